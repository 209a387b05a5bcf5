import Project
import SwiftSource

/// One run of the rules over a project.
///
/// A run takes these steps; the engine reads files, shares the steps among workers and writes reports.
///
/// 1. The first look at each file finds all that the file itself decides, and its symbols.
/// 2. The symbols of all files become a table, and the uses in it that rules forbid are found.
/// 3. The second look at the few files in which other files make a difference finds the rest.
/// 4. Rules about the project as a whole look at paths, changes and the table.
package struct RuleSession: Sendable {
  package let ruleSet: RuleSet
  /// The app, layer and module of each file, sorted by path.
  package let places: [Place]
  private let modules: ModuleLayers
  private let moduleNames: ModuleNames
  private let tree: FileTree
  private let repository: RepositoryFiles
  private let isWhole: Bool
  private let leftOut: WordsLeftOut?
  private let commitOrder: CommitOrder?
  private let home: String

  /// - Parameters:
  ///   - places: the files of the project, sorted by path.
  ///   - modules: the layers of the files of each module.
  ///   - moduleNames: the modules by number, with the module of each file.
  ///   - tree: the files of the project's folder.
  ///   - repository: the files as git sees them.
  ///   - isWhole: true if the files are all of the project, so that what they lack is nowhere.
  ///   - leftOut: the words of the Swift files that the configuration leaves out, nil if there are none.
  ///   - commitOrder: the order in which the change adds files, nil if nothing is known of it.
  ///   - home: the path of findings about the project as a whole.
  package init(
    _ ruleSet: RuleSet, places: [Place], modules: ModuleLayers, moduleNames: ModuleNames,
    tree: FileTree = .empty, repository: RepositoryFiles = RepositoryFiles(),
    isWhole: Bool = true, leftOut: WordsLeftOut? = nil, commitOrder: CommitOrder? = nil,
    home: String = "."
  ) {
    self.home = home
    self.leftOut = leftOut
    self.commitOrder = commitOrder
    self.repository = repository
    self.isWhole = isWhole
    self.ruleSet = ruleSet
    self.places = places
    self.modules = modules
    self.moduleNames = moduleNames
    self.tree = tree
  }

  /// The state that a worker keeps from file to file, so that its memory is used again.
  package struct Scratch {
    var facts = QueryFacts()
    fileprivate var mentions = MentionIndex()
    /// The state of each kind.
    fileprivate let kinds: [AnyObject?]

    package init(_ ruleSet: RuleSet) { kinds = ruleSet.kinds.map { $0.makeScratch() } }

    /// The conditions that second looks have asked for, nil where nobody wants to know them.
    package var asked: AskedConditions?

    /// The identifiers of the files that have been checked.
    package var words: WordIndex { facts.words }

    /// Takes out the identifiers of the only file that has been checked.
    package mutating func takeWords() -> FileWords { facts.words.takeFile() }
  }

  /// The part of a change that one file is asked about.
  package struct FileChangeContext {
    /// True if the run wants the findings in the file, and not only its symbols.
    package let isTouched: Bool
    /// Returns true if the change adds a 1-based line; nil if there is no change.
    package let isAdded: ((Int) -> Bool)?
    /// True if the change adds the file.
    package let isNewFile: Bool

    package init(
      isTouched: Bool = true, isAdded: ((Int) -> Bool)? = nil, isNewFile: Bool = false
    ) {
      self.isTouched = isTouched
      self.isAdded = isAdded
      self.isNewFile = isNewFile
    }
  }

  /// The outcome of the first look at a file.
  package struct FirstLook: Sendable {
    /// The findings, in the order of a report.
    package var diagnostics: [Diagnostic] = []
    package var symbols = FileSymbols()
    package var answers = FileAnswers()
    /// The checks that wait for the project.
    package var pending = PendingChecks()

    package init() {}
  }

  // MARK: - Files

  /// Looks at one Swift file for the first time.
  ///
  /// - Parameters:
  ///   - file: lexed with the words of the rules.
  ///   - index: the index of the file in the project.
  package func firstLook(
    at file: SourceFile, index: Int, change: FileChangeContext = FileChangeContext(),
    scratch: inout Scratch
  ) -> FirstLook {
    var run = self.run(index, change, project: nil, &scratch)
    defer { swap(&scratch.facts, &run.facts) }
    let programs = ruleSet.programs
    if programs.asksForUses { run.facts.words.add(file, index: index) }
    for (scope, code) in programs.questions.namingScopes.subjects.enumerated()
    where code.holds(at: run.place, ruleSet.layers) {
      let ranges =
        code.isPreview == true ? file.previewRanges() : [TokenRange(0, file.tokens.count)]
      run.facts.words.add(file, index: index, in: ranges, toScope: scope)
    }
    if change.isTouched || programs.questions.asksForCode {
      run.matches = PatternMatches(programs.patterns, in: file)
      if change.isTouched {
        run.matches.reported = run.matches.findReported {
          run.isActive($0) && run.maySelectAnything(by: $0, in: file)
        }
      }
    }
    if change.isTouched {
      for (position, kind) in ruleSet.kinds.enumerated() where kind.phases.contains(.firstLook) {
        kind.check(file, &run, scratch: scratch.kinds[position])
      }
    }
    var look = FirstLook()
    look.symbols = FileSymbols(of: file, index: &scratch.mentions)
    look.answers = run.answers(of: file)
    for kind in ruleSet.kinds where kind.phases.contains(.answers) {
      kind.answer(file, run, &look.answers)
    }
    addNotes(on: file, run, to: &look.answers.notes)
    run.sortDiagnostics()
    swap(&look.diagnostics, &run.diagnostics)
    look.pending = PendingChecks(
      conditions: run.openConditions, declarations: run.openDeclarations)
    return look
  }

  /// Looks at a Swift file again, now that the project is known.
  ///
  /// - Parameters:
  ///   - pending: the checks that the first look left open.
  ///   - region: locates bytes in other files.
  /// - Returns: the findings that the first look has not made, in the order of a report.
  package func secondLook(
    at file: SourceFile, index: Int, pending: PendingChecks, project: ProjectIndex,
    change: FileChangeContext = FileChangeContext(), region: @escaping RegionReader,
    scratch: inout Scratch
  ) -> [Diagnostic] {
    var run = self.run(index, change, project: project, &scratch)
    defer { finish(&run, &scratch) }
    run.regionElsewhere = region
    run.deferred = pending
    run.matches = PatternMatches(ruleSet.programs.patterns, in: file)
    if change.isTouched {
      for kind in ruleSet.kinds where kind.phases.contains(.secondLook) {
        kind.checkAgain(file, &run)
      }
    }
    run.reportViolations(file)
    run.sortDiagnostics()
    return run.diagnostics
  }

  /// Looks at one file of text, which ``SourceFile/buffer`` holds.
  package func textLook(
    at file: SourceFile, index: Int, change: FileChangeContext = FileChangeContext(),
    scratch: inout Scratch
  ) -> FirstLook {
    var run = self.run(index, change, project: nil, &scratch)
    defer { swap(&scratch.facts, &run.facts) }
    if change.isTouched {
      for kind in ruleSet.kinds where kind.phases.contains(.text) { kind.checkText(file, &run) }
    }
    var look = FirstLook()
    look.answers.facts = ruleSet.programs.facts.facts(ofText: file, run)
    addNotes(on: file, run, to: &look.answers.notes)
    run.sortDiagnostics()
    look.diagnostics = run.diagnostics
    return look
  }

  private func addNotes(on file: SourceFile, _ run: FileRun, to notes: inout FileNotes) {
    for kind in ruleSet.kinds where kind.phases.contains(.notes) { kind.note(file, run, &notes) }
  }

  /// Checks the settings in one file, which has tokens where it is Swift.
  package func checkSettings(
    _ file: SourceFile, index: Int, project: ProjectIndex,
    change: FileChangeContext = FileChangeContext(), scratch: inout Scratch
  ) -> [Diagnostic] {
    var run = self.run(index, change, project: project, &scratch)
    defer { finish(&run, &scratch) }
    for kind in ruleSet.kinds where kind.phases.contains(.settings) {
      kind.checkSettings(file, &run)
    }
    run.sortDiagnostics()
    return run.diagnostics
  }

  private func run(
    _ index: Int, _ change: FileChangeContext, project: ProjectIndex?, _ scratch: inout Scratch
  ) -> FileRun {
    let place = places[index]
    var facts = QueryFacts()
    swap(&facts, &scratch.facts)
    let isChange = change.isAdded != nil || change.isNewFile
    var run = FileRun(
      ruleSet.programs, place: place, index: index,
      active: ruleSet.activeRules(at: place, isChange: isChange), modules: modules, facts: facts,
      project: project)
    run.isAdded = change.isAdded
    run.isNewFile = change.isNewFile
    run.repository = repository
    run.leavesFilesOut = leftOut != nil
    if project != nil { swap(&run.asked, &scratch.asked) }
    return run
  }

  /// Gives the worker back what a second look has borrowed.
  private func finish(_ run: inout FileRun, _ scratch: inout Scratch) {
    swap(&run.facts, &scratch.facts)
    swap(&run.asked, &scratch.asked)
  }

  // MARK: - The project

  /// The table of all symbols, and the answers of the project.
  ///
  /// - Parameters:
  ///   - symbols: those of each file.
  ///   - answers: those of each file.
  ///   - words: the identifiers of all files.
  package func answers(
    of symbols: [FileSymbols], _ answers: [FileAnswers], words: WordIndex
  ) -> ProjectAnswers {
    let table = SymbolTable(symbols, modules: moduleNames, words: words)
    let order = commitOrder.map { FileOrder(commits: $0, paths: places.map(\.path)) }
    return ProjectAnswers(table, answers, isWhole: isWhole, leftOut: leftOut, order: order)
  }

  /// The project, when the symbols and references of all files are known.
  ///
  /// - Parameters:
  ///   - references: those of each file, empty if no rule asks for them.
  package func project(_ answers: ProjectAnswers, references: [FileReferences]) -> ProjectIndex {
    let found = ProjectReferences(
      table: answers.table, places: places, references: references, layers: ruleSet.layers)
    var violations: [Int: [Violation]] = [:]
    for kind in ruleSet.kinds where kind.phases.contains(.references) {
      for (file, violation) in kind.violations(in: found)
      where ruleSet.programs[violation.rule].selector.selector.selects(
        places[file], layers: ruleSet.layers)
      {
        violations[file, default: []].append(violation)
      }
    }
    return ProjectIndex(answers, places: places, violations: violations)
  }

  /// The findings about paths and about changes, for which no file has to be read.
  package func checkPaths(
    _ changes: ProjectChanges,
    region: @escaping RegionReader
  ) -> [Diagnostic] {
    var run = ProjectRun(
      ruleSet.programs, places: places, changes: changes, repository: repository, region: region)
    for kind in ruleSet.kinds where kind.phases.contains(.paths) { kind.checkPaths(&run) }
    return run.diagnostics
  }

  /// The findings that only all files together show.
  package func checkProject(
    _ project: ProjectAnswers, _ changes: ProjectChanges,
    region: @escaping RegionReader
  ) -> [Diagnostic] {
    var run = ProjectRun(
      ruleSet.programs, places: places, changes: changes, repository: repository, region: region)
    run.notes = project.notes
    run.tree = tree
    run.home = home
    for kind in ruleSet.kinds where kind.phases.contains(.project) {
      kind.checkProject(project, &run)
    }
    return run.diagnostics
  }
}

extension RuleSession {
  /// For each rule that presumes a fact which the project lacks, by its id, what to say of its findings
  /// together.
  package func unmetPresumptions(in project: ProjectAnswers) -> [String: MessageTemplate] {
    var unmet: [String: MessageTemplate] = [:]
    for rule in ruleSet.programs.rules {
      guard let presumption = rule.presumption, !presumption.holds(in: project, file: 0) else {
        continue
      }
      unmet[rule.id] = rule.rule.joining.presumption?.message ?? rule.message
    }
    return unmet
  }
}

extension FileRun {
  /// Puts the findings in the order of a report, in no more memory than they need.
  fileprivate mutating func sortDiagnostics() {
    locator?.pool.trim()
    // To move a finding counts a dozen references: most files have none, or one.
    guard diagnostics.count > 1 else { return }
    let order = diagnostics.indices.sorted { left, right in
      diagnostics[left].precedes(diagnostics[right])
    }
    diagnostics = order.map { diagnostics[$0] }
  }
}
