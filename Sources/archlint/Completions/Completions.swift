/// Completions for shells, made from the commands and their options.
struct Completions {
  /// The shells that have completions.
  enum Shell: String, ActionName {
    case bash, zsh, fish

    var summary: String {
      switch self {
      case .bash: "source the script in ~/.bashrc"
      case .zsh: "save the script as _archlint in a folder of $fpath"
      case .fish: "save the script as ~/.config/fish/completions/archlint.fish"
      }
    }
  }

  let commands: [Command]
  /// The ids of all shipped rules.
  let rules: [String]
  /// The names of all presets.
  let presets: [String]

  /// The names of all commands.
  var names: [String] { commands.map(\.name) }

  /// The operands of a command, those of `help` with the names of all commands.
  func operands(of command: Command) -> [Operand] {
    command.operands.map { operand in
      guard operand.noun == "command" else { return operand }
      var operand = operand
      operand.choices = commands.map { Operand.Choice(name: $0.name, summary: $0.summary) }
      return operand
    }
  }

  /// `text` as one word of a shell that reads single quotes.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
