import Engine
import Project
import Reporting

/// The tool.
@main
struct Archlint {
  /// Runs the command line on other threads, while this one waits for signals.
  static func main() {
    ProcessMemory.prepare()
    ThreadStack.prepare()
    Output.prepare()
    OpenFiles.prepare()
    Interruption.prepare()
    Task.detached { exitProcess(await run(Array(CommandLine.arguments.dropFirst()))) }
    Interruption.wait()
  }

  /// Runs one command line and returns the exit status.
  private static func run(_ words: [String]) async -> Int32 {
    do {
      try checkEnvironment()
      let (command, rest) = try CommandList.command(of: words)
      switch try await command.run(rest) {
      case .status(let status): return status
      case .help(let length):
        try Output.write(CommandList.help(for: command, words, length))
        return 0
      }
    } catch {
      var failure = error as? any CommandFailure ?? UnknownFailure(error)
      if var mistake = error as? UsageError, let path = mistake.missingPath {
        mistake.message += CommandList.hint(atCommand: path)
        failure = mistake
      }
      for line in failure.lines { Output.warn(line) }
      return failure.status
    }
  }

  private static func checkEnvironment() throws(UsageError) {
    let time = Terminal.environment("SOURCE_DATE_EPOCH")
    guard time.isEmpty || CalendarDay.fixedTime != nil else {
      throw UsageError(
        message: "SOURCE_DATE_EPOCH is a number of seconds since 1970, not '\(time)'")
    }
  }
}
