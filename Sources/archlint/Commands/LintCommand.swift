import Configuration
import Engine
import LintRules
import Project
import Reporting
import Results

/// `archlint lint`: checks a project and writes reports.
struct LintCommand {
  static let command = Command(
    "lint", summary: "check a project; the default command", operands: [.paths]
  ) { (options: LintOptions, operands: Operands) in
    if options.printsVersion {
      try VersionCommand.print()
      return 0
    }
    return try await LintCommand(options, paths: operands.rest).run()
  }

  private let options: LintOptions
  private let paths: [String]
  private let fixing: Fixing?

  private init(_ options: LintOptions, paths: [String]) throws {
    self.options = options
    self.paths = paths
    fixing = try Fixing(options)
    try checkStandardInput()
    if options.output.links != nil, !options.output.reports.contains(where: { $0 == .markdown }) {
      throw UsageError(message: "--link-template needs --format markdown, which has the links")
    }
    if options.output.callsErrorsWarnings,
      !options.output.reports.contains(where: { $0 == .compact })
    {
      throw UsageError(message: "--as-warnings needs --format compact, which it is about")
    }
    if options.result.ignoresBaseline, options.result.baseline.path != nil {
      throw UsageError(message: "--baseline and --no-baseline cannot be combined")
    }
    if options.output.listsSuppressions { try SuppressionList.check(options.output.reports) }
    if options.output.statistics != nil {
      for format in options.output.reports.destinations.map(\.format)
      where ![.text, .json, .csv].contains(format) {
        throw UsageError(
          message: "--statistics has the formats text, json and csv, not '\(format.rawValue)'")
      }
    }
  }

  private func run() async throws -> Int32 {
    let project = try StagedProject(
      options.change,
      try ProjectLoader(options.project, operands: paths, startsHere: options.change.isPreCommit)
    ) { try self.configuration($0) }
    let (loader, reader) = (project.loader, project.reader)
    var (configuration, scope) = (project.configuration, project.scope)
    loader.warnIfRulesAreMissing(configuration)
    let finder = loader.finder
    // The messages of a range are known, and with them all authorizations.
    if options.change.leavesProtectedFiles, !scope.isRange {
      configuration = configuration.leavingOutChecks { $0.needs.contains(.messages) }
    }
    if let reason = scope.emptiness, try announce(reason) { return 0 }
    let progress = Progress(isShown: Terminal.showsProgress && !options.readsStandardInput)
    var analysis = try analysisOptions(loader, scope, progress)
    // Only the advice for a first run asks for them.
    analysis.keepsSymbols = loader.isUnconfigured
    var linter = Linter(root: finder.root, configuration: configuration, options: analysis)
    var hasFailed = false
    if let fixing {
      let result = try await fixing.run(linter, pathPrefix: finder.pathPrefix)
      progress.finish()
      hasFailed = result.hasFailed
      if fixing.replacesReport, !result.files.isEmpty, !fixing.isDry {
        // The report is about the fixed text, which has been printed.
        analysis.overlay.merge(result.files.map { ($0.path, $0.fixed) }) { $1 }
      }
      // Fixes change which lines are new.
      if reader.dependsOnWorkingTree { analysis.changes = try reader.read(configuration).changes }
      linter = Linter(root: finder.root, configuration: configuration, options: analysis)
    }
    linter.options.known = try await MergeParents(linter: linter).findings()
    var (report, survey) = try await linter.runWithSurvey()
    let comparison = try GateComparison(options, loader, scope, configuration)
    try await comparison?.complete(&report, configuration)
    if let note = GateComparison.noteWithoutBase(options, loader, scope, configuration) {
      report.problems.append(note)
    }
    keepUntilExit((report, survey))
    progress.finish()
    let isEmpty = survey.places.isEmpty && report.problems.isEmpty
    if isEmpty, finder.path == nil, !options.change.isPreCommit {
      throw UsageError(
        message: "there is no Swift in '\(finder.root.visible)'; run archlint in the folder of a "
          + "project, where 'archlint init' writes a configuration")
    }
    if scope.changes == nil { warnAboutFiles(survey, loader, scope, isEmpty: isEmpty) }
    if options.output.listsSuppressions {
      try SuppressionList(report, scope, options.project, finder).write(to: options.output.reports)
      let ending = Ending(report.problems)
      ending.warn()
      return ending.status
    }
    var advice: FirstRun?
    if loader.isUnconfigured, scope.changes == nil, !options.readsStandardInput,
      !options.output.isQuiet
    {
      advice = try await FirstRun(survey, root: finder.root, workers: options.project.workers)
    }
    return try finish(report, finder, advice, hasFailed: hasFailed)
  }

  /// Prints which files a run over the whole project misses.
  private func warnAboutFiles(
    _ survey: Survey, _ loader: ProjectLoader, _ scope: RunScope, isEmpty: Bool
  ) {
    guard !isEmpty else {
      if !options.change.isPreCommit {
        Output.warn("archlint: there is no file to check in '\(loader.finder.root.visible)'")
      }
      return
    }
    if paths.isEmpty, !options.readsStandardInput { loader.warnIfSwiftIsMissing(in: survey) }
    if !options.output.isQuiet { loader.warnIfLeftOut(scope.paths, in: survey) }
  }

  private func configuration(_ loader: ProjectLoader) throws -> Configuration {
    try loader.configuration(
      includesExamples: options.output.reports.contains { $0 == .sarif },
      keepsProtection: fixing != nil, isPresetNeeded: false)
  }

  /// Writes the reports.
  ///
  /// - Returns: the exit status.
  private func finish(
    _ report: Report, _ finder: ConfigurationFinder, _ advice: FirstRun?, hasFailed: Bool
  ) throws -> Int32 {
    let ending = hasFailed ? Ending.unfixed : Ending(report, options.result)
    if let grouping = options.output.statistics {
      try write(report, by: grouping, root: finder.root)
      ending.warn()
      return ending.status
    }
    let isSilent = options.output.isQuiet && ending.status == 0
    try write(report, finder, isSilent: isSilent)
    if options.result.stale == .warn, !isSilent, let delta = report.delta, delta.fixed > 0 {
      Output.warn(
        "archlint: \(Ending.fixedWords(delta.fixed)); 'archlint baseline shrink' removes "
          + (delta.fixed == 1 ? "it" : "them"))
    }
    for sentence in advice?.sentences ?? [] { Output.warn("archlint: \(sentence)") }
    ending.warn()
    return ending.status
  }

  // MARK: - Input

  private func checkStandardInput() throws(UsageError) {
    switch (options.readsStandardInput, options.standardInputPath) {
    case (true, nil):
      throw UsageError(message: "--stdin needs --stdin-path to know which file it is")
    case (false, _?): throw UsageError(message: "--stdin-path needs --stdin")
    default: return
    }
  }

  /// Prints why there is nothing to check.
  ///
  /// - Returns: whether that is all that the command line asks for.
  private func announce(_ reason: String) throws -> Bool {
    let destinations = options.output.reports.destinations
    let isText = options.output.reports.standardOutput == .text
    if !options.output.isQuiet {
      if isText { try Output.print("\(reason)\n") } else { Output.warn("archlint: \(reason)") }
    }
    return isText && destinations.count == 1 && fixing == nil
  }

  private func analysisOptions(
    _ loader: ProjectLoader, _ scope: RunScope, _ progress: Progress
  ) throws -> Analysis.Options {
    var analysis = Analysis.Options()
    analysis.workers = options.project.workers
    analysis.changes = scope.changes
    analysis.reported = scope.paths
    analysis.targets = options.target?.versions ?? [:]
    analysis.progress = { done, total in progress.report(done, of: total) }
    if !options.result.ignoresBaseline {
      analysis.baseline = try BaselineLocation(options.result.baseline, root: loader.finder.root)
        .read(isNeeded: false, in: scope.changes)
    }
    if let path = options.standardInputPath {
      let relative = try loader.finder.relativeOfMissing(path)
      analysis.overlay = [relative: try Input.standardInput()]
      analysis.reported = [relative]
    }
    return analysis
  }

  // MARK: - Output

  /// Writes the counts of findings.
  private func write(
    _ report: Report, by grouping: Statistics.Grouping, root: String
  ) throws {
    let owners = try CodeOwners.ofProject(
      root, neededBy: grouping == .owner ? "--statistics owner" : nil)
    let statistics = Statistics(report, by: grouping, owners: owners)
    for output in options.output.reports.destinations {
      switch output.format {
      case .json: try output.write(statistics.json)
      case .csv: try output.write(Array(statistics.csv.utf8))
      default: try output.write(Array(LogText.lines(statistics.text).utf8))
      }
    }
  }

  /// - Parameter isSilent: whether nothing goes to standard output.
  private func write(
    _ report: Report, _ finder: ConfigurationFinder, isSilent: Bool
  ) throws {
    let output = options.output
    let usesColor = Terminal.usesColor(output.color)
    for destination in output.reports.destinations
    where destination.file != nil || !isSilent && fixing?.replacesReport != true {
      let reportOptions = ReportOptions(
        style: TextStyle(
          isColoured: usesColor && destination.file == nil, width: Output.width,
          isVerbose: output.isVerbose),
        pathPrefix: finder.pathPrefix, version: Version.current,
        includesTimings: output.includesTimings,
        callsErrorsWarnings: output.callsErrorsWarnings, links: output.links)
      try destination.write { write in
        try destination.format.write(report, options: reportOptions, to: write)
      }
    }
    // Where no report has a place for the timings, they are printed beside it.
    guard output.includesTimings, !output.reports.contains(where: { $0.showsTimings }) else {
      return
    }
    for timing in report.timings {
      Output.warn("archlint: \(Report.duration(timing.seconds)) \(timing.phase)")
    }
  }
}
