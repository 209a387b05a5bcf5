import Audits
import LintRules
import Project

/// A history in the words that all audits for people use.
extension [AuditDay] {
  /// `12 days from 2026-05-01 to 2026-06-01: from 120 findings to 80`.
  var summary: String {
    guard let first, let last else { return "" }
    guard count > 1 else { return "1 day so far: \(counted(first.findings, "finding"))" }
    let span = "\(count) days from \(first.day) to \(last.day)"
    let change =
      first.findings == last.findings
      ? "\(counted(last.findings, "finding")) on the first and on the last day"
      : "from \(counted(first.findings, "finding")) to \(last.findings)"
    return "\(span): \(change)"
  }

  /// At most `maximum` of the days, spread evenly, with the first and the last one.
  func sample(_ maximum: Int) -> [AuditDay] {
    guard count > maximum, maximum > 1 else { return self }
    return (0..<maximum).map { self[$0 * (count - 1) / (maximum - 1)] }
  }
}
