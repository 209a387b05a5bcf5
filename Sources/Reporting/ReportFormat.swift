import Engine

/// The forms in which a report can be written.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, compact, json, sarif

  /// The bytes of `report` in this format, in UTF-8 and with a line break at the end.
  package func render(_ report: Report, options: ReportOptions) -> [UInt8] {
    switch self {
    case .text:
      TextReport.render(
        report, style: options.style, pathPrefix: options.pathPrefix,
        includesTimings: options.includesTimings)
    case .compact:
      CompactReport.render(
        report, pathPrefix: options.pathPrefix, callsErrorsWarnings: options.callsErrorsWarnings)
    case .json:
      JSONReport.render(
        report, version: options.version, includesTimings: options.includesTimings)
    case .sarif: SARIFReport.render(report, version: options.version)
    }
  }
}
