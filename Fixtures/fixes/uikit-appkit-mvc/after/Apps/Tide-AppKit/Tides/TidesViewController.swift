import AppKit
import Core

/// Lists the tides of a harbour.
final class TidesViewController: NSViewController {
  private let tidesController: TidesController
  private let collectionView = NSCollectionView()
  private var dataSource: NSCollectionViewDiffableDataSource<TidesController.SectionID, UUID>!
  private var selectedIDs: [UUID] = []

  init(tidesController: TidesController) {
    self.tidesController = tidesController
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("built in code only") }

  override func loadView() {
    view = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = NSCollectionViewDiffableDataSource(collectionView: collectionView) {
      [tidesController] _, _, id in
      let item = TideItem()
      item.textField?.stringValue = tidesController.tide(for: id)?.meters.formatted(.number) ?? ""
      return item
    }
    tidesController.willChange = { [weak self] in
      guard let self else { return }
      selectedIDs = collectionView.selectionIndexPaths
        .compactMap { self.dataSource.itemIdentifier(for: $0) }
    }
    tidesController.didChange = { [weak self] in self?.reloadSnapshot() }
    Task { await load() }
  }

  private func load() async {
    do {
      try await tidesController.load()
    } catch {
      presentError(error)
    }
  }

  private func reloadSnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<TidesController.SectionID, UUID>()
    snapshot.appendSections(tidesController.sections.map(\.id))
    for section in tidesController.sections {
      snapshot.appendItems(section.tides.map(\.id), toSection: section.id)
    }
    dataSource.apply(snapshot, animatingDifferences: true) { [weak self] in
      guard let self else { return }
      collectionView.selectionIndexPaths = Set(
        selectedIDs.compactMap { self.dataSource.indexPath(for: $0) })
      selectedIDs.removeAll()
    }
  }
}
