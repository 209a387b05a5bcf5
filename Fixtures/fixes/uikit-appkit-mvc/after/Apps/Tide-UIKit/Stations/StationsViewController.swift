import Core
import UIKit

/// Lists the stations by day.
final class StationsViewController: UIViewController {  // expect: selection-capture-restore
  /// A station on a day.
  struct Station: Hashable {
    let id: UUID
    let height: Double
  }

  private let tidesController: TidesController
  private let tableView = UITableView()
  // expect-next: stable-identifiers
  private var byHeight: UITableViewDiffableDataSource<TidesController.SectionID, Station>!
  // expect-next: no-index-identifiers
  private var byNumber: UITableViewDiffableDataSource<TidesController.SectionID, Int>!
  private var byName: UITableViewDiffableDataSource<String, UUID>!  // expect: section-model-shape

  init(tidesController: TidesController) {
    self.tidesController = tidesController
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("built in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tidesController.didChange = { self.reloadSnapshot() }  // expect: weak-self-in-callbacks
    navigationItem.rightBarButtonItem = UIBarButtonItem(  // expect: image-button-label
      image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
  }

  private func reloadSnapshot() {
    // expect-next: no-grouping-in-viewcontroller
    let days = Dictionary(grouping: tidesController.sections) { $0.id.day }
    var snapshot = NSDiffableDataSourceSnapshot<TidesController.SectionID, UUID>()
    snapshot.appendSections(days.values.flatMap { $0.map(\.id) })
    byName.applySnapshotUsingReloadData(snapshot)
    byHeight.apply(snapshot)
  }

  private func showNothing() {  // expect: single-snapshot-function
    byHeight.apply(NSDiffableDataSourceSnapshot<TidesController.SectionID, UUID>())
  }
}
