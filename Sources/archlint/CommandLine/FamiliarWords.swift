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
    case "dependencies", "deps": "archlint graph"
    case "doctor", "validate", "verify": "archlint config"
    case "generate-docs": "archlint rules --format markdown=FOLDER"
    case "create", "generate-config", "setup": "archlint init"
    case "add-rule", "new-rule": "archlint new rule ID"
    default: nil
    }
  }

  /// The action of a command that does what an action of another linter does.
  static func action(_ word: String) -> String? {
    switch word {
    case "accept", "add", "create", "generate", "record", "save", "update": "write"
    case "compare", "diff", "verify": "check"
    case "clean", "prune": "shrink"
    case "enable", "init", "setup": "install"
    case "delete", "disable", "remove", "rm": "uninstall"
    default: nil
    }
  }

  /// The words of a command line that do what an option of another linter, or of another command,
  /// does.
  static func option(_ word: String, of command: String = "lint") -> String? {
    switch word {
    case "--preset" where command == "init": "'presets' in .archlint.yml"
    case "--autocorrect", "--autofix", "--correct", "--write", "--in-place": "--fix"
    case "--base", "--changed", "--changed-since", "--diff-base", "--from": "--since REF"
    case "--disable", "--ignore", "--disable-rule", "--disable-rules", "--exclude-rule",
      "--ignore-rule", "--skip-rule":
      "--skip RULE"
    case "--cached", "--staged-only": "--staged"
    case "--dir", "--directory", "--path", "--paths": "archlint PATH"
    case "--create-baseline", "--generate-baseline", "--update-baseline", "--write-baseline":
      "archlint baseline write"
    case "--fail-level", "--level", "--min-severity", "--severity": "--fail-on LEVEL"
    case "--dry-run", "--check": "--diff"
    case "--enable", "--rule", "--rules", "--select", "--only-rule": "--only RULE"
    case "--exclude", "--include": "'\(word.dropFirst(2))' in .archlint.yml"
    case "--exit-zero", "--lenient": "--fail-on never"
    case "--explain": "archlint explain RULE"
    case "--list-rules": "archlint rules"
    case "--init": "archlint init"
    case "--json", "--sarif": "--format \(word.dropFirst(2))"
    case "--no-color", "--no-colors": "--color never"
    case "--out", "--output", "--report", "-o": "--format FORMAT=FILE"
    case "--reporter", "--output-format", "-f": "--format FORMAT"
    case "--error-on-warning", "--strict", "--warnings-as-errors", "--werror": "--fail-on warning"
    case "--stats", "--summary": "--statistics rule"
    case "--threads", "-j": "--jobs N"
    case "-c": "--config FILE"
    case "-p": "--preset NAME"
    case "-q": "--quiet"
    case "-v": "--verbose"
    case "-V": "--version"
    default: nil
    }
  }
}
