import Matching
import Project
import SwiftSource
import Testing

@testable import LintRules

/// Which declarations a query describes, each marked at its name.
@Suite struct DeclarationQueryTests {
  private func expect(
    _ query: DeclarationQuery, _ marked: String, path: String = "File.swift",
    with others: [String: String] = [:], includesLocal: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var check = DeclarationCheck(select: query)
    check.includesLocal = includesLocal
    let project = TestProject(TestProject.rule([check]))
    #expect(
      project.remarked(marked, path: path, with: others) == marked, sourceLocation: sourceLocation)
  }

  private func query(_ set: (inout DeclarationQuery) throws -> Void) rethrows -> DeclarationQuery {
    var query = DeclarationQuery()
    try set(&query)
    return query
  }

  @Test("an empty query describes every declaration")
  func everything() {
    #expect(DeclarationQuery().isEmpty)
    expect(DeclarationQuery(), "struct ↓A { var ↓b = 1; func ↓c() {} }")
  }

  @Test("a query describes declarations of the kinds that it names")
  func kinds() {
    let types = query { $0.kinds = [.struct, .enum] }
    expect(types, "struct ↓A {}; class B {}; enum ↓C { case d }; protocol E {}; actor F {}")
    let members = query { $0.kinds = [.`init`, .case, .var] }
    expect(members, "enum A { case ↓b; var ↓c: Int { 1 }; ↓init() {}; let d = 1 }")
  }

  @Test("a name fits a glob whole, without its back quotes")
  func names() throws {
    let views = try query { $0.names = try NameList(["*View", "Home"]) }
    expect(views, "struct ↓HomeView {}; struct ↓Home {}; struct Viewer {}; struct `default` {}")
    expect(try query { $0.names = try NameList(["default"]) }, "struct ↓`default` {}")
  }

  @Test("a query asks for all of its modifiers")
  func modifiers() {
    expect(
      query { $0.modifiers = [.public, .final] },
      "public final class ↓A {}; public class B {}; final class C {}")
    expect(
      query { $0.modifiers = .privateSet },
      "struct A { private(set) var ↓b = 1; private var c = 1 }")
  }

  @Test("one of the attributes is enough")
  func attributes() throws {
    expect(
      try query { $0.attributes = try NameList(["Observable", "State*"]) },
      "@Observable class ↓A {}; class B { @StateObject var ↓c: C; @Binding var d: D }")
  }

  @Test("a declaration inside another one is nested")
  func nesting() {
    expect(
      query {
        $0.isNested = true
        $0.kinds = [.struct]
      }, "struct A { struct ↓B {} }")
    expect(
      query {
        $0.isNested = false
        $0.kinds = [.struct]
      }, "struct ↓A { struct B {} }")
  }

  @Test("a declared type is compared without white space")
  func types() throws {
    let query = try query { $0.types = try NameList(["Set<*>", "*View\\?", "*Store"]) }
    expect(
      query, "struct A { var ↓a: Set < Int >; let ↓b: HomeView?; let c: Store & View }")
    // A marker says nothing of what a value can do.
    expect(query, "struct A { let ↓a: any Store & Sendable; let ↓b: Sendable & Store }")
  }

  @Test("a query may ask for the file of a declaration")
  func paths() throws {
    let query = try query { $0.paths = GlobSet([try Glob("Domain/**")]) }
    expect(query, "struct ↓A {}", path: "Domain/A.swift")
    expect(query, "struct A {}", path: "Data/A.swift")
  }

  @Test("declarations inside code count only if the check says so")
  func localDeclarations() {
    let query = query { $0.kinds = [.struct] }
    expect(query, "func f() { struct A {} }")
    expect(query, "func f() { struct ↓A {} }", includesLocal: true)
  }

  @Test("an initial value is compared without white space")
  func values() throws {
    let query = try query { $0.values = try NameList(["Router(*)"]) }
    expect(query, "let ↓a = Router ( 1 ); let b = Router; var ↓c: Router = Router()")
  }

  @Test("a query asks for all of its effects, and rethrows counts as throws")
  func effects() {
    let both = query { $0.effects = [.async, .throws] }
    expect(both, "func ↓a() async throws {}; func b() async {}; func c() throws {}; func d() {}")
    expect(both, "func ↓a() async throws(E) {}; func ↓b() async rethrows {}")
  }

  @Test("a query names the types of all parameters in their order")
  func parameters() throws {
    let query = try query {
      $0.kinds = [.case, .func]
      $0.parameters = [try NameList(["String"]), try NameList(["Int\\?", "Optional<Int>"])]
    }
    expect(query, "enum E { case ↓a(String, Int?), b(String, Int), c(String), d }")
    expect(query, "func ↓a(b: String, _ c: Optional < Int >) {}; func d(e: String) {}")
  }

  @Test("an empty list of parameters describes a case without any")
  func noParameters() {
    let query = query {
      $0.kinds = [.case]
      $0.parameters = []
    }
    expect(query, "enum E { case ↓a, b(Int) }")
  }

  @Test("code mentions a name as a value, not as a label or a member of a type")
  func mentions() throws {
    let query = try query {
      $0.kinds = [.class]
      $0.mentions = try NameList(["router"])
    }
    expect(query, "class ↓A { func f() { router.show() } }; class B { let router = 1 }")
    expect(query, "class A { func f() { show(router: 1) } }; class ↓B { let a = [router: 1] }")
    expect(query, "class A { func f() { show(.router) } }; class ↓B { let a = self.router }")
  }

  @Test("a property without accessors is stored")
  func storage() {
    let stored = query { $0.isStored = true }
    expect(stored, "class A { var ↓a = 1; let ↓b = 2; var c: Int { 3 }; func d() {} }")
    let computed = query {
      $0.isStored = false
      $0.kinds = [.var]
    }
    expect(computed, "class A { var a = 1; var ↓b: Int { 3 } }")
  }

  @Test("a type is concrete unless it is a protocol, an alias or not known")
  func sortsOfTypes() {
    let concrete = query { $0.sorts = [.concrete] }
    let declared = [
      "B.swift": "protocol Storing {}\nfinal class Store {}\ntypealias Other = Store & Storing"
    ]
    expect(
      concrete, "class A { let ↓a: Store; let b: Storing; let c: any Storing; let d: Other? }",
      with: declared)
    expect(concrete, "class A<Store> { let a: Store; let ↓b: Elsewhere?; let c: [Elsewhere] }")
    expect(concrete, "class A { struct Store {}; let a: Store }", with: declared)
    expect(
      query { $0.sorts = [.protocol] }, "class A { let a: Store; let ↓b: Storing!; let ↓c: any P }",
      with: declared)
  }

  // MARK: - Inheritance

  @Test("a type inherits the names in its inheritance clause, qualified ones too")
  func inheritance() throws {
    let views = try query { $0.inherits = try NameList(["View"]) }
    expect(views, "struct ↓A: View {}; struct B: Sendable {}; struct ↓C: SwiftUI.View, D {}")
    expect(views, "struct ↓A: @preconcurrency View {}; struct B<T: View> {}")
  }

  @Test func `a protocol of the project is not the one of the system with its name`() throws {
    let views = try query {
      $0.inherits = try NameList(["View"])
      $0.namesSystemTypes = true
      $0.kinds = [.struct]
    }
    expect(views, "struct ↓A: Base {}", with: ["B.swift": "protocol Base: View {}"])
    expect(
      views, "struct A: Base {}", with: ["B.swift": "protocol View {}\nprotocol Base: View {}"])
    expect(views, "struct ↓A: View {}")
    expect(views, "struct A: View {}", with: ["B.swift": "protocol View {}"])
  }

  @Test("a type inherits through extensions and protocols of other files")
  func inheritanceThroughOtherFiles() throws {
    let views = try query {
      $0.inherits = try NameList(["View"])
      $0.kinds = [.struct]
    }
    expect(views, "struct ↓A {}", with: ["B.swift": "extension A: View {}"])
    expect(views, "struct ↓A: Card {}", with: ["B.swift": "protocol Card: View {}"])
    expect(
      views, "struct ↓A: Card {}",
      with: [
        "B.swift": "protocol Card: Tile {}", "C.swift": "protocol Tile {}\nextension Tile: View {}",
      ])
    expect(views, "struct A: Card {}", with: ["B.swift": "protocol Card {}"])
  }

  @Test("protocols that inherit each other end the search")
  func inheritanceInACircle() throws {
    let views = try query {
      $0.inherits = try NameList(["View"])
      $0.kinds = [.struct]
    }
    expect(views, "protocol B: C {}\nprotocol C: B {}\nstruct A: B {}")
  }

  /// Two types of one name: nothing is concluded.
  @Test("a name with two meanings proves no inheritance")
  func ambiguousNames() throws {
    let views = try query {
      $0.inherits = try NameList(["View"])
      $0.kinds = [.struct]
    }
    expect(
      views, "struct A: Card {}",
      with: [
        "B.swift": "enum X { protocol Card: View {} }", "C.swift": "enum Y { protocol Card {} }",
      ])
  }

  // MARK: - Other declarations

  @Test("extensions in other files add members, and local variables are none")
  func members() throws {
    let body = try query { $0.names = try NameList(["body"]) }
    let query = query {
      $0.members = [body]
      $0.kinds = [.struct]
    }
    expect(query, "struct ↓A { var body: Int { 1 } }; struct B { var head = 1 }")
    expect(query, "struct A { func f() { let body = 1 } }")
    expect(query, "struct ↓A {}", with: ["B.swift": "extension A { var body: Int { 1 } }"])
    expect(query, "struct A {}", with: ["B.swift": "extension B { var body: Int { 1 } }"])
  }

  @Test("a query may ask for the declaration around")
  func enclosing() throws {
    let view = try query { $0.inherits = try NameList(["View"]) }
    let query = query {
      $0.enclosing = [view]
      $0.kinds = [.var]
    }
    expect(query, "struct A: View { var ↓b = 1 }; struct C { var d = 1 }; var e = 1")
    expect(query, "struct A { var ↓b = 1 }", with: ["B.swift": "extension A: View {}"])
  }

  @Test func `an attribute that names a global actor of the project is one of an actor`() throws {
    let isolated = try query {
      $0.kinds = [.class]
      $0.attributes = try NameList(["*Actor"])
    }
    let actors = ["B.swift": "@globalActor actor Storage {}\n@propertyWrapper struct Kept {}"]
    expect(isolated, "@MainActor class ↓A {}; @Storage class ↓B {}; @Kept class C {}", with: actors)
    expect(isolated, "@Storage class A {}; @Observable class B {}; class C {}")
    let main = try query {
      $0.kinds = [.class]
      $0.attributes = try NameList(["*MainActor"])
    }
    expect(main, "@MainActor class ↓A {}; @Storage class B {}", with: actors)
  }

  @Test func `a member of an extension of a nested type is inside that type`() throws {
    let row = try query {
      $0.kinds = [.struct]
      $0.names = try NameList(["Row"])
    }
    let query = query {
      $0.enclosing = [row]
      $0.kinds = [.var]
    }
    expect(query, "class A { struct Row {} }; extension A.Row { var ↓b: Int { 1 } }")
    expect(query, "class A { enum Row {} }; extension A.Row { var b: Int { 1 } }")
    expect(query, "class A { struct Row { enum C {} } }; extension A.Row.C { var b: Int { 1 } }")
  }

  @Test("any needs one of its descriptions, and none excludes all of them")
  func anyAndNone() throws {
    let a = try query { $0.names = try NameList(["A*"]) }
    let b = try query { $0.names = try NameList(["*B"]) }
    expect(query { $0.any = [a, b] }, "struct ↓AX {}; struct ↓XB {}; struct ↓AB {}; struct X {}")
    expect(query { $0.none = [a, b] }, "struct AX {}; struct XB {}; struct ↓X {}")
    expect(
      query {
        $0.any = [a]
        $0.none = [b]
      }, "struct ↓AX {}; struct AB {}; struct X {}")
  }

  // MARK: - What is required and forbidden

  private func check(
    select: DeclarationQuery, require: DeclarationQuery? = nil, forbid: DeclarationQuery? = nil,
    message: String = "message"
  ) -> TestProject {
    var check = DeclarationCheck(select: select)
    check.require = require
    check.forbid = forbid
    return TestProject(TestProject.rule([check], message: message))
  }

  @Test("a selected declaration that does not fit the requirement is reported")
  func requirements() throws {
    let views = try query { $0.inherits = try NameList(["View"]) }
    let project = check(select: views, require: try query { $0.names = try NameList(["*View"]) })
    let text = "struct ↓Home: View {}; struct HomeView: View {}; struct Other {}"
    #expect(project.remarked(text) == text)
    let far = "struct ↓Home {}; struct HomeView {}"
    let others = ["B.swift": "extension Home: View {}\nextension HomeView: View {}"]
    #expect(project.remarked(far, with: others) == far)
  }

  @Test("a selected declaration that fits what is forbidden is reported")
  func forbiddenThings() throws {
    let project = check(
      select: query { $0.kinds = [.class] }, forbid: query { $0.modifiers = .open })
    let text = "open class ↓A {}; class B {}; open func c() {}"
    #expect(project.remarked(text) == text)
  }

  @Test("a placeholder takes the part of the name that the glob matched")
  func placeholders() throws {
    let shaped = check(
      select: try query {
        $0.kinds = [.class]
        $0.names = try NameList(["*Repository"])
      },
      require: try query { $0.inherits = try NameList(["{*}Storing", "{name}P"]) })
    let text = """
      class UserRepository: UserStoring {}; class ↓TagRepository: UserStoring {}
      class LogRepository: LogRepositoryP {}; class ↓Repository {}; class Store {}
      """
    #expect(shaped.remarked(text) == text)
    let extended = ["B.swift": "extension TagRepository: TagStoring {}"]
    #expect(shaped.remarked("class TagRepository {}", with: extended) == "class TagRepository {}")
  }

  @Test("placeholders name the folder and the file")
  func placeholdersForPlaces() throws {
    let query = try query { $0.names = try NameList(["{folder}View", "{file}"]) }
    expect(
      query, "struct ↓HomeView {}; struct ↓Part {}; struct folderView {}; struct HomeViewer {}",
      path: "Screens/Home/Part.swift")
    expect(query, "struct ↓View {}; struct ↓Part {}", path: "Part.swift")
    let extended = try self.query { $0.names = try NameList(["{extended}"]) }
    expect(extended, "struct ↓Part {}; struct Order {}", path: "Part+Order.swift")
  }

  /// The value of a placeholder is not a glob.
  @Test("the value of a placeholder is no glob")
  func placeholdersWithSigns() throws {
    let query = try query { $0.names = try NameList(["{folder}View"]) }
    expect(query, "struct AView {}; struct BView {}", path: "[AB]/Part.swift")
  }

  @Test("members may use the placeholders of their type")
  func placeholdersInMembers() throws {
    let build = try query { $0.types = try NameList(["{*}View"]) }
    let project = check(
      select: try query { $0.names = try NameList(["*Builder"]) },
      require: query { $0.members = [build] })
    let text = """
      enum ABuilder { static func build() -> AView { AView() } }
      enum ↓BBuilder { static func build() -> AView { AView() } }
      """
    #expect(project.remarked(text) == text)
  }

  @Test("a message names the kind, the name, the file and the path")
  func messages() throws {
    let project = check(
      select: query { $0.kinds = [.var, .struct] }, message: "{kind} {name} in {file} at {path}")
    let messages = project.findings(in: "struct A { var b = 1 }", path: "Folder/A.swift").map(
      \.message)
    #expect(
      messages == [
        "struct A in A.swift at Folder/A.swift", "variable b in A.swift at Folder/A.swift",
      ])
  }

  @Test("a finding has the whole path of its declaration as subject and scope")
  func subjectsAndScopes() {
    let project = check(select: query { $0.kinds = [.func] })
    let finding = project.findings(in: "enum A { struct B { func c(d: Int) {} } }").first
    #expect(finding?.subject == "func A.B.c")
    #expect(finding?.scope == "A.B.c")
  }
}
