import Matching
import SwiftSource
import Testing

@testable import LintRules

/// The order, the number and the company of code in a declaration.
@Suite struct ContentOrderTests {
  private func query(_ name: String) throws -> DeclarationQuery {
    var query = DeclarationQuery()
    query.names = try NameList([name])
    return query
  }

  private func project(
    _ query: DeclarationQuery, _ set: (inout ContentCheck) throws -> Void
  ) rethrows -> TestProject {
    var check = ContentCheck(select: query)
    try set(&check)
    return TestProject(TestProject.rule([check]))
  }

  private func expect(
    _ project: TestProject, _ marked: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for text in marked {
      #expect(project.remarked(text) == text, sourceLocation: sourceLocation)
    }
  }

  @Test func `all code of a list has to be there`() throws {
    let project = try project(query("A")) {
      $0.neededTogether = [try TokenPattern("f()"), try TokenPattern("g()")]
    }
    expect(project, "func A() { f(); g() }", "func ↓A() { f() }", "func ↓A() {}")
  }

  @Test func `only declarations with an occasion are looked at`() throws {
    let project = try project(query("A")) {
      $0.occasion = [try TokenPattern("f()")]
      $0.needed = [try TokenPattern("g()")]
    }
    expect(project, "func ↓A() { f() }", "func A() { f(); g() }", "func A() {}")
  }

  @Test func `comments are required one for each expression`() throws {
    let project = try project(query("A")) {
      $0.neededComments = [
        try RegularExpression("(?i)// given"), try RegularExpression("(?i)// then"),
      ]
    }
    expect(
      project, "func A() {\n// Given\n// Then: it\n}", "func ↓A() {\n// given\n}",
      "// Given\n// Then\nfunc ↓A() {}", "func ↓A() {\n// Given\n}// Then")
  }

  @Test func `statements are counted at the top of the body`() throws {
    let project = try project(query("A")) {
      $0.longerThan = 2
      $0.needed = [try TokenPattern("g()")]
    }
    expect(
      project, "func ↓A() {\na()\nb()\nc()\n}", "func ↓A() { a(); b(); c() }",
      "func A() {\na()\nb()\n}", "func A() {\na\n.b()\n.c()\nlet x =\n1\n}",
      "func A() {\nif a {\nb()\nc()\n}\nelse {\nd()\n}\n}", "func A() {\nf(\n1,\n2)\n}",
      "func A() {\n#if DEBUG\na()\n#endif\nb()\n}", "func A()")
  }

  @Test func `code needs its companion before it or behind it`() throws {
    let before = try project(query("A")) {
      $0.ordered = [try TokenPattern("send()")]
      $0.before = [try TokenPattern("save()")]
    }
    expect(
      before, "func A() { save(); send() }", "func A() { ↓send(); save() }",
      "func A() { ↓send() }", "func A() { save() }", "func B() { send() }")
    let behind = try project(query("A")) {
      $0.ordered = [try TokenPattern("begin()")]
      $0.behind = [try TokenPattern("end()")]
    }
    expect(behind, "func A() { begin(); end() }", "func A() { begin(); end(); ↓begin() }")
  }

  @Test func `there may be so many pieces of code`() throws {
    let project = try project(query("A")) {
      $0.ordered = [try TokenPattern("f()")]
      $0.maximum = 1
    }
    expect(project, "func A() { f() }", "func A() { f(); ↓f(); if a { ↓f() } }")
  }

  @Test func `code in closures and inner functions may not count`() throws {
    let project = try project(query("A")) {
      $0.forbidden = [try TokenPattern("f()")]
      $0.countsClosures = false
    }
    expect(
      project, "func ↓A() { f() }", "func A() { run { f() } }", "func A() { run(then: { f() }) }",
      "func ↓A() { if a { f() } else { g() } }", "func A() { let x = a.map { f() } }",
      "func A() { func B() { f() } }", "func ↓A() { for x in y where x.z { do { f() } catch {} } }",
      "func ↓A() {\nrun { g() }\nf()\n}")
  }
}
