import Configuration
import LintRules
import Migrations
import Testing

@testable import Engine

/// Which classes can move from `ObservableObject` to `@Observable`, and what keeps the others.
@Suite struct ObservationMigrationTests {
  private func units(_ files: [String: String]) async throws -> [FixUnit] {
    let folder = try TemporaryFolder(files)
    let configuration = try Sample.configuration()
    let (survey, _) = await Survey.survey(
      root: folder.path, configuration: configuration, workers: 1)
    return await ObservationMigration.of(survey, store: .folder(folder.path), workers: 1).units
  }

  /// A class and a view that holds it.
  private static let model =
    "import SwiftUI\nclass Model: ObservableObject { @Published var a = 1 }\n"

  /// Why the class `Model` cannot move when `code` is beside it.
  private func blockers(_ code: String, model: String = Self.model) async throws -> [String] {
    let units = try await units(["Model.swift": model, "Other.swift": code])
    let unit = try #require(units.first { $0.subject == "Model" })
    #expect(unit.isApplicable == unit.blockers.isEmpty)
    #expect(unit.edits.isEmpty != unit.isApplicable)
    return unit.blockers.map(\.reason)
  }

  @Test("a migration names its class and each use of it") func consumersAndPlaces() async throws {
    let units = try await units([
      "Model.swift": Self.model,
      "View.swift": """
      import SwiftUI
      struct Home: View {
        @StateObject var model = Model()
        var body: some View { Row().environmentObject(model) }
      }
      """,
      "Row.swift": "import SwiftUI\nstruct Row: View {\n  @EnvironmentObject var model: Model\n}",
    ])
    let unit = try #require(units.first)
    #expect(units.count == 1)
    #expect(unit.subject == "Model")
    #expect(unit.declaration.line == 2)
    #expect(
      unit.consumers.map { "\($0.path):\($0.line) \($0.role)" } == [
        "Row.swift:3 environmentObject", "View.swift:3 stateObject", "View.swift:4 injection",
      ])
    #expect(unit.places.count { $0.role == .publishedProperty } == 1)
    #expect(unit.isApplicable)
  }

  @Test(
    "a class without a reason to stay is migrated",
    arguments: [
      "struct A { @StateObject var m: Model }",
      "struct A { @ObservedObject var m = Model.shared }\nextension Model { static let shared = Model() }",
      "struct A { @ObservedObject private var m: Model\n  init(_ m: Model) { _m = .init(wrappedValue: m) } }",
      "struct A { let m: Model; var b: some View { B().environmentObject(m) } }",
      "struct A { var b: some View { B().environmentObject(make()) }\n  func make() -> Model { Model() } }",
      "struct A { let s: Store; var b: some View { B().environmentObject(s.model) } }\nstruct Store { var model = Model() }",
      "func f(_ m: Model) { let n = m; B().environmentObject(n) }",
      "func f(_ m: Model?) { if let m { B().environmentObject(m) } }",
      "typealias Alias = Model\nstruct A { @ObservedObject var m: Alias }",
      "extension View { func put(_ m: Model) -> some View { environmentObject(m) } }",
      "class Lone: ObservableObject { @Published var b = 1; func f() { $b.sink {}; objectWillChange.send() } }",
      "struct A { @ObservedObject var m: Model; var b: some View { T($m.a) } }",
      "struct A<T: Shape> { @ObservedObject var m: Other<T> }",
      "import Fluent\nstruct A { @ObservedObject var m = Fluent.Thing.shared }",
      "class Base { var n = Net() }\nclass C: Base { static let c = C() }\nstruct A { @StateObject var n = C.c.n }",
      "struct A { @ObservedObject var m: Model\n  func f(m: Model) { let m = m; if let m = m.x { g(m) } } }",
      "func f(m: Model) { let m = m; B().environmentObject(m) }",
      "func f(m: Model?) { guard let m = m else { return }; B().environmentObject(m) }",
      "// ObservableObject objectWillChange $a\nlet t = \"ObservableObject\"",
      "extension Model: Hashable {}",
    ])
  func moves(_ code: String) async throws {
    #expect(try await blockers(code) == [])
  }

  @Test(
    "a class stays for each documented reason",
    arguments: [
      ("func f(_ m: Model) { m.objectWillChange.sink {} }", "objectWillChange is used"),
      ("extension Model { func f() { objectWillChange.send() } }", "objectWillChange is used"),
      ("func f(_ m: Model) { m.$a.sink {} }", "the publisher '$a' is used"),
      ("func f() { x.y.$a.sink {} }", "the publisher '$a' is used"),
      ("extension Model { func f() { $a.sink {} } }", "the publisher '$a' is used"),
      (
        "extension Model { func f() { _a = Published(initialValue: 2) } }",
        "the storage '_a' is used"
      ),
      ("class Sub: Model {}", "'Sub' inherits from it"),
      (
        "func f<T: ObservableObject>(_ t: T) {}", "ObservableObject is used as a type or constraint"
      ),
      ("let t: any ObservableObject", "ObservableObject is used as a type or constraint"),
      ("extension ObservableObject {}", "ObservableObject is used as a type or constraint"),
      (
        "struct A<M: ObservableObject> { @StateObject var m: M }",
        "ObservableObject is used as a type or constraint"
      ),
      ("struct A { @StateObject var m = resolve() }", "the type of 'm' is unknown"),
      (
        "struct A { @EnvironmentObject var m: Model; var b: some View { B().environmentObject(x) } }",
        "the type of what environmentObject(_:) gets is unknown"
      ),
      (
        "let c = { x in B().environmentObject(x) }\nstruct A { @EnvironmentObject var m: Model }",
        "the type of what environmentObject(_:) gets is unknown"
      ),
      (
        "class A { @ObservedObject var m: Model }",
        "the wrapped property does not belong to a struct"
      ),
      (
        "struct A { @ObservedObject var m: Model; var b: some View { C(m: $m) } }",
        "the wrapper '$m' is passed on"
      ),
      (
        "struct A { @EnvironmentObject var m: Model; init() { _m = x } }",
        "the storage '_m' is used"
      ),
      (
        "struct A { var m: ObservedObject<Model> }",
        "a wrapper is used in a form that is not understood"
      ),
      (
        "func f(@ObservedObject m: Model) {}", "a wrapper is used in a form that is not understood"
      ),
      (
        "func f(m: Model) { B().environmentObject(m) }\nextension B { func environmentObject(_ m: Model) {} }",
        "the project has an environmentObject of its own"
      ),
      (
        "struct A { @StateObject var m: Model; init() { _m = make() } }", "the storage '_m' is used"
      ),
    ])
  func stays(_ code: String, _ reason: String) async throws {
    #expect(try await blockers(code).contains(reason))
  }

  @Test(
    "the uses of a class that stays are kept",
    arguments: [
      ("class Base {}\nclass Model: Base, ObservableObject {}", "it inherits from 'Base'"),
      (
        "class Model: ObservableObject { @Published var a = 1; var _a = 2 }",
        "'_a' would have the name of the storage that @Observable makes for 'a'"
      ),
      (
        "class Model: ObservableObject { var a = 1, b = 2 }",
        "several properties share one 'var', which @Observable does not take"
      ),
      (
        "class Model: ObservableObject { @Published @Clamped var a = 1 }",
        "the property has another wrapper beside @Published"
      ),
      (
        "func f() { class Model: ObservableObject {} }", "a local class cannot be @Observable"
      ),
      (
        "class Model: ObservableObject { let p: AnyPublisher<Int, Never> }",
        "the class uses publishers (AnyPublisher)"
      ),
      (
        "protocol P: ObservableObject {}\nclass Model: P {}",
        "its protocol 'P' asks for ObservableObject"
      ),
      (
        "class Model: ObservableObject { @Published var `default` = 1 }",
        "the name is in back-quotes, which @Observable does not take"
      ),
      (
        "class Model: ObservableObject { @AppStorage(\"a\") var a = 1 }",
        "@AppStorage redraws views for an ObservableObject only"
      ),
      (
        "open class Model: ObservableObject { @Published open var a = 1 }",
        "the property is open, which @Observable does not take"
      ),
      (
        "class Model: ObservableObject { var a = 1 }\nextension Model: Encodable {}",
        "the class is Codable without CodingKeys, so that its coded form would change"
      ),
      (
        "protocol Stored: Codable {}\nclass Model: ObservableObject, Stored { var a = 1 }",
        "the class is Codable without CodingKeys, so that its coded form would change"
      ),
      (
        "class Model: ObservableObject, Codable { var a = 1 }",
        "the class is Codable without CodingKeys, so that its coded form would change"
      ),
    ])
  func classesThatStay(_ model: String, _ reason: String) async throws {
    #expect(try await blockers("", model: "import SwiftUI\n" + model).contains(reason))
  }

  @Test("a class whose extension says what is coded moves") func codingKeysInExtensions()
    async throws
  {
    let model = "extension Model: Codable { enum CodingKeys: String, CodingKey { case a } }"
    #expect(try await blockers("", model: Self.model + model) == [])
  }

  /// The macro makes an extension of the class, from where a private member is not visible.
  @Test("a class that is private to a type stays, and one that is private to its file moves")
  func privateClasses() async throws {
    let code = "import SwiftUI\nstruct A { private class Model: ObservableObject {} }"
    let nested = try #require(try await units(["A.swift": code]).first)
    #expect(nested.blockers.map(\.reason).contains { $0.hasPrefix("the class is private") })
    let top = "import SwiftUI\nprivate class Model: ObservableObject {}"
    #expect(try await units(["A.swift": top]).first?.isApplicable == true)
  }

  /// Without a view that takes an object out of the environment, nothing tells which one goes in.
  @Test("what is put into an environment that nobody reads may be any class beside it")
  func unreadEnvironment() async throws {
    let code = "struct A { let all: [Model]; var b: some View { B().environmentObject(all[0]) } }"
    #expect(
      try await blockers(code) == ["the type of what environmentObject(_:) gets is unknown"])
  }

  /// A type of the project with the protocol's name is another one.
  @Test("a protocol of the same name in the project is another one")
  func anotherObservableObject() async throws {
    let files = ["A.swift": "protocol ObservableObject {}\nclass Model: ObservableObject {}"]
    #expect(try await units(files).isEmpty)
  }

  /// Files that are not among the given paths keep a unit from being applied at all.
  @Test("a use outside the named paths keeps its class from migrating")
  func consumersOutsideThePaths() async throws {
    let folder = try TemporaryFolder([
      "In/Model.swift": Self.model,
      "Out/View.swift": "import SwiftUI\nstruct A: View { @StateObject var m = Model() }",
    ])
    var request = ConfigurationRequest()
    request.presets = ["swift62-liquid-glass"]
    let configuration = try Configuration.build(
      file: nil, request: request, catalogue: try Catalogue.shipped())
    var options = Analysis.Options()
    options.reported = ["In"]
    let linter = Linter(root: folder.path, configuration: configuration, options: options)
    let result = try await Fixer(linter, includesUnsafe: true).run()
    #expect(result.files.isEmpty)
    let reason = "'Model': 'Out/View.swift' has to change too and is not among the given paths"
    #expect(result.left.map(\.reason) == [reason])
    options.reported = []
    let whole = Linter(root: folder.path, configuration: configuration, options: options)
    let all = try await Fixer(whole, includesUnsafe: true).run()
    #expect(all.files.map(\.path) == ["In/Model.swift", "Out/View.swift"])
    #expect(Set(all.files.map(\.group)).count == 1)
    #expect(try await Fixer(whole, includesUnsafe: false).run().files.isEmpty)
  }

  /// The classes that move when `code` is beside a project with some classes.
  private func moved(_ code: String) async throws -> [String] {
    try await units([
      "User.swift": "import SwiftUI\nclass UserModel: ObservableObject { @Published var a = 1 }",
      "Cart.swift": "import SwiftUI\nclass CartModel: ObservableObject { @Published var a = 1 }",
      "Row.swift": "import SwiftUI\nstruct Row: View { @EnvironmentObject var user: UserModel }",
      "Screen.swift": "import SwiftUI\nstruct Screen: View { @ObservedObject var cart: CartModel }",
      "Other.swift": "import SwiftUI\n" + code,
    ]).filter(\.isApplicable).map(\.subject).sorted()
  }

  @Test(
    "a use of unknown type blocks the classes that it may be about, and no others",
    arguments: [
      // By name.
      ("struct A { var b: some View { B().environmentObject(currentUser()) } }", ["CartModel"]),
      ("struct A { @ObservedObject var m = container.cartModel }", ["UserModel"]),
      ("struct CartPage { @StateObject var m = resolve() }", ["UserModel"]),
      // Only what views take out of the environment is put into it.
      ("struct A { var b: some View { B().environmentObject(x) } }", ["CartModel"]),
      // By the files that have both.
      (
        "struct A<M: ObservableObject> { @StateObject var m: M }\nlet a = A<CartModel>()",
        ["UserModel"]
      ),
      // Nothing tells.
      ("struct A { @StateObject var m = resolve() }", []),
      ("let a = 1", ["CartModel", "UserModel"]),
    ] as [(String, [String])])
  func unknownTypes(_ code: String, _ expected: [String]) async throws {
    #expect(try await moved(code) == expected)
  }
}
