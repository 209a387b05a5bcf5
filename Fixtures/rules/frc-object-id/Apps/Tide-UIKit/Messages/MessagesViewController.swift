import UIKit

final class MessagesViewController: UITableViewController {
  private var list: NSFetchedResultsController<Message>!
  private var dataSource: UITableViewDiffableDataSource<Int, UUID>!  // expect: frc-object-id
  private var other: UITableViewDiffableDataSource<Int, NSManagedObjectID>!
  func reload() { var snapshot = NSDiffableDataSourceSnapshot<Int, Message>() }  // expect: frc-object-id
}
