import UIKit

final class TidesViewController: UIViewController, UITableViewDataSource {  // expect: diffable-required
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self  // expect: diffable-required
    picker.dataSource = self
  }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {  // expect: diffable-required
    3
  }

  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
}

extension TidesViewController: UITableViewDelegate, UITableViewDataSourcePrefetching {
  func tableView(_ table: UITableView, prefetchRowsAt paths: [IndexPath]) {}
}

final class TidesDataSource: UITableViewDiffableDataSource<SectionID, UUID> {
  override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
  override func tableView(
    _ table: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "High" }
}
// final class Old: UITableViewDataSource
