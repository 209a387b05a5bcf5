import Core
import UIKit

/// Lists the tides of a harbour.
final class TidesViewController: UIViewController {
  private let tidesController: TidesController
  private let tableView = UITableView()
  private var dataSource: UITableViewDiffableDataSource<TidesController.SectionID, UUID>!
  private var selectedIDs: [UUID] = []

  init(tidesController: TidesController) {
    self.tidesController = tidesController
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("built in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpTable()
    tidesController.willChange = { [weak self] in
      guard let self else { return }
      selectedIDs = (tableView.indexPathsForSelectedRows ?? [])
        .compactMap { self.dataSource.itemIdentifier(for: $0) }
    }
    tidesController.didChange = { [weak self] in self?.reloadSnapshot() }
    Task { await load() }
  }

  private func setUpTable() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tide")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    dataSource = UITableViewDiffableDataSource(tableView: tableView) {
      [tidesController] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "tide", for: path)
      guard let tide = tidesController.tide(for: id) else { return cell }
      var content = cell.defaultContentConfiguration()
      content.text = tide.time.formatted(date: .omitted, time: .shortened)
      content.secondaryText = String(format: "%.1f m", tide.meters)  // expect: no-c-style-format
      cell.contentConfiguration = content
      return cell
    }
  }

  private func load() async {
    do {
      try await tidesController.load()
    } catch {
      let alert = UIAlertController(
        title: String(localized: "No tides"), message: error.localizedDescription,
        preferredStyle: .alert)
      present(alert, animated: true)
    }
  }

  private func reloadSnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<TidesController.SectionID, UUID>()
    snapshot.appendSections(tidesController.sections.map(\.id))
    for section in tidesController.sections {
      snapshot.appendItems(section.tides.map(\.id), toSection: section.id)
    }
    dataSource.apply(snapshot) { [weak self] in
      guard let self else { return }
      for path in selectedIDs.compactMap({ self.dataSource.indexPath(for: $0) }) {
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      }
      selectedIDs.removeAll()
    }
  }
}
