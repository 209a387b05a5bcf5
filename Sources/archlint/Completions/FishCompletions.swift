/// The completions for fish.
struct FishCompletions {
  private let completions: Completions

  init(_ completions: Completions) { self.completions = completions }

  var script: String {
    """
    # Completions of archlint for fish. Save them as ~/.config/fish/completions/archlint.fish.

    set -g __archlint_commands \(completions.names.joined(separator: " "))

    # The command of the line, lint where it names none.
    function __archlint_command
        set -l words (commandline -opc)
        if set -q words[2]; and contains -- $words[2] $__archlint_commands
            echo $words[2]
        else
            echo lint
        end
    end

    # Succeeds if the line has one of these commands.
    function __archlint_is
        contains -- (__archlint_command) $argv
    end

    # Succeeds if the line has this command and no operand yet.
    function __archlint_starts
        set -l words (commandline -opc)
        test (__archlint_command) = $argv[1]; or return 1
        test (count (string match -v -- '-*' $words[3..])) -eq 0
    end

    function __archlint_has_no_command
        test (count (commandline -opc)) -eq 1
    end

    function __archlint_references
        git for-each-ref --format='%(refname:short)' 2>/dev/null
    end

    # Formats, and behind '=' files.
    function __archlint_destination
        set -l token (string replace -r -- '^--format=' '' (commandline -ct))
        set -l parts (string split -m 1 -- = $token)
        if set -q parts[2]
            for path in $parts[2]*
                echo $parts[1]=$path
            end
        else
            string join \\n -- $argv
        end
    end

    complete -c archlint -n '__archlint_is \(commandsWithoutFiles)' -f
    \(commandLines)
    \(operandLines)
    \(optionLines)

    """
  }

  private var commandsWithoutFiles: String {
    completions.commands.filter { command in
      !command.operands.contains { $0.completion == .path || $0.completion == .folder }
    }.map(\.name).joined(separator: " ")
  }

  private var commandLines: String {
    completions.commands.map { command in
      "complete -c archlint -n __archlint_has_no_command -a \(command.name) -d "
        + quoted(command.summary)
    }.joined(separator: "\n")
  }

  private var operandLines: String {
    completions.commands.flatMap { command -> [String] in
      guard let operand = completions.operands(of: command).first else { return [] }
      let condition = "complete -c archlint -n '__archlint_starts \(command.name)' -f"
      if operand.completion == .rule {
        return ["\(condition) -a '\(completions.rules.joined(separator: " "))'"]
      }
      return operand.choices.map {
        "\(condition) -a \($0.name) -d \(quoted($0.summary))"
      }
    }.joined(separator: "\n")
  }

  private var optionLines: String {
    completions.commands.flatMap { command in
      command.options.map { option in
        "complete -c archlint -n '__archlint_is \(command.name)' -l \(option.name)"
          + value(of: option) + " -d \(quoted(option.short))"
      }
    }.joined(separator: "\n")
  }

  private func value(of option: OptionDescription) -> String {
    guard option.placeholder != nil else { return "" }
    let names = option.choices.joined(separator: " ")
    if option.completion == .destination { return " -x -a '(__archlint_destination \(names))'" }
    if !option.choices.isEmpty { return " -x -a '\(names)'" }
    return switch option.completion {
    case .none, .destination: " -x"
    case .path: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .rule: " -x -a '\(completions.rules.joined(separator: " "))'"
    case .preset: " -x -a '\(completions.presets.joined(separator: " "))'"
    case .gitReference: " -x -a '(__archlint_references)'"
    }
  }

  /// `text` as one word of fish, which reads `\\` and `\'` in single quotes.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
