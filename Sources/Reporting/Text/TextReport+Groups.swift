import LintRules
import Results

/// Long reports: findings by rule, with a few places each.
extension TextReport {
  /// Beyond this number findings are listed by rule and not one by one.
  static let maximumCount = 300

  /// The places that are shown of a rule.
  private static let shownPlaces = 5

  /// True if there are more findings than a person reads one by one.
  var isGrouped: Bool { !style.isVerbose && report.diagnostics.count > Self.maximumCount }

  /// Writes for each rule its reason, its remedy and the first places of its findings.
  mutating func renderGroups() {
    var groups: [String: [Diagnostic]] = [:]
    for diagnostic in report.diagnostics { groups[diagnostic.rule, default: []].append(diagnostic) }
    for tally in report.tallies {
      guard let diagnostics = groups[tally.rule] else { continue }
      let files = Set(diagnostics.map(\.location.path)).count
      text.write(
        "\(tally.severity.rawValue)[\(tally.rule.visible)]", StyledText.Look(tally.severity))
      let title = rules[tally.rule]?.title ?? ""
      text.write(" \(title.onOneLine.visible)", .bold)
      text.write(": \(counted(diagnostics.count, "finding")) in \(counted(files, "file"))\n")
      if let rule = rules[tally.rule] {
        text.write("  why: \(rule.why.onOneLine.visible)\n")
        text.write("  instead: \(rule.instead.onOneLine.visible)\n")
      }
      for diagnostic in diagnostics.prefix(Self.shownPlaces) { renderLine(diagnostic) }
      let more = diagnostics.count - Self.shownPlaces
      if more > 0 { text.write("  and \(more) more\n") }
      text.endLine()
    }
  }

  private mutating func renderLine(_ diagnostic: Diagnostic) {
    let start = diagnostic.location.region?.start
    let place = start.map { ":\($0.line):\($0.column)" } ?? ""
    text.write("  \(shown(diagnostic.location.path))\(place)  ")
    text.write("\(diagnostic.headline.onOneLine.visible)\n")
  }

  /// Writes how to see all findings, and how to start without them.
  mutating func renderGroupNotes() {
    guard isGrouped else { return }
    text.write("the findings are grouped by rule; --verbose prints every one, --only RULE ")
    text.write("those of one rule\n")
    text.write("'archlint baseline write' accepts the findings of today, so that only new ones ")
    text.write("fail\n")
  }
}
