import Engine
import LintRules

/// The report with one finding a line, in the form that Xcode and editors know from compilers:
/// `path:line:column: severity: message [rule-id]`.
///
/// A clean report is empty.
package enum CompactReport {
  /// The report, one finding a line.
  ///
  /// - Parameters:
  ///   - pathPrefix: what stands before every path.
  ///   - callsErrorsWarnings: whether errors are called warnings.
  package static func render(
    _ report: Report, pathPrefix: String, callsErrorsWarnings: Bool = false
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for diagnostic in report.diagnostics {
      let place = place(diagnostic.location, pathPrefix)
      let message = diagnostic.headline.onOneLine.visible
      let severity = callsErrorsWarnings ? min(.warning, diagnostic.severity) : diagnostic.severity
      bytes.append(contentsOf: "\(place): \(word(severity)): ".utf8)
      bytes.append(contentsOf: "\(message) [\(diagnostic.rule.visible)]\n".utf8)
    }
    for problem in report.problems {
      let place = place(Location(path: problem.path), pathPrefix)
      let message = problem.message.onOneLine.visible
      bytes.append(contentsOf: "\(place): warning: \(message)\n".utf8)
    }
    return LogText.withoutCommands(bytes)
  }

  /// The place as compilers write it; what is about no file comes from archlint itself.
  private static func place(_ location: Location, _ pathPrefix: String) -> String {
    guard !location.path.isEmpty else { return "archlint" }
    let start = location.region?.start
    let path = (pathPrefix + location.path).visible
    return "\(path):\(start?.line ?? 1):\(start?.column ?? 1)"
  }

  /// The word of compilers: they know no `info`.
  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
