import Audits

/// A form of an audit, and of audits that have been merged.
package struct AuditFormat: OutputFormat {
  package let rawValue: String
  package let title: String
  /// True if the format shows which layer uses which.
  package let showsGraph: Bool
  private let renderer: @Sendable (Audit, AuditOptions) -> [UInt8]
  private let mergedRenderer: MergedRenderer

  /// Writes merged audits piece by piece; they may be larger than memory.
  typealias MergedRenderer =
    @Sendable (
      _ audit: MergedAudit, _ version: String, _ write: ([UInt8]) throws -> Void
    ) throws -> Void

  init(
    _ name: String, _ title: String, showsGraph: Bool,
    renderer: @escaping @Sendable (Audit, AuditOptions) -> [UInt8],
    merged mergedRenderer: @escaping MergedRenderer
  ) {
    rawValue = name
    self.title = title
    self.showsGraph = showsGraph
    self.renderer = renderer
    self.mergedRenderer = mergedRenderer
  }

  /// The bytes of `audit` in this format, in UTF-8 and with a line break at the end.
  package func render(_ audit: Audit, options: AuditOptions) -> [UInt8] {
    renderer(audit, options)
  }

  /// Writes audits of many projects in this format.
  ///
  /// - Parameter write: takes the text piece by piece.
  package func render(
    _ audit: MergedAudit, version: String, to write: ([UInt8]) throws -> Void
  ) throws {
    try mergedRenderer(audit, version, write)
  }
}

/// The options of an audit besides its format.
package struct AuditOptions: Sendable, Hashable {
  /// How places are grouped.
  package var grouping: Audit.Grouping
  /// The prefix of every path in Markdown, so that paths start where the run does.
  package var pathPrefix: PathPrefix
  /// The version of archlint.
  package var version: String
  /// The addresses of places in the code.
  package var links: LinkTemplate?

  package init(
    by grouping: Audit.Grouping, pathPrefix: PathPrefix = "", version: String,
    links: LinkTemplate? = nil
  ) {
    self.grouping = grouping
    self.pathPrefix = pathPrefix
    self.version = version
    self.links = links
  }
}
