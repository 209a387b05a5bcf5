/// Completions for shells, made from the commands and options.
enum Completions {
  /// The shells that have completions.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static var commands: [Command] { Command.allCases }

  private static var bash: String {
    let cases = commands.map { command in
      let options = Option.of(command).map { "--\($0.name)" }.joined(separator: " ")
      return "    \(command.rawValue)) words=\"\(options)\" ;;"
    }
    let values = Option.all.filter { !$0.choices.isEmpty }.map { option in
      "    --\(option.name)) words=\"\(option.choices.joined(separator: " "))\" ;;"
    }
    return """
      _archlint() {
        local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
        case "$previous" in
      \(values.joined(separator: "\n"))
        esac
        if [ -z "$words" ]; then
          case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
          *) words="\((commands.map(\.rawValue) + Option.of(.lint).map { "--\($0.name)" }).joined(separator: " "))" ;;
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word"))
      }
      complete -o filenames -F _archlint archlint

      """
  }

  private static var zsh: String {
    let options = Option.all.map { option in
      let star = option.isRepeated ? "*" : ""
      let value =
        option.value == nil ? "" : "=:\(option.name):(\(option.choices.joined(separator: " ")))"
      return "    '\(star)--\(option.name)\(value)[\(quoted(option.help))]'"
    }
    let names = commands.map { "'\($0.rawValue):\(quoted($0.summary))'" }.joined(separator: " ")
    return """
      #compdef archlint
      _archlint() {
        local -a commands=(\(names))
        if (( CURRENT == 2 )); then
          _describe command commands
        fi
        _arguments \\
      \(options.joined(separator: " \\\n")) \\
          '*:path:_files'
      }
      _archlint "$@"

      """
  }

  private static var fish: String {
    var lines = commands.map { command in
      "complete -c archlint -n __fish_use_subcommand -a \(command.rawValue) -d '\(quoted(command.summary))'"
    }
    for option in Option.all {
      let commands = option.commands.map(\.rawValue).joined(separator: " ")
      let condition =
        option.commands.contains(.lint) ? "" : " -n '__fish_seen_subcommand_from \(commands)'"
      let value =
        option.value == nil
        ? "" : option.choices.isEmpty ? " -r" : " -x -a '\(option.choices.joined(separator: " "))'"
      lines.append(
        "complete -c archlint\(condition) -l \(option.name)\(value) -d '\(quoted(option.help))'")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text without what would end a quoted word of a shell.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "").replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: ",")
  }
}
