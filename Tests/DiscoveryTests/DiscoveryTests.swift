import SwiftSource
import Testing

@testable import Discovery

@Suite("Conventions of a project")
struct DiscoveryTests {
  // MARK: - A project

  private func type(
    _ name: String, _ kind: DeclarationKind = .class, inherits: [String] = [],
    modifiers: ModifierSet = [], attributes: [String] = []
  ) -> ObservedType {
    ObservedType(
      name: name, kind: kind, modifiers: modifiers, attributes: attributes, inherits: inherits,
      isNested: false, line: 3)
  }

  private func file(
    _ path: String, _ types: [ObservedType] = [], imports: [String] = ["Foundation"],
    module: String? = "App", isTest: Bool = false
  ) -> ObservedFile {
    ObservedFile(
      path: path, module: module, isTest: isTest, layer: nil, imports: imports, types: types,
      members: [])
  }

  private func project(
    _ files: [ObservedFile], references: [(from: String, to: String, count: Int32)] = [],
    sightings: [Sighting] = []
  ) -> ObservedProject {
    let files = files.sorted { $0.path < $1.path }
    var lists = [[(file: Int32, count: Int32)]](repeating: [], count: files.count)
    for reference in references {
      guard let from = files.firstIndex(where: { $0.path == reference.from }),
        let to = files.firstIndex(where: { $0.path == reference.to })
      else { continue }
      lists[from].append((Int32(to), reference.count))
    }
    return ObservedProject(files: files, references: lists, sightings: sightings)
  }

  private func found(_ project: ObservedProject) -> [Convention] {
    let discovery = Discovery(background: Background(""))
    return discovery.settled(discovery.candidates(of: project))
  }

  /// Screens with a view model each; those with a number in `others` have another name.
  private func screens(_ count: Int, others: Set<Int> = []) -> [ObservedFile] {
    let fillers = (0..<count).map {
      file("App/Other/Thing\($0).swift", [type("Thing\($0)", .struct)])
    }
    return fillers
      + (0..<count).map { number in
        let name = others.contains(number) ? "Screen\(number)Manager" : "Screen\(number)ViewModel"
        return file(
          "App/Screens/S\(number)/\(name).swift", [type(name, inherits: ["BaseModel"])])
      }
  }

  // MARK: - Names

  @Test("Types that inherit a type have its suffix, with the ones that do not as exceptions")
  func names() throws {
    let conventions = found(project(screens(40, others: [7])))
    let name = try #require(
      conventions.first { $0.id == "types-of-base-model-are-named-view-model" })
    #expect(name.says == "Types that inherit `BaseModel` are named `*ViewModel`.")
    #expect(name.evidence == "39 of 40 (98 %)")
    #expect(name.exceptions == [.init(path: "App/Screens/S7/Screen7Manager.swift", line: 3)])
    #expect(name.kind == .name)
    #expect(name.bound > 0.85)
  }

  @Test("The mirror image of a convention is not another one")
  func mirrors() {
    let conventions = found(project(screens(40)))
    let ids = Set(conventions.map(\.id))
    #expect(
      ids.isDisjoint(with: ["types-named-view-model-inherit-base-model"])
        || ids.isDisjoint(with: ["types-of-base-model-are-named-view-model"]))
  }

  @Test("A name that only half of the types have is no convention")
  func noName() {
    let conventions = found(project(screens(40, others: Set(0..<20))))
    #expect(!conventions.contains { $0.id.contains("base-model-are-named") })
  }

  @Test("Few types are no convention, however alike they are")
  func tooFew() {
    let conventions = found(project(screens(6)))
    #expect(!conventions.contains { $0.id.contains("base-model") })
  }

  // MARK: - Absences

  @Test("A folder that never imports what the others import is told, and generated ids are stable")
  func absence() throws {
    let domain = (0..<40).map { file("App/Domain/D\($0).swift") }
    let views = (0..<40).map { file("App/Views/V\($0).swift", imports: ["SwiftUI"]) }
    let slip = file("App/Domain/Slip.swift", imports: ["SwiftUI"])
    let conventions = found(project(domain + views + [slip]))
    let absence = try #require(conventions.first { $0.id == "no-swift-ui-in-domain" })
    #expect(
      absence.says
        == "Files in folders named `Domain` do not import `SwiftUI`; 100 % of the others do.")
    #expect(absence.exceptions.map(\.path) == ["App/Domain/Slip.swift"])
    #expect(absence.support == 40)
  }

  @Test("A library that the same files import under several names is absent once")
  func absenceUnderSeveralNames() {
    let queries = (0..<40).map { file("App/Queries/Q\($0).swift") }
    let core = (0..<40).map { file("App/Core/C\($0).swift", imports: ["SQLCipher", "SQLite3"]) }
    let other = file("App/Core/Other.swift", imports: ["SQLite3"])
    #expect(absences(project(queries + core)) == ["no-sql-cipher-in-queries"])
    // Where one is imported alone, they are two.
    #expect(
      absences(project(queries + core + [other])) == [
        "no-sq-lite3-in-queries", "no-sql-cipher-in-queries",
      ])
  }

  @Test("That a module does not import itself is no news")
  func ownModule() {
    let kit = (0..<40).map { file("Kit/Core/K\($0).swift", module: nil) }
    let app = (0..<40).map { file("App/V\($0).swift", imports: ["Kit"], module: nil) }
    #expect(!found(project(kit + app)).contains { $0.id.contains("no-kit") })
    // A folder named after a library imports it.
    let more = (0..<40).map { file("Kit/Core/K\($0).swift", imports: ["Kit"], module: nil) }
    let rest = (0..<40).map { file("Domain/D\($0).swift", module: nil) }
    #expect(found(project(more + app + rest)).contains { $0.id == "no-kit-in-domain" })
  }

  private func absences(_ project: ObservedProject) -> [String] {
    found(project).map(\.id).filter { $0.hasSuffix("in-queries") }.sorted()
  }

  // MARK: - Layers

  @Test("Folders whose references go one way are layers, and what goes against them is counted")
  func layers() throws {
    let folders = ["Models", "Services", "Screens"]
    let files = folders.flatMap { folder in
      (0..<12).map { file("App/\(folder)/\(folder)\($0).swift") }
    }
    var references: [(from: String, to: String, count: Int32)] = []
    for number in 0..<12 {
      references.append(
        ("App/Screens/Screens\(number).swift", "App/Services/Services\(number).swift", 3))
      references.append(
        ("App/Services/Services\(number).swift", "App/Models/Models\(number).swift", 4))
    }
    references.append(("App/Models/Models0.swift", "App/Screens/Screens0.swift", 1))
    let conventions = found(project(files, references: references))
    let layers = try #require(conventions.first { $0.kind == .layers })
    #expect(layers.layers.map(\.name) == ["Models", "Services", "Screens"])
    #expect(layers.total == 85)
    #expect(layers.departures == 1)
    #expect(
      layers.says
        == "In module `App`, references go down the layers `Screens` → `Services` → `Models`.")
  }

  @Test("Against layers count references, each with its place, and not what a rule reports of them")
  func evidenceOfLayers() throws {
    let files = ["Models", "Screens"].flatMap { folder in
      (0..<20).map { file("App/\(folder)/\(folder)\($0).swift") }
    }
    // A file that targets share is in no module, and lies in the folder of one all the same.
    let shared = file("App/Models/Shared.swift", module: nil)
    var references: [(from: String, to: String, count: Int32)] = (0..<20).map { number in
      ("App/Screens/Screens\(number).swift", "App/Models/Models\(number).swift", 10)
    }
    references.append(("App/Models/Models0.swift", "App/Screens/Screens0.swift", 4))
    references.append((shared.path, "App/Screens/Screens1.swift", 1))
    let others = (0..<2).map { file("Tool/T\($0).swift", module: "Tool") }
    let conventions = found(project(files + [shared] + others, references: references))
    let layers = try #require(conventions.first { $0.id == "layers-of-app" })
    #expect(layers.evidence == "200 of 205 (98 %)")
    #expect(
      layers.exceptions.map(\.path)
        == [String](repeating: "App/Models/Models0.swift", count: 4) + [shared.path])
    #expect(layers.against.count == 2)
    let place = Convention.Exception(path: "App/Models/Models0.swift", line: 3)
    #expect(layers.settled([place]).exceptions == layers.exceptions)
    let places = [3, 9].map { Convention.Exception(path: shared.path, line: 7, column: $0) }
    let located = layers.located(places + [place])
    #expect(located.evidence == "200 of 203 (99 %)")
    #expect((0..<3).map(located.position(ofException:)) == [":3", ":7:3", ":7:9"])
  }

  @Test("References between layers without an order do not count")
  func sideways() throws {
    let folders = ["Left", "Right", "Screens"]
    let files = folders.flatMap { folder in
      (0..<20).map { file("App/\(folder)/\(folder)\($0).swift") }
    }
    var references: [(from: String, to: String, count: Int32)] = folders.prefix(2).flatMap { low in
      (0..<20).map { ("App/Screens/Screens\($0).swift", "App/\(low)/\(low)\($0).swift", 2) }
    }
    references.append(("App/Left/Left0.swift", "App/Right/Right0.swift", 1))
    let conventions = found(project(files, references: references))
    let layers = try #require(conventions.first { $0.kind == .layers })
    #expect(layers.says.hasSuffix("the layers `Screens` → `Right`, `Left`."), "\(layers.says)")
    #expect(layers.evidence == "80 of 80 (100 %)")
  }

  @Test("All else departs as often as its rule finds places, files once each")
  func evidenceOfOthers() {
    let files = screens(40, others: [3]) + (0..<30).map { file("App/Domain/D\($0).swift") }
    let places = [1, 2, 3].map { Convention.Exception(path: "App/Domain/D0.swift", line: $0) }
    let conventions = found(project(files)).filter { $0.unit != .references }
    #expect(!conventions.isEmpty)
    for convention in conventions {
      let settled = convention.settled(places)
      #expect(settled.departures == (settled.unit == .files ? 1 : 3), "\(settled.id)")
      #expect(settled.support + settled.exceptions.count == settled.total)
    }
  }

  @Test("What nothing uses is at the top, and what has no order with any other folder is no layer")
  func places() throws {
    let files = ["App", "Kit", "Core", "Widget", "Service"].flatMap { folder in
      (0..<20).map { file("\(folder)/\(folder)\($0).swift", module: String(folder)) }
    }
    let uses = [("App", "Kit"), ("Kit", "Core"), ("Widget", "Core")]
    var references: [(from: String, to: String, count: Int32)] = uses.flatMap { high, low in
      (0..<20).map { ("\(high)/\(high)\($0).swift", "\(low)/\(low)\($0).swift", 10) }
    }
    references.append(("Service/Service0.swift", "Core/Core0.swift", 1))
    let conventions = found(project(files, references: references))
    let layers = try #require(conventions.first { $0.id == "layers-of-the-project" })
    #expect(layers.says.hasSuffix("the layers `App`, `Widget` → `Kit` → `Core`."), "\(layers.says)")
    #expect(layers.evidence == "600 of 600 (100 %)")
  }

  @Test("A folder with one folder in it gives way to those that are deeper")
  func expandedFolders() throws {
    let files = ["A", "B/C/D", "B/C/E"].flatMap { folder in
      ["X", "Y"].map { file("App/\(folder)/\($0).swift") }
    }
    let groups = try #require(FolderGroups(of: Array(files.indices), in: project(files)))
    #expect(groups.folders == ["App/A", "App/B"])
    #expect(groups.expanding("App/B")?.folders == ["App/A", "App/B/C/D", "App/B/C/E"])
    #expect(groups.expanding("App/A") == nil)
  }

  @Test("Folders that use each other both ways are no layers")
  func noLayers() {
    let files = ["A", "B"].flatMap { folder in
      (0..<20).map { file("App/\(folder)/\(folder)\($0).swift") }
    }
    var references: [(from: String, to: String, count: Int32)] = []
    for number in 0..<20 {
      references.append(("App/A/A\(number).swift", "App/B/B\(number).swift", 3))
      references.append(("App/B/B\(number).swift", "App/A/A\(number).swift", 3))
    }
    #expect(!found(project(files, references: references)).contains { $0.kind == .layers })
  }

  // MARK: - Order and form

  @Test("The order of the files does not matter, and the best come first")
  func order() {
    let files = screens(40, others: [3]) + (0..<30).map { file("App/Domain/D\($0).swift") }
    let one = found(project(files)).map(\.id)
    let other = found(project(files.reversed())).map(\.id)
    #expect(one == other)
    #expect(Set(one).count == one.count)
  }

  @Test("Ids are names of rules")
  func ids() {
    for convention in found(project(screens(40))) {
      #expect(
        convention.id.utf8.allSatisfy {
          ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
        })
    }
  }

  @Test(
    "Words of a name",
    arguments: [
      ("URLSessionTask", ["URL", "Session", "Task"]), ("HomeViewModel", ["Home", "View", "Model"]),
      ("H264Decoder", ["H264", "Decoder"]), ("user_id", ["user", "id"]), ("", []),
    ])
  func words(name: String, words: [String]) {
    #expect(NameWords.words(of: name) == words)
  }

  @Test("Of all places only exceptions keep the share below 100 %")
  func evidence() {
    let convention = Convention(
      id: "a", kind: .name, says: "A.", unit: .types, total: 1_000,
      exceptions: [.init(path: "A.swift", line: 1)], background: 0.5, rule: [:], subjects: [],
      claim: "")
    #expect(convention.evidence == "999 of 1,000 (99 %)")
    #expect(convention.settled([]).evidence == "1,000 of 1,000 (100 %)")
  }
}
