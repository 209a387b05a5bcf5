import UIKit

final class TidesViewController: UITableViewController {
  func update() {
    tableView.reloadData()  // expect: no-imperative-list-updates
    self.collectionView?.reloadData()  // expect: no-imperative-list-updates
    tableView.beginUpdates()  // expect: no-imperative-list-updates
    tableView.deleteRows(at: [path], with: .fade)  // expect: no-imperative-list-updates
    tableView.endUpdates()  // expect: no-imperative-list-updates
    tableView.performBatchUpdates {  // expect: no-imperative-list-updates
      tableView.moveRow(at: path, to: other)  // expect: no-imperative-list-updates
    }
    collectionView.reloadSections(IndexSet(integer: 1))  // expect: no-imperative-list-updates
    snapshot.reloadItems([id])
    snapshot.reloadSections([.main])
    snapshot.deleteItems([id])
    dataSource.applySnapshotUsingReloadData(snapshot)
    picker.reloadAllComponents()
    tidesController.reloadData()
    // tableView.reloadData()
  }
}

final class TidesController {
  func refresh() { reload() }
}
