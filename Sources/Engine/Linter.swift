import Configuration
import LintRules
import Matching
import Project
import Results
import SwiftSource

/// A whole run on a folder: walk, check, put in order.
package struct Linter: Sendable {
  /// The folder that paths are relative to.
  package let root: String
  package let configuration: Configuration
  package var options: Analysis.Options
  /// The rules, nil if each run compiles them.
  private var compiledRules: RuleSet?

  package init(root: String, configuration: Configuration, options: Analysis.Options) {
    self.root = root
    self.configuration = configuration
    self.options = options
  }

  /// The linter with its rules compiled: several runs share them.
  package var compiled: Linter {
    var linter = self
    linter.compiledRules = ruleSet
    return linter
  }

  /// The rules of the configuration, compiled.
  var ruleSet: RuleSet {
    compiledRules ?? RuleSet(configuration.rules, layers: configuration.layers)
  }

  /// Runs.
  ///
  /// - Throws: when the configuration takes something for granted that the project has not.
  package func run() async throws -> Report { try await runWithSurvey().report }

  /// Runs, and returns also what is known of the project as a whole.
  package func runWithSurvey() async throws -> (report: Report, survey: Survey) {
    let run = try await runWithDigests()
    return (run.report, run.survey)
  }

  /// Texts that stand in for what files hold.
  private var overlay: [String: [UInt8]] {
    (options.changes?.contents ?? [:]).merging(options.overlay) { $1 }
  }

  /// Where files are read.
  var store: FileStore { .folder(root, overlay: overlay) }

  /// Runs, and returns also what is known of the project as a whole and, where the options ask for
  /// it, what the files held.
  func runWithDigests() async throws -> (
    report: Report, survey: Survey, digests: [String: UInt64]
  ) {
    var timer = PhaseTimer()
    var memory: LookMemory?
    // A walk waits for the disk and for git, while the rules are compiled.
    guard options.workers > 1 else {
      return await check(try await scan(&timer), ruleSet, &memory, &timer)
    }
    async let rules = ruleSet
    let scan = try await scan(&timer)
    return await check(scan, await rules, &memory, &timer)
  }

  /// The files of a project, found by a walk.
  struct Scan: Sendable {
    fileprivate let walker: Walker
    /// The files that the run reads, sorted; texts that git does not track are left out.
    let files: [(path: String, size: Int)]
    /// The words of the Swift files that the configuration leaves out, nil if there are none.
    fileprivate let leftOut: WordsLeftOut?
    /// The files that git tracks or may track, sorted; nil where nobody asks for them.
    fileprivate let tracked: [String]?
    /// Remarks about what the configuration expects of the project.
    fileprivate let notes: [Report.Problem]
    /// The folders below the root that have a configuration of their own, sorted.
    var configurations: [String] { walker.configurations.sorted() }
    /// The paths whose state tells whether another walk would find the same: the folders, and what git
    /// goes by where it was asked.
    var watchedPaths: [String] {
      guard tracked != nil else { return walker.folders }
      let ignored = walker.folders.map { $0.isEmpty ? ".gitignore" : "\($0)/.gitignore" }
      return walker.folders + ignored + [".git/index", ".git/info/exclude", ".git"]
    }
  }

  /// Finds the files of the project.
  func scan(_ timer: inout PhaseTimer) async throws -> Scan {
    var walker = Walker(
      root: root, include: configuration.include, exclude: configuration.exclude,
      others: Rule.otherFiles(of: configuration.rules),
      texts: Rule.textFiles(of: configuration.rules))
    await walker.walk(workers: options.workers)
    timer.finish("walk")
    let notes = try ExpectationCheck(
      configuration: configuration, walker: walker, root: root, changes: options.changes
    ).notes()
    var tracked: [String]?
    if walker.readsTexts || configuration.rules.contains(where: { $0.needs.contains(.repository) })
    {
      tracked = try? GitRepository(root: root).tracked()
      if FileNames.system.ignoresCase(at: root) {
        tracked = tracked.map { FileNames.align($0, with: walker.files.map(\.path)).sorted() }
      }
    }
    let known = tracked.map { Set($0) }
    let files = walker.files.filter { file in
      known.map { $0.contains(file.path) || !walker.isText(file.path) } ?? true
    }
    return Scan(
      walker: walker, files: files.map { ($0.path, $0.size) }.sorted { $0.0 < $1.0 },
      leftOut: walker.wordsLeftOut(store), tracked: tracked, notes: notes)
  }

  /// Checks the files that a scan has found.
  ///
  /// - Parameters:
  ///   - ruleSet: that of the configuration.
  ///   - memory: what is known from the last check with these rules, nil if nobody remembers it.
  func check(
    _ scan: Scan, _ ruleSet: RuleSet, _ memory: inout LookMemory?, _ timer: inout PhaseTimer
  ) async -> (report: Report, survey: Survey, digests: [String: UInt64]) {
    var options = options
    options.tracked = scan.tracked
    options.leftOut = scan.leftOut
    let analysis = Analysis(
      configuration: configuration, ruleSet: ruleSet, store: store, options: options)
    var outcome = await analysis.run(
      paths: paths(of: scan), rootName: rootName, memory: &memory, timer: &timer)
    // The answers about the project are gone by now.
    if outcome.files > Analysis.manyFiles { ProcessMemory.trim() }
    outcome.problems = scan.notes + scan.walker.problems + outcome.problems
    // Taken out first, so that the report has the findings to itself and none is copied.
    let (survey, digests) = (outcome.survey, outcome.digests)
    return (report(outcome, &timer), survey, digests)
  }

  /// The files of a run with their sizes: those that the walk has found, but for what a change or a
  /// text in the place of a file says.
  private func paths(of scan: Scan) -> [(path: String, size: Int)] {
    let overlay = overlay
    guard !overlay.isEmpty || options.changes?.excluded.isEmpty == false else { return scan.files }
    var files = scan.files
    for path in options.changes?.excluded ?? [] {
      let index = files.partitioningIndex { $0.path >= path }
      if index < files.count, files[index].path == path { files.remove(at: index) }
    }
    for (path, bytes) in overlay where scan.walker.admits(path) {
      let index = files.partitioningIndex { $0.path >= path }
      let isKnown = index < files.count && files[index].path == path
      files.replaceSubrange(index..<(isKnown ? index + 1 : index), with: [(path, bytes.count)])
    }
    return files
  }

  /// The findings in files that are in memory, in the order of a report.
  package static func diagnostics(
    inMemory files: [String: [UInt8]], _ configuration: Configuration, _ options: Analysis.Options
  ) async -> [Diagnostic] {
    await Analysis(configuration: configuration, store: .memory(files), options: options)
      .diagnostics(inMemory: files)
  }

  /// The paths of the Swift files below a folder, sorted.
  package static func swiftFiles(below folder: String) -> [String] {
    var walker = Walker(root: folder, include: GlobSet([]), exclude: GlobSet([]))
    walker.walk(from: "")
    return walker.files.map(\.path).filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The name of the folder.
  package var rootName: String { Self.name(ofRoot: root) }

  /// The name of a project's folder, empty for the root of the file system.
  package static func name(ofRoot root: String) -> String {
    (FileSystem.realPath(root) ?? root).pathComponents.last.map(String.init) ?? ""
  }

  private func report(_ outcome: consuming Analysis.Outcome, _ timer: inout PhaseTimer) -> Report {
    // Numbered together, so that a finding keeps its key when another one is suppressed.
    Fingerprints.assign(to: &outcome.diagnostics)
    var diagnostics: [Diagnostic] = []
    // Moved: the list may have a million findings.
    swap(&diagnostics, &outcome.diagnostics)
    let hidden = diagnostics.indices.filter { diagnostics[$0].suppression != nil }
    let suppressed = hidden.map { diagnostics[$0] }
    if !hidden.isEmpty { diagnostics.removeAll { $0.suppression != nil } }
    for findings in options.known { diagnostics = findings.unknown(diagnostics) }
    let match = options.baseline.map { self.match($0, diagnostics, outcome) }
    if let match { diagnostics = match.diagnostics.filter { $0.baseline == .new } }
    timer.finish("order")
    var summary = Report.Summary()
    summary.files = outcome.files
    summary.lines = outcome.lines
    summary.bytes = outcome.bytes
    for index in diagnostics.indices { summary.count(diagnostics[index]) }
    summary.suppressed = suppressed.count
    summary.ambiguous = outcome.ambiguous
    summary.baselined = match?.delta.unchanged ?? 0
    if !configuration.layers.layers.isEmpty {
      summary.unlayered = outcome.survey.places.count {
        $0.layer == nil && $0.path.hasSuffix(".swift")
      }
    }
    summary.seconds = timer.total
    var report = Report(
      root: root, presets: configuration.presets, rules: configuration.distinctRules,
      diagnostics: diagnostics, suppressed: suppressed, problems: outcome.problems,
      summary: summary, timings: timer.timings)
    report.unchecked = outcome.unchecked
    report.isAboutChange = options.changes != nil
    report.waiting = outcome.waiting.map { Report.Waiting(systems: $0, findings: $1) }
      .sorted { ($1.findings, $0.systems) < ($0.findings, $1.systems) }
    let suppressions = outcome.suppressions.filter { !$0.suppression.suppression.rules.isEmpty }
    let ran = configuration.rules.filter { !$0.isAboutChanges && !$0.isAboutLines }
    let mayBeUsed = Set(configuration.knownRules).subtracting(ran.map(\.id))
    report.suppressions = suppressions.map { path, located in
      let rules = located.suppression.rules
      return Report.SuppressionComment(
        path: path, line: located.region.start.line, rules: rules,
        reason: located.suppression.reason,
        unused: rules.filter { !located.used.contains($0) && !mayBeUsed.contains($0) })
    }
    if let match {
      report.baselined = match.diagnostics.filter { $0.baseline == .unchanged }
      report.delta = match.delta
      report.shrunkBaseline = match.shrunk
    }
    return report
  }

  private func match(
    _ baseline: Baseline, _ diagnostics: [Diagnostic], _ outcome: Analysis.Outcome
  ) -> BaselineMatch {
    BaselineMatch(
      baseline, diagnostics, rules: configuration.rules, today: options.today,
      paths: Set(outcome.survey.places.map(\.path)),
      covers: { path in
        let isWanted =
          options.reported.isEmpty
          || options.reported.contains { path.lies(in: $0) }
        return isWanted && (options.changes.map { $0.lines == nil && $0.touches(path) } ?? true)
      })
  }
}

extension Analysis {
  /// The findings in files that are in memory, in the order of a report. Runs on different files
  /// share the rules.
  package func diagnostics(inMemory files: [String: [UInt8]]) async -> [Diagnostic] {
    var analysis = self
    analysis.store = .memory(files)
    var timer = PhaseTimer()
    let outcome = await analysis.run(
      paths: files.map { ($0.key, $0.value.count) }, rootName: "Project", timer: &timer)
    return outcome.diagnostics.filter { $0.suppression == nil }
  }
}
