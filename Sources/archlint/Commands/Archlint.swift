import Audits
import Configuration
import Engine
import Project

/// The tool.
@main
struct Archlint {
  /// What archlint calls itself in reports.
  static let version = "0.1.0"

  /// Runs the command line on other threads, while this one waits for signals.
  static func main() {
    Output.prepare()
    Interruption.prepare()
    Task.detached { exitProcess(await run(Array(CommandLine.arguments.dropFirst()))) }
    Interruption.wait()
  }

  /// Runs one command line and returns the exit status.
  private static func run(_ words: [String]) async -> Int32 {
    do {
      let arguments = try Arguments(words)
      if arguments.has("help") {
        try Output.write(Help.text(for: arguments.command))
        return 0
      }
      return try await run(arguments)
    } catch let error as UsageError {
      Output.complain("archlint: \(error.message)")
      Output.complain("archlint: 'archlint help' lists the commands and options")
    } catch let error as ConfigurationFailure {
      for problem in error.problems { Output.complain(problem.description) }
      Output.complain("archlint: the configuration has \(count(error.problems.count, "problem"))")
    } catch let error as Baseline.Failure {
      Output.complain("archlint: \(error.message)")
    } catch let error as EarlierAudit.Failure {
      Output.complain("archlint: \(error.message)")
    } catch let error as MergeFailure {
      Output.complain("archlint: \(error.message)")
    } catch let error as GitRepository.Failure {
      Output.complain("archlint: \(error.message)")
    } catch let error as FileSystem.Failure {
      Output.complain("archlint: \(error.reason)")
    } catch OutputError.readerGone {
      return 0
    } catch OutputError.failed(let reason) {
      Output.complain("archlint: the output cannot be written: \(reason)")
    } catch {
      Output.complain("archlint: \(error)")
    }
    return 2
  }

  private static func run(_ arguments: Arguments) async throws -> Int32 {
    if arguments.command == .lint, arguments.has("version") {
      try Output.write("archlint \(version)\n")
      return 0
    }
    let time = Terminal.environment("SOURCE_DATE_EPOCH")
    guard time.isEmpty || CalendarDay.fixedTime != nil else {
      throw UsageError(
        message: "SOURCE_DATE_EPOCH is a number of seconds since 1970, not '\(time)'")
    }
    switch arguments.command {
    case .lint: return try await LintCommand(arguments).run()
    case .audit: return try await AuditCommand(arguments).run()
    case .merge: return try MergeCommand(arguments).run()
    case .initialize: return try await InitCommand(arguments).run()
    case .hook: return try HookCommand(arguments).run()
    case .rules: return try RulesCommand(arguments).run()
    case .presets: return try PresetsCommand(arguments).run()
    case .explain: return try ExplainCommand(arguments).run()
    case .test: return try await TestCommand(arguments).run()
    case .inspect: return try await InspectCommand(arguments).run()
    case .graph: return try await GraphCommand(arguments).run()
    case .baseline: return try await BaselineCommand(arguments).run()
    case .completions: return try completions(arguments)
    case .help:
      let command = try arguments.operands.first.map { try Arguments.commandNamed($0) }
      try Output.write(command.map { Help.text(for: $0) } ?? Help.overview)
      return 0
    case .version:
      try Output.write("archlint \(version)\n")
      return 0
    }
  }

  private static func completions(_ arguments: Arguments) throws -> Int32 {
    let names = Completions.Shell.allCases.map(\.rawValue).joined(separator: ", ")
    guard let name = arguments.operands.first, let shell = Completions.Shell(rawValue: name) else {
      throw UsageError(message: "name a shell: \(names)")
    }
    try Output.write(Completions.script(for: shell))
    return 0
  }

  /// `1 file`, `2 files`.
  static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}
