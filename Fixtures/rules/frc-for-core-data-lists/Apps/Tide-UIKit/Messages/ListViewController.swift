import UIKit

final class ListViewController: UITableViewController {
  private var list: NSFetchedResultsController<Message>!
  func reloadSnapshot() throws {
    let unread = try context.fetch(Message.unread)
    var snapshot = NSDiffableDataSourceSnapshot<Int, NSManagedObjectID>()
  }
}
