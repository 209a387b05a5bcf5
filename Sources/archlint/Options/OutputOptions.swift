import Reporting

/// Options about the report of `archlint lint`.
struct OutputOptions: Sendable {
  var reports = Reports(ReportFormat.text)
  var color = ColorChoice.auto
  var isVerbose = false
  var isQuiet = false
  var includesTimings = false
  var callsErrorsWarnings = false
  var listsSuppressions = false
  var statistics: Statistics.Grouping?
  var links: LinkTemplate?

  static let all: [Option<Self>] = [
    Option.format(\.reports),
    ColorChoice.option(\.color),
    Option(
      "verbose", sets: \.isVerbose, short: "print every finding with its reasons",
      long: "Print every finding with its reason. Without the option, a report with hundreds "
        + "of findings groups them by rule."),
    Option(
      "quiet", sets: \.isQuiet, short: "print nothing unless the run fails",
      long:
        "Print nothing on standard output unless the run fails, and no advice. Reports to files "
        + "are always written."),
    Option(
      "timings", sets: \.includesTimings, short: "print the time of each phase",
      long: "Print the time of each phase of the run."),
    Option(
      "as-warnings", sets: \.callsErrorsWarnings,
      short: "print errors as warnings in compact reports, so that a build continues",
      long: "Print errors as warnings in compact reports. Build systems stop at the word 'error'."),
    Option(
      "list-suppressions", sets: \.listsSuppressions,
      short: "list the comments that suppress findings, with their age",
      long: "List the comments that suppress findings, by rule, with their age and reason, as "
        + "text or JSON, and those that hide nothing as such. Paths, --only, --skip and the options "
        + "for a change choose comments."),
    Option(
      "statistics", "GROUP", optionalChoice: \.statistics,
      short: "print how many findings each rule, folder or owner has",
      long:
        "Print how many findings each rule, folder or owner has, and no findings, as text, JSON "
        + "or CSV. Owners are those that CODEOWNERS names."),
    LinkTemplate.option(\.links, reports: "Markdown reports"),
  ]
}

extension Option {
  /// `--format`, whose values are those of the command.
  static func format<Format: RawRepresentable<String> & CaseIterable & Sendable>(
    _ field: Field<Reports<Format>>
  ) -> Option {
    Option(
      "format", "FORMAT[=FILE]", reports: field,
      short: "write the output in this format, to standard output or to a file",
      long: "Write the output in this format: to standard output, or to a file with FORMAT=FILE.")
  }
}

extension ColorChoice {
  /// `--color`.
  static func option<Options>(_ field: Option<Options>.Field<ColorChoice>) -> Option<Options> {
    Option(
      "color", "WHEN", choice: field, short: "use colors",
      long: "Use colors. With auto, archlint uses them on a terminal, unless the environment "
        + "variable NO_COLOR is set.")
  }
}
