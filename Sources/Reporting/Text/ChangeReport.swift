import LintRules
import Results

/// The difference between two runs over a project: the findings that are new, those that are gone, and
/// the numbers of the later run.
package struct ChangeReport: Sendable {
  /// The findings that only the later run has, in its order.
  package let new: [Diagnostic]
  /// The findings that only the earlier run has, in its order.
  package let fixed: [Diagnostic]
  private let report: Report

  /// - Parameters:
  ///   - report: that of the later run.
  ///   - before: the findings of the earlier run.
  package init(_ report: Report, since before: [Diagnostic]) {
    self.report = report
    new = Self.findings(of: report.diagnostics, without: before)
    fixed = Self.findings(of: before, without: report.diagnostics)
  }

  /// The findings whose fingerprints the others do not have. A fingerprint stays the same when code
  /// moves.
  private static func findings(
    of all: [Diagnostic], without others: [Diagnostic]
  ) -> [Diagnostic] {
    let known = Set(others.map(\.fingerprint))
    return all.filter { !known.contains($0.fingerprint) }
  }

  /// The findings in one line each, with `+` before new ones and `-` before fixed ones, and a line with
  /// the numbers.
  package func render(pathPrefix: PathPrefix) -> [UInt8] {
    var bytes: [UInt8] = []
    for finding in new {
      bytes += "+ ".utf8
      bytes += CompactReport.line(finding, pathPrefix: pathPrefix)
    }
    for finding in fixed {
      bytes += "- ".utf8
      bytes += CompactReport.line(finding, pathPrefix: pathPrefix)
    }
    bytes += "\(new.count) new, \(fixed.count) fixed; \(Self.totals(of: report))\n".utf8
    return LogText.withoutCommands(bytes)
  }

  /// The numbers of a run in one line.
  package static func totals(of report: Report) -> String { "\(report.total) in \(report.extent)" }
}
