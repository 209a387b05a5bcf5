import Core
import CoreData
import UIKit

/// Shows messages of the harbour office as they come in.
final class MessagesViewController: UITableViewController, NSFetchedResultsControllerDelegate {
  private var messages: NSFetchedResultsController<Message>!
  private var dataSource: UITableViewDiffableDataSource<Int, UUID>!  // expect: frc-object-id
  private var pendingSelectedIDs: [UUID] = []  // expect: frc-selection-object-id

  func controller(  // expect: frc-rebuild-snapshot
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
    at path: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    pendingSelectedIDs.removeAll()
  }
}
