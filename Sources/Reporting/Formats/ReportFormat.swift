import Results

/// A form of the report of `archlint lint`.
package struct ReportFormat: OutputFormat {
  package let rawValue: String
  package let title: String
  /// True if the report includes the duration of each phase.
  package let showsTimings: Bool
  private let writer: @Sendable (Report, ReportOptions, PieceWriter) throws -> Void

  /// Takes a piece of a report.
  package typealias PieceWriter = (_ piece: [UInt8]) throws -> Void

  /// - Parameter writer: writes the report piece by piece, so that a long one is never in memory as a
  ///   whole.
  init(
    _ name: String, _ title: String, showsTimings: Bool = false,
    writer: @escaping @Sendable (Report, ReportOptions, PieceWriter) throws -> Void
  ) {
    rawValue = name
    self.title = title
    self.showsTimings = showsTimings
    self.writer = writer
  }

  init(
    _ name: String, _ title: String, showsTimings: Bool = false,
    renderer: @escaping @Sendable (Report, ReportOptions) -> [UInt8]
  ) {
    self.init(name, title, showsTimings: showsTimings) { report, options, write in
      try write(renderer(report, options))
    }
  }

  /// Writes `report` in this format, in UTF-8 and with a line break at the end.
  ///
  /// - Throws: the errors of `write`, and no other.
  package func write(_ report: Report, options: ReportOptions, to write: PieceWriter) throws {
    try writer(report, options, write)
  }

  /// The bytes of `report` in this format.
  package func render(_ report: Report, options: ReportOptions) -> [UInt8] {
    var bytes: [UInt8] = []
    try? write(report, options: options) { bytes += $0 }
    return bytes
  }
}
