import LintRules
import Project
import Results
import SwiftSource
import Testing

@testable import Engine

/// Text in comments does not count. The marker shows where a finding is reported all the same.
@Suite struct SuppressionTests {
  private func expect(
    _ marked: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let found = try await Sample.remarked(marked)
    #expect(found == marked, sourceLocation: sourceLocation)
  }

  @Test("a trailing comment applies to its line") func behindCode() async throws {
    try await expect("f() // archlint:disable no-f -- reason\n↓f()")
    try await expect("↓f()\nf() // archlint:disable no-f -- reason")
    try await expect("f(); f() // archlint:disable no-f -- reason")
  }

  @Test("a trailing comment on the last line applies to the whole statement")
  func behindTheLastLineOfAStatement() async throws {
    try await expect("↓f()\nf(\n  a\n) // archlint:disable no-f -- reason\n↓f()")
    try await expect("f {\n  a\n} // archlint:disable no-f -- reason\n↓f()")
    try await expect("f()\n  .a() // archlint:disable no-f -- reason\n↓f()")
  }

  @Test("a trailing comment on the first line applies to the whole statement")
  func behindTheFirstLineOfAStatement() async throws {
    try await expect("f( // archlint:disable no-f -- reason\n  a)\n↓f()")
  }

  @Test("the place of a comment is its words, without the marks and the space around them")
  func words() throws {
    let words = "archlint:disable no-f -- reason"
    for comment in ["// \(words) \t\nf()", "/* \(words) \t*/ f()", "/** \(words)\n */\nf()"] {
      let file = SourceFile(path: "A.swift", text: comment)
      let found = Suppression.suppressions(in: file)
      #expect(found.map { file.text($0.directive) } == [words])
    }
  }

  /// In a list each line is for itself.
  @Test("a trailing comment within a list applies to its element")
  func behindALineOfAList() async throws {
    try await expect("a([\n  ↓f(),\n  f(), // archlint:disable no-f -- reason\n  ↓f(),\n])")
  }

  @Test("a comment on its own line applies to the next statement")
  func beforeAStatement() async throws {
    try await expect("// archlint:disable no-f -- reason\nf()\n↓f()")
    try await expect("// archlint:disable no-f -- reason\na(\n  f()\n)\n.b { f() }\n↓f()")
    try await expect("if a {\n  // archlint:disable no-f -- reason\n  f()\n}\n↓f()")
    try await expect("// archlint:disable no-f -- reason\n\n// more\nf()\n↓f()")
  }

  @Test("a comment before a declaration applies to all of it")
  func beforeADeclaration() async throws {
    try await expect(
      """
      // archlint:disable no-f -- reason
      @available(*, deprecated)
      public struct A {
        let b = f()
        func c() { f() }
      }
      let d = ↓f()
      """)
    try await expect(
      "struct A {\n  // archlint:disable no-f -- reason\n  let b = f()\n  let c = ↓f()\n}")
  }

  @Test("a comment for the file applies to all of it") func wholeFiles() async throws {
    try await expect("f()\nfunc a() { f() }\n// archlint:disable-file no-f -- reason\nf(); ↓g()")
  }

  @Test("a comment of any form can suppress") func otherComments() async throws {
    try await expect("f() /* archlint:disable no-f -- reason */\n↓f()")
    try await expect("/// archlint:disable no-f -- reason\nfunc a() { f() }")
    try await expect("/** archlint:disable no-f -- reason */\nfunc a() { f() }")
  }

  @Test("only the named rules are suppressed") func theRulesThatAreNamed() async throws {
    try await expect("f(); ↓g() // archlint:disable no-f -- reason")
    try await expect("f(); g() // archlint:disable no-f, no-g -- reason")
    try await expect("f(); g() // archlint:disable no-f no-g -- reason")
    try await expect("↓f() // archlint:disable no-other -- reason")
    try await expect("↓f() // archlint:disable -- reason")
  }

  @Test("a suppression without a reason suppresses nothing") func withoutAReason() async throws {
    try await expect("↓f() // archlint:disable no-f")
    try await expect("↓f() // archlint:disable no-f --")
    try await expect("↓f() // archlint:disable no-f --  ")
    try await expect("// archlint:disable-file no-f\n↓f()")
  }

  @Test func aSpaceBehindTheColonChangesNothing() async throws {
    try await expect("f() // archlint: disable no-f -- reason\n↓f()")
  }

  @Test func theNextLineAlone() async throws {
    try await expect("// archlint:disable-next-line no-f -- reason\nf(); f()\n↓f()")
    try await expect("// archlint:disable-next-line no-f -- reason\nf {\n  ↓f()\n}")
    try await expect("let a = 1 // archlint:disable-next-line no-f -- reason\r\nf()\r\n↓f()")
    try await expect("// archlint:disable-next-line no-f -- reason\n\n↓f()")
    try await expect("↓f()\n// archlint:disable-next-line no-f -- reason")
  }

  @Test(arguments: [
    "disable no-f - reason", "disable no-f \u{2014} reason", "disable no-f: reason",
    "ignore no-f -- reason", "disable-line no-f -- reason", "enable no-f -- reason",
    "suppress no-f -- reason", "dissable no-f -- reason", "disable:next no-f -- reason",
  ])
  func anotherFormSuppressesNothing(_ text: String) async throws {
    try await expect("↓f() // archlint:\(text)")
  }

  /// A comment without a reason does not keep another one from counting.
  @Test("a comment without a reason does not stop another one from counting") func severalComments()
    async throws
  {
    try await expect(
      "// archlint:disable-file no-f\n// archlint:disable-file no-f -- reason\nf()")
  }

  @Test("other comments and strings suppress nothing") func whatIsNoSuppression() async throws {
    try await expect("↓f() // see archlint:disable no-f -- reason")
    try await expect("↓f() // archlint:disabled no-f -- reason")
    try await expect("↓f(\"// archlint:disable no-f -- reason\")")
    try await expect("↓f() // archlint:")
    try await expect("↓f()\n// archlint:disable no-f -- reason")
  }

  /// Only a comment about the whole file can suppress a finding about the file.
  @Test("a finding about a whole file needs a comment for the file")
  func findingsAboutFiles() async throws {
    let more = """
        - {id: place, title: T, why: W, instead: I, layout: {files: '**', allowed: 'Right/**'}}
      protected: ['Core/**']
      """
    let folder = try TemporaryFolder([
      "A.swift": "let a = 1", "B.swift": "// archlint:disable-file place -- reason\nlet b = 1",
      "C.swift": "let c = 1 // archlint:disable place -- reason",
      "D.swift": "// archlint:disable-file place", "Right/E.swift": "",
    ])
    let report = try await Sample.run(folder, more)
    #expect(report.diagnostics.map(\.location.path) == ["A.swift", "C.swift", "D.swift"])
    #expect(report.suppressed.map(\.location.path) == ["B.swift"])
    #expect(report.suppressed.map(\.suppression) == ["reason"])
  }

  /// A change does not excuse itself.
  @Test("a finding about a change cannot be suppressed by a comment")
  func findingsAboutChanges() async throws {
    let text = "// archlint:disable-file project-protected-files -- reason"
    let folder = try TemporaryFolder(["Core/A.swift": text])
    let report = try await Sample.run(folder, "protected: ['Core/**']") {
      $0.changes = ChangeSet(FileChange.list("M\tCore/A.swift"))
    }
    #expect(report.diagnostics.map(\.location.path) == ["Core/A.swift"])
  }

  @Test("a suppressed finding has the reason of its comment") func reasons() async throws {
    let folder = try TemporaryFolder([
      "A.swift": "f() // archlint:disable no-f -- one -- two \ng()"
    ])
    let report = try await Sample.run(folder)
    #expect(report.suppressed.map(\.suppression) == ["one -- two"])
    #expect(report.suppressed.map(\.rule) == ["no-f"])
    #expect(report.diagnostics.map(\.rule) == ["no-g"])
    #expect(report.summary.suppressed == 1)
    #expect(report.summary.errors == 0)
  }
}
