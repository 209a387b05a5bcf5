import Configuration
import Engine
import LintRules
import Project
import Reporting

/// `archlint lint`: checks a project and writes reports.
struct LintCommand {
  private let arguments: Arguments
  private let failOn: FailLevel
  /// How many warnings do not fail the run, nil for any number.
  private let maximumWarnings: Int?
  private let stale: Stale
  private let fixing: Fixing?
  private let outputs: [Destination<ReportFormat>]

  /// What to make of entries of the baseline that no longer occur.
  enum Stale: String, CaseIterable {
    case error, warn, ignore
  }

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    failOn = try arguments.choice("fail-on", or: .error)
    stale = try arguments.choice("stale", or: .warn)
    maximumWarnings = try arguments.last("max-warnings").map { text in
      guard let number = Int(text), number >= 0 else {
        throw UsageError(message: "--max-warnings takes a number, not '\(text)'")
      }
      return number
    }
    fixing = try Fixing(arguments)
    outputs = try Destination.all(arguments, or: .text)
  }

  func run() async throws -> Int32 {
    let loader = try ProjectLoader(arguments, operands: arguments.operands)
    let finder = loader.finder
    var configuration = try loader.configuration(
      includesExamples: outputs.contains { $0.format == .sarif }, isPresetNeeded: true)
    if arguments.has("no-protected") {
      configuration = configuration.keeping { !$0.isAboutProtectedFiles }
    }
    let progress = Progress(isShown: Output.isErrorTerminal && !arguments.has("stdin"))
    var options = Analysis.Options()
    options.workers = try loader.workers()
    options.changes = try changes(finder, configuration)
    options.reported = try loader.relativePaths()
    options.progress = { done, total in progress.report(done, of: total) }
    if !arguments.has("no-baseline") {
      options.baseline = try BaselineLocation(arguments, root: finder.root).read(isNeeded: false)
    }
    if let path = try standardInputPath() {
      let relative = try relativeOfMissing(path, finder)
      options.overlay = [relative: try Input.standardInput()]
      options.reported = [relative]
    }
    var linter = Linter(root: finder.root, configuration: configuration, options: options)
    var hasFailed = false
    if let fixing {
      let result = try await fixing.run(linter, pathPrefix: finder.pathPrefix)
      progress.finish()
      hasFailed = result.hasFailed
      if fixing.replacesReport, !result.files.isEmpty, !fixing.isDry {
        // What standard input holds is what has been printed.
        options.overlay.merge(result.files.map { ($0.path, $0.fixed) }) { $1 }
      }
      // New lines are others now.
      if arguments.has("since") { options.changes = try changes(finder, configuration) }
      linter = Linter(root: finder.root, configuration: configuration, options: options)
    }
    let (report, survey) = try await linter.runWithSurvey()
    keepUntilExit((report, survey))
    progress.finish()
    if arguments.has("list-suppressions") {
      let list = SuppressionList(
        report: report, root: finder.root, pathPrefix: finder.pathPrefix)
      try Output.tell(list.text)
      return report.isIncomplete ? 2 : 0
    }
    try write(report, finder)
    if stale == .warn, let delta = report.delta, delta.fixed > 0 {
      Output.complain(
        "archlint: \(Archlint.count(delta.fixed, "finding")) of the baseline no longer occur; "
          + "'archlint baseline shrink' takes them out")
    }
    return hasFailed ? 2 : status(report)
  }

  // MARK: - Input

  /// The path of the file that standard input stands for.
  private func standardInputPath() throws -> String? {
    switch (arguments.has("stdin"), arguments.last("stdin-path")) {
    case (true, let path?): return path
    case (true, nil):
      throw UsageError(message: "--stdin needs --stdin-path to know which file it is")
    case (false, nil): return nil
    case (false, _): throw UsageError(message: "--stdin-path goes with --stdin")
    }
  }

  /// What the run is about, with what its rules ask of a change.
  private func changes(
    _ finder: ConfigurationFinder, _ configuration: Configuration
  ) throws -> ChangeSet? {
    var changes = try changes(
      finder, asksForLines: configuration.rules.contains { $0.selector.asksForAddedLines })
    if configuration.rules.contains(where: \.comparesInterfaces) {
      try changes?.readPrevious(from: GitRepository(root: finder.root))
    }
    return changes
  }

  /// The change that the run is about, nil when it is about the whole project.
  ///
  /// - Parameter asksForLines: whether a rule asks which lines are new.
  private func changes(
    _ finder: ConfigurationFinder, asksForLines: Bool
  ) throws -> ChangeSet? {
    let given = ["staged", "since", "changed-files"].filter { arguments.has($0) }
    guard given.count < 2 else {
      throw UsageError(message: "--\(given[0]) and --\(given[1]) exclude each other")
    }
    let linesOnly = arguments.has("changed-lines")
    guard let kind = given.first else {
      if linesOnly { throw UsageError(message: "--changed-lines goes with --staged or --since") }
      return nil
    }
    if kind == "changed-files" {
      if linesOnly { throw UsageError(message: "--changed-lines goes with --staged or --since") }
      return ChangeSet(FileChange.list(try Input.text(of: arguments.last(kind) ?? "-")))
    }
    let repository = try GitRepository(root: finder.root)
    var set: ChangeSet
    if let reference = arguments.last("since") {
      set = try ChangeSet.since(
        reference, in: repository, linesOnly: linesOnly, asksForLines: asksForLines)
    } else {
      set = try ChangeSet.staged(
        in: repository, linesOnly: linesOnly, asksForLines: asksForLines)
    }
    if let file = arguments.last("commit-msg") { set.messages.append(try Input.text(of: file)) }
    return set
  }

  /// A path of a file that need not be there yet, from the root on.
  private func relativeOfMissing(_ path: String, _ finder: ConfigurationFinder) throws -> String {
    if FileSystem.kind(of: path) != nil { return try finder.relative(path) }
    let parent = path.parentPath ?? "."
    let name = path.lastPathComponent
    let relative = try finder.relative(parent.isEmpty ? "/" : String(parent))
    return relative.isEmpty ? String(name) : "\(relative)/\(name)"
  }

  // MARK: - Output

  private func write(_ report: Report, _ finder: ConfigurationFinder) throws {
    let usesColor = try Terminal.usesColor(arguments)
    for output in outputs where output.file != nil || fixing?.replacesReport != true {
      let options = ReportOptions(
        style: TextStyle(
          isColoured: usesColor && output.file == nil, width: Output.width,
          isVerbose: arguments.has("verbose")),
        pathPrefix: finder.pathPrefix, version: Archlint.version,
        includesTimings: arguments.has("timings"),
        callsErrorsWarnings: arguments.has("as-warnings"))
      try output.write(output.format.render(report, options: options))
    }
    // Where no report has a place for them, they stand beside it.
    guard arguments.has("timings"), !outputs.contains(where: { $0.format.showsTimings }) else {
      return
    }
    for timing in report.timings {
      Output.complain("archlint: \(Report.duration(timing.seconds)) \(timing.phase)")
    }
  }

  private func status(_ report: Report) -> Int32 {
    if report.isIncomplete { return 2 }
    if let maximumWarnings, report.summary.warnings > maximumWarnings { return 1 }
    if stale == .error, let delta = report.delta, delta.fixed > 0 { return 1 }
    return failOn.fails(report.summary) ? 1 : 0
  }
}
