import Matching
import SwiftSource
import Testing

@testable import LintRules

/// The replacements that patterns make.
@Suite struct FixTests {
  @Test("a fix inserts the captured code")
  func captures() throws {
    #expect(
      try fixed(
        "Task.sleep(nanoseconds: a + b)", "Task.sleep(nanoseconds: $t)",
        "Task.sleep(for: .nanoseconds($t))") == "Task.sleep(for: .nanoseconds(a + b))")
    #expect(try fixed("f(a, b)", "f($x, $y)", "g($y, $x, $y)") == "g(b, a, b)")
    #expect(try fixed("f(a); f(b)", "f($x)", "g($x)") == "g(a); g(b)")
  }

  @Test("a fix divides an integer literal, and nothing else")
  func quotients() throws {
    let pattern = "sleep($t)"
    let fix = "wait(${t / 1000})"
    #expect(try fixed("sleep(5_000)", pattern, fix) == "wait(5)")
    #expect(try fixed("sleep(12_345_000)", pattern, fix) == "wait(12_345)")
    #expect(try fixed("sleep(9_999_000)", pattern, fix) == "wait(9999)")
    #expect(try fixed("sleep(1_000_000_000_000)", pattern, fix) == "wait(1_000_000_000)")
    // What is no number cannot be divided: there is no fix.
    #expect(try fixed("sleep(a)", pattern, fix) == "sleep(a)")
  }

  /// An expression before a dot keeps its meaning.
  @Test func receiversGetParentheses() throws {
    #expect(try fixed("f(a + b)", "f($x)", "$x.g()") == "(a + b).g()")
    #expect(try fixed("f(a.b(c))", "f($x)", "$x.g()") == "a.b(c).g()")
    #expect(try fixed("f(a as B)", "f($x)", "$x.g()") == "(a as B).g()")
    #expect(try fixed("f(a + b)", "f($x)", "g($x)") == "g(a + b)")
  }

  /// A fix never drops a comment; one inside a capture goes along.
  @Test("a fix never drops a comment, and takes those of a capture along")
  func comments() throws {
    #expect(try fixed("f(/* why */ a)", "f($x)", "g($x, 1)") == "f(/* why */ a)")
    #expect(try fixed("f(/* why */ a)", "f($x)", "g($x)") == "g(/* why */ a)")
    #expect(try fixed("f(a /* why */ + b)", "f($x)", "g($x)") == "g(a /* why */ + b)")
  }

  @Test("a trailing comma goes with its argument")
  func trailingCommas() throws {
    #expect(try fixed("f(a,)", "f($x)", "g($x)") == "g(a)")
  }

  @Test func aLeadingHoleIsReplacedToo() throws {
    #expect(try fixed("let a = b.c.old()", "$x.old()", "$x.new()") == "let a = b.c.new()")
  }

  @Test func namedGroupsOfStrings() throws {
    let found = PatternCheck.Case(
      pattern: try TokenPattern("String(format: $f, $x)"),
      constraints: [
        CaptureConstraint(
          capture: "f", tests: [.string(try RegularExpression("^%[.](?<digits>[0-9])f$"))])
      ],
      fix: try FixTemplate("$x.formatted($digits)"))
    let project = TestProject(TestProject.rule([PatternCheck(cases: [found])]))
    let finding = try #require(project.findings(in: "String(format: \"%.2f\", a)").first)
    #expect(finding.fix?.edits.map(\.replacement) == ["a.formatted(2)"])
  }

  @Test("a template names its captures")
  func names() throws {
    #expect(try FixTemplate("$a.b($c_1, ${d / 10})").captures == ["a", "c_1", "d"])
    #expect(try FixTemplate("plain").captures.isEmpty)
  }

  @Test(arguments: [
    ("${a", "'${' of a fix is not closed"),
    ("a $ b", "a '$' in a fix must be followed by the name of a capture"),
    (
      "f($$x)",
      "a '$' in a fix must be followed by the name of a capture; did you mean '$x'? A pattern has "
        + "'$$$' for any number of parts, and a fix names them with one '$'"
    ),
    ("${a}", "'${a}' of a fix must be '${name / number}'"),
    ("${a / 0}", "'${a / 0}' of a fix must be '${name / number}'"),
    ("${a / b}", "'${a / b}' of a fix must be '${name / number}'"),
  ])
  func noTemplates(_ text: String, _ message: String) {
    #expect(throws: TokenPattern.Failure(message: message)) { try FixTemplate(text) }
  }

  @Test func editsAreMadeInOrder() {
    let edits = [Edit(range: 4..<5, replacement: "XY"), Edit(range: 0..<1, replacement: "")]
    #expect(
      String(decoding: Edit.apply(edits, to: Array("abcdef".utf8)), as: UTF8.self) == "bcdXYf")
  }

  /// Of several cases the first that matches counts, and an exception hides those after it.
  @Test func casesInOrder() throws {
    func found(_ text: String, severity: Severity? = nil, isException: Bool = false) throws
      -> PatternCheck.Case
    {
      PatternCheck.Case(
        pattern: try TokenPattern(text), severity: severity, isException: isException)
    }
    let check = PatternCheck(cases: [
      try found("f(allowed)", isException: true), try found("f(bad)", severity: .error),
      try found("f($x)"),
    ])
    let project = TestProject(TestProject.rule([check]))
    let findings = project.findings(in: "f(allowed); f(bad); f(other)")
    #expect(findings.map(\.severity) == [.error, .warning])
    #expect(findings.map(\.subject) == ["f(bad)", "f(other)"])
  }
}

/// Fixes over several lines, and fixes of the code around a match.
@Suite struct FixLayoutTests {
  private func fixed(_ text: String, around pattern: String, _ fix: String) throws -> String {
    let found = PatternCheck.Case(
      pattern: try TokenPattern("bad()"),
      fixRegion: PatternCheck.FixRegion(
        pattern: try TokenPattern(pattern), fix: try FixTemplate(fix)))
    let project = TestProject(TestProject.rule([PatternCheck(cases: [found])]))
    let edits = project.findings(in: text).compactMap { $0.fix?.edits.first }
    return String(decoding: Edit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
  }

  @Test func linesAreIndentedAsTheFileIs() throws {
    #expect(
      try fixed(
        "func f() {\n\tg {\n\t\th {\n\t\t\tbad()\n\t\t\tif a {\n\t\t\t\tb()\n\t\t\t}\n\t\t}\n\t}\n}",
        around: "g { h { $$$body } }", "k {\n  $body\n}")
        == "func f() {\n\tk {\n\t\tbad()\n\t\tif a {\n\t\t\tb()\n\t\t}\n\t}\n}")
    #expect(
      try fixed("g { h { bad() } }", around: "g { h { $$$body } }", "k {\n  $body\n}")
        == "k {\n  bad()\n}")
    #expect(
      try fixed(
        "  g {\r\n    h {\r\n      bad()\r\n      b()\r\n    }\r\n  }\r\n",
        around: "g { h { $$$body } }", "k {\n  $body\n}")
        == "  k {\r\n    bad()\r\n    b()\r\n  }\r\n")
  }

  @Test func theInnermostCodeIsReplaced() throws {
    #expect(
      try fixed("g { a(); g { bad() } }", around: "g { $$$body }", "k { $body }")
        == "g { a(); k { bad() } }")
  }

  @Test func withoutTheCodeAroundThereIsNoFix() throws {
    #expect(try fixed("g { bad() }", around: "h { $$$body }", "k") == "g { bad() }")
    #expect(
      try fixed("g { h { bad() } /* why */ }", around: "g { h { $$$body } }", "k { $body }")
        == "g { h { bad() } /* why */ }")
  }
}

/// Replacements and deletions of code over several lines.
@Suite struct FixLineTests {
  @Test("a call over several lines keeps its lines") func linesOfCalls() throws {
    let replacing = ("$x.replacingOccurrences(of: $a, with: $b)", "$x.replacing($a, with: $b)")
    #expect(
      try fixed(
        """
        let t = s.replacingOccurrences(
          of: "a",
          with: "b"
        )
        """, replacing.0, replacing.1) == """
          let t = s.replacing(
            "a",
            with: "b"
          )
          """)
    #expect(
      try fixed(
        """
        let t = s
          .replacingOccurrences(of: "a", with: "b")
        """, replacing.0, replacing.1) == """
          let t = s
            .replacing("a", with: "b")
          """)
    #expect(
      try fixed(
        """
        url.append(
          path,
          isFolder: true)
        """, "$u.append($p, isFolder: true)", "$u.append(path: $p, hint: .isFolder)") == """
          url.append(
            path: path,
            hint: .isFolder)
          """)
  }

  @Test("no line starts with the parenthesis of a call, which would be a statement of its own")
  func parenthesesOfCalls() throws {
    #expect(
      try fixed(
        """
        sleep(
          nanoseconds:
            UInt64(2)
        )
        """, "sleep(nanoseconds: UInt64($n))", "sleep(for: .seconds($n))") == """
          sleep(
            for: .seconds(2)
          )
          """)
    #expect(
      try !fixed(
        """
        Home()
          .item { Label() }
          .tag(2)
        """, "$view().item { $$$b }.tag($c)", "Tab($c, $b) { $view() }"
      ).contains("Home\n"))
    #expect(
      try fixed("let n = Int(\n  random(UInt32(m))\n)", "Int(random(UInt32($m)))", "Int.any($m)")
        == "let n = Int.any(m)")
  }

  @Test("a comment between the lines of a captured argument is written once")
  func commentsOfArguments() throws {
    #expect(
      try fixed("push(Any(\n  Home() // first\n))", "push($v)", "push(to: Page(from: $v))")
        == "push(to: Page(from: Any(\n  Home() // first\n)))")
  }

  @Test("a fix that deletes a line leaves no empty line behind") func emptyLines() throws {
    #expect(try fixed("a()\n\nf()\n\nb()\n", "f()", "") == "a()\n\nb()\n")
    #expect(try fixed("f()\n\nb()\n", "f()", "") == "b()\n")
    #expect(try fixed("a()\n\nf()", "f()", "") == "a()\n")
    #expect(try fixed("a()\r\n\r\nf()\r\n\r\nb()\r\n", "f()", "") == "a()\r\n\r\nb()\r\n")
    #expect(try fixed("a()\n\nf()\nb()\n", "f()", "") == "a()\n\nb()\n")
  }

  @Test func `a replacement takes over line breaks up to a length that people write`() {
    let file = SourceFile(path: "A.swift", text: "f(\n" + String(repeating: "a, ", count: 300))
    func keepsLines(_ count: Int, by text: String) -> Bool {
      LineKeeping(TokenRange(0, count), in: file, by: text).text != nil
    }
    #expect(keepsLines(400, by: "g(a)"))
    #expect(!keepsLines(401, by: "g(a)"))
    let long = String(repeating: "a, ", count: 200)
    #expect(keepsLines(9, by: long))
    #expect(!keepsLines(9, by: long + "a"))
  }
}
