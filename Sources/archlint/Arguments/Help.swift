/// The help texts, made from the commands and options.
enum Help {
  /// Help for the tool as a whole.
  static var overview: String {
    let commands = Command.allCases.map { "  \(pad($0.rawValue, 12))\($0.summary)" }
    return """
      archlint checks Swift code against the architecture rules of its team.

      usage: archlint [COMMAND] [OPTION...] [PATH...]

      commands
      \(commands.joined(separator: "\n"))

      options of lint
      \(options(of: .lint))

      exit status: 0 nothing at or above --fail-on, 1 findings, 2 wrong usage, configuration or files

      """
  }

  /// Help for one command.
  static func text(for command: Command) -> String {
    if command == .lint { return overview }
    return """
      usage: archlint \(command.rawValue) [OPTION...] \(command.operands)

      \(command.summary)

      options
      \(options(of: command))

      """
  }

  /// The table of options in the README.
  static var markdownTable: String {
    let rows = Option.all.map { option in
      let value = option.value.map { " \($0)" } ?? ""
      let choices =
        option.choices.isEmpty ? "" : ": `" + option.choices.joined(separator: "`, `") + "`"
      let commands =
        option.commands.count == Command.allCases.count
        ? "all" : option.commands.map(\.rawValue).joined(separator: ", ")
      return "| `--\(option.name)\(value)` | \(commands) | \(option.help)\(choices) |"
    }
    return "| option | commands | |\n|---|---|---|\n" + rows.joined(separator: "\n")
  }

  private static func options(of command: Command) -> String {
    Option.of(command).map { option in
      let form = "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
      let choices = option.choices.isEmpty ? "" : ": \(option.choices.joined(separator: ", "))"
      return "  \(pad(form, 26))\(option.help)\(choices)"
    }.joined(separator: "\n")
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(2, width - text.count))
  }
}
