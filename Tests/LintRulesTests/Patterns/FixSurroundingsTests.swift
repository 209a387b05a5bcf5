import SwiftSource
import Testing

@testable import LintRules

/// What fixes leave as it is: layout, comments, modules, text.
@Suite struct FixSurroundingsTests {
  private func fixed(_ text: String, _ pattern: String, _ fix: String) throws -> String {
    let found = PatternCheck.Case(
      pattern: try TokenPattern(pattern), fix: try FixTemplate(fix))
    let project = TestProject(TestProject.rule([PatternCheck(cases: [found])]))
    let edits = project.findings(in: text).compactMap { $0.fix?.edits.first }
    return String(decoding: Edit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
  }

  @Test func onlyWhatDiffersIsWritten() throws {
    let lines = "Row(\n  a, // one\n  b\n) { // rows\n  c\n}"
    #expect(
      try fixed(lines, "Row($$$x) { $$$y }", "Cell($x) {\n  $y\n}")
        == lines.replacing("Row", with: "Cell"))
    #expect(try fixed("f(a /* a */)", "f($x)", "f($x.b)") == "f(a.b /* a */)")
    #expect(try fixed("f(a\n)", "f($x)", "f($x.b)") == "f(a.b\n)")
    #expect(try fixed("f /* f */ (a)", "f($x)", "g($x)") == "g /* f */ (a)")
    #expect(try fixed("f(f(a))", "f($x)", "g($x)") == "g(g(a))")
  }

  @Test("white space with a meaning comes from the fix") func meaning() throws {
    #expect(try fixed("f (a)", "f($x)", "f[$x]") == "f[a]")
  }

  @Test func theModuleOfATypeStays() throws {
    #expect(
      try fixed("SwiftUI.VStack { a }", "VStack { $b }", "Lazy { $b }") == "SwiftUI.Lazy { a }")
    #expect(try fixed("Foundation.Date()", "Date()", "Date.now") == "Foundation.Date.now")
    #expect(
      try fixed("SwiftUI.Text(a).tab()", "$x.tab()", "Tab { $x }") == "Tab { SwiftUI.Text(a) }")
    // Another module has it.
    #expect(try fixed("Foundation.Date()", "Date()", "Int.max") == "Int.max")
    #expect(try fixed("Foundation.Date()", "Date()", "now") == "now")
  }

  @Test("a comment behind the last of several statements is about that one") func trailingComments()
    throws
  {
    let fix = "g([\n  $x,\n  $y,\n])"
    #expect(try fixed("f(a)\nf(b)\n// c", "f($x) f($y)", fix) == "g([\n  a,\n  b,\n])\n// c")
    #expect(try fixed("f(a)\nf(b) // c", "f($x) f($y)", fix) == "f(a)\nf(b) // c")
    #expect(try fixed("f(a)\nf(\n  b\n) // c", "f($x) f($y)", fix) == "g([\n  a,\n  b,\n]) // c")
  }

  @Test func signaturesOfClosuresStayBehindTheBrace() throws {
    func task(_ body: String) throws -> String {
      try fixed("a { b { \(body) } }", "a { b { $$$x } }", "c {\n  $x\n}")
    }
    #expect(try task("[self] in d()") == "c { [self] in\n  d()\n}")
    #expect(try task("@A () async -> Void in d()") == "c { @A () async -> Void in\n  d()\n}")
    #expect(try task("for d in e { f() }") == "c {\n  for d in e { f() }\n}")
    // The other closure may have another result.
    for body in ["[self] () -> Int in d()", "() -> [A] in d()"] {
      #expect(try task(body) == "a { b { \(body) } }")
    }
  }

  @Test func stringsKeepTheirText() throws {
    let string = "\"\"\"\n    d\n      e\n    \"\"\""
    #expect(
      try fixed("a { b { f(\(string)) } }", "a { b { $$$x } }", "c {\n  $x\n}")
        == "c {\n  f(\(string))\n}")
    // A line that is indented less than the code moves none of its string.
    let other = "\"\"\"\n     d\n  \"\"\""
    #expect(
      try fixed(
        "a {\n  b {\n    f(\(other))\n    g()\n  }\n}", "a { b { $$$x } }", "c {\n  $x\n}")
        == "c {\n  f(\(other))\n  g()\n}")
  }

  @Test func namesOfWrappersAreOfTheirType() throws {
    let found = PatternCheck.Case(
      pattern: try TokenPattern("@A var $x"),
      constraints: [CaptureConstraint(capture: "x", tests: [.accessed(["_", "$"])])])
    let project = TestProject(TestProject.rule([PatternCheck(cases: [found])]))
    func count(_ text: String) -> Int { project.findings(in: text).count }
    #expect(count("struct S { @A var a: B; init() { _a = A() } }") == 1)
    #expect(count("struct S { @A var a: B }\nextension S { func f() { g(self.$a) } }") == 1)
    #expect(count("struct S { @A var a: B; func f() { g(a, _ab) } }") == 0)
    #expect(count("struct S { @A var a: B; struct T { @C var a: B; var b: D { $a } } }") == 0)
  }
}
