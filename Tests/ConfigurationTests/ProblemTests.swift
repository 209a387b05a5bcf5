import Testing

@testable import Configuration
@testable import LintRules

/// A problem in a configuration is shown with its location and the likely intention.
@Suite struct ProblemTests {
  private func expect(
    _ text: String, _ problems: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try TestCatalogue.problems(text)
    #expect(found == problems, sourceLocation: sourceLocation)
  }

  @Test("an unknown key is reported with the nearest key")
  func unknownKeys() throws {
    try expect(
      "exclude: []\npreset: [strict]",
      "2:1: error: the configuration has no key 'preset'; did you mean 'presets'?")
    try expect("colours: red", "1:1: error: the configuration has no key 'colours'")
  }

  @Test("an unknown rule is reported with the nearest rule")
  func unknownRules() throws {
    try expect(
      "rules:\n  no-pritn: error\n  something-else: off",
      "2:3: error: there is no rule 'no-pritn'; did you mean 'no-print'?",
      "3:3: error: there is no rule 'something-else'; 'archlint rules' lists them all")
    try expect(
      "rules: {print: error}", "1:9: error: there is no rule 'print'; did you mean 'no-print'?")
  }

  @Test(
    "a key whose value is missing is reported, and an empty list is none",
    arguments: [
      "presets", "include", "exclude", "apps", "contracts", "protected", "authorized", "own-rules",
      "checklists", "extends", "rules", "options", "layers", "terms", "ticked",
    ])
  func missingValues(_ key: String) throws {
    let found = try TestCatalogue.problems("\(key):\n")
    #expect(found.count == 1, "\(found)")
    if try TestCatalogue.problems("\(key): []\n").isEmpty {
      #expect(found.first?.hasPrefix("1:\(key.count + 2): error: '\(key)' has no value") == true)
    }
    for (text, problem) in [
      ("exclude:\n  # - 'Generated/**'\n", "'exclude' has no value"),
      ("layers: {A: {paths: [A], uses: }}", "'uses' has no value"),
    ] {
      let found = try TestCatalogue.problems(text)
      #expect(found.count == 1 && found.first?.contains(problem) == true, "\(found)")
    }
  }

  @Test(
    "a fix that is no Swift is reported where it is written",
    arguments: [
      ("g($a", "a bracket is not closed"), ("g(\"$a)", "a bracket is not closed"),
      ("}", "a bracket is closed that was not opened"),
      ("please call $a", "words follow each other without anything between them"),
      ("Use h instead.", "words follow each other without anything between them"),
    ])
  func fixes(_ fix: String, _ mistake: String) throws {
    let rule =
      "own-rules:\n- {id: r, title: T, why: W, instead: I, pattern: 'f($a)', fix: '\(fix)'}"
    try expect(rule, "2:64: error: the fix is not Swift: \(mistake)")
  }

  @Test(
    "a fix may be a part of Swift, and a hole may stand for anything",
    arguments: [
      "", ".f($a)", "let $a =", "$a var b", "@State private var c: $a", "for $a in",
      "func f(of a: Int, $a) {}", "$a $a $a", "if #available(iOS 17, *) { $a }",
    ])
  func partialFixes(_ fix: String) throws {
    try expect(
      "own-rules:\n- {id: r, title: T, why: W, instead: I, pattern: 'f($a)', fix: '\(fix)'}")
  }

  @Test("a wrong severity is reported with the possible ones")
  func severities() throws {
    try expect(
      "rules:\n  no-print: eror",
      "2:13: error: the severity of 'no-print' must be 'off', 'info', 'warning' or 'error', "
        + "not 'eror'; did you mean 'error'?")
    try expect(
      "rules:\n  no-print: {severity: [error]}",
      "2:24: error: 'severity' must be 'off', 'info', 'warning' or 'error'")
    try expect(
      "rules:\n  no-print:",
      "2:12: error: the severity of 'no-print' must be 'off', 'info', 'warning' or 'error'")
    try expect(
      "rules:\n  no-print: {paths: {'A/**': none}}",
      "2:30: error: the severity of 'A/**' must be 'off', 'info', 'warning' or 'error', "
        + "not 'none'")
  }

  @Test(
    "a wrong glob in the scope of a rule that archlint ships is reported",
    arguments: ["in", "not-in"])
  func scopes(_ key: String) throws {
    for scope in ["paths: ['[a']", "layers: ['[a']", "modules: ['[a']"] {
      let found = try TestCatalogue.problems("rules:\n  no-print: {\(key): {\(scope)}}")
      #expect(found.count == 1)
      #expect(found.first?.contains("'[a'") == true, "\(found)")
    }
  }

  @Test func aColonWithoutASpaceIsExplained() throws {
    try expect(
      "rules:\n  no-print:off",
      "2:3: error: 'rules' must be a mapping of keys to values; write a space after the colon: "
        + "'no-print: off'")
    try expect("rules: none", "1:8: error: 'rules' must be a mapping of keys to values")
  }

  @Test func aListInPlaceOfAMappingIsExplained() throws {
    let problem = "error: 'rules' must be a mapping of keys to values"
    try expect("rules: [no-print]", "1:8: \(problem); write each entry as 'no-print: VALUE'")
    try expect("rules:\n  - no-print: error", "2:3: \(problem); write its entries without '-'")
    try expect("rules: []", "1:8: \(problem)")
  }

  @Test func aTextForPeopleIsNotEmpty() throws {
    try expect("terms: [{wrong: cart, right: ''}]", "1:30: error: 'right' is empty")
    try expect("terms: {cart: ''}", "1:15: error: the word for 'cart' is empty")
    try expect(
      "own-rules: [{id: a, title: ' ', why: W, instead: I, pattern: a()}]",
      "1:28: error: 'title' is empty")
  }

  @Test func theIdOfAContractIsOneThatCommentsCanName() throws {
    for id in ["'a b'", "''", "A"] {
      let problems = try TestCatalogue.problems(
        "contracts: [{id: \(id), acyclic: {modules: ['*']}}]")
      #expect(problems.count == 1)
      #expect(
        problems.first?.hasSuffix("must be lower-case words with hyphens between them") == true)
    }
  }

  @Test func keysOfOtherLintersAreAnsweredWithTheirCounterparts() throws {
    try expect(
      "disabled_rules: [no-print]",
      "1:1: error: the configuration has no key 'disabled_rules'; write 'RULE: off' under 'rules'")
    try expect(
      "rules:\n  no-print: {enabled: false}",
      "2:14: error: 'no-print' has no key 'enabled'; write 'severity: off' to switch a rule off")
    try expect(
      "rules:\n  no-print: {level: error}",
      "2:14: error: 'no-print' has no key 'level'; write 'severity'")
    try expect(
      "layers:\n  A: {folder: A, depends-on: [B]}",
      "2:7: error: layer 'A' has no key 'folder'; 'paths' lists the globs of its files",
      "2:18: error: layer 'A' has no key 'depends-on'; 'uses' lists the layers that it may use")
  }

  @Test func aTermIsNotReplacedWithItself() throws {
    try expect(
      "terms: {Tree: Tree}", "1:9: error: 'Tree' is both the term to avoid and the better one")
    let hint =
      "'github' and 'GitHub' differ only in case; write 'wrong', 'right' and 'case: true', which "
      + "matches upper and lower case exactly"
    try expect("terms: {github: GitHub}", "1:9: error: \(hint)")
    try expect("terms: [{wrong: github, right: GitHub}]", "1:9: error: \(hint)")
    try expect("terms: [{wrong: github, right: GitHub, case: true}]")
    try expect("terms: [{wrong: github, right: GitHub, except: 'GitHub'}]")
    try expect("terms: {e-mail: email}")
  }

  /// To read one of some megabytes took gigabytes.
  @Test("a pattern that is too long is refused")
  func patternsThatAreTooLong() throws {
    let long = String(repeating: "a", count: Decoder.longestPattern + 1)
    try expect(
      "layers:\n  Domain: {paths: ['\(long)']}",
      "2:20: error: each of 'paths' is longer than 64 KB")
    try expect(
      "layers:\n  Domain: {modules: ['\(long)']}",
      "2:22: error: each of 'modules' is longer than 64 KB")
    for check in ["pattern: '\(long)'", "declarations: {select: {form: '\(long)'}, forbid: {}}"] {
      let problems = try TestCatalogue.problems(
        "own-rules:\n  - {id: mine, title: T, why: W, instead: I, \(check)}")
      #expect(problems.contains { $0.hasSuffix("is longer than 64 KB") }, "\(check.prefix(20))")
    }
  }

  @Test("A text without quotes before a comment is ambiguous")
  func textsThatACommentEnds() throws {
    try expect(
      "rules:\n  no-print:\n    section: Use the #Preview macro",
      "3:14: error: 'section' ends at ' #', where a comment starts; put the text in quotes, or the "
        + "comment on a line of its own")
    try expect("rules:\n  no-print:\n    section: 'Use the #Preview macro'")
    try expect("rules:\n  no-print:\n    section: C#  \n  # A comment.")
    try expect("rules:\n  no-print:\n    severity: error  # as agreed")
  }

  @Test("A pattern without quotes that a comment cuts, or is, is an error")
  func patternsThatACommentEnds() throws {
    func rule(_ check: String) -> String {
      "own-rules:\n- {id: mine, title: T, why: W, instead: I, \(check)\n  }"
    }
    let cut =
      "a pattern ends at ' #', where a comment starts; put the text in quotes, or the comment on a "
      + "line of its own"
    try expect(rule("pattern: guard #available"), "2:53: error: \(cut)")
    try expect(rule("patterns: [f() #if\n  ]"), "2:55: error: \(cut)")
    try expect(
      rule("pattern: #if os(iOS)"),
      "2:52: error: a pattern is empty; a text that starts with '#' needs quotes: '#…'")
    try expect(rule("pattern: '#if os(iOS)'"))
    try expect(rule("pattern: f()"))
  }

  @Test("an unknown setting of a rule is reported with the nearest setting")
  func keysOfRules() throws {
    try expect(
      "rules:\n  no-print: {sevrity: error}",
      "2:14: error: 'no-print' has no key 'sevrity'; did you mean 'severity'?")
  }

  @Test("a layer without files, and one of a wrong form, is reported")
  func layers() throws {
    try expect(
      "layers:\n  Domain: {path: ['A/**']}",
      "2:12: error: layer 'Domain' has no key 'path'; did you mean 'paths'?")
    try expect(
      "layers:\n  Domain: {uses: []}", "2:11: error: layer 'Domain' needs 'paths' or 'modules'")
    try expect(
      "own-rules: [{id: a, title: a, why: a, instead: a, pattern: a(), examples: 'a()'}]",
      "1:75: error: 'examples' must be a mapping of keys to values, with 'flagged' or 'clean'")
    try expect(
      "layers: [Domain]",
      "1:9: error: 'layers' must be a mapping of keys to values; write each entry as 'Domain: VALUE'"
    )
    #expect(
      try TestCatalogue.problems("layers:\n  Domain: {modules: ['[a']}").first?.hasPrefix(
        "2:22: error: '[a' is not a name or glob: ") == true)
  }

  /// Every layer that is spoken of has to be one that there is.
  @Test("every layer that is named must exist")
  func unknownLayers() throws {
    try expect(
      "layers:\n  Domain: {paths: ['A/**'], uses: []}\n  Data: {paths: ['B/**'], uses: [Domian]}",
      "3:34: error: there is no layer 'Domian'; did you mean 'Domain'?")
    try expect(
      "presets: [strict]\nlayers:\n  UI: {paths: ['A/**'], uses: [Domain, Dtaa]}",
      "3:40: error: there is no layer 'Dtaa'; did you mean 'Data'?")
    try expect(
      "presets: [strict]\nown-rules:\n"
        + "  - {id: a, title: T, why: W, instead: I, pattern: f(), in: {layers: [Domian]}}",
      "3:71: error: there is no layer 'Domian'; did you mean 'Domain'?")
    try expect(
      "presets: [strict]\nown-rules:\n"
        + "  - {id: a, title: T, why: W, instead: I, layers: {from: [Domain], to: [Dat]}}",
      "3:73: error: there is no layer 'Dat'; did you mean 'Data'?")
    try expect(
      "presets: [strict]\nrules:\n  no-print: {not-in: {layers: Doman}}",
      "3:31: error: there is no layer 'Doman'; did you mean 'Domain'?")
  }

  @Test("a glob that cannot be read is reported at its place")
  func globs() throws {
    for (text, column) in [
      ("include: ['[a']", 11), ("exclude: ['[a']", 11), ("protected: ['[a']", 13),
    ] {
      let found = try TestCatalogue.problems(text)
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("1:\(column): error: '[a' is not a glob: ") == true)
    }
  }

  @Test("a term needs a wrong word with letters, and a better one")
  func terms() throws {
    try expect(
      "terms: {Customer: [Client]}", "1:19: error: the word for 'Customer' must be a text")
    try expect("terms: {Customer: }", "1:18: error: the word for 'Customer' must be a text")
    try expect("terms: {'--': Client}", "1:9: error: '--' has no letter or digit to look for")
    try expect(
      "terms: [{wrnog: a, right: b}]", "1:9: error: a term needs the key 'wrong'",
      "1:10: error: a term has no key 'wrnog'; did you mean 'wrong'?")
  }

  @Test("protected files need paths and known changes")
  func protectedFiles() throws {
    try expect(
      "protected: [{paths: A, changes: [moved]}]",
      "1:34: error: each of 'changes' must be 'added', 'modified', 'deleted', 'renamed' or "
        + "'type-changed', not 'moved'")
    try expect("protected: [{changes: [added]}]", "1:13: error: 'protected' needs the key 'paths'")
  }

  // MARK: - YAML

  @Test("an error of syntax is the only problem")
  func syntax() throws {
    let found = try TestCatalogue.problems("rules:\n  no-print: 'error")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("2:13: error: ") == true)
    try expect(
      "- presets",
      "1:1: error: the configuration must be a mapping of keys to values; write each entry as "
        + "'presets: VALUE'")
  }

  @Test("a duplicate key is reported with the line of the first")
  func duplicateKeys() throws {
    try expect(
      "presets: [strict]\nrules: {}\npresets: [gentle]",
      "3:1: error: duplicate key 'presets'; the first is on line 1")
    try expect(
      "rules:\n  no-print: error\n  no-print: off",
      "3:3: error: duplicate key 'no-print'; the first is on line 2")
  }

  /// Columns are counted in bytes, as compilers count them.
  @Test("columns are counted in bytes, as compilers count them")
  func columns() throws {
    try expect(
      "presets: ['é', nothing]", "1:11: error: there is no preset 'é'; there are strict, gentle",
      "1:17: error: there is no preset 'nothing'; there are strict, gentle")
    try expect(
      "exclude: []\r\npreset: a\r\n",
      "2:1: error: the configuration has no key 'preset'; did you mean 'presets'?")
  }

  // MARK: - All of them

  /// All mistakes of a file at once, in the order of its lines.
  @Test("all mistakes of a file are reported at once, in the order of its lines")
  func severalAtOnce() throws {
    try expect(
      """
      rules:
        no-prnt: error
        view-suffix: {options: {sufix: A}}
        no-combine: loud
      presets: [stric]
      layers:
        Domain: {}
      colours: red
      own-rules:
        - {id: mine}
      """,
      "2:3: error: there is no rule 'no-prnt'; did you mean 'no-print'?",
      "3:3: error: rule 'view-suffix' has no option 'sufix'; did you mean 'suffix'?",
      "4:15: error: the severity of 'no-combine' must be 'off', 'info', 'warning' or 'error', "
        + "not 'loud'",
      "5:11: error: there is no preset 'stric'; did you mean 'strict'?",
      "7:11: error: layer 'Domain' needs 'paths' or 'modules'",
      "8:1: error: the configuration has no key 'colours'",
      "10:5: error: rule 'mine' needs the key 'title'",
      "10:5: error: rule 'mine' needs the key 'why'",
      "10:5: error: rule 'mine' needs the key 'instead'",
      "10:5: error: rule 'mine' checks nothing; give it a check such as 'pattern', 'imports' or "
        + "'declarations'")
  }

  @Test("a problem without a place is printed without one")
  func descriptions() {
    let placed = ConfigurationProblem(file: "a.yml", line: 2, column: 3, message: "m")
    #expect(placed.description == "a.yml:2:3: error: m")
    #expect(ConfigurationProblem(file: "a.yml", message: "m").description == "a.yml: error: m")
  }
}
