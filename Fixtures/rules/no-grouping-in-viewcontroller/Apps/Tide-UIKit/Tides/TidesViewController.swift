import UIKit

final class TidesViewController: UIViewController {
  private func reloadSnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<SectionID, UUID>()
    let days = Dictionary(grouping: tides) { $0.day }  // expect: no-grouping-in-viewcontroller
    for day in days.keys.sorted() {  // expect: no-grouping-in-viewcontroller
      let high = tides.filter { $0.isHigh }  // expect: no-grouping-in-viewcontroller
      snapshot.appendItems(high.map(\.id), toSection: day)
    }
    let labels = view.subviews.filter { $0 is UILabel }
    let chosen = paths.compactMap { dataSource.itemIdentifier(for: $0) }
  }
  func days() -> [Day: [Tide]] { Dictionary(grouping: tides, by: \.day) }  // expect: no-grouping-in-viewcontroller
  func names() -> [String] { tides.map(\.name).sorted() }
}
final class TidesController {
  func load() { days = Dictionary(grouping: tides) { $0.day } }
}
