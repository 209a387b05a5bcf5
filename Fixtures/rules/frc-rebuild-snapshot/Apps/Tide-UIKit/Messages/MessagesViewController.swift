import UIKit

extension MessagesViewController: NSFetchedResultsControllerDelegate {
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}

  func controller(  // expect: frc-rebuild-snapshot
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
    at path: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}

  func controller(  // expect: frc-rebuild-snapshot
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange info: NSFetchedResultsSectionInfo, atSectionIndex index: Int,
    for type: NSFetchedResultsChangeType
  ) {}

  func controller(  // expect: frc-rebuild-snapshot
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}

  func controller(at index: Int) {}
}
