import Matching
import SwiftSource
import Testing

@testable import LintRules

/// Some facts need the words of all files.
@Suite struct MemberUseTests {
  private func expect(
    _ set: (inout DeclarationQuery) -> Void, _ marked: String, with other: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var query = DeclarationQuery()
    query.kinds = [.var, .func]
    set(&query)
    let project = TestProject(TestProject.rule([DeclarationCheck(select: query)]))
    let found = project.remarked(marked, with: ["Other.swift": other])
    #expect(found == marked, sourceLocation: sourceLocation)
  }

  private func expectUnnamed(
    _ marked: String, with other: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect({ $0.isNamedElsewhere = false }, marked, with: other, sourceLocation: sourceLocation)
  }

  private func expectUnwritten(
    _ marked: String, with other: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect({ $0.isWrittenElsewhere = false }, marked, with: other, sourceLocation: sourceLocation)
  }

  @Test func names() {
    expectUnnamed("class A { var ↓b = 1; var c = 1 }", with: "let d = a.c // b")
    expectUnnamed("class A { var b = 1 }\nlet c = A().b", with: "")
    expectUnnamed("class A { var ↓b = 1 }\nextension A { func ↓c() { b } }", with: "")
    expectUnnamed("extension A { func ↓c() {} }", with: "class A {}")
    expectUnnamed("extension A { func c() {} }", with: "class A { func d() { c() } }")
    expectUnnamed("class A { func ↓b() { c() } }\nextension B.A { func c() {} }", with: "")
    expectUnnamed("class A { func ↓b() {} }\nprotocol P { func c() }", with: "")
    expectUnnamed("class A { var b = 1 }", with: "let c = \\A.b")
  }

  @Test func `a name with a dollar sign is that of the wrapped member`() {
    let reader = "extension A { var d: D { $b } }"
    expectUnnamed("struct A { @W var b = 1; @W var ↓c = 1 }", with: reader)
    expectUnnamed("struct A { @W var b = 1; @W var ↓c = 1 }\nlet d = a.$b", with: "")
    expectUnnamed("struct A { @W var ↓b = 1; func ↓c() { $b } }", with: "let b2 = $b2")
    expectUnnamed("struct A { var ↓b = 1 }", with: "f { $b in }")
  }

  @Test func `one file tells something where it is all of the project`() {
    var query = DeclarationQuery()
    query.kinds = [.var]
    query.isNamedElsewhere = false
    var project = TestProject(TestProject.rule([DeclarationCheck(select: query)]))
    #expect(project.findings(in: "class A { var b = 1 }").count == 1)
    project.isWhole = false
    #expect(project.findings(in: "class A { var b = 1 }").isEmpty)
  }

  @Test(arguments: [
    "a.b = 1", "a.b += 1", "a.b.c = 1", "a?.b = 1", "a.b?.c = 1", "a.b[0] = 1", "a.b.append(1)",
    "a.b.update { 1 }", "f(&a.b)", "f($a.b)", "f($a.b.c)", "f(\\A.b)", "f(\\.b)", "Bindable(a).b",
    "extension A { func c() { b = 1 } }", "extension A { func c() { self.b = 1 } }",
    "class C: A { func c() { b.toggle() } }", "protocol P { var b: Int { get set } }",
    "class C: A { override var b: Int { didSet {} } }",
  ])
  func writes(_ other: String) {
    expectUnwritten("class A { var b = 1 }", with: other)
  }

  @Test(arguments: [
    "f(a.b)", "if a.b == 1 {}", "let b = 1", "a.b.map { 1 }", "a.b.filter(c).d = 1", "if a.b {}",
    "for c in a.b {}", "f(b: 1)", "class C { var b = 1; func c() { b = 1; self.b = 2 } }",
    "x.c = a.b", "protocol P { var b: Int { get } }", "a.b()", "\"\\(a.b)\"", "case .b = c",
  ])
  func reads(_ other: String) {
    expectUnwritten("class A { var ↓b = 1 }", with: other)
  }

  @Test func `a member that a subscript may look up as a writable key path needs its setter`() {
    func lookup(_ type: String) -> String {
      "struct L { subscript<T>(dynamicMember p: \(type)) -> T { g(p) } }"
    }
    for type in ["ReferenceWritableKeyPath<A, T>", "WritableKeyPath<A, T>", "Path<A, T>"] {
      expectUnwritten("class A { var b = 1 }", with: lookup(type) + "; f(l.b)")
      expectUnwritten("class A { var b = 1 }\nf(l.b)", with: lookup(type))
      expectUnwritten("class A { var ↓b = 1 }\nlet b = 1", with: lookup(type) + "; f(l.c)")
    }
    for type in ["KeyPath<A, T>", "String", "any KeyPath<A, T> & Sendable"] {
      expectUnwritten("class A { var ↓b = 1 }", with: lookup(type) + "; f(l.b)")
    }
  }

  @Test func whatTypesInherit() throws {
    let known = try NameList(["Equatable"])
    let set: (inout DeclarationQuery) -> Void = { query in
      query.kinds = [.class]
      query.inheritsOnly = known
    }
    expect(set, "class ↓A {}; class ↓B: Equatable {}; class C: Codable {}", with: "")
    expect(set, "protocol P {}; class ↓A: P {}; class B: Q {}", with: "protocol Q: Codable {}")
    expect(set, "class A {}; class ↓B {}", with: "extension A: Codable {}")
  }

  @Test func formsAttributesAndParameters() throws {
    let form = try RegularExpression("^[A-Z]")
    expect({ $0.form = form }, "var ↓A = 1; var a = 1; func ↓B() {}", with: "")
    let known = try NameList(["A"])
    expect({ $0.attributesOnly = known }, "@A var ↓a = 1; @B var b = 1; @A @B var c = 1", with: "")
    var check = DeclarationCheck(select: DeclarationQuery())
    var parameters = ParameterQuery()
    parameters.form = form
    check.parameters = parameters
    let marked = "func f(a ↓B: Int, ↓C d: Int, _ e: Int) {}"
    #expect(TestProject(TestProject.rule([check])).remarked(marked) == marked)
  }

  @Test func neededTypes() {
    var query = DeclarationQuery()
    query.kinds = [.let]
    var check = DeclarationCheck(select: query)
    check.needs = [NeededTypes(named: "*Protocol", types: ["{*}"])]
    let project = TestProject(TestProject.rule([check]))
    let marked = "class ↓A { let b: any BProtocol; let c: [CProtocol]? }"
    #expect(project.remarked(marked, with: ["C.swift": "struct C {}"]) == marked)
    // A project may be a single file.
    let single = "class ↓A { let b: BProtocol }"
    #expect(project.remarked(single) == single)
    #expect(project.findings(in: "struct B {}; class A { let b: BProtocol }").isEmpty)
  }
}
