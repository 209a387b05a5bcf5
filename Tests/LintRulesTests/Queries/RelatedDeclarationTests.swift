import Matching
import Project
import SwiftSource
import Testing

@testable import LintRules

/// Documentation, attributes, siblings and names elsewhere.
@Suite struct RelatedDeclarationTests {
  private func project(_ set: (inout DeclarationQuery) throws -> Void) rethrows -> TestProject {
    var query = DeclarationQuery()
    try set(&query)
    return TestProject(TestProject.rule([DeclarationCheck(select: query)]))
  }

  private func expect(
    _ project: TestProject, _ texts: String..., with others: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for text in texts {
      #expect(project.remarked(text, with: others) == text, sourceLocation: sourceLocation)
    }
  }

  @Test func `documentation is above a declaration, its attributes or its modifiers`() {
    let project = project {
      $0.kinds = [.func]
      $0.details.isDocumented = true
    }
    expect(
      project, "/// A.\nfunc ↓f() {}", "/** A. */ func ↓f() {}",
      "/// A.\n@A(1)\npublic func ↓f() {}",
      "@A\n/// A.\nfunc ↓f() {}", "// A.\nfunc f() {}", "func f() {} /// A.",
      "/// A.\nlet a = 1\nfunc f() {}")
  }

  @Test func `an attribute is matched with its arguments`() throws {
    let project = try project {
      $0.details.attributeForm = try RegularExpression("^@Test\\(\"SRS")
    }
    expect(
      project, "@Test(\"SRS-1\") func ↓f() {}", "@Test func f() {}", "@Test(\"A\") func f() {}")
  }

  @Test func `a preview in any file names what it shows`() throws {
    var scope = Selector.Scope()
    scope.isPreview = true
    let project = project {
      $0.kinds = [.struct]
      $0.details.naming = scope
    }
    expect(
      project, "struct ↓A {}\nstruct B { let a = A() }\n#Preview { A() }",
      "struct A {}\nfunc f() { A() }",
      "struct ↓A {}\nenum P: PreviewProvider { static var previews: A { A() } }")
    expect(project, "struct ↓A {}\nstruct B {}", with: ["P.swift": "#Preview { A() }"])
  }

  @Test func `an extension is asked about the type that it extends`() throws {
    var extended = DeclarationQuery()
    extended.attributes = try NameList(["MainActor"])
    let project = project {
      $0.kinds = [.extension]
      $0.details.extendedDeclarations = [extended]
    }
    expect(
      project, "@MainActor class A {}\nextension ↓A {}", "class A {}\nextension A {}",
      "extension String {}")
    expect(project, "extension ↓A {}\nextension B {}", with: ["A.swift": "@MainActor class A {}"])
  }

  @Test func `the type of a member is asked for a member with the name or the type`() throws {
    func project(_ set: (inout DeclarationQuery) throws -> Void) throws -> TestProject {
      var member = DeclarationQuery()
      try set(&member)
      var type = DeclarationQuery()
      type.members = [member]
      var property = DeclarationQuery()
      property.details.typeDeclarations = [type]
      var owner = DeclarationQuery()
      owner.members = [property]
      var forbidden = DeclarationQuery()
      forbidden.enclosing = [owner]
      var select = DeclarationQuery()
      select.kinds = [.var]
      var check = DeclarationCheck(select: select)
      check.forbid = forbidden
      return TestProject(TestProject.rule([check]))
    }
    let others = [
      "Store.swift": "class Store { let filter = 1\nenum State { case b([Item]), c(Int, Item) } }",
      "More.swift": "extension Store { static let more = 2 }",
    ]
    let byName = try project { $0.names = try NameList(["{name}"]) }
    expect(
      byName, "struct V { let s: Store\nvar ↓filter = 2\nvar other = 3\nvar ↓more = 1 }",
      "struct V { var filter = 2 }", "struct V { let s: Other\nvar filter = 2 }", with: others)
    let byType = try project {
      $0.kinds = [.enum]
      var member = DeclarationQuery()
      member.parameters = [try NameList(["{type}"])]
      $0.members = [member]
    }
    expect(
      byType,
      "struct V { let s: Store\nvar ↓a: [Item] = []\nvar ↓b = [Item]()\nvar ↓c: Item?\nvar d: Other? }",
      "struct V { let s: Store\nvar ↓a: Array<Item>\nvar ↓b: Optional<Item>\nvar c: Set<Item> }",
      with: others)
  }

  @Test func `a protocol of the type is asked for a member with the name`() throws {
    var member = DeclarationQuery()
    member.names = try NameList(["{name}"])
    var base = DeclarationQuery()
    base.kinds = [.protocol]
    base.members = [member]
    var mock = DeclarationQuery()
    mock.details.inheritedDeclarations = [base]
    let project = project {
      $0.kinds = [.var]
      $0.enclosing = [mock]
    }
    let others = [
      "P.swift":
        "protocol Base { var low: Int { get } }\nprotocol P: Base { var result: Int { get } }"
    ]
    expect(
      project, "struct S: P { var ↓result = 1; var ↓low = 2; var other = 3 }",
      "struct S { var result = 1 }",
      "struct S: Q { var result = 1 }", with: others)
  }

  @Test func `the type of a variable may stand in its wrapper`() throws {
    var store = DeclarationQuery()
    store.kinds = [.class]
    let project = project {
      $0.kinds = [.var]
      $0.details.typeDeclarations = [store]
    }
    expect(
      project, "struct V { @Environment(Store.self) var ↓s; @Environment(\\.open) var o }",
      "struct V { @Environment(Other.self) var s }",
      with: ["Store.swift": "class Store {}\nstruct Other {}"])
  }

  @Test func `a type is the same in each of its spellings`() throws {
    let project = try project {
      $0.kinds = [.var]
      $0.types = try NameList(["Store", "Store\\?", "\\[Store\\]"])
    }
    expect(
      project, "var ↓a: Store", "var ↓a: (Store)", "var ↓a: Optional<Store>",
      "var ↓a: Swift.Optional<Store>",
      "var ↓a: Array<Store>", "var ↓a: ((Store))", "var a: (Store, Store)",
      "var a: Optional<Store>.Other",
      "var a: Set<Store>", "var a: () -> Store")
    let forms = try variables { $0.details.typeForm = try RegularExpression("^Store[?]?$") }
    expect(
      forms, "var ↓a: (Store)", "var ↓a: Optional<Store>", "var a: Array<Store>", "var ↓a: Store")
  }

  @Test func `generic types inside others have their short form`() throws {
    let project = try project {
      $0.kinds = [.var]
      $0.types = try NameList([
        "\\[String:\\[Store\\]\\]", "\\[Store\\?\\]", "\\[Int:() -> Store\\]",
      ])
    }
    expect(
      project, "var ↓a: Dictionary<String, Array<Store>>", "var ↓a: [String : Array<Store>]",
      "var ↓a: Swift.Dictionary<String, [Store]>", "var ↓a: Array<Optional<Store>>",
      "var a: Dictionary<String, Store>", "var a: Own.Array<Store?>", "var a: Set<Array<Store>>",
      "var a: Dictionary<String>", "var a: MyArray<Store?>")
  }

  private func variables(_ set: (inout DeclarationQuery) throws -> Void) rethrows -> TestProject {
    try project {
      $0.kinds = [.var]
      try set(&$0)
    }
  }

  @Test func `an import of a part of a module imports the module`() throws {
    let project = try project {
      $0.kinds = [.import]
      $0.names = try NameList(["Core"])
    }
    expect(
      project, "import struct ↓Core.Cart", "import ↓Core", "import ↓Core.Parts",
      "import Other.Core",
      "import CoreData")
  }

  @Test func `words of ownership are no part of a type`() throws {
    var check = DeclarationCheck(select: DeclarationQuery())
    check.select.kinds = [.func]
    check.parameters = ParameterQuery()
    check.parameters?.types = try NameList(["Store"])
    let project = TestProject(TestProject.rule([check]))
    expect(
      project, "func f(a: ↓borrowing Store) {}", "func f(a: ↓inout Store) {}",
      "func f(a: ↓sending (Store)) {}",
      "func f(a: borrowing) {}", "func f(a: Other) {}")
  }

  @Test func `an earlier declaration is inside the same one`() {
    var earlier = DeclarationQuery()
    earlier.kinds = [.struct]
    let project = project {
      $0.kinds = [.struct]
      $0.earlier = [earlier]
    }
    expect(
      project, "struct A {}\nstruct ↓B {}\nstruct ↓C {}", "enum A { struct B {} }\nstruct C {}",
      "struct A { struct B {}; struct ↓C {} }")
    let many = (0..<200).map { "enum E\($0) {}\n" }.joined()
    expect(project, many + "struct A {}\n" + many + "struct ↓B {}\n" + many + "struct ↓C {}")
  }

  @Test func `written inheritance is that of the declaration's own clause`() throws {
    let project = try project {
      $0.inherits = try NameList(["P"])
      $0.isInheritanceWritten = true
    }
    expect(
      project, "class A {}\nextension ↓A: P {}", "class ↓A: P {}\nclass B: A {}",
      "protocol Q: P {}\nstruct S: Q {}".replacing("protocol Q", with: "protocol ↓Q"))
  }

  @Test func `a name in files of a scope`() throws {
    var scope = Selector.Scope()
    scope.paths = GlobSet([try Glob("Tests/**")])
    let named = project {
      $0.kinds = [.class]
      $0.details.naming = scope
    }
    var required = DeclarationQuery()
    required.details.naming = scope
    var classes = DeclarationQuery()
    classes.kinds = [.class]
    var check = DeclarationCheck(select: classes)
    check.require = required
    let unnamed = TestProject(TestProject.rule([check]))
    let tests = ["Tests/A.swift": "let a = A()"]
    expect(named, "class ↓A {}\nclass B {}", with: tests)
    expect(unnamed, "class A {}\nclass ↓B {}", with: tests)
    let others = ["Other.swift": "let a = A()"]
    expect(named, "class A {}", with: others)
    expect(unnamed, "class ↓A {}", with: others)
    // Where files are missing, one of the scope may be among them.
    var part = unnamed
    part.isWhole = false
    expect(part, "class A {}", with: others)
  }

  @Test func `a use is a pattern with the name, in any file`() throws {
    let project = try project {
      $0.kinds = [.enum]
      $0.details.uses = [try TokenPattern("self[$name.self]")]
    }
    expect(
      project, "enum ↓A {}\nenum B {}\nenum ↓C {}",
      with: [
        "Other.swift":
          "extension V { var a: Int { get { self[A.self] } set { self[K.C.self] = 1 } } }",
        "Third.swift": "let b = values[B.self]",
      ])
  }

  @Test func `the declaration of a type is described as the whole project knows it`() throws {
    var type = DeclarationQuery()
    type.kinds = [.class]
    var member = DeclarationQuery()
    member.names = try NameList(["willChange"])
    type.members = [member]
    let project = project {
      $0.kinds = [.var, .let]
      $0.details.typeDeclarations = [type]
    }
    let others = [
      "C.swift": "class C {}\nclass D {}\nstruct S { var willChange = 1 }",
      "E.swift": "extension C { var willChange: Int { 1 } }",
    ]
    expect(
      project, "let ↓a: C", "let ↓a: C?", "let ↓a: [C]", "let ↓a: any C", "let ↓a: some C",
      "let ↓a: [any C]?", "let ↓a: C!", "let ↓a = b as? C", "let a: any D", "let ↓a: any C & D",
      "let ↓a = C(1)", "let ↓a = C.init(1)", "let a = C.made()", "let a: D", "let a: S",
      "let ↓a: Set<C>", "let ↓a: (id: Int, C)", "let ↓a: Result<C, D>", "let ↓a: [Int: C]",
      "let a: Box<C>", "let a: (C) -> D", "let a: () -> C", "let a: C.Type", "let a = make(C())",
      "let a: Unknown", "let ↓a: T\ntypealias T = C", "let a: T\ntypealias T = () -> C",
      with: others)
  }

  @Test func `nobody knows a type from outside the project`() throws {
    var type = DeclarationQuery()
    type.kinds = [.class]
    var other = DeclarationQuery()
    other.details.typeDeclarations = [type]
    let project = project {
      $0.kinds = [.let]
      $0.none = [other]
    }
    expect(project, "let a: Unknown", "let ↓a: S\nstruct S {}", "let a: C\nclass C {}")
  }

  @Test func `the declaration of a base is described, however far away`() throws {
    var base = DeclarationQuery()
    base.kinds = [.protocol]
    base.paths = GlobSet([try Glob("Domain/**")])
    let project = project {
      $0.kinds = [.class]
      $0.details.inheritedDeclarations = [base]
    }
    let others = [
      "Domain/P.swift": "protocol P {}", "Data/Q.swift": "protocol Q {}\nprotocol R: P {}",
      "Data/E.swift": "extension E: P {}",
    ]
    expect(
      project, "class ↓A: P {}", "class A: Q {}", "class ↓A: R {}",
      "class ↓A: P {}\nclass ↓B: A {}",
      "class ↓E {}", "class A: Unknown {}", with: others)
  }
}
