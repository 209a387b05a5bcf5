import Matching
import Project
import SwiftSource

/// The rules of a run, put together so that a file passes all of them in a few passes.
package struct RuleSet: Sendable {
  /// The rules; findings name them by their index.
  package let rules: [Rule]
  /// The layers of the project.
  package let layers: LayerSet
  /// The words that the lexer has to know.
  package let words: WordTable

  private let imports: ImportPass
  private let declarations: DeclarationPass
  private let marks: MarkPass
  private let patterns: PatternPass
  private let contents: ContentPass
  private let switches: SwitchPass
  let absences: AbsencePass
  let interfaces: InterfacePass
  private let uses: UsePass
  let terms: TermPass
  private let layerPass: LayerPass
  private let references: ReferencePass
  private let layout: LayoutPass
  private let protected: ProtectedPass
  private let settings: SettingsPass
  private let text: TextPass
  /// Whether a rule asks which files use a word.
  private let asksForUses: Bool
  /// Whether what is found in a second look depends on where patterns of selectors match.
  private let asksForRanges: Bool
  /// The queries about declarations.
  let queries: QueryProgram
  /// What rules ask of all files.
  let questions: ProjectQuestions
  /// What rules look for in the whole project.
  private let facts: FactPass
  /// Whether the patterns that other passes ask for are wanted of every file.
  private let notesMatches: Bool
  /// The names of functions and values of which rules ask whether the project declares them.
  let valueNames: Set<Name>
  /// The different selectors of the rules, and which of them each rule has.
  private let selectors: [Box<Selector>]
  private let selectorOfRule: [Int]
  /// The rules once more, as files are given them.
  private let boxedRules: [Box<Rule>]
  /// The selectors of those rules that ask which lines a change has added, by the rules' ids.
  package let selectorsOfAddedLines: [String: Selector]

  /// What a worker keeps from file to file.
  package struct Scratch {
    var names = NameCache()
    var uses = UsePass.Cache()
    var mentions = MentionIndex()
    var facts = QueryFacts()

    package init() {}

    /// Which of the files that have been checked use which words.
    package var words: WordIndex { facts.words }
  }

  package init(_ rules: [Rule], layers: LayerSet) {
    var numbering = Numbering()
    let rules = rules.map { numbering.number($0) }
    self.rules = rules
    boxedRules = rules.map { Box($0) }
    self.layers = layers
    questions = numbering.questions
    facts = FactPass(numbering.facts, rules)
    selectorsOfAddedLines = Dictionary(
      rules.filter { $0.selector.asksForAddedLines }.map { ($0.id, $0.selector) },
      uniquingKeysWith: { first, _ in first })
    valueNames = PatternPass.undeclaredNames(of: rules)
    words = WordTable(
      words: PatternPass.words(of: rules, selectorPatterns: numbering.selectorPatterns)
        + ImportPass.words(of: rules))
    imports = ImportPass(rules, words: words, layers: layers)
    declarations = DeclarationPass(rules, &numbering.queries)
    marks = MarkPass(rules, &numbering.queries)
    patterns = PatternPass(rules, selectorPatterns: numbering.selectorPatterns, words: words)
    contents = ContentPass(rules)
    switches = SwitchPass(rules)
    absences = AbsencePass(rules)
    interfaces = InterfacePass(rules)
    notesMatches = !facts.isEmpty || !contents.isEmpty
    uses = UsePass(rules)
    terms = TermPass(rules)
    layerPass = LayerPass(rules, layers: layers)
    references = ReferencePass(rules, layers: layers)
    layout = LayoutPass(rules)
    protected = ProtectedPass(rules)
    settings = SettingsPass(rules, layers: layers)
    text = TextPass(rules)
    asksForUses = declarations.asksForUses
    asksForRanges = rules.contains(where: \.asksForRangesLate)
    queries = QueryProgram(numbering.queries)
    var numbers: [Selector: Int] = [:]
    var selectors: [Selector] = []
    selectorOfRule = rules.map { rule in
      if let number = numbers[rule.selector] { return number }
      numbers[rule.selector] = selectors.count
      selectors.append(rule.selector)
      return selectors.count - 1
    }
    self.selectors = selectors.map { Box($0) }
  }

  /// Whether any rule looks at the Markdown file at `path`.
  package func readsMarkdown(_ path: String) -> Bool { !terms.isEmpty || text.reads(path) }

  /// Whether any rule asks for the settings in the file at `path`.
  package func readsSettings(_ path: String) -> Bool { settings.reads(path) }

  /// Whether any rule looks at the file at `path`, one that others have no use for.
  package func looks(at path: String) -> Bool { settings.reads(path) || text.reads(path) }

  /// Whether any rule asks what modules are built with.
  package var asksForModuleSettings: Bool { rules.contains { $0.selector.asksForSettings } }

  /// The files that rules ask for beside those that every run reads.
  ///
  /// - Parameter rules: those of the run.
  package static func otherFiles(of rules: [Rule]) -> GlobSet {
    var globs: [Glob] = []
    var formats: Set<SettingsFile.Format> = []
    for rule in rules {
      if rule.selector.asksForSettings { formats.insert(.xcconfig) }
      for check in rule.checks {
        switch check {
        case .settings(let check): formats.formUnion(check.formats)
        case .text(let check): globs += check.files.globs
        default: continue
        }
      }
    }
    let patterns = SettingsFile.Format.allCases.filter { formats.contains($0) && $0.isOther }
      .flatMap(\.globs)
    return GlobSet(patterns.compactMap { try? Glob($0) } + globs)
  }

  /// The rules that check changes and need to be given them.
  package var rulesAboutChanges: [Rule] { protected.ruleIndices.map { rules[$0] } }

  /// What one file gives: its findings, and what other files need to know of it.
  package struct FileResult: Sendable {
    package fileprivate(set) var findings: [Finding] = []
    package var symbols: FileSymbols
    /// What the types of the whole project decide.
    package var pending = PendingChecks()
  }

  /// What is known of the project when a file is checked again.
  package struct Context: Sendable {
    package let table: SymbolTable
    package let places: [Place]
    /// The forbidden uses of each file that has any.
    package let violations: [Int: [Violation]]

    package init(table: SymbolTable, places: [Place], violations: [Int: [Violation]]) {
      self.table = table
      self.places = places
      self.violations = violations
    }
  }

  /// Whether any rule asks which file refers to which.
  package var needsReferences: Bool { !references.isEmpty }

  /// The forbidden uses of each file that has any.
  ///
  /// - Parameter references: of each file.
  package func violations(
    _ table: SymbolTable, places: [Place], references: [FileReferences]
  ) -> [Int: [Violation]] {
    self.references.violations(table, places: places, references: references) { rule, place in
      selects(rule, place)
    }
  }

  /// Checks one Swift file.
  ///
  /// - Parameters:
  ///   - file: lexed with ``words``.
  ///   - index: the index of the file in the project.
  ///   - moduleLayers: the modules of the project with the layers of their files.
  ///   - isTouched: whether more is wanted than its symbols.
  package func check(
    _ file: SourceFile, at place: Place, index: Int, moduleLayers: [String: [Int]],
    isTouched: Bool, scratch: inout Scratch
  ) -> FileResult {
    var run = FileRun(
      place: place, layers: layers, index: index, rules: boxedRules, active: activeRules(at: place),
      queries: queries, facts: scratch.facts, project: nil)
    scratch.facts = QueryFacts()
    defer { scratch.facts = run.facts }
    if asksForUses { run.facts.words.add(file, index: index) }
    if isTouched {
      patterns.check(file, &run)
      imports.check(file, &run, moduleLayers: moduleLayers)
      declarations.check(file, &run)
      contents.check(file, &run)
      switches.check(file, &run)
      marks.check(file, &run)
      uses.check(file, &run, cache: &scratch.uses)
      layerPass.check(file, &run, moduleLayers: moduleLayers)
      terms.check(file, &run, cache: &scratch.names)
    } else if notesMatches {
      patterns.check(file, &run, isReporting: false)
    }
    var result = FileResult(symbols: FileSymbols(of: file, index: &scratch.mentions))
    addSatisfiedQueries(to: &result.symbols, file, &run.facts)
    addMemberNames(to: &result.symbols, file)
    addAnswers(to: &result.symbols, file, &run.facts)
    if notesMatches {
      contents.note(file, &run, in: &result.symbols.satisfied)
      result.symbols.facts = facts.numbers(of: file, &run)
    }
    addValues(to: &result.symbols, file)
    result.findings = run.findings
    result.pending = run.pending
    return result
  }

  /// Looks at a file again, now that the project is known, for what the first look could not tell.
  ///
  /// - Parameters:
  ///   - file: lexed with ``words``.
  ///   - index: the index of the file in the project.
  ///   - pending: what the first look has left open.
  ///   - isTouched: whether more is wanted than what it has to do with other files.
  /// - Returns: what the first look has not found.
  package func checkAgain(
    _ file: SourceFile, at place: Place, index: Int, pending: PendingChecks, project: Context,
    isTouched: Bool, scratch: inout Scratch
  ) -> [Finding] {
    var run = FileRun(
      place: place, layers: layers, index: index, rules: boxedRules, active: activeRules(at: place),
      queries: queries, facts: scratch.facts, project: project.table, places: project.places)
    scratch.facts = QueryFacts()
    defer { scratch.facts = run.facts }
    if asksForRanges || !contents.isEmpty { patterns.check(file, &run, isReporting: false) }
    if isTouched {
      declarations.check(pending, file, &run)
      contents.check(file, &run)
      marks.check(file, &run)
    }
    ReferencePlaces.report(project.violations[index] ?? [], file, &run)
    return run.findings
  }

  /// Checks one file of text, Markdown or not; ``SourceFile/buffer`` holds it.
  package func checkText(_ file: SourceFile, at place: Place, index: Int) -> [Finding] {
    var run = FileRun(
      place: place, layers: layers, index: index, rules: boxedRules, active: activeRules(at: place),
      queries: queries, facts: QueryFacts(), project: nil)
    if place.path.hasSuffix(".md") { terms.checkMarkdown(file, &run) }
    text.check(file, &run)
    return run.findings
  }

  /// Checks the settings in one file, which is analysed where it is Swift.
  package func checkSettings(
    _ file: SourceFile, at place: Place, index: Int, project: Context
  ) -> [Finding] {
    var run = FileRun(
      place: place, layers: layers, index: index, rules: boxedRules, active: activeRules(at: place),
      queries: queries, facts: QueryFacts(), project: project.table, places: project.places)
    settings.check(file, &run, symbols: project.table.files)
    return run.findings
  }

  /// Checks what only all paths and all changes together show.
  ///
  /// - Parameters:
  ///   - changes: nil when nothing is known of changes.
  ///   - authorizations: who has given his word for changes of which protected files.
  ///   - today: the day on which authorizations have to hold.
  ///   - place: where a path stands, also one that is no file any more.
  package func checkProject(
    places: [Place], changes: [FileChange]?, authorizations: [Authorization] = [],
    today: CalendarDay, place: (String) -> Place
  ) -> [Finding] {
    layout.check(places, rules: rules) { selects($0, $1) }
      + (changes.map {
        protected.check(
          $0, rules: rules, layers: layers, authorizations: authorizations, today: today,
          place: place)
      } ?? [])
  }

  /// Whether the rule looks at the file at `place`.
  func selects(_ rule: Int, _ place: Place) -> Bool {
    selectors[selectorOfRule[rule]].value.selects(place, layers: layers)
  }

  /// For each rule whether it looks at the file at `place`.
  package func activeRules(at place: Place) -> [Bool] {
    let active = selectors.map { $0.value.selects(place, layers: layers) }
    return selectorOfRule.map { active[$0] }
  }
}

extension Rule {
  /// Whether a finding that waits for the project depends on where patterns of selectors match.
  fileprivate var asksForRangesLate: Bool {
    checks.contains { check in
      switch check {
      case .declarations(let check):
        selector.asksForRanges || check.selector?.asksForRanges ?? false
      case .marks, .layers, .independent, .usage, .cycles: selector.asksForRanges
      default: false
      }
    }
  }
}

extension Selector {
  fileprivate var asksForRanges: Bool {
    [included, excluded].contains { !$0.inside.isEmpty || !$0.contained.isEmpty }
  }
}
