"""The texts that a generated app is made of (project.py)."""

# Members, with a line of hyphens between them. NAME is replaced by the feature, ITEM by a word, and item by
# the word in lower case.
ENTITY = '''
  /// The number of entries of one ITEM.
  let itemCount: Int
---
  let itemDate: Date
---
  var itemTitle: String
---
  /// Whether the ITEM belongs to this day.
  func isItem(on day: Date, in calendar: Calendar = .current) -> Bool {
    calendar.isDate(createdAt, inSameDayAs: day)
  }
---
  var itemSummary: String {
    let parts = [title, createdAt.formatted()].filter { !$0.isEmpty }
    return parts.joined(separator: ", ")
  }
---
  static let itemLimit = 200
---
  enum ItemState: String, Codable, CaseIterable, Sendable {
    case waiting
    case active = "on"
    case finished(Int)

    var isFinal: Bool {
      switch self {
      case .waiting, .active: false
      case .finished: true
      }
    }
  }
'''

USE_CASE = '''
  func itemTotal(of models: [NAMEModel]) -> Double {
    models.reduce(into: 0.0) { total, model in
      guard model.value > 0 else { return }
      total += model.value * 1.5
    }
  }
---
  /// Sorts by date, newest first, and keeps some.
  func itemLatest(_ models: [NAMEModel], limit: Int = 10) -> [NAMEModel] {
    Array(models.sorted { $0.createdAt > $1.createdAt }.prefix(limit))
  }
---
  func itemGroups(_ models: [NAMEModel]) -> [String: [NAMEModel]] {
    let groups = Dictionary(grouping: models) { $0.title.lowercased() }
    for (title, group) in groups where group.count > 20 {
      print("many entries for \\(title): \\(group.count)")
    }
    return groups
  }
---
  func itemValue(_ text: String) throws -> Double {
    guard let value = Double(text.trimmingCharacters(in: .whitespaces)), value.isFinite else {
      throw NAMEError.malformed(text)
    }
    return value // as it was typed
  }
---
  func itemPath(_ name: String) -> String {
    let folder = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)[0]
    return folder + "/" + name.replacingOccurrences(of: " ", with: "-")
  }
'''

REPOSITORY = '''
  func loadItem(id: UUID) async throws -> NAMEModel {
    if let cached = cache[id] { return cached.model }
    let (data, response) = try await session.data(from: base.appendingPathComponent("item/\\(id)"))
    guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
      throw NAMEError.unreachable
    }
    let transfer = try JSONDecoder().decode(NAMEDTO.self, from: data)
    cache[id] = transfer
    return transfer.model
  }
---
  func saveItem(_ model: NAMEModel) async throws {
    var request = URLRequest(url: base.appendingPathComponent("item"))
    request.httpMethod = "POST"
    request.httpBody = try! JSONEncoder().encode(NAMEDTO(model))
    _ = try await session.data(for: request)
  }
---
  func removeItem(_ id: UUID) async {
    do {
      try await store.delete(id)
    } catch {
      logger.error("cannot remove item \\(id): \\(error.localizedDescription, privacy: .public)")
    }
  }
---
  func waitForItem() async throws {
    for _ in 0..<3 {
      if !cache.isEmpty { return }
      try await Task.sleep(nanoseconds: 500_000_000)
    }
  }
---
  var itemKey: String { #"item\\.key="\\#(base.path)""# }
'''

VIEW_MODEL = '''
  private(set) var itemModels: [NAMEModel] = []
---
  var itemText = ""
---
  func itemAppeared() async {
    isLoading = true
    defer { isLoading = false }
    do {
      models = try await useCase.execute(limit: 50)
    } catch is CancellationError {
      return
    } catch {
      message = String(format: "%@ failed", "item")
    }
  }
---
  func itemTapped(_ model: NAMEModel) {
    Task { [weak self] in
      await self?.itemAppeared()
      self?.router.openDetail(id: model.id)
    }
  }
---
  func itemChanged(_ value: Double?) {
    guard let value, value >= 0 else { return }
    DispatchQueue.main.async {
      self.message = "\\(value, specifier: "%.1f")"
    }
  }
---
  // TODO: move to the settings
  func itemReset() {
    models.removeAll { $0.title.isEmpty || $0.value == 0 }
    UserDefaults.standard.set(false, forKey: "item.reset")
  }
'''

VIEW = '''
      Section("ITEM") {
        ForEach(viewModel.models) { model in
          NAMERow(model: model)
            .padding(.horizontal, 16)
            .foregroundColor(model.value > 10 ? .red : .primary)
        }
      }
---
      Button {
        viewModel.itemReset()
      } label: {
        Label("Reset item", systemImage: "arrow.counterclockwise")
      }
      .buttonStyle(.bordered)
---
      HStack(spacing: 8) {
        Image(systemName: "star.fill").accessibilityLabel(Text("ITEM"))
        Text(viewModel.message ?? "no item").font(.caption)
        Spacer()
      }
      .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
---
      if viewModel.isLoading {
        ProgressView("item")
      } else if let message = viewModel.message {
        Text(message).onTapGesture { viewModel.message = nil }
      }
---
      NavigationLink("ITEM") {
        Text("detail of item").navigationTitle("ITEM")
      }
'''

CONTROLLER = '''
  private func configureItem() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    label.text = NSLocalizedString("item.title", comment: "title of the list")
    label.textColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    view.addSubview(label)
  }
---
  func reloadItem(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, UUID>()
    snapshot.appendSections([.main])
    snapshot.appendItems(side.models.map(\\.id), toSection: .main)
    source.apply(snapshot, animatingDifferences: animated)
  }
---
  @objc private func itemPressed(_ sender: UIButton) {
    side.onChange = { models in
      self.title = "\\(models.count) item"
      self.tableView.reloadData()
    }
  }
---
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = source.itemIdentifier(for: indexPath) else { return }
    side.select(id)
    tableView.deselectRow(at: indexPath, animated: true)
  }
'''

TESTS = '''
  @Test("An item is loaded once")
  func itemIsLoaded() async throws {
    // Given
    let model = NAMEModel(title: "item", value: 3)
    // When
    try await sut.saveItem(model)
    // Then
    #expect(sut.models.count == 1)
  }
---
  @Test func itemIsRefused() async {
    await #expect(throws: NAMEError.unreachable) { try await sut.loadItem(id: UUID()) }
  }
---
  @Test("NAME-REQ-001: item waits", arguments: [1, 2, 3])
  func itemWaits(_ count: Int) async throws {
    try await Task.sleep(for: .milliseconds(10 * count))
    let first = try #require(sut.models.first)
    #expect(first.title == "item", "the first of \\(count)")
  }
'''

# Path, the parts before and behind the members, and the members to choose from.
FILES = [
    ('App/Domain/Entities/NAME/NAMEModel.swift',
     'import Foundation\n\n/// One entry of NAME.\nstruct NAMEModel: Identifiable, Codable, Hashable, '
     'Sendable {\n  let id: UUID\n  var title: String\n  var value: Double\n  let createdAt: Date\n',
     '}\n\nenum NAMEError: Error, Equatable {\n  case unreachable\n  case malformed(String)\n}\n',
     ENTITY),
    ('App/Domain/Repositories/NAMERepositoryProtocol.swift',
     'import Foundation\n\nprotocol NAMERepositoryProtocol: Sendable {\n'
     '  func loadAll(limit: Int) async throws -> [NAMEModel]\n'
     '  func remove(_ id: UUID) async\n', '}\n', ''),
    ('App/Domain/UseCases/NAME/GetNAMEUseCase.swift',
     'import Foundation\n\nprotocol GetNAMEUseCaseProtocol: Sendable {\n'
     '  func execute(limit: Int) async throws -> [NAMEModel]\n}\n\n'
     'final class GetNAMEUseCase: GetNAMEUseCaseProtocol {\n'
     '  private let repository: any NAMERepositoryProtocol\n\n'
     '  init(repository: any NAMERepositoryProtocol) {\n    self.repository = repository\n  }\n\n'
     '  func execute(limit: Int) async throws -> [NAMEModel] {\n'
     '    try await repository.loadAll(limit: limit)\n  }\n', '}\n', USE_CASE),
    ('App/Data/DTOs/NAMEDTO.swift',
     'import Foundation\n\nstruct NAMEDTO: Codable, Sendable {\n  let identifier: String\n'
     '  let title: String?\n  let amount: Double\n\n  enum CodingKeys: String, CodingKey {\n'
     '    case identifier = "id"\n    case title, amount\n  }\n\n  var model: NAMEModel {\n'
     '    NAMEModel(id: UUID(), title: title ?? "", value: amount, createdAt: .now)\n  }\n\n'
     '  init(_ model: NAMEModel) {\n    identifier = model.id.uuidString\n    title = model.title\n'
     '    amount = model.value\n  }\n', '}\n', ''),
    ('App/Data/Repositories/NAMERepository.swift',
     'import Foundation\nimport os\n\nactor NAMERepository: NAMERepositoryProtocol {\n'
     '  private var cache: [UUID: NAMEDTO] = [:]\n  private let session = URLSession.shared\n'
     '  private let base = URL(string: "https://example.org/api")!\n  private let store: RecordStore\n'
     '  private let logger = Logger(subsystem: "org.example.app", category: "NAME")\n\n'
     '  init(store: RecordStore) {\n    self.store = store\n  }\n\n'
     '  func loadAll(limit: Int) async throws -> [NAMEModel] {\n'
     '    cache.values.prefix(limit).map(\\.model)\n  }\n', '}\n', REPOSITORY),
    ('App/Presentation/Screens/NAME/NAMEViewModel.swift',
     'import Observation\nimport Foundation\n\n@Observable @MainActor\nfinal class NAMEViewModel {\n'
     '  var isLoading = false\n  var message: String?\n  private(set) var models: [NAMEModel] = []\n'
     '  private let useCase: any GetNAMEUseCaseProtocol\n  let router: NAMERouter\n\n'
     '  init(useCase: any GetNAMEUseCaseProtocol, router: NAMERouter) {\n'
     '    self.useCase = useCase\n    self.router = router\n  }\n', '}\n', VIEW_MODEL),
    ('App/Presentation/Screens/NAME/NAMEView.swift',
     'import SwiftUI\n\nstruct NAMEView: View {\n  @State private var viewModel: NAMEViewModel\n'
     '  @Environment(\\.dismiss) private var dismiss\n\n'
     '  init(viewModel: NAMEViewModel) {\n    _viewModel = State(initialValue: viewModel)\n  }\n\n'
     '  var body: some View {\n    List {\n',
     '    }\n    .navigationTitle("NAME")\n    .task { await viewModel.itemAppeared() }\n  }\n}\n\n'
     '#Preview {\n  NAMEBuilder.build()\n}\n', VIEW),
    ('App/Presentation/Screens/NAME/NAMERow.swift',
     'import SwiftUI\n\n/// One line of the list.\nstruct NAMERow: View {\n  let model: NAMEModel\n\n'
     '  var body: some View {\n    VStack(alignment: .leading) {\n      Text(model.title).font(.headline)\n'
     '      Text("\\(model.value, specifier: "%.2f")").foregroundStyle(.secondary)\n    }\n  }\n',
     '}\n', ''),
    ('App/Presentation/Screens/NAME/NAMERouter.swift',
     'import SwiftUI\n\n@MainActor\nfinal class NAMERouter: Router {\n  func openDetail(id: UUID) {\n'
     '    navigator.push(to: .nameDetail(id))\n  }\n\n  func showError(_ error: NAMEError) {\n'
     '    presentAlert(title: "NAME", message: "\\(error)")\n  }\n', '}\n', ''),
    ('App/Presentation/Screens/NAME/NAMEBuilder.swift',
     'import SwiftUI\n\n@MainActor\nenum NAMEBuilder {\n  static func build() -> some View {\n'
     '    let repository = NAMERepository(store: .shared)\n'
     '    let useCase = GetNAMEUseCase(repository: repository)\n'
     '    return NAMEView(viewModel: NAMEViewModel(useCase: useCase, router: NAMERouter()))\n  }\n',
     '}\n', ''),
    ('Pad/Features/NAME/NAMEViewController.swift',
     'import UIKit\nimport Core\n\nfinal class NAMEViewController: UITableViewController {\n'
     '  enum Section { case main }\n\n  private let side: NAMESideController\n'
     '  private lazy var source = UITableViewDiffableDataSource<Section, UUID>(tableView: tableView) {\n'
     '    tableView, indexPath, id in\n    tableView.dequeueReusableCell(withIdentifier: "NAME", for: '
     'indexPath)\n  }\n\n  init(side: NAMESideController) {\n    self.side = side\n'
     '    super.init(style: .insetGrouped)\n  }\n\n  required init?(coder: NSCoder) { fatalError() }\n\n'
     '  override func viewDidLoad() {\n    super.viewDidLoad()\n    title = "NAME"\n  }\n',
     '}\n', CONTROLLER),
    ('Packages/Core/Sources/Core/NAME/NAMESideController.swift',
     'import Foundation\n\n/// Holds the entries of NAME for both apps.\n'
     'public final class NAMESideController {\n  public private(set) var models: [Entry] = []\n'
     '  public var onChange: (([Entry]) -> Void)?\n  private var selected: UUID?\n\n  public init() {}\n\n'
     '  public struct Entry: Identifiable, Hashable {\n    public let id: UUID\n    public var title: String\n'
     '  }\n\n  public func select(_ id: UUID) {\n    selected = id\n    onChange?(models)\n  }\n',
     '}\n', ''),
    ('Tests/NAMETests/NAMEViewModelTests.swift',
     'import Foundation\nimport Testing\n@testable import App\n\n@Suite("NAME") @MainActor\n'
     'struct NAMEViewModelTests {\n  let sut = MockNAMERepository()\n', '}\n', TESTS),
    ('Tests/NAMETests/Mocks/MockNAMERepository.swift',
     '@testable import App\n\nfinal class MockNAMERepository: NAMERepositoryProtocol, '
     '@unchecked Sendable {\n  var models: [NAMEModel] = []\n  var error: NAMEError?\n\n'
     '  func loadAll(limit: Int) async throws -> [NAMEModel] {\n    if let error { throw error }\n'
     '    return Array(models.prefix(limit))\n  }\n\n  func remove(_ id: UUID) async {\n'
     '    models.removeAll { $0.id == id }\n  }\n', '}\n', ''),
]

DOCUMENT = '''# NAME

The screen lists the entries of one day. Each has a title, a date and a value.

| id | requirement |
|---|---|
| NAME-REQ-001 | The list waits for the item. |
| NAME-REQ-002 | A tap opens the detail. |

```swift
let model = NAMEModel(title: "one", value: 1)
```
'''

MANIFEST = '''// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Core",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Core", targets: ["Core"])],
  targets: [.target(name: "Core"), .testTarget(name: "CoreTests", dependencies: ["Core"])])
'''
