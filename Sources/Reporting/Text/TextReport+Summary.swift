import LintRules
import Results

extension TextReport {
  /// Writes the numbers of the run, most telling first, and what to do next.
  mutating func renderSummary() {
    let remarks = report.remarks
    if report.diagnostics.isEmpty, report.isAboutChange, report.unchecked.isEmpty {
      text.write("No findings", .bold)
      text.write(" in \(report.extent)\(remarks.isEmpty ? "" : "; \(remarks)")\n")
      return
    }
    renderContracts()
    renderUnchecked()
    guard !report.diagnostics.isEmpty else {
      text.write("No findings", .bold)
      text.write(" in \(report.extent)\(remarks.isEmpty ? "" : "; \(remarks)")\n")
      renderDelta()
      return
    }
    for (index, entry) in report.counts.enumerated() {
      if index > 0 { text.write(", ") }
      text.write(entry.words, StyledText.Look(entry.severity))
    }
    text.write(" in \(report.extent)\n\n")
    let tallies = report.tallies
    render(tallies)
    if let fixable { text.write("\(fixable)\n") }
    if !remarks.isEmpty { text.write("\(remarks)\n") }
    renderDelta()
    renderGroupNotes()
    // What fails the run comes first, however rare it is.
    let worst = tallies.map(\.severity).max()
    if let first = tallies.first(where: { $0.severity == worst }) {
      text.write("next: ")
      text.write("archlint explain \(first.rule.visible)", .bold)
      text.endLine()
    }
  }

  /// Writes which rules could not be checked, so that they do not pass in silence.
  private mutating func renderUnchecked() {
    guard !report.unchecked.isEmpty else { return }
    let count = report.unchecked.count
    let names = report.unchecked.map(\.visible).joined(separator: ", ")
    let rules = count > 3 ? "\(count) rules about changes" : names
    let remedy =
      report.isAboutChange
      ? "give one with --since or --staged"
      : "give one with --since, --staged or --changed-files"
    text.write("not checked: \(rules), because there is no base to compare with; \(remedy)\n\n")
  }

  /// Writes what became of the baseline, where there is one.
  private mutating func renderDelta() {
    guard let delta = report.delta else { return }
    // A run on a change compares what is in its files.
    let words =
      report.isAboutChange
      ? delta.words.replacing("baseline:", with: "baseline, in the changed files:") : delta.words
    text.write("\(words)\n")
  }

  /// Writes for each contract whether it is kept.
  private mutating func renderContracts() {
    let contracts = report.contracts
    guard !contracts.isEmpty else { return }
    text.write("contracts", .heading)
    text.write("\n\n")
    for contract in contracts {
      text.write("  ")
      if contract.isKept {
        text.write("KEPT  ", .addition)
      } else {
        text.write("BROKEN", StyledText.Look(contract.severity))
      }
      text.write("  \(contract.title.onOneLine.visible)")
      if !contract.isKept { text.write(" (\(counted(contract.findings, "finding")))") }
      text.endLine()
    }
    text.endLine()
  }

  /// Writes how long each phase took.
  mutating func renderTimings() {
    guard !report.timings.isEmpty else { return }
    text.write("timings", .heading)
    text.write("\n\n")
    let times = report.timings.map { Report.duration($0.seconds) }
    let width = times.map(\.displayWidth).max() ?? 0
    for (time, timing) in zip(times, report.timings) {
      text.write("  \(time.indented(to: width))  \(timing.phase.visible)\n")
    }
    text.endLine()
  }

  private mutating func render(_ tallies: [Report.Tally]) {
    let width = tallies.map { String($0.count).utf8.count }.max() ?? 0
    for tally in tallies {
      text.write("  \(String(tally.count).indented(to: width))  ")
      text.write(tally.severity.rawValue.padded(to: 7), StyledText.Look(tally.severity))
      text.write("  \(tally.rule.visible)\n")
    }
    text.endLine()
  }

  /// Only making fixes shows which others they make way for.
  private static let more = "which may make way for more; --diff --unsafe shows all"

  /// The findings that fixes remove, nil when there are none.
  private var fixable: String? {
    let summary = report.summary
    switch (summary.safelyFixable, summary.unsafelyFixable) {
    case (0, 0): return nil
    case (let count, 0): return "\(count) fixable with --fix"
    // One unsafe fix makes way for others, and fixes that span files are found only then.
    case (0, let count):
      return "\(count) fixable with --fix --unsafe, \(Self.more)"
    case (let count, let more):
      return "\(count) fixable with --fix; \(more) with --unsafe, \(Self.more)"
    }
  }
}
