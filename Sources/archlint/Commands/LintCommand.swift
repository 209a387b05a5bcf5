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
  private let outputs: [(format: ReportFormat, file: String?)]

  /// From which severity on findings make the run fail.
  enum FailLevel: String, CaseIterable {
    case error, warning, info, never
  }

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
    outputs = try Self.outputs(arguments)
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
    options.changes = try changes(
      finder, asksForLines: configuration.rules.contains { $0.selector.asksForAddedLines })
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
    let linter = Linter(root: finder.root, configuration: configuration, options: options)
    let report = try await linter.run()
    progress.finish()
    if arguments.has("list-suppressions") {
      let list = SuppressionList(
        report: report, root: finder.root, pathPrefix: finder.pathPrefix)
      try Output.write(list.text)
      return report.isIncomplete ? 2 : 0
    }
    try write(report, finder)
    if stale == .warn, let delta = report.delta, delta.fixed > 0 {
      Output.complain(
        "archlint: \(Archlint.count(delta.fixed, "finding")) of the baseline no longer occur; "
          + "'archlint baseline shrink' takes them out")
    }
    return status(report)
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
    let folder = ConfigurationFinder.parent(of: path.contains("/") ? path : "./\(path)")
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let relative = try finder.relative(folder)
    return relative.isEmpty ? name : "\(relative)/\(name)"
  }

  // MARK: - Output

  private static func outputs(
    _ arguments: Arguments
  ) throws(UsageError) -> [(format: ReportFormat, file: String?)] {
    var outputs: [(format: ReportFormat, file: String?)] = []
    for text in arguments.all("format") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      let names = ReportFormat.allCases.map(\.rawValue)
      guard let name = parts.first, let format = ReportFormat(rawValue: name) else {
        throw UsageError(
          message: "there is no format '\(text)'; there are \(names.joined(separator: ", "))"
            + NearestName.hint(parts.first ?? "", among: names))
      }
      outputs.append((format, parts.count > 1 ? parts[1] : nil))
    }
    if outputs.count(where: { $0.file == nil }) > 1 {
      throw UsageError(
        message: "only one format can go to standard output; name files: --format sarif=out.sarif")
    }
    if outputs.isEmpty { outputs = [(.text, nil)] }
    return outputs
  }

  private func write(_ report: Report, _ finder: ConfigurationFinder) throws {
    let usesColor = try Terminal.usesColor(arguments)
    for (format, file) in outputs {
      let options = ReportOptions(
        style: TextStyle(
          isColoured: usesColor && file == nil, width: Output.width,
          isVerbose: arguments.has("verbose")),
        pathPrefix: finder.pathPrefix, version: Archlint.version,
        includesTimings: arguments.has("timings"),
        callsErrorsWarnings: arguments.has("as-warnings"))
      let bytes = format.render(report, options: options)
      if let file { try FileSystem.write(bytes, to: file) } else { try Output.write(bytes) }
    }
  }

  private func status(_ report: Report) -> Int32 {
    if report.isIncomplete { return 2 }
    if let maximumWarnings, report.summary.warnings > maximumWarnings { return 1 }
    if stale == .error, let delta = report.delta, delta.fixed > 0 { return 1 }
    let fails =
      switch failOn {
      case .error: report.summary.errors > 0
      case .warning: report.summary.errors + report.summary.warnings > 0
      case .info: !report.diagnostics.isEmpty
      case .never: false
      }
    return fails ? 1 : 0
  }
}
