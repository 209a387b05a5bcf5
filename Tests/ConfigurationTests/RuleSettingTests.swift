import LintRules
import Matching
import Project
import Testing

@testable import Configuration

/// A configuration changes rules that exist.
@Suite struct RuleSettingTests {
  @Test("a configuration sets the severity of a rule, or switches it off")
  func severities() throws {
    for severity in Severity.allCases {
      let configuration = try TestCatalogue.build("rules: {no-print: \(severity.rawValue)}")
      #expect(configuration.rule("no-print")?.severity == severity)
    }
    #expect(
      try TestCatalogue.build("presets: [strict]\nrules: {no-print: 'off'}").rule("no-print") == nil
    )
    #expect(
      try TestCatalogue.build("presets: [strict]\nrules: {no-print: off}").rule("no-print") == nil)
  }

  /// A rule that is named is on, and has the severity of its definition where nothing else is said.
  @Test func rulesThatAreNamedAreOn() throws {
    let configuration = try TestCatalogue.build("rules: {no-combine: {section: One}}")
    #expect(configuration.rules.map(\.id) == ["no-combine"])
    #expect(configuration.rule("no-combine")?.severity == .info)
  }

  @Test("severities for paths keep their order")
  func severitiesByPath() throws {
    let rule = try #require(
      try TestCatalogue.build(
        "rules:\n  no-print:\n    severity: error\n    paths: {'A/B/**': warning, 'A/**': off}"
      ).rule("no-print"))
    #expect(rule.severity == .error)
    let globs = rule.overrides.map { override -> [String] in
      guard case .files(let globs) = override.region else { return [] }
      return globs.globs.map(\.pattern)
    }
    #expect(globs == [["A/B/**"], ["A/**"]])
    #expect(rule.overrides.map(\.severity) == [.warning, nil])
  }

  @Test("in and not-in of a configuration replace those of the rule")
  func selectors() throws {
    let rule = try #require(
      try TestCatalogue.build(
        "rules:\n  view-suffix: {in: {paths: ['A/**']}, not-in: {tests: true}}"
      ).rule("view-suffix"))
    #expect(rule.selector.included.paths?.globs.map(\.pattern) == ["A/**"])
    #expect(rule.selector.excluded.isTest == true)
  }

  // MARK: - Options

  private func screens(_ text: String) throws -> [String]? {
    try TestCatalogue.build(text).rule("view-suffix")?.selector.included.paths?.globs.map(\.pattern)
  }

  @Test("an option in a list may have several values")
  func optionsInLists() throws {
    #expect(try screens("rules: {view-suffix: error}") == ["Screens/**"])
    #expect(
      try screens("rules: {view-suffix: {options: {screens: ['A/**', 'B/**']}}}")
        == ["A/**", "B/**"])
    #expect(try screens("rules: {view-suffix: {options: {screens: 'A/**'}}}") == ["A/**"])
  }

  /// One line for every rule that has the option; the rule's own line counts before it.
  @Test("an option for all rules counts less than that of one rule")
  func optionsOfAllRules() throws {
    #expect(try screens("presets: [strict]\noptions: {screens: ['A/**']}") == ["A/**"])
    #expect(
      try screens(
        "presets: [strict, gentle]\noptions: {screens: ['A/**']}\n"
          + "rules: {view-suffix: {options: {screens: ['B/**']}}}") == ["B/**"])
    #expect(try screens("presets: [gentle]\nrules: {view-suffix: error}") == ["Screens/**"])
  }

  @Test("an option is inserted into texts and globs")
  func optionsInTexts() throws {
    let rule = try #require(
      try TestCatalogue.build("rules: {view-suffix: {options: {suffix: Scene}}}")
        .rule("view-suffix"))
    #expect(rule.message?.text == "'{name}' does not end in 'Scene'")
    guard let check = rule.checks(of: DeclarationCheck.self).first else {
      Issue.record("the check is another one")
      return
    }
    #expect(check.require?.names?.patterns == ["*Scene"])
    #expect(rule.options.map(\.name) == ["screens", "suffix"])
    #expect(rule.options.map(\.isList) == [true, false])
  }

  /// Inside an item of a list several values give as many items, and an option may be made of those
  /// above it.
  @Test("several values of an option make several items, also through other options")
  func optionsInsideItems() throws {
    func globs(_ options: String) throws -> [String]? {
      let rule = """
        - id: mine
          title: T
          why: Keep to ${folders}.
          instead: I
          options:
            folders: [A]
            files: ['${folders}/*.swift']
          in: {paths: ['${folders}/**', '${files}']}
          pattern: f()
        """
      let configuration = try Configuration.build(
        file: (".archlint.yml", "rules: {mine: {\(options)}}"), request: ConfigurationRequest(),
        catalogue: try TestCatalogue.make(rules: [rule], presets: []))
      let mine = try #require(configuration.rule("mine"))
      #expect(mine.why == "Keep to \(mine.options[0].values.joined(separator: " or ")).")
      return mine.selector.included.paths?.globs.map(\.pattern)
    }
    #expect(try globs("severity: error") == ["A/**", "A/*.swift"])
    #expect(
      try globs("options: {folders: [B, C]}") == ["B/**", "C/**", "B/*.swift", "C/*.swift"])
    #expect(try globs("options: {folders: B, files: c}") == ["B/**", "c"])
    #expect(try globs("options: {folders: []}") == [])
  }

  @Test func aTextTakesOneValue() throws {
    expectSame(
      try TestCatalogue.problems("rules:\n  view-suffix: {options: {suffix: [A, B]}}"),
      [
        "2:3: error: rule 'view-suffix' cannot have this setting: "
          + "the option 'suffix' needs exactly one value here"
      ])
  }

  @Test("an unknown option is reported with the nearest option")
  func unknownOptions() throws {
    expectSame(
      try TestCatalogue.problems("rules:\n  view-suffix: {options: {sufix: A}}"),
      [
        "2:3: error: rule 'view-suffix' has no option 'sufix'; did you mean 'suffix'?"
      ])
    expectSame(
      try TestCatalogue.problems("presets: [strict]\noptions: {screen: [A]}"),
      [
        "2:11: error: no rule that is on has an option 'screen'; did you mean 'screens'?"
      ])
  }

  // MARK: - The command line

  @Test("--only runs a rule that is off")
  func only() throws {
    let text = "presets: [strict]\nrules: {no-print: off}"
    #expect(
      try TestCatalogue.build(text) { $0.only = ["view-suffix"] }.rules.map(\.id) == ["view-suffix"]
    )
    // What the command line asks for runs, even where it is switched off.
    #expect(
      try TestCatalogue.build(text) { $0.only = ["no-print"] }.rules.map(\.id) == ["no-print"])
    #expect(
      try TestCatalogue.build(nil) { $0.only = ["no-combine"] }.rules.map(\.id) == ["no-combine"])
  }

  @Test("--skip leaves out a rule")
  func skip() throws {
    #expect(
      try TestCatalogue.build("presets: [strict]") { $0.skip = ["no-print"] }.rules.map(\.id)
        == ["view-suffix"])
  }

  @Test func unknownNamesOnTheCommandLine() throws {
    #expect(
      try TestCatalogue.problems("presets: [strict]") {
        $0.only = ["no-pirnt"]
        $0.skip = ["other"]
      } == [
        "command line: error: there is no rule 'no-pirnt'; did you mean 'no-print'?",
        "command line: error: there is no rule 'other'; 'archlint rules' lists them all",
      ])
  }

  // MARK: - Tables

  @Test("the table of terms makes a rule")
  func terms() throws {
    let rule = try #require(
      try TestCatalogue.build("terms:\n  Customer: Client\n  Shopping Cart: Basket")
        .rule("project-terms"))
    guard let check = rule.checks(of: TermCheck.self).first else {
      Issue.record("the check is another one")
      return
    }
    #expect(check.terms.map { $0.phrases.map(\.text) } == [["Customer"], ["Shopping Cart"]])
    #expect(check.terms.map(\.right) == ["Client", "Basket"])
  }

  @Test("the long form of a term keeps its settings")
  func detailedTerms() throws {
    let rule = try #require(
      try TestCatalogue.build("terms:\n  - {wrong: [a, b], right: c, in: [docs], case: true}")
        .rule("project-terms"))
    guard let check = rule.checks(of: TermCheck.self).first else {
      Issue.record("the check is another one")
      return
    }
    #expect(check.terms.map { $0.phrases.map(\.text) } == [["a", "b"]])
    #expect(check.terms.map(\.scopes) == [[.docs]])
    #expect(check.terms.map(\.isCaseSensitive) == [true])
  }

  @Test("the list of protected files makes a rule")
  func protectedFiles() throws {
    let rule = try #require(
      try TestCatalogue.build(
        "protected:\n  - 'A/**'\n  - {paths: 'B/**', changes: [added], severity: info}"
      ).rule("project-protected-files"))
    let checks = rule.checks(of: ProtectedCheck.self)
    #expect(checks.map { $0.paths.globs.map(\.pattern) } == [["A/**"], ["B/**"]])
    #expect(checks.map(\.changes) == [[.modified, .deleted, .renamed, .typeChanged], [.added]])
    #expect(checks.map(\.severity) == [nil, .info])
  }

  /// The rules that the tables make are set like any other.
  @Test("the rules of tables are set like any other")
  func settingsOfTables() throws {
    let text = "terms: {a: b}\nprotected: ['A/**']\nrules:\n"
    #expect(
      try TestCatalogue.build(text + "  project-terms: off").rules.map(\.id) == [
        "project-protected-files"
      ])
    #expect(
      try TestCatalogue.build(text + "  project-terms: error").rule("project-terms")?.severity
        == .error)
    let set = try TestCatalogue.build(
      text + "  project-terms: {paths: {'B/**': off}, not-in: {tests: true}}")
    #expect(set.rule("project-terms")?.overrides.map(\.severity) == [nil])
    #expect(set.rule("project-terms")?.selector.excluded.isTest == true)
    #expect(
      try TestCatalogue.problems(text + "  project-terms: {options: {a: b}}") == [
        "4:3: error: rule 'project-terms' has no option 'a'"
      ])
  }

  @Test("include, exclude and apps are read as they are written")
  func paths() throws {
    let configuration = try TestCatalogue.build(
      "include: ['App/**']\nexclude: ['Gen/**', B]\napps: [One, .]")
    #expect(configuration.include.globs.map(\.pattern) == ["App/**"])
    #expect(configuration.exclude.globs.map(\.pattern) == ["Gen/**", "B"])
    #expect(configuration.appFolders == ["One", "."])
  }

  @Test func examplesOnlyWhereTheyAreWanted() throws {
    let text = """
      own-rules:
        - {id: mine, title: t, why: w, instead: i, pattern: f(), examples: {flagged: f(), clean: g()}}
      """
    let wanted = try TestCatalogue.build(text) { $0.includesExamples = true }
    #expect(wanted.rule("mine")?.examples.map(\.isFlagged) == [true, false])
    #expect(wanted.rule("mine")?.origin == ".archlint.yml:2:5")
  }

  @Test func anEmptyFile() throws {
    #expect(try TestCatalogue.build("").rules.isEmpty)
    #expect(try TestCatalogue.build("# nothing yet\n").rules.isEmpty)
  }
}
