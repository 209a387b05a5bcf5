import UIKit

final class TidesViewController: UIViewController {
  var harbours: UITableViewDiffableDataSource<Int, Harbour>!  // expect: stable-identifiers
  var stations: UITableViewDiffableDataSource<Int, Station>!
  var ids: UITableViewDiffableDataSource<Int, UUID>!

  func reloadSnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
    snapshot.appendItems(tides.map { _ in UUID() })  // expect: stable-identifiers
    let other = tides.map { _ in UUID() }  // expect: stable-identifiers
  }
  func make() -> Buoy { Buoy(id: UUID()) }
}
