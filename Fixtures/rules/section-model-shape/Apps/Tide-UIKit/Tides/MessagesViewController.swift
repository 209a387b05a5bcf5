final class MessagesViewController: UIViewController {
  var list: NSFetchedResultsController<Message>!
  var rows: UITableViewDiffableDataSource<String, NSManagedObjectID>!
}
