/// The options of `archlint watch`.
struct WatchOptions: CommandOptions {
  var project = ProjectOptions()
  var command: String?

  static let all: [Option<Self>] =
    (ProjectOptions.location + [ProjectOptions.only, ProjectOptions.skip, ProjectOptions.jobs])
    .within(\.project) + [
      Option(
        "command", "COMMAND", text: \.command,
        short: "run this command of the shell after each check",
        long: "Run this command of the shell after each check. The variables ARCHLINT_NEW, "
          + "ARCHLINT_FIXED, ARCHLINT_ERRORS, ARCHLINT_WARNINGS and ARCHLINT_INFOS hold the "
          + "numbers of findings.",
        accepts: ["make test"])
    ]
}
