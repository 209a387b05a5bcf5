/// Commands and options of other linters, with their counterparts here: people try them first.
enum FamiliarWords {
  /// The words of a command line that do what a command of another linter does.
  static func command(_ word: String) -> String? {
    switch word {
    case "analyze", "check", "run", "scan": "archlint lint"
    case "autocorrect", "correct", "fix", "format": "archlint --fix"
    case "list", "list-rules": "archlint rules"
    case "rule", "show", "doc", "docs": "archlint explain RULE"
    case "server", "language-server", "serve": "archlint lsp"
    case "install": "archlint hook install"
    default: nil
    }
  }

  /// The words of a command line that do what an option of another linter does.
  static func option(_ word: String) -> String? {
    switch word {
    case "--autocorrect", "--autofix", "--correct", "--write", "--in-place": "--fix"
    case "--base", "--changed", "--changed-since", "--diff-base", "--from": "--since REF"
    case "--disable", "--ignore", "--disable-rule": "--skip RULE"
    case "--dry-run", "--check": "--diff"
    case "--enable", "--rule", "--rules", "--select", "--only-rule": "--only RULE"
    case "--exclude", "--include": "'\(word.dropFirst(2))' in .archlint.yml"
    case "--exit-zero", "--lenient": "--fail-on never"
    case "--explain": "archlint explain RULE"
    case "--list-rules": "archlint rules"
    case "--init": "archlint init"
    case "--json", "--sarif": "--format \(word.dropFirst(2))"
    case "--no-color", "--no-colors": "--color never"
    case "--output", "-o": "--format FORMAT=FILE"
    case "--reporter", "--output-format", "-f": "--format FORMAT"
    case "--strict": "--fail-on warning"
    case "--threads", "-j": "--jobs N"
    case "-c": "--config FILE"
    case "-q": "--quiet"
    case "-v": "--verbose"
    case "-V": "--version"
    default: nil
    }
  }
}
