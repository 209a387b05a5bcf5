import Engine
import LintRules

extension TextReport {
  /// Writes the numbers of the run, most telling first, and what to do next.
  mutating func renderSummary() {
    renderContracts()
    renderUnchecked()
    guard !report.diagnostics.isEmpty else {
      text.write("No findings", .bold)
      text.write(" in \(extent)\(remarks.isEmpty ? "" : "; \(remarks)")\n")
      return
    }
    let summary = report.summary
    let counts: [(severity: Severity, count: Int)] = [
      (.error, summary.errors), (.warning, summary.warnings), (.info, summary.infos),
    ]
    for (index, entry) in counts.filter({ $0.count > 0 }).enumerated() {
      if index > 0 { text.write(", ") }
      text.write(counted(entry.count, entry.severity.rawValue), StyledText.Look(entry.severity))
    }
    text.write(" in \(extent)\n\n")
    let tallies = tallies()
    render(tallies)
    if let fixable { text.write("\(fixable)\n") }
    if !remarks.isEmpty { text.write("\(remarks)\n") }
    if let first = tallies.first {
      text.write("next: ")
      text.write("archlint explain \(first.rule.visible)", .bold)
      text.endLine()
    }
  }

  /// Writes which rules could not be checked, so that they do not pass in silence.
  private mutating func renderUnchecked() {
    guard !report.unchecked.isEmpty else { return }
    let rules = report.unchecked.map(\.visible).joined(separator: ", ")
    text.write("not checked: \(rules); say what has changed with --since, --staged or")
    text.write(" --changed-files\n\n")
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
    let times = report.timings.map { Self.duration($0.seconds) }
    let width = times.map(\.displayWidth).max() ?? 0
    for (time, timing) in zip(times, report.timings) {
      text.write("  \(time.indented(to: width))  \(timing.phase.visible)\n")
    }
    text.endLine()
  }

  // MARK: - Rules

  /// How often a rule was broken.
  private struct Tally {
    let rule: String
    var severity = Severity.info
    var count = 0

    /// Counts one more finding; the rule has the severity of its worst one.
    mutating func add(_ finding: Severity) {
      severity = max(severity, finding)
      count += 1
    }
  }

  /// The rules with findings, the most frequent first.
  private func tallies() -> [Tally] {
    var tallies: [String: Tally] = [:]
    for diagnostic in report.diagnostics {
      tallies[diagnostic.rule, default: Tally(rule: diagnostic.rule)].add(diagnostic.severity)
    }
    return tallies.values.sorted {
      ($1.count, $1.severity, $0.rule) < ($0.count, $0.severity, $1.rule)
    }
  }

  private mutating func render(_ tallies: [Tally]) {
    let width = tallies.map { String($0.count).utf8.count }.max() ?? 0
    for tally in tallies {
      text.write("  \(String(tally.count).indented(to: width))  ")
      text.write(tally.severity.rawValue.padded(to: 7), StyledText.Look(tally.severity))
      text.write("  \(tally.rule.visible)\n")
    }
    text.endLine()
  }

  // MARK: - Sentences

  /// How much was checked, and in what time.
  private var extent: String {
    let summary = report.summary
    return "\(counted(summary.files, "file")) (\(counted(summary.lines, "line")), "
      + "\(Self.duration(summary.seconds)))"
  }

  /// What fixes can do, nil when they can do nothing.
  private var fixable: String? {
    let summary = report.summary
    switch (summary.safelyFixable, summary.unsafelyFixable) {
    case (0, 0): return nil
    case (let count, 0): return "\(count) fixable with --fix"
    case (0, let count): return "\(count) fixable with --fix --unsafe"
    case (let count, let more): return "\(count) fixable with --fix (\(more) more with --unsafe)"
    }
  }

  /// What was found and does not count.
  private var remarks: String {
    let summary = report.summary
    var remarks: [String] = []
    if summary.suppressed > 0 { remarks.append("\(summary.suppressed) suppressed") }
    if summary.baselined > 0 { remarks.append("\(summary.baselined) in the baseline") }
    if summary.ambiguous > 0 {
      remarks.append(counted(summary.ambiguous, "ambiguous reference"))
    }
    return remarks.joined(separator: ", ")
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// A time as people say it: `0.4 ms`, `31 ms`, `1.25 s`.
  private static func duration(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "unknown time" }
    if seconds < 0.00995 {
      let tenths = Int((seconds * 10_000).rounded())
      return "\(tenths / 10).\(tenths % 10) ms"
    }
    if seconds < 0.9995 { return "\(Int((seconds * 1000).rounded())) ms" }
    let hundredths = Int((seconds * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
