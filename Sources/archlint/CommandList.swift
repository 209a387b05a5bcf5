import Configuration
import Engine
import LintRules

/// The commands of archlint, in the order of the help. A new command is one more line here.
enum CommandList {
  static let all: [Command] = [
    LintCommand.command,
    AuditCommand.command,
    MergeCommand.command,
    TraceCommand.command,
    InitCommand.command,
    DiscoverCommand.command,
    ConfigCommand.command,
    HookCommand.command,
    ExplainCommand.command,
    RulesCommand.command,
    PresetsCommand.command,
    TestCommand.command,
    TryCommand.command,
    NewCommand.command,
    GuideCommand.command,
    InspectCommand.command,
    GraphCommand.command,
    BaselineCommand.command,
    WatchCommand.command,
    LanguageServerCommand.command,
    AgentServerCommand.command,
    CheckEditCommand.command,
    CompletionsCommand.command { all },
    HelpCommand.command { all },
    VersionCommand.command,
  ]

  /// The command of a command line, with the words after its name. Without a name it is `lint`.
  static func command(of words: [String]) throws(UsageError) -> (Command, rest: [String]) {
    if let word = words.first, let command = all.first(where: { $0.name == word }) {
      return (command, Array(words.dropFirst()))
    }
    if let word = words.first, isMisspelledCommand(word) {
      let hint =
        FamiliarWords.command(word).map { "; use '\($0)'" } ?? hintAtAction(word)
        ?? NearestName.hint(word, among: all.map(\.name))
      throw UsageError(message: "there is no command or path '\(word)'" + hint)
    }
    return (LintCommand.command, words)
  }

  /// A hint for the name of a command in the place of a path.
  static func hint(atCommand word: String) -> String {
    guard all.contains(where: { $0.name == word }) else { return "" }
    return "; a command comes before its options: archlint \(word)"
  }

  /// A hint at the command that takes the word, as `inspect` takes `layers`.
  private static func hintAtAction(_ word: String) -> String? {
    all.first { $0.operands.flatMap(\.choices).contains { $0.name == word } }
      .map { "; did you mean '\($0.name) \(word)'?" }
  }

  /// Returns true if a word can only be the name of a command.
  private static func isMisspelledCommand(_ word: String) -> Bool {
    !word.hasPrefix("-") && !word.contains("/") && !word.contains(".")
      && FileSystem.kind(of: word) == nil
  }

  /// The help that a command line asks for: of the tool, where it names no command.
  static func help(for command: Command, _ words: [String], _ length: HelpLength) -> String {
    words.first == command.name
      ? Help.text(for: command, length) : Help.overview(of: all, first: command)
  }
}
