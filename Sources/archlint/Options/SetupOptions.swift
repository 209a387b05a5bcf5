/// The options of `archlint init`.
struct InitOptions: CommandOptions {
  var project = ProjectOptions()
  var writesBaseline = false
  var printsOnly = false

  static let all: [Option<Self>] =
    [ProjectOptions.jobs].within(\.project) + [
      Option(
        "freeze", sets: \.writesBaseline, short: "also accept all findings of today",
        long: "Also write a baseline that accepts all findings of today, so that only new ones "
          + "are reported."),
      Option(
        "stdout", sets: \.printsOnly, short: "print the configuration, and write no file",
        long: "Print the configuration, and write no file."),
    ]
}

/// The options of `archlint config`.
struct ConfigOptions: CommandOptions {
  var project = ProjectOptions()
  var reports = Reports(PlainFormat.text)

  static let all: [Option<Self>] =
    (ProjectOptions.location + [ProjectOptions.only, ProjectOptions.skip]).within(\.project)
    + [Option.format(\.reports)]
}

/// The options of `archlint baseline`.
struct BaselineCommandOptions: CommandOptions {
  var project = ProjectOptions()
  var baseline = BaselineOptions()

  static let all: [Option<Self>] =
    [
      ProjectOptions.preset, ProjectOptions.config, ProjectOptions.root, ProjectOptions.only,
      ProjectOptions.skip,
      ProjectOptions.filesFrom, ProjectOptions.jobs,
    ].within(\.project) + [BaselineOptions.file.within(\.baseline)]
}

/// The options of `archlint hook`.
struct HookOptions: CommandOptions {
  var failOn = FailLevel.error

  static let all: [Option<Self>] = [
    Option(
      "fail-on", "LEVEL", choice: \.failOn,
      short: "stop a commit on findings of this severity or above",
      long: "With 'install': stop a commit that has findings of this severity or above.")
  ]
}

/// The options of `archlint help`.
struct HelpOptions: CommandOptions {
  var isMarkdown = false
  var isManual = false

  static let all: [Option<Self>] = [
    Option(
      "markdown", sets: \.isMarkdown, short: "print the help of all commands as Markdown",
      long: "Print the help of all commands as Markdown."),
    Option(
      "man", sets: \.isManual, short: "print the manual page",
      long: "Print the manual page, in the form of man(7)."),
  ]
}
