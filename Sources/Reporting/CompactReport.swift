import Engine
import LintRules

/// The report with one finding a line, in the form that Xcode and editors know from compilers:
/// `path:line:column: severity: message [rule-id]`.
///
/// A clean report is empty.
package enum CompactReport {
  /// The report, one finding a line.
  ///
  /// - Parameter pathPrefix: what stands before every path.
  package static func render(_ report: Report, pathPrefix: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for diagnostic in report.diagnostics {
      let path = (pathPrefix + diagnostic.location.path).visible
      let start = diagnostic.location.region?.start
      bytes.append(contentsOf: path.utf8)
      bytes.append(contentsOf: ":\(start?.line ?? 1):\(start?.column ?? 1): ".utf8)
      bytes.append(contentsOf: "\(word(diagnostic.severity)): ".utf8)
      bytes.append(contentsOf: diagnostic.headline.onOneLine.visible.utf8)
      bytes.append(contentsOf: " [\(diagnostic.rule.visible)]\n".utf8)
    }
    for problem in report.problems {
      let message = problem.message.onOneLine.visible
      let place = problem.path.isEmpty ? "archlint" : "\((pathPrefix + problem.path).visible):1:1"
      bytes.append(contentsOf: "\(place): warning: \(message)\n".utf8)
    }
    return bytes
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
