func controller(at indexPath: IndexPath, newIndexPath: IndexPath) {}
// Controllers of the project that tell of changes in the same words.
protocol HistoryDelegate: AnyObject {
  func controller(
    _ controller: HistoryController, didChange object: Any, at path: IndexPath?,
    for type: ChangeKind, newIndexPath: IndexPath?)
  func controller(
    _ controller: HistoryController, didChange section: Any, atSectionIndex index: Int,
    for type: ChangeKind)
  func controller(_ controller: HistoryController, didChangeContentWith snapshot: Any)
}
