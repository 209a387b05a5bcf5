/// The help texts, made from the commands and their options.
enum Help {
  /// The help for the whole tool; `first` is the command that runs if the command line names none.
  static func overview(of commands: [Command], first: Command) -> String {
    let width = (commands.map(\.name.count).max() ?? 0) + 2
    let lines = commands.map { "  \(pad($0.name, width))\($0.summary)" }
    return """
      archlint checks Swift code against the architecture rules of its team.

      usage: archlint [COMMAND] [OPTION...] [PATH...]

      commands
      \(lines.joined(separator: "\n"))

      options of \(first.name)
      \(table(first.options))

      exit status
        0  no findings at or above --fail-on
        1  findings
        2  the command line, the configuration or a file is wrong

      'archlint help COMMAND' explains a command and its options in full.

      """
  }

  /// Help for one command.
  static func text(for command: Command, _ length: HelpLength) -> String {
    var blocks = ["usage: \(command.form)", sentence(command.summary)]
    if length == .long, !command.details.isEmpty {
      blocks.append(command.details.wrapped(indent: 0))
    }
    let actions = command.operands.flatMap(\.choices)
    if !actions.isEmpty {
      let width = (actions.map(\.name.count).max() ?? 0) + 2
      let lines = actions.map { "  \(pad($0.name, width))\($0.summary)" }
      blocks.append("\(command.operands[0].noun)s\n" + lines.joined(separator: "\n"))
    }
    switch length {
    case .short: blocks.append("options\n" + table(command.options))
    case .long: blocks.append("options\n" + command.options.map(entry).joined(separator: "\n\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The options of every command, for the page `docs/command-line.md`.
  static func page(of commands: [Command]) -> String {
    commands.map(section).joined(separator: "\n")
  }

  private static func section(of command: Command) -> String {
    var text = "### archlint \(command.name)\n\n`\(command.form)`\n\n\(sentence(command.summary))\n"
    if !command.details.isEmpty { text += "\n\(command.details)\n" }
    let actions = command.operands.flatMap(\.choices)
    if !actions.isEmpty {
      text += "\n| \(command.operands[0].noun) | |\n|---|---|\n"
      for action in actions { text += "| `\(action.name)` | \(action.summary) |\n" }
    }
    let options = command.options.filter { $0 != .help }
    guard !options.isEmpty else { return text }
    text += "\n| option | |\n|---|---|\n"
    for option in options {
      text += "| `\(option.form)` | \(markdown(option.long))\(values(option, quote: "`")) |\n"
    }
    return text
  }

  // MARK: - Parts

  private static func table(_ options: [OptionDescription]) -> String {
    options.map { option in
      var line = "  \(pad(option.form, 26))\(option.short)"
      if let value = option.defaultValue { line += " [default: \(value)]" }
      return line
    }.joined(separator: "\n")
  }

  private static func entry(_ option: OptionDescription) -> String {
    "  \(option.form)\n      " + (option.long + values(option, quote: "")).wrapped(indent: 6)
  }

  /// The values that an option can have, and its default.
  private static func values(_ option: OptionDescription, quote: String) -> String {
    var text = ""
    if !option.choices.isEmpty {
      let choices = option.choices.map { "\(quote)\($0)\(quote)" }.joined(separator: ", ")
      text += " Values: \(choices)."
    }
    if let value = option.defaultValue { text += " Default: \(quote)\(value)\(quote)." }
    if option.isRepeated { text += " Can be given several times." }
    return text
  }

  private static func markdown(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "&lt;")
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(2, width - text.count))
  }
}
