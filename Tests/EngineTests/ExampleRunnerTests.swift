import Configuration
import LintRules
import Testing

@testable import Engine

/// Examples of rules are their tests: each has to do what it says.
@Suite struct ExampleRunnerTests {
  /// Returns the problems with the examples of a rule that flags `f($x)` and makes it `g($x)`.
  private func failures(
    _ examples: String, keys: String = "", fix: String = "g($x)"
  ) async throws -> [String] {
    let rule = """
      own-rules:
        - id: mine
          title: T
          why: W
          instead: I
          pattern: f($x)\(keys.isEmpty ? "" : "\n    " + keys)
          fix: \(fix)
          examples: \(examples)
      """
    let suite = try ExampleSuite(
      catalogue: try Catalogue.shipped(),
      files: ConfigurationFiles(path: ".archlint.yml", text: rule), only: ["mine"])
    var messages: [String] = []
    for (rule, runner) in suite.rules { messages += await runner.run(rule).map(\.message) }
    return messages
  }

  @Test("examples that are right have no mistakes") func asTheySay() async throws {
    #expect(try await failures("{flagged: 'a; ↓f(1)', clean: 'g(1)'}") == [])
    #expect(
      try await failures("{flagged: f(1), clean: g(1)}") == [
        "the example has no ↓; put one before the finding in Example.swift, line 1, at 'f(1)'"
      ])
    #expect(try await failures("{flagged: {code: '↓f(1)', fixed: g(1)}, clean: a}") == [])
  }

  @Test("an example that the rule itself leaves out says so") func leftOut() async throws {
    let hint =
      "; the rule's own 'in' or 'not-in' leaves out Example.swift: give the example a 'path' that the "
      + "rule checks"
    let keys = "in: {paths: ['Tools/**']}"
    #expect(
      try await failures("{flagged: 'f(1)', clean: a}", keys: keys) == [
        "the example is not flagged" + hint
      ])
    #expect(
      try await failures("{flagged: '↓f(1)', clean: a}", keys: keys) == [
        "expected a finding in Example.swift, line 1, at 'f(1)'" + hint
      ])
    let example = "{path: Tools/A.swift, code: '↓f(1)'}"
    #expect(try await failures("{flagged: \(example), clean: a}", keys: keys) == [])
  }

  @Test(
    "code that no compiler takes is a mistake of the example",
    arguments: [
      (
        "{flagged: '↓f(1', clean: a}",
        "a bracket opens that nothing closes in Example.swift, line 1"
      ),
      (
        ##"{flagged: '↓f(1)', clean: {path: B.swift, code: "let a = 1\nlet b = \"c"}}"##,
        "a string does not end in B.swift, line 2"
      ),
      (
        "{flagged: '↓f(1)', clean: 'let = 1'}",
        "a declaration is not complete in Example.swift, line 1"
      ),
    ])
  func brokenCode(_ examples: String, _ words: String) async throws {
    let messages = try await failures(examples)
    #expect(messages.contains("the code is no Swift that compiles: \(words)"), "\(messages)")
    let text = "{flagged: '↓f(1)', clean: {path: A.txt, code: 'f('}}"
    #expect(try await failures(text) == [])
  }

  @Test("an example whose files lack the type of 'only' is told so") func systemTypes() async throws
  {
    let keys = "only: {types: [URLSession], by: {paths: ['N/**']}}"
    #expect(
      try await failures("{flagged: 'let a: ↓URLSession', clean: a}", keys: keys) == [
        "expected a finding in Example.swift, line 1, at 'URLSession'; the project declares no type "
          + "'URLSession'"
      ])
  }

  @Test("a name in a message that no finding fills is a mistake, for each kind")
  func unfilledNames() async throws {
    let kinds = [
      ("comments: {match: TODO, MESSAGE}", "{flagged: '// ↓TODO', clean: a}"),
      ("patterns: [{match: 'f($x)', MESSAGE}]", "{flagged: '↓f(1)', clean: a}"),
      ("uses: {types: UIView, MESSAGE}", "{flagged: 'let a: ↓UIView', clean: a}"),
      ("imports: {deny: [UIKit], MESSAGE}", "{flagged: '↓import UIKit', clean: a}"),
      (
        "declarations: {select: {kind: class}, require: {name: B}, MESSAGE}",
        "{flagged: 'class ↓A {}', clean: a}"
      ),
      (
        "layout: {files: 'A/*.swift', named: C, MESSAGE}",
        "{flagged: {path: A/B.swift, code: 'let a = 1'}, clean: a}"
      ),
      (
        "contents: {of: {kind: class}, forbid: 'f()', MESSAGE}",
        "{flagged: 'class ↓A { func g() { f() } }', clean: a}"
      ),
      (
        "text: {files: '**/*.txt', match: TODO, MESSAGE}",
        "{flagged: {path: A.txt, code: '↓TODO'}, clean: a}"
      ),
    ]
    for (keys, examples) in kinds {
      let keys = keys.replacing("MESSAGE", with: "message: '{nothing} is open'")
      #expect(
        try await failures(examples, keys: keys) == [
          "the message shows '{nothing}' as it is, because the finding has no 'nothing'"
        ], "\(keys)")
    }
    let found = "comments: {match: TODO, message: '{found} is open'}"
    #expect(try await failures("{flagged: '// ↓TODO', clean: a}", keys: found) == [])
  }

  @Test("a mark where the finding is about the file says so") func wholeFiles() async throws {
    #expect(
      try await failures(
        "{flagged: {path: A/B.swift, code: '↓let a = 1'}, clean: a}",
        keys: "layout: {files: 'A/*.swift', named: C}") == [
          "the finding is about the whole file, which no ↓ can mark; leave the ↓ out"
        ])
    #expect(
      try await failures(
        "{flagged: {path: A/B.swift, code: '↓let a = ↓1'}, clean: a}",
        keys: "layout: {files: 'A/*.swift', named: C}") == [
          "the finding is about the whole file, which no ↓ can mark; leave the ↓ out"
        ])
  }

  @Test("the examples of a preset are those of its rules") func presets() throws {
    let catalogue = try Catalogue.shipped()
    let suite = try ExampleSuite(catalogue: catalogue, files: nil, presets: ["modern-swift"])
    let preset = try #require(catalogue.preset("modern-swift"))
    #expect(Set(suite.rules.map(\.rule.id)) == Set(preset.ruleIDs))
  }

  @Test("a rule without examples is a mistake") func missingExamples() async throws {
    #expect(try await failures("{flagged: '↓f(1)'}") == ["the rule has no clean example"])
    #expect(try await failures("{clean: g(1)}") == ["the rule has no flagged example"])
  }

  @Test("an example has a marker at each finding and nowhere else")
  func otherFindings() async throws {
    #expect(try await failures("{flagged: g(1), clean: a}") == ["the example is not flagged"])
    #expect(
      try await failures("{flagged: 'f(1); ↓g(1)', clean: a}") == [
        "the finding is in Example.swift, line 1, at 'f(1); g(1)', and the ↓ is at 'g(1)'"
      ])
    #expect(
      try await failures("{flagged: \"f(1)\\n↓g(1)\", clean: a}") == [
        "expected a finding in Example.swift, line 2, at 'g(1)'",
        "unexpected finding in Example.swift, line 1, at 'f(1)'",
      ])
    #expect(
      try await failures("{flagged: '↓f(1)', clean: 'f(2)'}") == [
        "unexpected finding in Example.swift, line 1, at 'f(2)'"
      ])
  }

  @Test("a fix with another result is a mistake") func otherFixes() async throws {
    #expect(
      try await failures("{flagged: {code: '↓f(1)', fixed: h(1)}, clean: a}") == [
        "the fix gives 'g(1)' instead of 'h(1)'"
      ])
    #expect(
      try await failures(
        "{flagged: {code: '↓f(/* a */ 1)', fixed: g(1)}, clean: a}", fix: "g($x, 2)") == [
          "the example shows a fix but the finding has none"
        ])
    #expect(
      try await failures(
        "{flagged: {code: '↓f(↓f(1))', fixed: 'g(g(1, 2), 2)'}, clean: a}", fix: "g($x, 2)") == [
          "the fixes of the example overlap; show them in one example each"
        ])
  }

  @Test("markers are taken out of the text and kept as offsets") func marks() {
    let (bytes, marks) = ExampleRunner.unmarked("é↓a\n↓")
    #expect(bytes == Array("éa\n".utf8))
    #expect(marks == [2, 4])
  }
}
