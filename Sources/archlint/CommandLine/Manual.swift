/// The manual page of the tool, made from the commands and their options.
///
/// Source: groff_man(7).
enum Manual {
  static func page(of commands: [Command], version: String) -> String {
    var lines = [
      ".TH ARCHLINT 1 \"\" \"archlint \(version)\" \"User Commands\"",
      ".SH NAME",
      "archlint \\- check Swift code against the architecture rules of its team",
      ".SH SYNOPSIS",
      ".B archlint",
      "[COMMAND] [OPTION...] [PATH...]",
      ".SH DESCRIPTION",
      escaped("Without a command archlint checks the project around the given paths."),
      ".SH COMMANDS",
    ]
    lines += commands.flatMap(section)
    lines += [
      ".SH EXIT STATUS", ".TP", "0", escaped("no findings at or above --fail-on"), ".TP", "1",
      "findings", ".TP", "2", "the command line, the configuration or a file is wrong",
      ".SH FILES", ".TP", escaped(".archlint.yml"), "the configuration of a project", ".TP",
      escaped(".archlint-baseline.json"), "the findings that a project has accepted",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of command: Command) -> [String] {
    var lines = [".SS \(escaped(command.form))", escaped(sentence(command.summary))]
    if !command.details.isEmpty { lines += [".PP", escaped(command.details)] }
    for choice in command.operands.flatMap(\.choices) {
      lines += [".TP", ".B \(escaped(choice.name))", escaped(choice.summary)]
    }
    for option in command.options where option != .help {
      lines += [".TP", ".B \(escaped(option.form))", escaped(option.long + values(option))]
    }
    return lines
  }

  private static func values(_ option: OptionDescription) -> String {
    var text = option.choices.isEmpty ? "" : " Values: \(option.choices.joined(separator: ", "))."
    if let value = option.defaultValue { text += " Default: \(value)." }
    return text + (option.isRepeated ? " Can be given several times." : "")
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  /// The text as one line in which nothing is a command.
  private static func escaped(_ text: String) -> String {
    let line = text.replacing("\\", with: "\\e").replacing("\n", with: " ")
      .replacing("-", with: "\\-")
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}
