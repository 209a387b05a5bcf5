import LintRules
import Results

extension ReportFormat {
  package static let gitlab = ReportFormat(
    "gitlab", "Code Quality of GitLab"
  ) { report, options in
    GitLabReport.render(report, pathPrefix: options.pathPrefix)
  }
}

/// The report in the form of GitLab's Code Quality, one finding per line.
///
/// It holds findings only: that a file could not be read is nothing that GitLab could show there,
/// and it ends the run with an error.
///
/// Source: GitLab documentation, "Code Quality", section "Code Quality report format".
package enum GitLabReport {
  /// The report as JSON.
  ///
  /// - Parameter pathPrefix: the prefix of every path, so that paths start at the repository
  ///   when the run does.
  package static func render(_ report: Report, pathPrefix: PathPrefix) -> [UInt8] {
    var json = JSONWriter()
    json.array(.lines) { json in
      for diagnostic in report.diagnostics { render(diagnostic, pathPrefix, to: &json) }
    }
    json.finish()
    return json.bytes
  }

  private static func render(
    _ diagnostic: Diagnostic, _ pathPrefix: PathPrefix, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("description", diagnostic.headline)
      json.member("check_name", diagnostic.rule)
      json.member("fingerprint", diagnostic.key)
      json.member("severity", word(diagnostic.severity))
      json.key("location")
      json.object { json in
        json.member("path", diagnostic.location.path(after: pathPrefix))
        json.key("lines")
        json.object { json in
          json.member("begin", diagnostic.location.region?.start.line ?? 1)
        }
      }
    }
  }

  /// The word that GitLab knows a severity by.
  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
