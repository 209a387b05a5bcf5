import LintRules
import Results

extension ReportFormat {
  package static let text = ReportFormat(
    "text", "findings with their source, for a terminal", showsTimings: true
  ) { report, options in
    TextReport.render(
      report, style: options.style, pathPrefix: options.pathPrefix,
      includesTimings: options.includesTimings)
  }
}

/// The report for people: findings by file, each with the source that it is about, then a summary.
///
/// The first finding of a rule says why and what to do instead; after
/// ``TextReport/maximumRepetitions`` findings of one rule in one file the others are only counted.
/// A verbose report says everything every time; of some hundred findings a report that is not
/// verbose lists a few for each rule.
package struct TextReport {
  let report: Report
  let style: TextStyle
  let pathPrefix: PathPrefix
  let rules: [String: Rule]
  var text: StyledText
  /// The rules that have been explained already.
  private var explained: Set<String> = []
  /// True if findings say why and what to do instead.
  private var showsReasons = true

  /// How many findings of one rule in one file are shown.
  static let maximumRepetitions = 20

  private init(_ report: Report, _ style: TextStyle, _ pathPrefix: PathPrefix) {
    self.report = report
    self.style = style
    self.pathPrefix = pathPrefix
    rules = report.rulesByID
    text = StyledText(isColoured: style.isColoured)
  }

  /// The report as text.
  ///
  /// - Parameters:
  ///   - style: how it looks.
  ///   - pathPrefix: the prefix of every path.
  ///   - includesTimings: whether to say how long each phase took.
  package static func render(
    _ report: Report, style: TextStyle, pathPrefix: PathPrefix, includesTimings: Bool = false
  ) -> [UInt8] {
    var page = TextReport(report, style, pathPrefix)
    if page.isGrouped { page.renderGroups() } else { page.renderFindings() }
    page.renderProblems()
    if includesTimings { page.renderTimings() }
    page.renderSummary()
    return LogText.withoutCommands(page.text.bytes)
  }

  /// The findings alone, one by one, without a summary.
  ///
  /// - Parameter showsReasons: whether the first finding of a rule says why and what to do instead.
  package static func renderFindings(
    _ report: Report, style: TextStyle, pathPrefix: PathPrefix, showsReasons: Bool
  ) -> [UInt8] {
    var page = TextReport(report, style, pathPrefix)
    page.showsReasons = showsReasons
    page.renderFindings()
    page.renderProblems()
    return LogText.withoutCommands(page.text.bytes)
  }

  // MARK: - Findings

  private mutating func renderFindings() {
    for diagnostics in report.diagnosticsByFile {
      guard let path = diagnostics.first?.location.path else { continue }
      renderFile(path, diagnostics)
    }
  }

  private mutating func renderFile(_ path: String, _ diagnostics: ArraySlice<Diagnostic>) {
    text.write(path.isEmpty ? "the project as a whole" : shown(path), .heading)
    text.endLine()
    text.endLine()
    let gutter = Gutter(diagnostics)
    var counts: [String: Int] = [:]
    var collapsed: [String] = []
    for diagnostic in diagnostics {
      let count = counts[diagnostic.rule, default: 0] + 1
      counts[diagnostic.rule] = count
      if style.isVerbose || count <= Self.maximumRepetitions {
        render(diagnostic, gutter)
      } else if count == Self.maximumRepetitions + 1 {
        collapsed.append(diagnostic.rule)
      }
    }
    guard !collapsed.isEmpty else { return }
    for rule in collapsed {
      let more = counts[rule, default: 0] - Self.maximumRepetitions
      text.write("  and \(more) more of \(rule.visible) in this file\n")
    }
    text.endLine()
  }

  private mutating func render(_ diagnostic: Diagnostic, _ gutter: Gutter) {
    let look = StyledText.Look(diagnostic.severity)
    text.write("  ")
    text.write("\(diagnostic.severity.rawValue)[\(diagnostic.rule.visible)]", look)
    text.write(" ")
    text.write(diagnostic.headline.onOneLine.visible, .bold)
    text.endLine()
    renderPlace(diagnostic.location, arrow: "-->", gutter)
    if let region = diagnostic.location.region {
      renderFrame(of: region, gutter, Mark(symbol: "^", look: look))
    }
    renderRelated(of: diagnostic, gutter)
    renderReasons(of: diagnostic, gutter)
    if let fix = diagnostic.fix { render(fix, of: diagnostic.location.region, gutter) }
    text.endLine()
  }

  private mutating func renderReasons(of diagnostic: Diagnostic, _ gutter: Gutter) {
    guard showsReasons else { return }
    let isFirst = explained.insert(diagnostic.rule).inserted
    guard isFirst || style.isVerbose, let rule = rules[diagnostic.rule] else { return }
    renderNote("why", rule.why, gutter)
    renderNote("instead", rule.instead, gutter)
  }

  private mutating func render(_ fix: Fix, of region: Location.Region?, _ gutter: Gutter) {
    let caveat = fix.caveat ?? ""
    let unsafeFix = "available with --unsafe\(caveat.isEmpty ? "" : ": \(caveat)")"
    // Of a replacement that was given for a search, nobody knows what it changes.
    if showsReasons { renderNote("fix", fix.isSafe ? "available (safe)" : unsafeFix, gutter) }
    if let region, let preview = FixPreview(fix, of: region) {
      renderAddition(preview, line: region.start.line, gutter)
    }
  }

  // MARK: - Problems

  private mutating func renderProblems() {
    guard !report.problems.isEmpty else { return }
    text.write("problems", .heading)
    text.endLine()
    text.endLine()
    for problem in report.problems {
      text.write("  ")
      if !problem.path.isEmpty { text.write("\(shown(problem.path)): ", .bold) }
      text.write(problem.message.onOneLine.visible)
      text.endLine()
    }
    text.endLine()
  }

  /// The path as the user knows it.
  func shown(_ path: String) -> String { (pathPrefix + path).visible }
}
