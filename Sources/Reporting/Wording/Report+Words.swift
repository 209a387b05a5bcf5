import LintRules
import Results

/// The words in which reports for people put a run, the same everywhere.
extension Report {
  /// The severities that there are findings of, the worst first.
  var counts: [(severity: Severity, words: String)] {
    let counts: [(Severity, Int)] = [
      (.error, summary.errors), (.warning, summary.warnings), (.info, summary.infos),
    ]
    return counts.filter { $0.1 > 0 }.map { ($0, counted($1, $0.rawValue)) }
  }

  /// All findings in words.
  var total: String {
    diagnostics.isEmpty ? "no findings" : counts.map(\.words).joined(separator: ", ")
  }

  /// How much was checked, and in what time.
  var extent: String {
    "\(counted(summary.files, "file")) (\(counted(summary.lines, "line")), "
      + "\(Self.duration(summary.seconds)))"
  }

  /// Findings that do not count.
  var remarks: String {
    var remarks: [String] = []
    if summary.suppressed > 0 { remarks.append("\(summary.suppressed) suppressed") }
    if summary.baselined > 0 { remarks.append("\(summary.baselined) in the baseline") }
    if summary.ambiguous > 0 {
      remarks.append(counted(summary.ambiguous, "ambiguous reference"))
    }
    if let first = waiting.first {
      let all = waiting.reduce(0) { $0 + $1.findings }
      let rest = all - first.findings
      remarks.append(
        "\(first.findings) more \(first.condition)"
          + (rest > 0 ? ", and \(rest) with other targets" : ""))
    }
    return remarks.joined(separator: ", ")
  }

  /// A time as people say it: `0.4 ms`, `31 ms`, `1.25 s`.
  package static func duration(_ seconds: Double) -> String {
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

extension Report.Waiting {
  /// The time from which on the findings are reported.
  fileprivate var condition: String {
    // On Linux the toolchain brings the libraries along.
    let toolchain = " on Linux"
    if systems.hasPrefix("Swift "), systems.hasSuffix(toolchain), !systems.contains(" and ") {
      return "once Linux builds need \(systems.dropLast(toolchain.count))"
    }
    let isOne = !systems.contains(",") && !systems.contains(" and ")
    return "when \(systems) \(isOne ? "is the target" : "are the targets")"
  }
}

extension Baseline.Delta {
  /// The comparison with the baseline, in one line.
  var words: String { "baseline: \(new) new, \(unchanged) still there, \(fixed) fixed" }
}
