import UIKit

final class TidesViewController: UIViewController {
  var rows: UITableViewDiffableDataSource<SectionID, Int>!  // expect: no-index-identifiers
  var tiles: UICollectionViewDiffableDataSource<SectionID, IndexPath>!  // expect: no-index-identifiers
  var byNumber: UITableViewDiffableDataSource<Int, UUID>!
  var byKey: UITableViewDiffableDataSource<SectionID, Int64>!
  // UITableViewDiffableDataSource<SectionID, Int>

  func reload() {
    var snapshot = NSDiffableDataSourceSnapshot<  // expect: no-index-identifiers
      SectionID,
      Foundation.NSNumber
    >()
    snapshot.appendItems(Array(tides.indices))  // expect: no-index-identifiers
    snapshot.appendItems(tides.map(\.id), toSection: .main)
  }
}
