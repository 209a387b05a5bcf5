/// The completions for zsh.
struct ZshCompletions {
  private let completions: Completions

  init(_ completions: Completions) { self.completions = completions }

  var script: String {
    """
    #compdef archlint
    # Completions of archlint for zsh. Save them as _archlint in a folder of $fpath.

    _archlint_rules() {
      local -a rules=(\(words(completions.rules)))
      _describe -t rules rule rules
    }

    _archlint_presets() {
      local -a presets=(\(words(completions.presets)))
      _describe -t presets preset presets
    }

    _archlint_references() {
      local -a references=(${(f)"$(git for-each-ref --format='%(refname:short)' 2> /dev/null)"})
      compadd -a references
    }

    # A format, and behind '=' a file.
    _archlint_destination() {
      if compset -P '*='; then _files; else compadd -- "$@"; fi
    }

    _archlint() {
      local -a commands=(
    \(completions.commands.map { "    \(described($0.name, $0.summary))" }.joined(separator: "\n"))
      )
      local command=lint found=1
      if (( CURRENT == 2 )); then
        _describe -t commands command commands && found=0
      elif (( ${commands[(I)$words[2]:*]} )); then
        command=$words[2]
        shift words
        (( CURRENT-- ))
      fi
      case $command in
    \(cases)
      esac
      return found
    }

    if [[ $funcstack[1] == _archlint ]]; then _archlint "$@"; else compdef _archlint archlint; fi

    """
  }

  private var cases: String {
    completions.commands.map { command in
      let operands = completions.operands(of: command).enumerated().map { index, operand in
        let position = operand.count == .any ? "*" : "\(index + 1)"
        return Completions.quoted(
          "\(position):\(operand.noun):\(action(operand.choices, operand.completion))")
      }
      let specifications = command.options.map(specification) + operands
      return "  \(command.name))\n    _arguments \\\n"
        + specifications.map { "      \($0)" }.joined(separator: " \\\n")
        + " && found=0\n    ;;"
    }.joined(separator: "\n")
  }

  /// An option as `_arguments` reads it: `--name[help]`, or `--name=[help]:value:action`.
  private func specification(_ option: OptionDescription) -> String {
    let help = escaped(option.short, "[]")
    guard let placeholder = option.placeholder else {
      return Completions.quoted("--\(option.name)[\(help)]")
    }
    let star = option.isRepeated ? "*" : ""
    let value = escaped(placeholder, ":")
    let choices = option.choices.map { Operand.Choice(name: $0, summary: "") }
    return Completions.quoted(
      "\(star)--\(option.name)=[\(help)]:\(value):\(action(choices, option.completion))")
  }

  private func action(_ choices: [Operand.Choice], _ completion: Completion) -> String {
    let names = choices.map(\.name).joined(separator: " ")
    if completion == .destination { return " _archlint_destination \(names)" }
    if choices.contains(where: { !$0.summary.isEmpty }) {
      let described = choices.map { "\($0.name)\\:\"\(escaped($0.summary, "\":"))\"" }
      return "((\(described.joined(separator: " "))))"
    }
    if !choices.isEmpty { return "(\(names))" }
    return switch completion {
    case .none, .destination: " "
    case .path: "_files"
    case .folder: "_files -/"
    case .rule: "_archlint_rules"
    case .preset: "_archlint_presets"
    case .gitReference: "_archlint_references"
    }
  }

  private func words(_ words: [String]) -> String { words.joined(separator: " ") }

  /// A name with its help as `_describe` reads it.
  private func described(_ name: String, _ help: String) -> String {
    Completions.quoted("\(name):\(help)")
  }

  /// `text` with a backslash before each of the given characters.
  private func escaped(_ text: String, _ characters: String) -> String {
    text.map { characters.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
