import UIKit

final class MessagesViewController: UITableViewController {
  func reloadSnapshot() throws {
    let messages = try context.fetch(Message.fetchRequest())  // expect: frc-for-core-data-lists
    var snapshot = NSDiffableDataSourceSnapshot<Int, NSManagedObjectID>()
    snapshot.appendItems(messages.map(\.objectID))
  }
}
