import Matching
import Project
import SwiftSource
import Testing

@testable import LintRules

/// Code that declarations must have, or must not have, and what no file has.
@Suite struct ContentCheckTests {
  private func query(_ name: String, kinds: Set<DeclarationKind> = []) throws -> DeclarationQuery {
    var query = DeclarationQuery()
    query.names = try NameList([name])
    query.kinds = kinds
    return query
  }

  private func project(
    _ query: DeclarationQuery, _ set: (inout ContentCheck) throws -> Void
  ) throws -> TestProject {
    var check = ContentCheck(select: query)
    try set(&check)
    return TestProject(TestProject.rule([check]))
  }

  private func expect(
    _ project: TestProject, _ marked: String..., with others: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for text in marked {
      #expect(project.remarked(text, with: others) == text, sourceLocation: sourceLocation)
    }
  }

  @Test("forbidden code in a type, its extensions or a function is reported at its name")
  func forbidden() throws {
    let project = try project(query("A")) { $0.forbidden = [try TokenPattern("f()")] }
    expect(
      project, "struct ↓A { let a = f() }", "struct A { let a = g() }",
      "struct B { let a = f() }", "func ↓A() { f() }", "let ↓A = f()",
      "struct ↓A {}\nextension A { func g() { f() } }")
  }

  @Test("a declaration without the code that it needs is reported")
  func needed() throws {
    let project = try project(query("A")) { $0.needed = [try TokenPattern("f()")] }
    expect(
      project, "struct ↓A {}\nf()", "struct A { let a = f() }", "func ↓A() { g() }",
      "struct A {}\nextension A { func g() { f() } }")
  }

  @Test func extensionsInOtherFiles() throws {
    let types = try query("A", kinds: [.struct])
    let needs = try project(types) { $0.needed = [try TokenPattern("f()")] }
    let forbids = try project(types) { $0.forbidden = [try TokenPattern("f()")] }
    let other = ["Other.swift": "extension A { func g() { f() } }"]
    expect(needs, "struct A {}", with: other)
    expect(forbids, "struct ↓A {}", with: other)
    let stranger = ["Other.swift": "extension B { func g() { f() } }\nstruct B {}"]
    expect(needs, "struct ↓A {}", with: stranger)
    expect(forbids, "struct A {}", with: stranger)
  }

  /// The type is reported in place of its extensions in the file.
  @Test func extensionsOfSelectedTypes() throws {
    let project = try project(query("A")) { $0.forbidden = [try TokenPattern("f()")] }
    expect(project, "struct ↓A { let a = f() }\nextension A { func g() { f() } }")
    expect(project, "extension ↓A { func g() { f() } }")
  }

  @Test("code anywhere in the file may count, for its first declaration")
  func wholeFiles() throws {
    let project = try project(query("A*")) {
      $0.needed = [try TokenPattern("f()")]
      $0.range = .file
    }
    expect(project, "struct ↓A1 {}\nstruct A2 {}", "struct A1 {}\nlet a = f()")
  }

  @Test("code for older systems may be left out")
  func fallbacks() throws {
    let project = try project(query("A")) {
      $0.forbidden = [try TokenPattern("f()")]
      $0.countsFallbacks = false
    }
    expect(
      project, "func A() { if #available(iOS 26, *) { g() } else { f() } }",
      "func ↓A() { if #available(iOS 26, *) { f() } else { g() } }",
      // Conditions without a body, at the end of the file and elsewhere.
      "func ↓A() { f() }\nif #available(iOS 26, *)",
      "func ↓A() { f() }\nif #available(iOS 26, *), a",
      "func ↓A() { f(); _ = #available(iOS 26, *) }", "func ↓A() { #unavailable(iOS 26); f() }")
  }

  /// Of two checks of one rule the first with a finding reports it.
  @Test func oneFindingForEachDeclaration() throws {
    var needs = ContentCheck(select: try query("A"))
    needs.needed = [try TokenPattern("g()")]
    var forbids = ContentCheck(select: try query("A"))
    forbids.forbidden = [try TokenPattern("f()")]
    let project = TestProject(TestProject.rule([needs, forbids]))
    #expect(project.findings(in: "func A() { f() }").count == 1)
    #expect(project.findings(in: "func A() { f(); g() }").count == 1)
    #expect(project.findings(in: "func A() { g() }").isEmpty)
  }

  @Test("a declaration with code in the wrong place lacks nothing else")
  func orderBeforeOtherChecks() throws {
    var order = ContentCheck(select: try query("A"))
    order.ordered = [try TokenPattern("f()")]
    order.maximum = 1
    order.needed = [try TokenPattern("g()")]
    var forbids = ContentCheck(select: try query("A"))
    forbids.forbidden = [try TokenPattern("f()")]
    let project = TestProject(TestProject.rule([order, forbids]))
    expect(project, "func A() { f(); ↓f() }", "func ↓A() { f() }", "func ↓A() { f(); g() }")
    expect(project, "func ↓A() {}", "func A() { g() }")
  }

  @Test func trivialCodeAndLabels() throws {
    var trivial = DeclarationQuery()
    trivial.isTrivial = true
    var labelled = DeclarationQuery()
    labelled.labels = try NameList(["didEnd"])
    let trivials = TestProject(
      TestProject.rule([DeclarationCheck(select: trivial)]))
    expect(
      trivials, "func ↓a() {}", "func ↓a() -> Bool { true }", "func ↓a() -> Int { return 1 }",
      "func ↓a() { return }", "func ↓a() -> Int? { nil }", "func a() { b() }",
      "func a() -> Int { 1 + 2 }", "func a() -> C { c }")
    let labels = TestProject(
      TestProject.rule([DeclarationCheck(select: labelled)]))
    expect(labels, "func ↓a(_ b: B, didEnd c: C) {}", "func a(_ didEnd: B) {}", "func didEnd() {}")
  }
}

/// Some file must have a thing.
@Suite struct AbsenceCheckTests {
  private func found(_ check: AbsenceCheck, _ files: [String: String]) -> [String] {
    TestProject(TestProject.rule([check])).projectFindings(in: files).map(\.path)
  }

  private func fact(_ name: String) throws -> FileFact {
    var query = DeclarationQuery()
    query.names = try NameList([name])
    var fact = FileFact()
    fact.declarations = [query]
    return fact
  }

  @Test("a missing declaration is reported once, on the project")
  func declarations() throws {
    let check = AbsenceCheck(wanted: [try fact("A")])
    #expect(found(check, ["X.swift": "struct B {}", "Y.swift": ""]) == ["."])
    #expect(found(check, ["X.swift": "struct B {}", "Y.swift": "struct A {}"]).isEmpty)
    #expect(found(check, ["X.md": "none"]).isEmpty)
  }

  @Test("an absence counts only if the project has its occasion")
  func occasions() throws {
    let check = AbsenceCheck(wanted: [try fact("A")], occasions: [try fact("B")])
    #expect(found(check, ["X.swift": "", "Y.swift": "struct B {}"]) == ["Y.swift"])
    #expect(found(check, ["X.swift": "", "Y.swift": ""]).isEmpty)
  }

  @Test("code in a comment does not exist")
  func code() throws {
    var fact = FileFact()
    fact.patterns = [try TokenPattern(".glass()")]
    let check = AbsenceCheck(wanted: [fact])
    #expect(found(check, ["X.swift": "let a = b.glass()", "Y.swift": ""]).isEmpty)
    #expect(found(check, ["X.swift": "// b.glass()", "Y.swift": ""]) == ["."])
  }

  @Test("a missing file is reported once")
  func paths() throws {
    var fact = FileFact()
    fact.paths = GlobSet([try Glob("**/A.swift")])
    let check = AbsenceCheck(wanted: [fact])
    #expect(found(check, ["B/A.swift": ""]).isEmpty)
    #expect(found(check, ["B/C.swift": ""]) == ["."])
  }
}
