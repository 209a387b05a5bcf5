import UIKit

final class TidesViewController: UIViewController {
  private func reloadSnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<SectionID, UUID>()
    dataSource.apply(snapshot)
  }
  private func clear() {  // expect: single-snapshot-function
    dataSource.apply(NSDiffableDataSourceSnapshot<SectionID, UUID>())
  }
  private func sort() { tidesController.sort() }
}
enum Snapshots {
  static func make() -> NSDiffableDataSourceSnapshot<Int, Int> {
    NSDiffableDataSourceSnapshot<Int, Int>()
  }
}
