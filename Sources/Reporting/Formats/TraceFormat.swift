import LintRules

/// A form of the matrix of requirements.
package struct TraceFormat: OutputFormat {
  package let rawValue: String
  package let title: String
  private let renderer: @Sendable (RequirementMatrix, TraceOptions) -> [UInt8]

  init(
    _ name: String, _ title: String,
    renderer: @escaping @Sendable (RequirementMatrix, TraceOptions) -> [UInt8]
  ) {
    rawValue = name
    self.title = title
    self.renderer = renderer
  }

  /// The bytes of the matrix in this format, in UTF-8 and with a line break at the end.
  package func render(_ matrix: RequirementMatrix, options: TraceOptions) -> [UInt8] {
    renderer(matrix, options)
  }
}

/// The options of a matrix besides its format.
package struct TraceOptions: Sendable, Hashable {
  /// The name of the project's folder.
  package var project: String
  /// The prefix of every path in text and Markdown, so that paths start where the run does.
  package var pathPrefix: PathPrefix
  /// The version of archlint.
  package var version: String

  package init(project: String, pathPrefix: PathPrefix = "", version: String) {
    self.project = project
    self.pathPrefix = pathPrefix
    self.version = version
  }
}
