import Matching
import SwiftSource
import Testing

@testable import LintRules

/// `where` tests a capture.
@Suite struct CaptureConstraintTests {
  private func check(
    _ tests: CaptureConstraint.Test..., accepts: [String], rejects: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let constraint = CaptureConstraint(capture: "x", tests: tests)
    for text in accepts {
      try expectMatches("f($x)", "↓f(\(text))", where: [constraint], sourceLocation: sourceLocation)
    }
    for text in rejects {
      try expectMatches("f($x)", "f(\(text))", where: [constraint], sourceLocation: sourceLocation)
    }
  }

  @Test("a multiple is an integer literal in any notation")
  func multiples() throws {
    try check(
      .multipleOf(1000), accepts: ["1000", "5_000", "0", "0x3E8"], rejects: ["1001", "a", "1000.0"])
  }

  @Test("a literal has one of the kinds that are named")
  func literals() throws {
    try check(.literal([.integer]), accepts: ["1", "-1"], rejects: ["1.0", "a", "1 + 1"])
    try check(.literal([.float]), accepts: ["1.5", "-1.5"], rejects: ["1", "a"])
    try check(.literal([.boolean]), accepts: ["true", "false"], rejects: ["!true", "a"])
    try check(.literal([.nil]), accepts: ["nil"], rejects: ["a"])
    try check(.literal([.array]), accepts: ["[]", "[1, 2]"], rejects: ["[1] + a", "a[1]"])
    try check(
      .literal([.string]), accepts: [#""a""#, #""\(a) b""#], rejects: [#""a" + b"#, "a"])
    try check(.literal([.integer, .nil]), accepts: ["1", "nil"], rejects: ["true"])
  }

  @Test("a name is one identifier")
  func names() throws {
    try check(
      .name([try NameGlob("*View"), try NameGlob("cell")]),
      accepts: ["homeView", "cell", "`cell`"],
      rejects: ["home", "a.homeView", "cell()"])
  }

  @Test("a text test sees the source")
  func text() throws {
    try check(.text(try RegularExpression("^a.*z$")), accepts: ["a.b.z", "az"], rejects: ["b.z"])
  }

  @Test("a code test sees neither comments nor the contents of strings")
  func code() throws {
    try check(
      .code(try RegularExpression("^throw [a-z]")), accepts: ["throw /* the */ error"],
      rejects: [#""throw error""#, "throwing"])
    try check(
      .code(try RegularExpression("error")), accepts: ["error"],
      rejects: [#""error""#, "/* error */ a"])
  }

  @Test("code reaches a name through the functions that it calls")
  func reach() throws {
    let constraint = CaptureConstraint(
      capture: "x", tests: [.not(.mayReach(try NameList(["show"])))])
    let file = """
      catch { router.show(1) }
      catch { handle() }
      catch { self.handle() }
      ↓catch { print(1) }
      ↓catch { log(1) }
      ↓catch { text = "show" /* show */ }
      ↓catch { logger.log(1) }
      catch { unknown() }
      func handle() { second() }
      func second() { router.show(1); handle() }
      func log(_ number: Int) { log(number) }
      """
    try expectMatches("catch { $$$x }", file, where: [constraint])
    try expectMatches(
      "$x.done()", "logger.log(1)↓.done()", "self.log(1).done()", "self?.log(1).done()",
      "log(1).done()", ".log(1).done()", "\u{1}?.log(1)↓.done()", where: [constraint])
  }

  @Test("a member may be declared in an extension in another file")
  func membersOfTypes() throws {
    let owners = try NameList(["Navigator"])
    let found = PatternCheck.Case(
      pattern: try TokenPattern("navigator.$call($$$)"),
      constraints: [CaptureConstraint(capture: "call", tests: [.not(.member(owners))])])
    let project = TestProject(TestProject.rule([PatternCheck(cases: [found])]))
    let others = [
      "A.swift": "class Navigator { func push() {} }",
      "B.swift": "extension Navigator { func flip() {} }",
      "C.swift": "class Other { func slide() {} }",
    ]
    let text = "navigator.push(); navigator.flip(); ↓navigator.slide(); navigator.path.slide()"
    #expect(project.remarked(text, with: others) == text)
  }

  @Test("a string test sees literals without interpolations")
  func strings() throws {
    try check(
      .string(try RegularExpression("%[df]")), accepts: [#""%d""#, ##"#"a %f"#"##],
      rejects: [#""%s""#, "a", #""\(a)%d""#])
  }

  /// A constant of the file stands for its value, a variable may have changed.
  @Test("a string test sees the value of a constant, not of a variable")
  func stringsBehindConstants() throws {
    let constraint = CaptureConstraint(
      capture: "x", tests: [.string(try RegularExpression("%d"))])
    try expectMatches(
      "f($x)", "let a = \"%d\"\n↓f(a)", "let a = \"%s\"\nf(a)", "var a = \"%d\"\nf(a)",
      "↓f(NSLocalizedString(\"%d\", comment: \"\"))", "↓f((\"%d\"))",
      "struct A { let a = \"%d\"; func g() { ↓f(a) } }",
      "struct A { let a = \"%d\" }\nstruct B { func g() { f(a) } }", where: [constraint])
  }

  @Test("a variable that a condition, a loop or a case binds may change in what can see it")
  func changedBindings() throws {
    let constraint = CaptureConstraint(capture: "x", tests: [.mutated(false)])
    try expectMatches(
      "var $x", "if ↓var a = b { f(a) }", "if var a = b { a = 1 }",
      "if ↓var a = b {}; a = 1", "if ↓var a = !b { f(a) }", "if ↓var a = b {",
      "if ↓var a = b, a > c[0] { f(a) } else { a = 1 }",
      "while ↓var a = b { f(a) }", "while var a = b { a = 1 }",
      "func g() { guard ↓var a = b else { return }; f(a) }",
      "func g() { guard var a = b else { return }; a = 1 }; a = 2",
      "guard ↓var a = b else { exit(1) }; f(a)", "guard var a = b else { exit(1) }; ++a",
      "switch b { case .c(↓var a): f(a)\ncase .d: a = 1 }", "switch b { case .c(var a): a = 1 }",
      "switch b { case .c(↓var a): f(a); g\ndefault: a = 1 }",
      "switch b { case .c(↓var a): f(a);\ndefault: a = 1 }",
      "switch b { case .c(↓var a): f(a)", "switch b { case .c(var a): ++a",
      "do {} catch .c(↓var a) { f(a) }", "do {} catch .c(var a) { a = 1 }",
      // Code without an end, and a variable that is none of a condition.
      "if var a = b", "func g() { if var a = b }", "var a = b", where: [constraint])
    try expectMatches(
      "for var $x in", "↓for var a in b { f(a) }", "for var a in b { a += 1 }",
      "for var a in b where c { a += 1 }", "↓for var a in b {}; a = 1", "for var a in b",
      where: [constraint])
  }

  @Test("an operand has no operator outside brackets")
  func operands() throws {
    try check(
      .operand, accepts: ["a", "a.b(c + d)", "(a + b)", "A<B>()"],
      rejects: ["a + b", "-a", "a as B", "try a", "await a", "a ? b : c"])
  }

  @Test("not turns a test around")
  func not() throws {
    try check(.not(.literal([.integer])), accepts: ["a", "1.0"], rejects: ["1"])
  }

  @Test func allTestsHaveToHold() throws {
    try check(
      .literal([.integer]), .not(.multipleOf(2)), accepts: ["1", "3"], rejects: ["2", "1.0"])
  }

  @Test(
    "a test of a string sees its value, however it is written",
    arguments: [
      (#""a""#, "a"), (#""\n""#, "\n"), (#""\u{61}\t\"\\""#, "a\t\"\\"), ("#\"\\n\"#", "\\n"),
      ("#\"\\#n\"#", "\n"), ("\"\"\"\n  a\n    b\n  \"\"\"", "a\n  b"),
      ("\"\"\"\n  a\\\n  b\n  \"\"\"", "ab"), ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "a\nb"),
      (#""\q""#, nil), (#""\u{110000}""#, nil),
    ] as [(String, String?)]) func valuesOfStrings(_ literal: String, _ value: String?)
  {
    let file = SourceFile(path: "A.swift", text: "f(\(literal))")
    #expect(file.stringValue(2) == value)
  }

  @Test(
    "a test of a written type takes what the file states",
    arguments: [
      "func f(s: String) { old(s) }", "func f(_ s: String?) { old(s!) }", "let s = \"a\"\nold(s)",
      "struct A { var s: String; func f() { old(self.s); if b { old(s) } } }",
      "func f() { let s = String(1)\n  old(s) }", "old(\"\\(a)b\")", "old((\"a\"))",
      "func f(s: String?) { if let s { old(s) } }",
    ]) func statedTypes(_ code: String) throws
  {
    #expect(try isString(code))
  }

  @Test(
    "a test of a written type takes nothing that the file does not state",
    arguments: [
      "func f(s: Substring) { old(s) }", "func f(s: some StringProtocol) { old(s) }",
      "func f<S: StringProtocol>(s: S) { old(s) }", "let s = make()\nold(s)", "old(a.s)",
      "let s = \"a\"\nfunc f() { b.map { s in old(s) } }", "let s: [String] = []\nold(s)",
      "let s = \"\"\nfunc f() { for s in b { old(s) } }", "@Wrapped var s: String\nold(s)",
      "let s = \"\"\nfunc f() { if let s = b { old(s) } }", "old($0)", "old(\"a\" + b)",
      "struct String {}\nlet s: String\nold(s)", "let (s, t) = (\"\", 1)\nold(s)",
      "let s = \"\"\nfunc f() { b.map { (s, t) in old(s) } }",
      "enum A { var s = \"\" }\nold(A.s)", "enum B { static let s = \"\" }\nold(A.s)",
      "enum A { static let s = \"\" }\nstruct C { enum A {} }\nold(A.s)",
      "enum A { @Wrapped static var s: String }\nold(A.s)",
    ]) func unstatedTypes(_ code: String) throws
  {
    #expect(try !isString(code))
  }

  @Test(
    "a parameter is a name that a function around takes, and declares no variable of",
    arguments: [
      ("func f(a: Int) { old(a) }", true), ("class A { init(_ a: Int) { b { old(a) } } }", true),
      ("func f(a: Int) { func g() { old(a) } }", true),
      ("func f(b a: Int) { if c { old(a) } }", true),
      ("let a = 1\nold(a)", false), ("func f(a b: Int) { old(a) }", false),
      ("func f(a: Int) { let a = 1\n  old(a) }", false), ("func f(a: Int) { old(a.b) }", false),
      ("struct A { func f(a: Int) { struct B { func g() { old(a) } } } }", false),
    ]) func parameters(_ code: String, isParameter: Bool) throws
  {
    #expect(try isFound(code, .parameter) == isParameter)
  }

  private func isString(_ code: String) throws -> Bool {
    try isFound(code, .typed(NameList(["String"])))
  }

  private func isFound(_ code: String, _ test: CaptureConstraint.Test) throws -> Bool {
    let found = PatternCheck.Case(
      pattern: try TokenPattern("old($x)"),
      constraints: [CaptureConstraint(capture: "x", tests: [test])])
    let project = TestProject(TestProject.rule([PatternCheck(cases: [found])]))
    return !project.findings(in: code).isEmpty
  }
}
