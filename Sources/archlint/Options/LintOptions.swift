/// The options of `archlint lint`.
struct LintOptions: CommandOptions {
  var project = ProjectOptions()
  var output = OutputOptions()
  var result = ResultOptions()
  var change = ChangeOptions()
  var fix = FixOptions()
  var readsStandardInput = false
  var standardInputPath: String?
  var target: TargetSystems?
  var printsVersion = false

  static let all: [Option<Self>] =
    [
      ProjectOptions.preset, ProjectOptions.config, ProjectOptions.root, ProjectOptions.only,
      ProjectOptions.skip,
      ProjectOptions.filesFrom, ProjectOptions.jobs,
    ].within(\.project)
    + OutputOptions.all.within(\.output)
    + ResultOptions.all.within(\.result)
    + ChangeOptions.all.within(\.change)
    + FixOptions.all.within(\.fix)
    + [
      .target(\.target),
      Option(
        "stdin", sets: \.readsStandardInput,
        short: "check the text on standard input instead of one file",
        long: "Read one file from standard input and report on it alone. --stdin-path says which "
          + "file it is. The rest of the project is read from disk."),
      Option(
        "stdin-path", "PATH", text: \.standardInputPath, completion: .path,
        short: "with --stdin, the path of the file, which need not exist",
        long: "With --stdin, the path of the file. The file and its folder need not exist.",
        accepts: ["Sources/New/View.swift"]),
      Option(
        "version", sets: \.printsVersion, short: "print the version", long: "Print the version."),
    ]
}
