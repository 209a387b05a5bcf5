/// The completions for bash, from version 3.2 on, which macOS has.
struct BashCompletions {
  private let completions: Completions

  init(_ completions: Completions) { self.completions = completions }

  var script: String {
    """
    # Completions of archlint for bash. Load them in ~/.bashrc: eval "$(archlint completions bash)"

    _archlint_rules='\(completions.rules.joined(separator: "\n"))'
    _archlint_presets='\(completions.presets.joined(separator: "\n"))'

    # Offers those of the given lines that start with $word.
    _archlint_offer() { COMPREPLY=($(compgen -W "$1" -- "$word")); }

    _archlint_paths() {
      compopt -o filenames 2> /dev/null
      COMPREPLY=($(compgen "$1" -- "$word"))
    }

    _archlint_references() {
      _archlint_offer "$(git for-each-ref --format='%(refname:short)' 2> /dev/null)"
    }

    # Offers the values of the option $2 of the command $1; fails where it takes none.
    _archlint_value() {
      case "$1 $2" in
    \(values)
      *) return 1 ;;
      esac
      return 0
    }

    # Offers what can come as operand number $2 of the command $1.
    _archlint_operand() {
      case "$1 $2" in
    \(operands)
      esac
    }

    _archlint_options() {
      case "$1" in
    \(options)
      esac
    }

    _archlint() {
      local IFS=$'\\n' word="${COMP_WORDS[COMP_CWORD]}" command=lint first=1 count=0 index=0 previous
      COMPREPLY=()
      if [ "$COMP_CWORD" -gt 1 ]; then
        case "${COMP_WORDS[1]}" in
        \(completions.names.joined(separator: "|"))) command=${COMP_WORDS[1]} first=2 ;;
        esac
      fi
      # Words as archlint gets them: bash splits '--name=value' at the '='.
      local -a words=()
      for ((index = first; index <= COMP_CWORD; index++)); do
        if [ "${COMP_WORDS[index]}" = = ] && [ ${#words[@]} -gt 0 ]; then
          words[${#words[@]}-1]+="="
        elif [ ${#words[@]} -gt 0 ] && [[ "${words[${#words[@]}-1]}" == *= ]]; then
          words[${#words[@]}-1]+="${COMP_WORDS[index]}"
        else
          words[${#words[@]}]="${COMP_WORDS[index]}"
        fi
      done
      local last=$((${#words[@]} - 1))
      local current="${words[last]}"
      for ((index = 0; index < last; index++)); do
        case "${words[index]}" in
        --*=*) ;;
        -*) if _archlint_value "$command" "${words[index]}"; then index=$((index + 1)); fi ;;
        *) count=$((count + 1)) ;;
        esac
      done
      COMPREPLY=()
      word=$current
      previous=
      if [[ "$current" == --*=* ]]; then
        previous="${current%%=*}" word="${current#*=}"
      elif [ "$index" -gt "$last" ]; then
        previous="${words[last-1]}"
      fi
      if [ -n "$previous" ]; then
        # A file behind '--format json='.
        if [ "$previous" = --format ] && [[ "$word" == *=* ]]; then
          word="${word#*=}"
          _archlint_paths -f
        else
          _archlint_value "$command" "$previous"
        fi
        return
      fi
      case "$word" in
      -*) _archlint_options "$command" ;;
      *)
        _archlint_operand "$command" "$count"
        if [ "$COMP_CWORD" = 1 ]; then
          COMPREPLY=(${COMPREPLY[@]+"${COMPREPLY[@]}"} $(compgen -W "\(lines(completions.names))" -- "$word"))
        fi
        ;;
      esac
    }
    complete -F _archlint archlint

    """
  }

  /// Words, one per line, for a text of bash in double quotes.
  private func lines(_ words: [String]) -> String { words.joined(separator: "\n") }

  private var values: String {
    completions.commands.flatMap { command in
      command.options.filter { $0.placeholder != nil }.map { option in
        "  '\(command.name) --\(option.name)') \(offer(option.choices, option.completion)) ;;"
      }
    }.joined(separator: "\n")
  }

  private var operands: String {
    completions.commands.flatMap { command in
      completions.operands(of: command).enumerated().map { index, operand in
        let number = operand.count == .any ? "*" : "\(index)"
        let offer = offer(operand.choices.map(\.name), operand.completion)
        return "  '\(command.name) '\(number)) \(offer) ;;"
      }
    }.joined(separator: "\n")
  }

  private var options: String {
    completions.commands.map { command in
      let names = command.options.map { "--\($0.name)" }
      return "  \(command.name)) _archlint_offer \"\(lines(names))\" ;;"
    }.joined(separator: "\n")
  }

  private func offer(_ choices: [String], _ completion: Completion) -> String {
    if !choices.isEmpty { return "_archlint_offer \"\(lines(choices))\"" }
    return switch completion {
    case .none, .destination: ":"
    case .path: "_archlint_paths -f"
    case .folder: "_archlint_paths -d"
    case .rule: "_archlint_offer \"$_archlint_rules\""
    case .preset: "_archlint_offer \"$_archlint_presets\""
    case .gitReference: "_archlint_references"
    }
  }
}
