import Results

/// A form of a graph.
package struct GraphFormat: OutputFormat {
  package let rawValue: String
  package let title: String
  private let renderer: @Sendable (ProjectGraph) -> [UInt8]
  private let limit: @Sendable (ProjectGraph, _ bytes: [UInt8]) -> String?

  init(
    _ name: String, _ title: String, renderer: @escaping @Sendable (ProjectGraph) -> [UInt8],
    limit: @escaping @Sendable (ProjectGraph, _ bytes: [UInt8]) -> String? = { _, _ in nil }
  ) {
    rawValue = name
    self.title = title
    self.renderer = renderer
    self.limit = limit
  }

  /// The graph in this form.
  package func render(_ graph: ProjectGraph) -> [UInt8] { renderer(graph) }

  /// Why viewers will not draw `graph` as rendered in `bytes`, and what to do; nil if they will.
  package func warning(_ graph: ProjectGraph, _ bytes: [UInt8]) -> String? { limit(graph, bytes) }
}
