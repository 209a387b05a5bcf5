import Results

/// A form of the report of `archlint lint`.
package struct ReportFormat: OutputFormat {
  package let rawValue: String
  package let title: String
  /// True if the report includes the duration of each phase.
  package let showsTimings: Bool
  private let renderer: @Sendable (Report, ReportOptions) -> [UInt8]

  init(
    _ name: String, _ title: String, showsTimings: Bool = false,
    renderer: @escaping @Sendable (Report, ReportOptions) -> [UInt8]
  ) {
    rawValue = name
    self.title = title
    self.showsTimings = showsTimings
    self.renderer = renderer
  }

  /// The bytes of `report` in this format, in UTF-8 and with a line break at the end.
  package func render(_ report: Report, options: ReportOptions) -> [UInt8] {
    renderer(report, options)
  }
}
