final class MessagesViewController: UITableViewController {
  lazy var results = NSFetchedResultsController(fetchRequest: all, managedObjectContext: context,
    sectionNameKeyPath: nil, cacheName: nil)
  private var dataSource: UITableViewDiffableDataSource<Section, Message>!  // expect: frc-object-id
}
