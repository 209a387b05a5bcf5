/// The output of commands that list rules.
enum RuleFormat: String, CaseIterable, Sendable {
  case text, json, markdown
}

/// The output of commands that print for people or for programs.
enum PlainFormat: String, CaseIterable, Sendable {
  case text, json
}

/// The options of `archlint rules`.
struct RulesOptions: CommandOptions {
  var project = ProjectOptions()
  var reports = Reports(RuleFormat.text)

  static let all: [Option<Self>] =
    ProjectOptions.location.within(\.project) + [Option.format(\.reports)]
}

/// The options of `archlint presets`.
struct PresetsOptions: CommandOptions {
  var reports = Reports(PlainFormat.text)

  static let all: [Option<Self>] = [Option.format(\.reports)]
}

/// The options of `archlint explain`.
struct ExplainOptions: CommandOptions {
  var project = ProjectOptions()
  var reports = Reports(PlainFormat.text)
  var place: String?

  static let all: [Option<Self>] =
    ProjectOptions.location.within(\.project) + [
      Option.format(\.reports),
      Option(
        "at", "FILE:LINE", text: \.place,
        short: "explain why the rule does or does not report this line",
        long:
          "Explain why the rule does or does not report this line: how much of each pattern "
          + "matches and which token does not, which key of 'in' or 'not-in' excludes the line, or "
          + "which condition does not hold.",
        accepts: ["Sources/App.swift:12"]),
    ]
}

/// The options of `archlint test`.
struct TestOptions: CommandOptions {
  var project = ProjectOptions()
  var isAll = false
  var isWatching = false

  /// True if the examples of shipped rules run, too.
  var includesShipped: Bool { isAll || !project.only.isEmpty || !project.presets.isEmpty }

  static let all: [Option<Self>] =
    [
      ProjectOptions.preset, ProjectOptions.config, ProjectOptions.root, ProjectOptions.only,
    ].within(\.project) + [
      Option(
        "all", sets: \.isAll, short: "run the examples of shipped rules, too",
        long: "Run the examples of shipped rules, too. Without the option, only the project's own "
          + "rules run, and those that --only or --preset names."),
      Option(
        "watch", sets: \.isWatching, short: "run again when the configuration changes",
        long: "Run the examples again whenever the configuration or a file that it includes "
          + "changes. Ctrl-C ends it."),
    ]
}
