import Audits
import Reporting

/// The options of `archlint audit`.
struct AuditCommandOptions: CommandOptions {
  var project = ProjectOptions()
  var reports = Reports(AuditFormat.markdown)
  var grouping = Audit.Grouping.folder
  var failOn = FailLevel.never
  var earlierAudit: String?
  var historyFolder: String?
  var links: LinkTemplate?

  static let all: [Option<Self>] =
    [
      ProjectOptions.preset, ProjectOptions.config, ProjectOptions.root, ProjectOptions.only,
      ProjectOptions.skip,
      ProjectOptions.filesFrom, ProjectOptions.jobs,
    ].within(\.project) + [
      Option.format(\.reports),
      Option(
        "by", "GROUP", choice: \.grouping, short: "group the findings of an item",
        long: "Group the findings of an item by rule, by folder, or by the owners that CODEOWNERS "
          + "names."),
      FailLevel.option(\.failOn),
      Option(
        "since", "FILE", text: \.earlierAudit, completion: .path,
        short: "compare with the earlier audit in this JSON file",
        long: "Compare with an earlier audit, which 'archlint audit --format json=FILE' wrote.",
        accepts: ["audit.json"]),
      Option(
        "history", "DIR", text: \.historyFolder, completion: .folder,
        short: "keep one line a day in this folder, and draw the burn-down",
        long: "Keep the numbers of each day in this folder, in a file with the name of the "
          + "project, and draw how they change. A second run on a day replaces its line.",
        accepts: ["audits"]),
      LinkTemplate.option(\.links, reports: "Markdown and HTML"),
    ]
}

/// The options of `archlint merge`.
struct MergeOptions: CommandOptions {
  var filesFrom: String?
  var reports = Reports(AuditFormat.markdown)
  var grouping = MergedAudit.Grouping.project
  var failOn = FailLevel.never

  static let all: [Option<Self>] = [
    Option(
      "files-from", "LIST", text: \.filesFrom, completion: .path,
      short: "read the paths of audits from a file, or from standard input for '-'",
      long: "Read the paths of audits from a file, or from standard input for '-': one per line, "
        + "or with NUL bytes between them.",
      accepts: ["audits.txt", "-"]),
    Option.format(\.reports),
    Option(
      "by", "GROUP", choice: \.grouping, short: "group the findings of an item",
      long: "Group the findings of an item by project, by rule, or by owner."),
    FailLevel.option(\.failOn),
  ]
}

/// The options of `archlint trace`.
struct TraceCommandOptions: CommandOptions {
  var project = ProjectOptions()
  var reports = Reports(TraceFormat.text)
  var ids: String?
  var definedIn: [String] = []
  var minimum: Int?

  static let all: [Option<Self>] =
    [
      ProjectOptions.preset, ProjectOptions.config, ProjectOptions.root, ProjectOptions.filesFrom,
      ProjectOptions.jobs,
    ].within(\.project) + [
      Option.format(\.reports),
      Option(
        "ids", "EXPRESSION", text: \.ids, short: "look for ids of this form",
        long:
          "Look for ids that this regular expression matches. Without the option, the rules about "
          + "requirements that are on say how ids look and where they are defined.",
        accepts: ["REQ-[0-9]+"]),
      Option(
        "defined-in", "GLOB", texts: \.definedIn,
        short: "with --ids, the documents that define requirements [default: **/*.md]",
        long:
          "With --ids, the documents that define requirements. Without the option, these are all "
          + "Markdown files.",
        accepts: ["docs/**/*.md"]),
      Option(
        "fail-under", "PERCENT", number: \.minimum, in: 0...100,
        short: "exit with status 1 if a smaller percentage of requirements has a test",
        long: "Exit with status 1 if fewer than this percentage of the requirements have a test.",
        accepts: ["0", "100"], refuses: ["101", "-1", "half"]),
    ]
}
