import Engine

/// The forms in which a report can be written.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, compact, json, sarif, github, gitlab, checkstyle, junit, markdown

  /// Whether the report has a place for how long each phase took.
  package var showsTimings: Bool { self == .text || self == .json }

  /// The bytes of `report` in this format, in UTF-8 and with a line break at the end.
  package func render(_ report: Report, options: ReportOptions) -> [UInt8] {
    let pathPrefix = options.pathPrefix
    return switch self {
    case .text:
      TextReport.render(
        report, style: options.style, pathPrefix: pathPrefix,
        includesTimings: options.includesTimings)
    case .compact:
      CompactReport.render(
        report, pathPrefix: pathPrefix, callsErrorsWarnings: options.callsErrorsWarnings)
    case .json:
      JSONReport.render(
        report, version: options.version, includesTimings: options.includesTimings)
    case .sarif: SARIFReport.render(report, version: options.version)
    case .github: GitHubReport.render(report, pathPrefix: pathPrefix)
    case .gitlab: GitLabReport.render(report, pathPrefix: pathPrefix)
    case .checkstyle: CheckstyleReport.render(report, pathPrefix: pathPrefix)
    case .junit: JUnitReport.render(report, pathPrefix: pathPrefix)
    case .markdown: MarkdownReport.render(report, pathPrefix: pathPrefix)
    }
  }
}
