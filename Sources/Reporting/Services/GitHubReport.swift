import LintRules
import Results

extension ReportFormat {
  package static let github = ReportFormat(
    "github", "annotations of GitHub Actions"
  ) { report, options in
    GitHubReport.render(report, pathPrefix: options.pathPrefix)
  }
}

/// The report as workflow commands of GitHub Actions, one finding per line, which GitHub shows as
/// annotations on the lines of a change; then the numbers of the run as plain text.
///
/// Lines and columns count from 1, columns in UTF-16 code units. GitHub takes columns only within
/// one line.
///
/// Source: GitHub documentation, "Workflow commands for GitHub Actions"; the toolkit's
/// `packages/core/src/command.ts` for what is escaped.
package enum GitHubReport {
  /// The report as workflow commands.
  ///
  /// - Parameter pathPrefix: the prefix of every path, so that paths start at the repository
  ///   when the run does.
  package static func render(_ report: Report, pathPrefix: PathPrefix) -> [UInt8] {
    var bytes: [UInt8] = []
    for diagnostic in report.diagnostics {
      let properties =
        place(diagnostic.location, pathPrefix) + [("title", "archlint (\(diagnostic.rule))")]
      let line = command(diagnostic.severity, properties, diagnostic.headline)
      bytes.append(contentsOf: line.utf8)
    }
    for problem in report.problems {
      let properties =
        place(Location(path: problem.path), pathPrefix) + [("title", "archlint")]
      bytes.append(contentsOf: command(problem.severity, properties, problem.message).utf8)
    }
    bytes.append(contentsOf: summary(of: report).utf8)
    return bytes
  }

  // MARK: - Commands

  private typealias Property = (name: String, value: String)

  private static func command(
    _ severity: Severity, _ properties: [Property], _ message: String
  ) -> String {
    let words = properties.map { "\($0.name)=\(escapedProperty($0.value))" }
    return "::\(word(severity)) \(words.joined(separator: ","))::\(escapedData(message))\n"
  }

  /// The word that GitHub knows a severity by.
  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  private static func place(_ location: Location, _ pathPrefix: PathPrefix) -> [Property] {
    guard !location.path.isEmpty else { return [] }
    var place: [Property] = [("file", pathPrefix + location.path)]
    guard let region = location.region else { return place }
    place.append(("line", "\(region.start.line)"))
    place.append(("endLine", "\(region.end.line)"))
    if region.start.line == region.end.line {
      place.append(("col", "\(region.start.utf16Column)"))
      place.append(("endColumn", "\(region.end.utf16Column)"))
    }
    return place
  }

  // MARK: - Text

  /// The text as the value of a property: `%`, line breaks, `:` and `,` as `%` and two digits.
  static func escapedProperty(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      // File names are looked for as they are, so only what a terminal obeys or takes for the end of
      // a line is spelled out.
      case "\u{2028}", "\u{2029}": spelled(scalar)
      case _ where scalar.properties.generalCategory == .control: spelled(scalar)
      default: nil
      }
    }
  }

  /// The text as a message: `%` and line breaks as `%` and two digits.
  static func escapedData(_ text: String) -> String {
    escaped(text) { $0.isHidden ? spelled($0) : nil }
  }

  private static func escaped(
    _ text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default:
        if let replacement = replacement(scalar) {
          result += replacement
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String { String(scalar).visible }

  /// The numbers of the run in one line.
  private static func summary(of report: Report) -> String {
    let details = [report.remarks, report.delta?.words ?? ""].filter { !$0.isEmpty }
    return (["\(report.total) in \(report.extent)"] + details).joined(separator: "; ") + "\n"
  }
}
