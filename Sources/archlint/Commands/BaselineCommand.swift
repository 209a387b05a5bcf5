import Configuration
import Engine
import LintRules
import Reporting

/// `archlint baseline`: writes, shrinks or checks the findings that a project has accepted.
struct BaselineCommand {
  private let arguments: Arguments
  private let action: Action

  /// What can be done with a baseline.
  enum Action: String, CaseIterable {
    case write, shrink, check
  }

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    let names = Action.allCases.map(\.rawValue)
    guard let name = arguments.operands.first, let action = Action(rawValue: name) else {
      throw UsageError(
        message: "say what to do with the baseline: \(names.joined(separator: ", "))"
          + NearestName.hint(arguments.operands.first ?? "", among: names))
    }
    self.action = action
  }

  func run() async throws -> Int32 {
    let loader = try ProjectLoader(arguments, operands: Array(arguments.operands.dropFirst()))
    let file = BaselineLocation(arguments, root: loader.finder.root)
    let configuration = try loader.configuration(isPresetNeeded: true)
    var options = Analysis.Options()
    options.workers = try loader.workers()
    if action != .write { options.baseline = try file.read(isNeeded: true) }
    let report = try await Linter(
      root: loader.finder.root, configuration: configuration, options: options
    ).run()
    guard !report.isIncomplete else {
      Output.complain(about: report.problems)
      throw UsageError(message: "not all files could be read, so that the baseline stays as it is")
    }
    switch action {
    case .write: return try write(report, configuration, file, options)
    case .shrink: return try shrink(report, file)
    case .check: return try check(report)
    }
  }

  private func write(
    _ report: Report, _ configuration: Configuration, _ file: BaselineLocation,
    _ options: Analysis.Options
  ) throws -> Int32 {
    let baseline = Baseline(
      accepting: report.diagnostics, rules: configuration.rules, today: options.today)
    try file.write(baseline)
    let refused = report.diagnostics.count - baseline.count
    try Output.tell(
      "\(Archlint.count(baseline.count, "finding")) accepted in \(file.shown)"
        + (refused > 0 ? "; \(refused) of strict rules are not" : "") + "\n")
    return 0
  }

  private func shrink(_ report: Report, _ file: BaselineLocation) throws -> Int32 {
    guard let shrunk = report.shrunkBaseline, let delta = report.delta else { return 2 }
    try file.write(shrunk)
    try Output.tell(
      "\(Archlint.count(delta.fixed, "finding")) taken out of \(file.shown), "
        + "\(shrunk.count) left\n")
    return 0
  }

  private func check(_ report: Report) throws -> Int32 {
    guard let delta = report.delta else { return 2 }
    try Output.tell(
      "baseline: \(delta.new) new, \(delta.unchanged) still there, \(delta.fixed) fixed\n")
    for diagnostic in report.diagnostics {
      let line = diagnostic.location.region.map { ":\($0.start.line):\($0.start.column)" } ?? ""
      try Output.tell(
        "  new: \(diagnostic.location.path.visible)\(line) \(diagnostic.message.onOneLine) "
          + "[\(diagnostic.rule)]\n")
    }
    if delta.fixed > 0 { try Output.tell("next: archlint baseline shrink\n") }
    return delta.new > 0 || delta.fixed > 0 ? 1 : 0
  }
}

/// Where the baseline of a project is.
struct BaselineLocation {
  /// The path of its file.
  let path: String
  /// The path as messages name it.
  let shown: String
  private let isGiven: Bool
  private let bounds: Bounds

  init(_ arguments: Arguments, root: String) {
    bounds = Bounds(root: root)
    isGiven = arguments.has("baseline")
    shown = arguments.last("baseline") ?? Baseline.fileName
    path = arguments.last("baseline") ?? "\(root)/\(Baseline.fileName)"
  }

  /// The baseline, nil when there is none.
  ///
  /// - Parameter isNeeded: whether it is an error that there is none.
  func read(isNeeded: Bool) throws -> Baseline? {
    guard FileSystem.kind(of: path) != nil else {
      if isNeeded || isGiven {
        throw UsageError(
          message: "there is no baseline '\(shown)'; 'archlint baseline write' makes one")
      }
      return nil
    }
    try check()
    return try Baseline(text: try FileSystem.text(of: path), path: shown)
  }

  /// Writes the baseline.
  func write(_ baseline: Baseline) throws {
    try check()
    try FileSystem.write(BaselineFile.render(baseline), to: path)
  }

  /// What a project brings along must not have files of others read or overwritten.
  private func check() throws {
    guard isGiven || bounds.hold(path) else {
      throw UsageError(
        message: "'\(shown)' is a link that leads out of the project; put the file itself there, "
          + "or name it with --baseline")
    }
  }
}
