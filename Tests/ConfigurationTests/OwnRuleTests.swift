import LintRules
import Testing

@testable import Configuration

/// Rules that a configuration defines itself.
@Suite struct OwnRuleTests {
  /// A rule with `lines` after what every rule needs, from line 2, column 5 on.
  private func own(_ lines: String) -> String {
    "own-rules:\n  - id: mine\n    title: T\n    why: W\n    instead: I\n"
      + lines.split(separator: "\n").map { "    \($0)\n" }.joined()
  }

  private func problems(_ lines: String) throws -> [String] {
    try TestCatalogue.problems(own(lines))
  }

  @Test func everyKindOfCheck() throws {
    let checks = """
      pattern: f($x)
      imports: {deny: [A]}
      declarations: {select: {kind: class}, forbid: {modifiers: [open]}}
      terms: {wrong: a, right: b}
      layers: {}
      layout: {files: 'A/**', allowed: 'A/B/**'}
      protected: {paths: 'A/**'}
      """
    let rule = try #require(try TestCatalogue.build(own(checks)).rule("mine"))
    #expect(rule.checks.count == 7)
    #expect(rule.severity == .warning)
    #expect(rule.confidence == .certain)
  }

  @Test func `a placeholder stands where a member is compared`() throws {
    func select(_ key: String, _ query: String) -> String {
      "declarations: {select: {kind: var, enclosing: {\(key): \(query)}}}"
    }
    let member = "{members: {name: '{name}'}}"
    #expect(try problems(select("inherits-declared", member)).isEmpty)
    #expect(
      try problems(select("inherits-declared", "{name: '{name}'}")).first?.contains(
        "'inherits-declared' can compare one 'name', 'type' or 'parameters' of a member") == true)
    for key in ["type-not-declared", "extends"] {
      #expect(
        try problems(select(key, member)).first?.contains("'\(key)' cannot have a placeholder")
          == true)
    }
  }

  @Test func `a member of self has no other receiver nearby`() throws {
    let pattern = "patterns: [{match: '.frame = $_', on-self: {kind: class, inherits: UIView}"
    #expect(try problems(pattern + "}]").isEmpty)
    #expect(
      try problems(pattern + ", with: '$receiver.alpha = $_'}]").first?.contains(
        "'on-self' cannot stand beside 'with' or 'without'") == true)
    let rule = try #require(try TestCatalogue.build(own(pattern + "}]")).rule("mine"))
    #expect((rule.checks.first as? PatternCheck)?.cases.count == 2)
  }

  @Test("a configuration sets its own rules like shipped ones")
  func settings() throws {
    let rule = try TestCatalogue.build(own("pattern: f()") + "rules: {mine: error}").rule("mine")
    #expect(rule?.severity == .error)
    #expect(try TestCatalogue.build(own("pattern: f()") + "rules: {mine: off}").rule("mine") == nil)
  }

  @Test("every required key that is missing is reported")
  func whatIsMissing() throws {
    expectSame(
      try TestCatalogue.problems("own-rules:\n  - {id: mine, pattern: f()}"),
      [
        "2:5: error: rule 'mine' needs the key 'title'",
        "2:5: error: rule 'mine' needs the key 'why'",
        "2:5: error: rule 'mine' needs the key 'instead'",
      ])
    expectSame(
      try TestCatalogue.problems("own-rules:\n  - title: T"),
      ["2:5: error: a rule needs the key 'id'"]
    )
    expectSame(
      try problems("severity: error"),
      [
        "2:5: error: rule 'mine' checks nothing; give it a check such as 'pattern', 'imports' or "
          + "'declarations'"
      ])
  }

  @Test func aListOfChecksThatIsEmptyChecksNothing() throws {
    #expect(try problems("patterns: []").count == 1)
    #expect(try problems("patterns: []\npatern: f()").count == 1)
  }

  @Test("the id of a rule is lower-case words, and unique")
  func names() throws {
    expectSame(
      try TestCatalogue.problems(
        "own-rules:\n  - {id: My_Rule, title: T, why: W, instead: I, pattern: f()}"),
      [
        "2:10: error: the id 'My_Rule' must be lower-case words with hyphens between them"
      ])
    let twice = "\n  - {id: mine, title: T, why: W, instead: I, pattern: f()}"
    expectSame(
      try TestCatalogue.problems("own-rules:" + twice + twice),
      [
        "3:5: error: the rule 'mine' is defined twice"
      ])
    expectSame(
      try TestCatalogue.problems(
        "own-rules:\n  - {id: no-print, title: T, why: W, instead: I, pattern: f()}"),
      [
        "2:5: error: archlint ships a rule 'no-print' already; choose another id"
      ])
    // The tables `terms` and `protected` make rules too.
    expectSame(
      try TestCatalogue.problems(
        "own-rules:\n  - {id: project-terms, title: T, why: W, instead: I, pattern: f()}"),
      [
        "2:5: error: archlint ships a rule 'project-terms' already; choose another id"
      ])
  }

  @Test("an unknown key is reported with the nearest key, and with nothing else")
  func unknownKeys() throws {
    expectSame(
      try problems("patern: f()\nimports: {deny: [A]}"),
      [
        "6:5: error: rule 'mine' has no key 'patern'; did you mean 'pattern'?"
      ])
    expectSame(
      try problems("imports: {denny: [A]}"),
      [
        "6:14: error: 'imports' needs a list 'deny' or 'allow', or an 'order'",
        "6:15: error: 'imports' has no key 'denny'; did you mean 'deny'?",
      ])
    expectSame(
      try problems("pattern: f()\nin: {path: [A]}"),
      [
        "7:10: error: 'in' has no key 'path'; did you mean 'paths'?"
      ])
  }

  @Test("a rule of 'part-of' that does not exist is reported where the file names it")
  func unknownHosts() throws {
    expectSame(
      try problems("pattern: f()\npart-of: {rules: [no-print, no-pritn]}"),
      ["7:33: error: there is no rule 'no-pritn'; did you mean 'no-print'?"])
  }

  @Test("a list under 'in' or 'not-in' is told how globs are written")
  func globsWithoutPaths() throws {
    expectSame(
      try problems("pattern: f()\nin: ['A/**']\nnot-in:\n  - 'B/**'"),
      [
        "7:9: error: 'in' must be a mapping; write globs as '{paths: […]}'",
        "9:7: error: 'not-in' must be a mapping; write globs as '{paths: […]}'",
      ])
  }

  // MARK: - Patterns

  @Test("a pattern that is not Swift, and a fix with unknown captures, is reported")
  func patterns() throws {
    expectSame(
      try problems("pattern: f("),
      [
        "6:14: error: the pattern is not Swift: a bracket is not closed"
      ])
    expectSame(
      try problems("pattern: f($x)\nfix: g($y)"),
      [
        "7:10: error: the fix uses '$y', which the pattern does not capture; did you mean 'x'?"
      ])
    expectSame(
      try problems("patterns: [f($x)]\nfix: g($x)"),
      [
        "7:10: error: 'fix' belongs to a 'pattern'; give each of several 'patterns' its own"
      ])
    expectSame(
      try problems("patterns:\n  - {match: f($time), where: {tiem: {literal: integer}}}"),
      [
        "7:35: error: the pattern has no capture '$tiem'; did you mean 'time'?"
      ])
    expectSame(
      try problems("patterns:\n  - {match: f($x), where: {x: {literal: integr}}}"),
      [
        "7:45: error: each of 'literal' must be 'integer', 'float', 'string', 'boolean', 'nil', "
          + "'regex' or 'array', not 'integr'; did you mean 'integer'?"
      ])
    #expect(
      try problems("patterns:\n  - {match: f($x), where: {x: {text: '('}}}").first?.hasPrefix(
        "7:42: error: '(' is not a regular expression: ") == true)
    #expect(
      try problems("patterns:\n  - {match: f($x), where: {x: {name: '[a'}}}").first?.hasPrefix(
        "7:42: error: '[a' is not a name or glob: ") == true)
    #expect(
      try problems("patterns:\n  - {match: f($x), where: {x: {multiple-of: 0}}}").first?.hasPrefix(
        "7:49: error: 'multiple-of' must be a number from 1 to ") == true)
  }

  // MARK: - Other checks

  @Test("kinds and modifiers that do not exist are reported with the nearest ones")
  func declarations() throws {
    expectSame(
      try problems("declarations: {select: {kind: strct, modifiers: [pubic]}}"),
      [
        "6:35: error: 'strct' is not a kind of declaration; did you mean 'struct'?",
        "6:54: error: 'pubic' is not a modifier; did you mean 'public'?",
      ])
    expectSame(
      try problems("pattern: f()\ndeclarations: {require: {name: A}}"),
      [
        "7:19: error: 'declarations' needs the key 'select'"
      ])
    expectSame(
      try problems("declarations: {select: {nested: maybe}}"),
      [
        "6:37: error: 'nested' must be 'true' or 'false'"
      ])
  }

  @Test("a term without letters, and an unknown place of terms, is reported")
  func terms() throws {
    expectSame(
      try problems("terms: [{wrong: '--', right: b}]"),
      [
        "6:13: error: '--' has no letter or digit to look for"
      ])
    expectSame(
      try problems("terms: [{wrong: a, right: b, in: [coments]}]"),
      [
        "6:39: error: each of 'in' must be 'code', 'comments', 'strings', 'docs' or 'files', "
          + "not 'coments'; did you mean 'comments'?"
      ])
    expectSame(
      try problems("terms: [{wrong: a}]"), ["6:13: error: a term needs the key 'right'"])
  }

  @Test("MARK comments of functions, and long functions alone, are refused")
  func onlyTypesAndCode() throws {
    expectSame(
      try problems("marks: {of: {kind: func}, longer-than: 100}"),
      [
        "6:17: error: only types and extensions have MARK comments; 'of' describes other declarations"
      ])
    #expect(try problems("marks: {of: {kind: [func, class]}, longer-than: 100}") == [])
    expectSame(
      try problems("contents: {of: {kind: func}, longer-than: 20}"),
      [
        "6:15: error: 'contents' needs code to 'forbid' or to 'require'; 'longer-than' only chooses "
          + "functions in which it is looked for"
      ])
    expectSame(
      try problems("contents: {of: {kind: func}}"),
      ["6:15: error: 'contents' needs code to 'forbid' or to 'require'"])
  }

  @Test("a layout needs files or folders with a requirement")
  func layouts() throws {
    expectSame(
      try problems("pattern: f()\nlayout: {files: A}"),
      [
        "7:13: error: 'layout' needs 'files' with 'allowed', 'named' or 'form', or 'folders' "
          + "with what they 'hold'"
      ])
  }

  @Test("an example needs code, files or changes")
  func examples() throws {
    expectSame(
      try problems("pattern: f()\nexamples: {flagged: [{path: A.swift}], claen: f()}"),
      [
        "7:26: error: an example needs 'code', 'files' or 'changes'",
        "7:44: error: 'examples' has no key 'claen'; did you mean 'clean'?",
      ])
  }

  /// Holes of patterns are no options, what captures have to be may name some.
  @Test func optionsInPatterns() throws {
    let rule = try TestCatalogue.build(
      own(
        """
        options: {words: [show, tell]}
        patterns:
          - {match: 'catch { $$$body }', where: {body: {not: {may-reach: ['${words}']}}}}
        """)
    ).rule("mine")
    guard let check = rule?.checks(of: PatternCheck.self).first else {
      Issue.record("the check is another one")
      return
    }
    let names = try NameList(["show", "tell"])
    #expect(check.cases.map(\.constraints[0].tests) == [[.not(.mayReach(names))]])
  }

  @Test("the keys of uses make a check")
  func uses() throws {
    let rule = try TestCatalogue.build(
      own("uses: {types: '*Store', except: MockStore, as: construction, of-system: true}")
    ).rule("mine")
    guard let check = rule?.checks(of: UseCheck.self).first else {
      Issue.record("the check is another one")
      return
    }
    #expect(check.names.patterns == ["*Store"])
    #expect(check.exceptions?.patterns == ["MockStore"])
    #expect(check.form == .construction)
    #expect(check.isAboutSystem)
    expectSame(
      try problems("uses: {types: A, as: constructon}"),
      [
        "6:26: error: 'as' must be 'any' or 'construction', not 'constructon'; "
          + "did you mean 'construction'?"
      ])
  }

  @Test("an option of an own rule takes its value from the configuration")
  func options() throws {
    let rule = try TestCatalogue.build(
      own("options: {word: print}\npattern: '${word}($$$)'") + "options: {word: log}"
    ).rule("mine")
    #expect(rule?.options.map(\.values) == [["log"]])
    guard let check = rule?.checks(of: PatternCheck.self).first else {
      Issue.record("the check is another one")
      return
    }
    #expect(check.cases.map(\.pattern.text) == ["log($$$)"])
    expectSame(
      try problems("options: {word: print}\nimports: {deny: ['${wrod}Kit']}"),
      [
        "7:22: error: 'wrod' is neither an option of the rule nor a shared name; did you mean 'word'?"
      ])
  }
}
