import AgentServer
import Configuration
import Engine
import LintRules
import Project
import Results
import Serving

/// `archlint check-edit`: checks an edit for a hook of a coding agent.
struct CheckEditCommand {
  static let command = Command(
    "check-edit", summary: "check an edit for a hook of a coding agent",
    details:
      "Reads the edit as JSON from standard input, in the form of the hooks of Claude Code or of "
      + "Gemini CLI, before the edit or after it. Prints the answer that the agent expects: nothing, "
      + "or the findings in what the edit touches. docs/agents.md has recipes. The status is 0 if the "
      + "edit could be checked, and 1 otherwise, which lets it pass; standard error has the reason.",
    remedy: "the agent names the file"
  ) { (options: CheckEditOptions, _: Operands) in
    do {
      return try await CheckEditCommand(options: options).run()
    } catch {
      // Status 2 would have the agent refuse an edit for a mistake that is not in it. Agents show the user
      // the first line at least.
      let lines = (error as? any CommandFailure ?? UnknownFailure(error)).lines
      let start = "archlint: "
      let cause = lines.first.map { $0.hasPrefix(start) ? String($0.dropFirst(start.count)) : $0 }
      Output.warn("archlint: the edit is not checked, and stands: \(cause ?? "")")
      for line in lines.dropFirst() { Output.warn(line) }
      return 1
    }
  }

  let options: CheckEditOptions

  private func run() async throws -> Int32 {
    let message: MessageValue
    do {
      message = try MessageValue(try Input.standardInput())
    } catch {
      throw UsageError(message: "standard input is not the JSON of a hook")
    }
    guard let event = try EditEvent(message) else { return 0 }
    let found = try await findings(of: event)
    let verdict = found?.verdict(options.failOn.severities) ?? .stands
    let answer = event.answer(found?.words, verdict)
    if answer != [:] { try Output.write(answer.text + "\n") }
    return 0
  }

  /// The findings in what the edit touches, nil if it is not about a file of a project.
  private func findings(of event: EditEvent) async throws -> EditFindings? {
    let folder = try ProjectFolder.existing(around: event.path)
    let loader = try ProjectLoader(options.project, operands: [folder])
    guard loader.finder.path != nil || !options.project.presets.isEmpty,
      let path = try? loader.finder.relativeOfMissing(event.path), !path.isEmpty
    else { return nil }
    let absolute = "\(loader.finder.root)/\(path)"
    let current =
      FileSystem.kind(of: absolute) == .file ? try FileSystem.bytes(of: absolute) : nil
    let text = try event.text(from: current)
    let lines = event.lines(of: text, from: current)
    let isNew = event.isBefore && current == nil
    var found: EditFindings
    if path.lastPathComponent == ConfigurationFinder.fileName[...] {
      let edited = try loader.reading(FileVersions([absolute: text]))
      do {
        found = try await run(edited, before: loader, path, text, lines, isNew: isNew)
      } catch let failure as ConfigurationFailure {
        return EditFindings(path: path, findings: [], problems: failure.problems.map(\.description))
      }
    } else if let known = try SessionSocket.findings(of: text, at: path, root: loader.finder.root) {
      found = known
    } else {
      found = try await run(loader, before: loader, path, text, lines, isNew: isNew)
    }
    found.keep(lines, includesFile: event.isWhole || current == nil)
    return found
  }

  /// A run on the file alone, with the symbols of all others.
  ///
  /// - Parameter before: the project with the configuration before the edit, which says what is protected.
  private func run(
    _ loader: ProjectLoader, before: ProjectLoader, _ path: String, _ text: [UInt8],
    _ lines: [Range<Int>]?, isNew: Bool
  ) async throws -> EditFindings {
    let whole = try loader.configuration(isPresetNeeded: false)
    let protecting = (try? before.configuration(isPresetNeeded: false)) ?? whole
    let configuration = whole.keeping { !$0.isAboutChanges }
    let root = loader.finder.root
    var changes = ChangeSet([FileChange(kind: .modified, path: path)])
    changes.lines = lines.map { [path: $0] }
    var analysis = Analysis.Options()
    analysis.workers = options.project.workers
    analysis.baseline = try BaselineLocation(BaselineOptions(), root: root).read(isNeeded: false)
    analysis.changes = changes
    analysis.overlay = [path: text]
    analysis.keepsSymbols = false
    let (report, survey) = try await Linter(
      root: root, configuration: configuration, options: analysis
    ).runWithSurvey()
    let protection = Protection(protecting).finding(path, isNew: isNew, root: root, in: survey)
    let rules = Dictionary(
      (whole.rules + protecting.rules).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let findings = [protection].compactMap(\.self) + report.diagnostics
    return EditFindings(
      path: path,
      findings: findings.filter { $0.location.path == path }.map { finding in
        EditFindings.Finding(
          rule: finding.rule, severity: finding.severity,
          line: finding.location.region?.start.line, message: finding.message,
          instead: rules[finding.rule]?.instead ?? "", isProtection: finding == protection)
      },
      problems: report.problems.filter { $0.path == path && !$0.isHarmless }.map(\.message))
  }
}

/// The innermost folder around a path that exists.
private enum ProjectFolder {
  static func existing(around path: String) throws -> String {
    var folder = path
    while FileSystem.kind(of: folder) != .folder {
      guard let parent = folder.parentPath, !parent.isEmpty else { return "/" }
      folder = String(parent)
    }
    return folder
  }
}

extension FailLevel {
  /// The severities that make a run fail.
  fileprivate var severities: Set<Severity> {
    switch self {
    case .error: [.error]
    case .warning: [.error, .warning]
    case .info: [.error, .warning, .info]
    case .never: []
    }
  }
}

/// The options of `archlint check-edit`.
struct CheckEditOptions: CommandOptions {
  var project = ProjectOptions()
  var failOn = FailLevel.error

  static let all: [Option<Self>] =
    [ProjectOptions.preset, ProjectOptions.jobs].within(\.project) + [
      Option(
        "fail-on", "LEVEL", choice: \.failOn,
        short: "refuse an edit with findings of this severity or above",
        long:
          "Refuse an edit with findings of this severity or above. Others are told to the agent, and "
          + "the edit stands.")
    ]
}
