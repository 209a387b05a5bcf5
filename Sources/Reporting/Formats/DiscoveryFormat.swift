import Discovery

/// A form of the conventions of a project.
package struct DiscoveryFormat: OutputFormat {
  package let rawValue: String
  package let title: String
  private let renderer: @Sendable (DiscoveryPage) -> [UInt8]

  init(
    _ name: String, _ title: String, renderer: @escaping @Sendable (DiscoveryPage) -> [UInt8]
  ) {
    rawValue = name
    self.title = title
    self.renderer = renderer
  }

  /// The bytes of the conventions in this format, in UTF-8 and with a line break at the end.
  package func render(_ page: DiscoveryPage) -> [UInt8] { renderer(page) }
}

/// The conventions of a project, and how they are shown.
package struct DiscoveryPage: Sendable {
  /// The conventions to show, the most valuable first.
  package let conventions: [Convention]
  /// How many more there are.
  package let hidden: Int
  /// How many Swift files they were learned from.
  package let files: Int
  /// The name of the project's folder.
  package let project: String
  /// The prefix of every path in text, so that paths start where the run does.
  package let pathPrefix: PathPrefix
  /// Lines of a key and two numbers, of which a background of many projects is made.
  package let counts: [String]

  package init(
    conventions: [Convention], hidden: Int, files: Int, project: String, pathPrefix: PathPrefix,
    counts: [String] = []
  ) {
    self.conventions = conventions
    self.hidden = hidden
    self.files = files
    self.project = project
    self.pathPrefix = pathPrefix
    self.counts = counts
  }
}
