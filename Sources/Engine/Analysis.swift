import Configuration
import LintRules
import Matching
import Project
import Results
import SwiftSource

/// Checks the files of a project against a configuration, wherever the files come from.
package struct Analysis: Sendable {
  /// The settings of a run that do not come from the configuration.
  package struct Options: Sendable {
    /// How many workers share the files.
    package var workers = 1
    /// The changes, nil if they are not known. If set, the run reports only what the change
    /// touches.
    package var changes: ChangeSet?
    /// The findings that the project has accepted, nil if there is no baseline.
    package var baseline: Baseline?
    /// The findings of other states of the project, which the run leaves out.
    package var known: [Baseline] = []
    /// The day with which ends of authorizations and baselines are compared.
    package var today = CalendarDay.today
    /// Paths of files and folders whose findings are reported, all when empty.
    package var reported: [String] = []
    /// Texts that replace the contents of files, by path.
    package var overlay: [String: [UInt8]] = [:]
    /// Systems that all modules are taken to be built for, at least in these versions.
    package var targets: [Platform: DottedVersion] = [:]
    /// True if the survey of the run has the settings of modules.
    package var asksForSettings = false
    /// True if the survey of the run has the symbols of the project.
    package var keepsSymbols = true
    /// True if the run keeps the digest of each file, which identifies its content later.
    var keepsDigests = false
    /// The files that git tracks or may track, sorted; nil where that is not known.
    var tracked: [String]?
    /// The words of the Swift files that the configuration leaves out, nil if there are none.
    var leftOut: WordsLeftOut?
    /// Receives the number of finished files, now and then, on any thread.
    package var progress: (@Sendable (Int, Int) -> Void)?

    package init() {}
  }

  let configuration: Configuration
  /// The rules, put together once for however many runs.
  let ruleSet: RuleSet
  var store: FileStore
  let options: Options
  /// Joins findings that are one, nil if no rule asks for it.
  let joiner: FindingJoiner?

  package init(configuration: Configuration, store: FileStore, options: Options) {
    self.init(
      configuration: configuration,
      ruleSet: RuleSet(configuration.rules, layers: configuration.layers), store: store,
      options: options)
  }

  /// - Parameter ruleSet: that of the configuration.
  init(configuration: Configuration, ruleSet: RuleSet, store: FileStore, options: Options) {
    self.configuration = configuration
    self.ruleSet = ruleSet
    self.store = store
    self.options = options
    joiner = FindingJoiner(configuration.rules)
  }

  /// The outcome of a run.
  struct Outcome {
    let survey: Survey
    /// The findings in the order of a report, those that comments excuse included.
    var diagnostics: [Diagnostic] = []
    var problems: [Report.Problem] = []
    var files = 0
    var lines = 0
    var bytes = 0
    /// The comments that switch rules off, in the order of their files.
    var suppressions: [(path: String, suppression: LocatedSuppression)] = []
    /// The number of names that scoping cannot decide.
    var ambiguous = 0
    /// The digests of the files that were checked, by path, where they are wanted.
    var digests: [String: UInt64] = [:]
    /// The ids of rules that could not be checked, because nothing says what has been changed.
    var unchecked: [String] = []
    /// How many findings wait for newer systems, by those systems.
    var waiting: [String: Int] = [:]
  }

  /// Checks the files at `paths`, given with their sizes.
  ///
  /// - Parameter rootName: the name of the project's folder.
  func run(
    paths: [(path: String, size: Int)], rootName: String, timer: inout PhaseTimer
  ) async -> Outcome {
    var memory: LookMemory?
    return await run(paths: paths, rootName: rootName, memory: &memory, timer: &timer)
  }

  /// Checks the files at `paths`, of which only those are looked at that the memory does not know.
  ///
  /// - Parameters:
  ///   - rootName: the name of the project's folder.
  ///   - memory: what is known from the last run with these rules, nil if nobody remembers anything.
  func run(
    paths: [(path: String, size: Int)], rootName: String, memory: inout LookMemory?,
    timer: inout PhaseTimer
  ) async -> Outcome {
    let all = DataModelVersions.withoutOld(paths.sorted { $0.path < $1.path }, in: store)
    let layout = await self.layout(of: all.map(\.path), rootName: rootName, &memory)
    let files = layout.files
    let session = RuleSession(
      ruleSet, places: files.places, modules: layout.modules, moduleNames: layout.moduleNames,
      tree: store.tree, repository: layout.repository,
      isWhole: configuration.include.globs.isEmpty && configuration.exclude.globs.isEmpty,
      leftOut: options.leftOut, commitOrder: options.changes?.commitOrder, home: layout.home)
    timer.finish("prepare")
    let (looks, words) = await firstLooks(
      session, sizes: layout.checked.map { all[$0].size }, &memory)
    var results = looks
    if results.count > Self.manyFiles { ProcessMemory.trim() }
    timer.finish("files")
    let changes = projectChanges(files)
    let updated = memory?.updatedAnswers()
    let symbols = updated == nil ? results.indices.map { results[$0].symbols } : []
    let answers = updated == nil ? results.indices.map { results[$0].answers } : []
    let knownAboutPaths = memory?.project.aboutPaths
    var (known, aboutPaths) = await Workers.both(
      workers: options.workers,
      { updated ?? session.answers(of: symbols, answers, words: words) },
      { [store] in
        knownAboutPaths
          ?? session.checkPaths(changes, region: OtherFiles(store: store).reader)
      })
    if memory == nil {
      // The project has them now, in another form.
      known.forgetFiles()
      for file in results.indices {
        results[file].symbols = FileSymbols()
        results[file].answers = FileAnswers()
      }
    }
    memory?.project.take(known, aboutPaths: options.changes == nil ? aboutPaths : nil)
    timer.finish("symbols")
    let ambiguous = await lookAgain(session, &results, known, &memory, &timer)
    let aboutProject =
      aboutPaths
      + session.checkProject(known, changes, region: OtherFiles(store: store).reader)
    let notes = unknownNames(files.places, known.table)
    let unmet = session.unmetPresumptions(in: known)
    var outcome = join(&results, aboutProject, &known, files, &memory)
    if !unmet.isEmpty { gather(&outcome.diagnostics, of: unmet, at: layout.home) }
    if options.changes == nil {
      outcome.unchecked = ruleSet.rulesAboutChanges.map(\.id)
    } else if options.changes?.previous == nil {
      outcome.unchecked = ruleSet.rulesAboutLines.map(\.id)
    }
    outcome.ambiguous = ambiguous
    outcome.problems = layout.problems + outcome.problems + notes
    Self.free(&results)
    timer.finish("project")
    return outcome
  }

  /// From how many files on memory that nothing uses is worth giving back between the steps.
  static let manyFiles = 4_000

  /// Frees the results of the files, some dozen arrays of each, on another thread; of many files before
  /// the report takes memory.
  private static func free(_ results: inout [FileAnalysis.Result]) {
    /// Counted as one reference, so that it ends with the task.
    final class Owner: Sendable {
      let results: [FileAnalysis.Result]
      init(_ results: [FileAnalysis.Result]) { self.results = results }
    }
    guard results.count <= Self.manyFiles else {
      results = []
      return
    }
    let owner = Owner(results)
    results = []
    Task.detached { withExtendedLifetime(owner) {} }
  }

  // MARK: - After the files

  /// Looks again at files now that the project is known.
  ///
  /// The references between files are forgotten afterwards.
  ///
  /// - Returns: the number of names that scoping cannot decide.
  private func lookAgain(
    _ session: RuleSession, _ results: inout [FileAnalysis.Result], _ known: ProjectAnswers,
    _ memory: inout LookMemory?, _ timer: inout PhaseTimer
  ) async -> Int {
    let references = ruleSet.needsReferences ? await self.references(known.table, &memory) : []
    let project = session.project(known, references: references)
    timer.finish("references")
    if memory == nil {
      Self.settle(&results, known)
      if results.count > Self.manyFiles { ProcessMemory.trim() }
    }
    await secondLooks(session, &results, project, references, &memory)
    return references.reduce(0) { $0 + $1.ambiguous }
  }

  /// The references of each file.
  private func references(
    _ table: SymbolTable, _ memory: inout LookMemory?
  ) async -> [FileReferences] {
    let files = memory?.project.filesToResolve(of: table.files.count)
    let found = await Workers.map(
      files?.count ?? table.files.count, workers: options.workers, state: {},
      body: { index, _ in table.references(of: files?[index] ?? index) })
    guard let files else { return found }
    return memory?.project.take(found, of: files) ?? []
  }

  private func join(
    _ results: inout [FileAnalysis.Result], _ aboutProject: [Diagnostic],
    _ project: inout ProjectAnswers, _ files: ProjectFiles, _ memory: inout LookMemory?
  ) -> Outcome {
    var outcome = Outcome(
      survey: Survey(
        files: files, table: options.keepsSymbols ? project.table : .empty,
        digests: results.indices.map { results[$0].digest }, notes: project.notes))
    for file in results.indices {
      outcome.lines += results[file].lines
      outcome.bytes += results[file].bytes
      if let problem = results[file].problem {
        outcome.problems.append(problem)
      } else {
        if Walker.counts(files.paths[file]) { outcome.files += 1 }
        if options.keepsDigests { outcome.digests[files.paths[file]] = results[file].digest }
      }
    }
    outcome.problems = Report.Problem.gathered(outcome.problems)
    var secrets = Secrets()
    var found: [Diagnostic]
    if memory == nil {
      settleDiagnostics(of: &results, project, &secrets, &outcome.waiting)
      // The list of all findings takes the place of what is known of the project.
      project = .empty
      if results.count > Self.manyFiles { ProcessMemory.trim() }
      found = Self.takeDiagnostics(
        of: &results, merging: reported(aboutProject, &results, files))
    } else {
      let known = knownDiagnostics(of: &results, project, &secrets, &outcome.waiting, &memory)
      found = Self.merged(known, reported(aboutProject, &results, files))
    }
    if !secrets.isEmpty {
      for index in found.indices {
        secrets.hide(in: &found[index])
        // Made of the subject, which may have had a secret in it.
        found[index].fingerprint = nil
      }
    }
    outcome.diagnostics = found
    for file in results.indices {
      for suppression in results[file].suppressions {
        outcome.suppressions.append((files.paths[file], suppression))
      }
    }
    return outcome
  }
}

extension Configuration {
  /// The folders of apps among those that hold `paths`.
  ///
  /// - Parameter homes: the folders with most files of an app.
  func apps(of paths: [String], homes: Set<String>) -> AppFolders {
    if !appFolders.isEmpty { return AppFolders(paths: appFolders.map { $0 == "." ? "" : $0 }) }
    let folders = AppFolders.folders(of: paths)
    let files = paths.filter { $0.hasSuffix(".swift") }
    return AppFolders(
      paths: appSignatures.flatMap {
        AppFolders(folders: folders, signature: $0, homes: homes, files: files).paths
      })
  }
}
