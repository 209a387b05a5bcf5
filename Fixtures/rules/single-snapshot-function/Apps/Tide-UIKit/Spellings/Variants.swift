final class TidesViewController: UIViewController {
  func reloadSnapshot() {
    var snapshot = Snapshot()
    dataSource.apply(snapshot)
  }
  func remove(_ id: UUID) {  // expect: single-snapshot-function
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([id])
    dataSource.apply(snapshot)
  }
  func clear() { dataSource?.apply(emptySnapshot, animatingDifferences: false) }  // expect: single-snapshot-function
  func filter() { var snapshot = Snapshot() }  // expect: single-snapshot-function
}
