import Reporting

/// The options of `archlint discover`.
struct DiscoverOptions: CommandOptions {
  var project = ProjectOptions()
  var reports = Reports(DiscoveryFormat.text)
  var showsAll = false
  var writes = false
  var isCheck = false
  var place: String?

  static let all: [Option<Self>] =
    [
      ProjectOptions.config, ProjectOptions.root, ProjectOptions.filesFrom, ProjectOptions.jobs,
    ].within(\.project) + [
      Option.format(\.reports),
      Option(
        "all", sets: \.showsAll, short: "show all conventions, not only the best",
        long: "Show all conventions. Without the option, archlint shows the 40 best."),
      Option(
        "write", sets: \.writes, short: "write conventions into .archlint.yml as rules",
        long:
          "Write conventions into .archlint.yml as rules: those whose ids follow, else all that "
          + "are shown. The baseline accepts the exceptions of today. Comments and rules that are "
          + "there already stay as they are."),
      Option(
        "check", sets: \.isCheck, short: "compare the rules that --write wrote with the code",
        long:
          "Compare the rules that --write wrote with the code of today, and exit with 1 if fewer "
          + "places follow one of them. Nothing is written."),
      Option(
        "explain", "PLACE", text: \.place, completion: .path,
        short: "show the conventions about this file, or the type on its line",
        long: "Show the conventions about this FILE, or about what is declared at FILE:LINE, and "
          + "which of them it follows.",
        accepts: ["App/HomeView.swift", "App/HomeView.swift:12"]),
    ]
}
