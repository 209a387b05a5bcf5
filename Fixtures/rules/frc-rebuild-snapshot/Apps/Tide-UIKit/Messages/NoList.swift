import CoreData

// Who shows no list replays nothing on it.
final class AlertService: NSObject, NSFetchedResultsControllerDelegate {
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
    at path: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    guard type == .insert else { return }
    announce(object)
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    isEmpty = snapshot.itemIdentifiers.isEmpty
  }
}
