import Configuration
import Engine
import LintRules
import Project
import Reporting
import Results

/// `archlint baseline`: writes, shrinks or checks the findings that a project has accepted.
struct BaselineCommand {
  static let command = Command(
    "baseline", summary: "write, shrink or check the file of accepted findings",
    operands: [.action("action", Action.self), .paths]
  ) { (options: BaselineCommandOptions, operands: Operands) in
    var operands = operands
    let action: Action = try operands.action()
    return try await BaselineCommand(action: action, options: options, paths: operands.rest).run()
  }

  /// The actions on a baseline.
  enum Action: String, ActionName {
    case write, shrink, check

    var summary: String {
      switch self {
      case .write: "accept all findings of today"
      case .shrink: "remove accepted findings that no longer occur"
      case .check: "exit with status 1 when findings and baseline differ"
      }
    }
  }

  let action: Action
  let options: BaselineCommandOptions
  let paths: [String]

  func run() async throws -> Int32 {
    let loader = try ProjectLoader(options.project, operands: paths)
    let file = BaselineLocation(options.baseline, root: loader.finder.root)
    let configuration = try loader.configuration(isPresetNeeded: true)
    var analysis = Analysis.Options()
    analysis.workers = options.project.workers
    analysis.reported = try loader.relativePaths()
    if action != .write { analysis.baseline = try file.read(isNeeded: true) }
    let report = try await Linter(
      root: loader.finder.root, configuration: configuration, options: analysis
    ).run()
    guard !report.isIncomplete else {
      Output.warn(about: report.problems)
      throw UsageError(message: "not all files could be read; the baseline stays as it is")
    }
    switch action {
    case .write: return try write(report, configuration, file, analysis)
    case .shrink: return try shrink(report, file)
    case .check: return try check(report)
    }
  }

  private func write(
    _ report: Report, _ configuration: Configuration, _ file: BaselineLocation,
    _ analysis: Analysis.Options
  ) throws -> Int32 {
    let accepted = Baseline(
      accepting: report.diagnostics, rules: configuration.rules, today: analysis.today)
    let kept = try others(configuration, file, reported: analysis.reported)
    try file.write(accepted.adding(kept))
    let refused = refusals(of: report.diagnostics.count - accepted.count, report, configuration)
    let keptCount = kept.reduce(0) { $0 + $1.count }
    try Output.print(
      "\(counted(accepted.count, "finding")) accepted in \(file.shown)"
        + (refused.isEmpty ? "" : "; \(refused.joined(separator: " and ")) not accepted")
        + (keptCount > 0 ? "; \(keptCount) of other rules or files kept" : "") + "\n")
    return 0
  }

  /// Which findings the baseline refuses: those of strict rules, and those whose time is over.
  private func refusals(
    of count: Int, _ report: Report, _ configuration: Configuration
  ) -> [String] {
    let strict = Set(configuration.rules.filter { $0.baseline == .strict }.map(\.id))
    let ofStrict = report.diagnostics.count { strict.contains($0.rule) }
    let late = count - ofStrict
    return [
      ofStrict > 0 ? "\(ofStrict) of strict rules" : nil,
      late > 0 ? "\(late) of rules whose burn-down is over" : nil,
    ].compactMap(\.self)
  }

  /// The entries of the present baseline that are about rules or files beside those that the command
  /// line names.
  private func others(
    _ configuration: Configuration, _ file: BaselineLocation, reported: [String]
  ) throws -> [Baseline.Entry] {
    let project = options.project
    let isAboutRules = !project.only.isEmpty || !project.skip.isEmpty
    let isAboutFiles = !reported.isEmpty && !reported.contains("")
    guard isAboutRules || isAboutFiles, file.isThere, let old = try file.read(isNeeded: false)
    else { return [] }
    let rules = Set(configuration.rules.map(\.id))
    return old.entries.filter { entry in
      isAboutRules && !rules.contains(entry.rule)
        || isAboutFiles && !reported.contains { entry.path.lies(in: $0) }
    }
  }

  private func shrink(_ report: Report, _ file: BaselineLocation) throws -> Int32 {
    guard let shrunk = report.shrunkBaseline, let delta = report.delta else { return 2 }
    try file.write(shrunk)
    try Output.print(
      "\(counted(delta.fixed, "finding")) removed from \(file.shown), "
        + "\(shrunk.count) left\n")
    return 0
  }

  private func check(_ report: Report) throws -> Int32 {
    guard let delta = report.delta else { return 2 }
    try Output.print(
      "baseline: \(delta.new) new, \(delta.unchanged) still there, \(delta.fixed) fixed\n")
    for diagnostic in report.diagnostics {
      let line = diagnostic.location.region.map { ":\($0.start.line):\($0.start.column)" } ?? ""
      try Output.print(
        "  new: \(diagnostic.location.path.visible)\(line) \(diagnostic.message.onOneLine) "
          + "[\(diagnostic.rule)]\n")
    }
    if delta.fixed > 0 { try Output.print("next: archlint baseline shrink\n") }
    guard delta.new > 0 || delta.fixed > 0 else { return 0 }
    let ending = Ending.failure("findings and baseline differ")
    ending.warn()
    return ending.status
  }
}
