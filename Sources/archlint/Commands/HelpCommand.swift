import Configuration
import LintRules

/// `archlint help`: prints help.
enum HelpCommand {
  /// - Parameter all: the commands of archlint.
  static func command(_ all: @escaping @Sendable () -> [Command]) -> Command {
    Command(
      "help", summary: "print help for a command",
      operands: [Operand(noun: "command", placeholder: "COMMAND", count: .optional)]
    ) { (options: HelpOptions, operands: Operands) in
      var operands = operands
      try Output.write(text(operands.first(), options, all()))
      return 0
    }
  }

  private static func text(
    _ name: String?, _ options: HelpOptions, _ commands: [Command]
  ) throws(UsageError) -> String {
    if options.isManual { return Manual.page(of: commands, version: Version.current) }
    if options.isMarkdown { return Help.page(of: commands) }
    guard let name else { return Help.overview(of: commands, first: commands[0]) }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw UsageError(
        message: "there is no command '\(name)'"
          + NearestName.hint(name, among: commands.map(\.name)))
    }
    return Help.text(for: command, .long)
  }
}

/// `archlint version`: prints the version.
enum VersionCommand {
  static let command = Command("version", summary: "print the version") {
    (_: NoOptions, _: Operands) in
    try print()
    return 0
  }

  static func print() throws { try Output.write("archlint \(Version.current)\n") }
}

/// `archlint completions`: prints the completions of a shell.
enum CompletionsCommand {
  /// - Parameter all: the commands of archlint.
  static func command(_ all: @escaping @Sendable () -> [Command]) -> Command {
    Command(
      "completions", summary: "print completions for bash, zsh or fish",
      details: "Each script starts with a comment that says where it belongs.",
      operands: [.action("shell", Completions.Shell.self)]
    ) { (_: NoOptions, operands: Operands) in
      var operands = operands
      let shell: Completions.Shell = try operands.action()
      let catalogue = try Catalogue.shipped()
      let completions = Completions(
        commands: all(), rules: catalogue.ids, presets: catalogue.presetNames)
      try Output.write(completions.script(for: shell))
      return 0
    }
  }
}
