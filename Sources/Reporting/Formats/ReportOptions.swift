/// The options of a report besides its format.
package struct ReportOptions: Sendable, Hashable {
  /// How the report for people looks.
  package var style: TextStyle
  /// The prefix of every path, such as `../`, so that paths start where the run does. JSON and
  /// SARIF have paths from the root of the project.
  package var pathPrefix: PathPrefix
  /// The version of archlint.
  package var version: String
  /// True if text and JSON include the duration of each phase.
  package var includesTimings: Bool
  /// True if the compact report calls errors warnings, because build systems stop at the word.
  package var callsErrorsWarnings: Bool
  /// The addresses of places in the code, for Markdown.
  package var links: LinkTemplate?

  package init(
    style: TextStyle = TextStyle(), pathPrefix: PathPrefix = "", version: String,
    includesTimings: Bool = false, callsErrorsWarnings: Bool = false,
    links: LinkTemplate? = nil
  ) {
    self.style = style
    self.pathPrefix = pathPrefix
    self.version = version
    self.includesTimings = includesTimings
    self.callsErrorsWarnings = callsErrorsWarnings
    self.links = links
  }
}
