import LintRules
import Results

extension ReportFormat {
  package static let compact = ReportFormat(
    "compact", "one finding per line, as compilers print them"
  ) { report, options in
    CompactReport.render(
      report, pathPrefix: options.pathPrefix, callsErrorsWarnings: options.callsErrorsWarnings)
  }
}

/// The report with one finding per line, in the form that Xcode and editors know from compilers:
/// `path:line:column: severity: message [rule-id]`.
///
/// A clean report is empty.
package enum CompactReport {
  /// The report, one finding per line.
  ///
  /// - Parameters:
  ///   - pathPrefix: the prefix of every path.
  ///   - callsErrorsWarnings: whether errors are called warnings.
  package static func render(
    _ report: Report, pathPrefix: PathPrefix, callsErrorsWarnings: Bool = false
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(report.diagnostics.count * bytesOfFinding)
    // The findings of a file are adjacent.
    var path = ""
    var visiblePath = ""
    for diagnostic in report.diagnostics {
      if diagnostic.location.path != path || visiblePath.isEmpty {
        path = diagnostic.location.path
        visiblePath = Self.path(diagnostic.location, pathPrefix)
      }
      let severity = callsErrorsWarnings ? min(.warning, diagnostic.severity) : diagnostic.severity
      append(diagnostic, visiblePath, severity, to: &bytes)
    }
    for problem in report.problems {
      let location = Location(path: problem.path)
      let place = Self.path(location, pathPrefix) + position(location)
      let start = bytes.count
      bytes += "\(place): warning: \(problem.message.onOneLine.visible)\n".utf8
      LogText.spellCommands(in: &bytes, from: start)
    }
    return bytes
  }

  /// How many bytes most findings take at most. A report that grows beyond is copied.
  private static let bytesOfFinding = 180

  /// One finding in its line.
  static func line(_ diagnostic: Diagnostic, pathPrefix: PathPrefix) -> [UInt8] {
    var bytes: [UInt8] = []
    append(
      diagnostic, path(diagnostic.location, pathPrefix), diagnostic.severity, to: &bytes)
    return bytes
  }

  private static func append(
    _ diagnostic: Diagnostic, _ visiblePath: String, _ severity: Severity, to bytes: inout [UInt8]
  ) {
    let start = bytes.count
    bytes += visiblePath.utf8
    bytes += position(diagnostic.location).utf8
    bytes += ": \(word(severity)): ".utf8
    bytes += diagnostic.headline.onOneLine.visible.utf8
    bytes += " [\(diagnostic.rule.visible)]\n".utf8
    // Line by line, so that a long report is not copied.
    LogText.spellCommands(in: &bytes, from: start)
  }

  /// The path as compilers write it; what is about no file comes from archlint itself.
  private static func path(_ location: Location, _ prefix: PathPrefix) -> String {
    location.path.isEmpty ? "archlint" : (prefix + location.path).visible
  }

  /// The line and the column, with colons before them.
  private static func position(_ location: Location) -> String {
    guard !location.path.isEmpty else { return "" }
    let start = location.region?.start
    return ":\(start?.line ?? 1):\(start?.column ?? 1)"
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
