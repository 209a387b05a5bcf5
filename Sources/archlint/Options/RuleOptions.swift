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
    [ProjectOptions.preset, ProjectOptions.config].within(\.project) + [Option.format(\.reports)]
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

  static let all: [Option<Self>] =
    [ProjectOptions.config].within(\.project) + [Option.format(\.reports)]
}

/// The options of `archlint test`.
struct TestOptions: CommandOptions {
  var project = ProjectOptions()

  static let all: [Option<Self>] = [
    ProjectOptions.preset, ProjectOptions.config, ProjectOptions.only,
  ].within(\.project)
}
