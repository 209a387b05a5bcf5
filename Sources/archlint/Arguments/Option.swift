import Reporting

/// What the tool can be asked to do.
enum Command: String, CaseIterable {
  case lint
  case initialize = "init"
  case audit, merge, hook, explain, rules, presets, test, inspect, graph, baseline, completions,
    help
  case version

  /// One line about the command, for the list of commands.
  var summary: String {
    switch self {
    case .lint: "check a project (the default command)"
    case .audit: "say how far a project has come with the checklists of its presets"
    case .merge: "put the audits of many projects together into one"
    case .initialize: "write a .archlint.yml that fits the project as it is"
    case .hook: "check each commit: install or uninstall hooks of git"
    case .explain: "tell why a rule exists, what to do instead, and where it applies"
    case .rules: "list the rules, of a preset or all"
    case .presets: "list the presets"
    case .test: "run the examples of rules, those of a configuration included"
    case .inspect: "print what archlint sees: tokens, outline, references or layers"
    case .graph: "draw which layer, module, folder or file depends on which"
    case .baseline: "write, shrink or check the findings that the project has accepted"
    case .completions: "print completions for bash, zsh or fish"
    case .help: "print help for a command"
    case .version: "print the version"
    }
  }

  /// What stands behind the command.
  var operands: String {
    switch self {
    case .lint, .audit, .test, .graph: "[PATH...]"
    case .merge: "AUDIT.json..."
    case .initialize: "[PATH]"
    case .hook: "install|uninstall [PATH]"
    case .explain: "RULE"
    case .inspect: "tokens|outline|references|layers [PATH...]"
    case .baseline: "write|shrink|check [PATH...]"
    case .completions: "bash|zsh|fish"
    case .help: "[COMMAND]"
    case .rules, .presets, .version: ""
    }
  }
}

/// One option of the command line: parsing, help, README table and completions come from it.
struct Option {
  /// The name without its hyphens.
  let name: String
  /// What stands for its value in help texts, nil for an option without value.
  let value: String?
  /// Whether it may be given several times.
  let isRepeated: Bool
  /// The commands that know it.
  let commands: [Command]
  /// What it does, in one sentence.
  let help: String
  /// The values that it can have, where they are few.
  let choices: [String]

  init(
    _ name: String, value: String? = nil, isRepeated: Bool = false, commands: [Command],
    choices: [String] = [], help: String
  ) {
    self.name = name
    self.value = value
    self.isRepeated = isRepeated
    self.commands = commands
    self.choices = choices
    self.help = help
  }
}

extension Option {
  /// Every option, in the order of the help.
  static let all: [Option] = [
    Option(
      "preset", value: "NAME", isRepeated: true,
      commands: [.lint, .audit, .rules, .test, .inspect, .graph, .baseline],
      help: "use this preset instead of those that the configuration names"),
    Option(
      "config", value: "FILE",
      commands: [.lint, .audit, .rules, .test, .explain, .inspect, .graph, .baseline],
      help: "read this file instead of the nearest .archlint.yml"),
    Option(
      "only", value: "RULE", isRepeated: true, commands: [.lint, .audit, .test, .baseline],
      help: "run this rule and no other, even where nothing switches it on"),
    Option(
      "skip", value: "RULE", isRepeated: true, commands: [.lint, .audit, .baseline],
      help: "do not run this rule"),
    Option(
      "format", value: "FORMAT[=FILE]", isRepeated: true,
      commands: [.lint, .audit, .merge, .rules, .presets, .explain, .graph],
      choices: ReportFormat.names
        + (AuditFormat.names + GraphFormat.names).filter { !ReportFormat.names.contains($0) },
      help:
        "write the report in this form, to a file if one is named; audits as markdown, json or "
        + "html, a graph as mermaid, dot or json"),
    Option(
      "by", value: "WHAT", commands: [.audit, .merge],
      choices: ["rule", "folder", "owner", "project"],
      help: "put the places of an item together by this; owners are those of CODEOWNERS (folder; "
        + "for merged audits project, and no folders)"),
    Option(
      "level", value: "LEVEL", commands: [.graph], choices: ["layer", "module", "folder", "file"],
      help: "draw dependencies between these (layers where there are some, else modules or folders)"
    ),
    Option(
      "focus", value: "NAME", commands: [.graph],
      help: "draw only this layer, module, folder or file and its neighbours"),
    Option(
      "fail-on", value: "LEVEL", commands: [.lint, .audit, .merge],
      choices: ["error", "warning", "info", "never"],
      help: "end with status 1 when there is a finding of this level or above (error; never for "
        + "audits)"),
    Option(
      "fix", commands: [.lint],
      help: "make the changes that remove findings and keep the meaning, then report what is left"),
    Option(
      "unsafe", commands: [.lint],
      help: "with --fix or --diff, also make changes that may change what the code does"),
    Option(
      "diff", commands: [.lint],
      help: "print what --fix would change as a unified diff, and change nothing"),
    Option(
      "staged", commands: [.lint],
      help: "check what is staged for the next commit, and report what that touches"),
    Option(
      "since", value: "REF", commands: [.lint, .audit],
      help:
        "report what has been changed since HEAD and the commit REF have gone apart; of an audit, "
        + "compare it with the one in this JSON file"),
    Option(
      "max-warnings", value: "N", commands: [.lint],
      help: "end with status 1 when there are more warnings than this"),
    Option(
      "baseline", value: "FILE", commands: [.lint, .baseline],
      help: "accept the findings that this file knows (.archlint-baseline.json where there is one)"
    ),
    Option("no-baseline", commands: [.lint], help: "accept no findings"),
    Option(
      "stale", value: "WHEN", commands: [.lint], choices: ["error", "warn", "ignore"],
      help: "what to do when findings of the baseline no longer occur (warn)"),
    Option(
      "list-suppressions", commands: [.lint],
      help: "list the comments that switch rules off, by rule, with their age"),
    Option(
      "changed-files", value: "LIST", commands: [.lint],
      help: "report what these files touch: a file, or '-', in the form of git diff --name-status, "
        + "with -z or without"),
    Option(
      "changed-lines", commands: [.lint],
      help: "with --staged or --since, report only what lies on new lines"),
    Option(
      "commit-msg", value: "FILE", commands: [.lint],
      help: "with --staged, read authorizations from the message of the coming commit too"),
    Option(
      "no-protected", commands: [.lint],
      help: "leave protected files to another run, such as the one that reads the commit's message"),
    Option(
      "files-from", value: "LIST", commands: [.lint, .audit, .merge, .inspect, .graph, .baseline],
      help: "read paths from a file, or '-', one a line, or with NUL bytes between"),
    Option(
      "stdin", commands: [.lint],
      help: "read one file from standard input and report on it alone"),
    Option(
      "stdin-path", value: "PATH", commands: [.lint],
      help: "with --stdin, the path of the file, which need not be there"),
    Option(
      "jobs", value: "N", commands: [.lint, .audit, .initialize, .inspect, .graph, .baseline],
      help: "share the files among N workers (all cores)"),
    Option(
      "freeze", commands: [.initialize],
      help: "also write a baseline that accepts what is found today"),
    Option(
      "stdout", commands: [.initialize],
      help: "print the configuration instead of writing it"),
    Option(
      "color", value: "WHEN", commands: [.lint, .explain, .rules],
      choices: ["auto", "always", "never"],
      help: "use colours (auto: on a terminal, unless NO_COLOR is set)"),
    Option(
      "ambiguous", commands: [.inspect],
      help: "with references, list the names that scoping cannot decide"),
    Option("verbose", commands: [.lint], help: "print every finding and every reason"),
    Option(
      "as-warnings", commands: [.lint],
      help: "in compact reports call errors warnings, for builds that they must not end"),
    Option("timings", commands: [.lint], help: "print how long each phase took"),
    Option("help", commands: Command.allCases, help: "print help"),
    Option("version", commands: [.lint], help: "print the version"),
  ]

  /// The options that `command` knows.
  static func of(_ command: Command) -> [Option] {
    all.filter { $0.commands.contains(command) }
  }
}
