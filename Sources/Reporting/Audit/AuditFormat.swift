import Engine

/// The forms in which an audit can be written.
package enum AuditFormat: String, Sendable, CaseIterable {
  case markdown, json, html

  /// The bytes of `audit` in this format, in UTF-8 and with a line break at the end.
  ///
  /// - Parameters:
  ///   - grouping: by what places are put together.
  ///   - pathPrefix: what stands before every path in Markdown, so that paths start where the run
  ///     does.
  ///   - version: the version of archlint.
  package func render(
    _ audit: Audit, by grouping: Audit.Grouping, pathPrefix: String, version: String
  ) -> [UInt8] {
    switch self {
    case .markdown: AuditMarkdown.render(audit, by: grouping, pathPrefix: pathPrefix)
    case .json: AuditJSON.render(audit, by: grouping, version: version)
    case .html: AuditPage.render(audit, by: grouping, version: version)
    }
  }

  /// Writes audits of many projects in this format.
  ///
  /// - Parameter write: takes the text piece by piece.
  package func render(
    _ audit: MergedAudit, version: String, to write: ([UInt8]) throws -> Void
  ) throws {
    switch self {
    case .markdown: try write(try MergedAuditMarkdown.render(audit))
    case .json: try MergedAuditJSON.render(audit, version: version, to: write)
    case .html: try write(try MergedAuditPage.render(audit, version: version))
    }
  }
}
