import Reporting

/// The options of `archlint try`.
struct TryOptions: CommandOptions {
  var project = ProjectOptions()
  var conditions: String?
  var included: String?
  var excluded: String?
  var fix: String?
  var ruleFile: String?
  var place: String?
  var color = ColorChoice.auto

  static let all: [Option<Self>] =
    [
      Option(
        "where", "TESTS", text: \.conditions,
        short: "tests of captures, as under 'where' of a rule",
        long: "Tests of captures, as under 'where' of a rule.",
        accepts: ["time: {literal: integer}", "{name: {name: '*Manager'}}"]),
      Option(
        "in", "SCOPE", text: \.included, short: "the code to search, as under 'in' of a rule",
        long: "The code to search, as under 'in' of a rule: paths: ['Sources/**'].",
        accepts: ["layers: [Domain]", "{tests: false}"]),
      Option(
        "not-in", "SCOPE", text: \.excluded, short: "the code not to search",
        long: "The code not to search, as under 'not-in' of a rule.", accepts: ["tests: true"]),
      Option(
        "fix", "TEMPLATE", text: \.fix, short: "a replacement, whose changes are printed as a diff",
        long:
          "A replacement, as under 'fix' of a pattern. The changes that it makes are printed as a "
          + "diff; no file changes.",
        accepts: ["log($value)"]),
      Option(
        "rule", "FILE", text: \.ruleFile, completion: .path,
        short: "try the rules in this file instead of a pattern",
        long:
          "Try the rules in this file instead of a pattern: one rule, a list of rules, or a file "
          + "with 'own-rules'.",
        accepts: ["rule.yml"]),
      .place(\.place),
    ]
    + (ProjectOptions.location + [ProjectOptions.filesFrom, ProjectOptions.jobs]).within(\.project)
    + [ColorChoice.option(\.color)]
}

extension Option {
  /// `--why`, a line at which a rule is asked for its reasons.
  static func place(_ field: Field<String?>) -> Option {
    Option(
      "why", "FILE:LINE", text: field, short: "explain why this line does or does not match",
      long: "Explain why the rule does or does not report this line: how much of each pattern "
        + "matches and which token does not, which key of 'in' or 'not-in' excludes the line, or "
        + "which condition does not hold.",
      accepts: ["Sources/App.swift:12"])
  }
}

/// The options of `archlint new`.
struct NewOptions: CommandOptions {
  var project = ProjectOptions()
  var pattern: String?

  static let all: [Option<Self>] =
    [ProjectOptions.config, ProjectOptions.root].within(\.project) + [
      Option(
        "pattern", "PATTERN", text: \.pattern, short: "the code that the rule bans",
        long: "The code that the rule bans. Without the option it is an example to change.",
        accepts: ["print($$$)"])
    ]
}
