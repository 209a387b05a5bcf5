import LintRules
import Results

extension ReportFormat {
  package static let markdown = ReportFormat(
    "markdown", "a summary for a job or a change request"
  ) { report, options in
    MarkdownReport.render(report, pathPrefix: options.pathPrefix, links: options.links)
  }
}

/// The report as a summary in Markdown, for the page of a job or a comment on a change: numbers
/// and contracts at a glance, findings by file to unfold.
///
/// At most ``maximumFindings`` findings are shown, and no more than fit in ``maximumBytes``; the
/// others are counted.
///
/// Source: GitHub documentation, "Workflow commands for GitHub Actions", section "Adding a job
/// summary".
package struct MarkdownReport {
  private let report: Report
  private let pathPrefix: PathPrefix
  private let links: LinkTemplate?
  private var text = ""

  /// How many findings are shown.
  static let maximumFindings = 1000
  /// How many bytes are written, the last line aside: GitHub shows no summary of a step above 1 MiB.
  static let maximumBytes = 900_000
  /// How many characters of a text are shown; a message is a sentence.
  private static let maximumLength = 500

  private init(_ report: Report, _ pathPrefix: PathPrefix, _ links: LinkTemplate?) {
    self.report = report
    self.pathPrefix = pathPrefix
    self.links = links
  }

  /// The report as Markdown.
  ///
  /// - Parameters:
  ///   - pathPrefix: the prefix of every path.
  ///   - links: the addresses of findings.
  package static func render(
    _ report: Report, pathPrefix: PathPrefix, links: LinkTemplate? = nil
  ) -> [UInt8] {
    var page = MarkdownReport(report, pathPrefix, links)
    page.renderNumbers()
    page.renderContracts()
    page.renderRules()
    page.renderProblems()
    page.renderFindings()
    return Array(page.text.utf8)
  }

  // MARK: - Overview

  private mutating func renderNumbers() {
    text += "## archlint: \(report.total)\n\n"
    let remarks = report.remarks
    text += "\(report.extent)\(remarks.isEmpty ? "" : "; \(remarks)")\n"
    if let delta = report.delta {
      text += "\n| baseline | findings |\n|---|---:|\n"
      text += "| new | \(delta.new) |\n"
      text += "| still there | \(delta.unchanged) |\n"
      text += "| fixed | \(delta.fixed) |\n"
    }
  }

  private mutating func renderContracts() {
    let contracts = report.contracts
    guard !contracts.isEmpty else { return }
    text += "\n| contract | | findings |\n|---|---|---:|\n"
    for contract in contracts {
      let state = contract.isKept ? "KEPT" : "**BROKEN**"
      text += "| \(shown(contract.title)) | \(state) | \(contract.findings) |\n"
    }
  }

  private mutating func renderRules() {
    let tallies = report.tallies
    guard !tallies.isEmpty else { return }
    let rules = report.rulesByID
    text += "\n| rule | | severity | findings |\n|---|---|---|---:|\n"
    for tally in tallies {
      let title = shown(rules[tally.rule]?.title ?? "")
      text += "| \(code(tally.rule)) | \(title) | \(tally.severity.rawValue) | \(tally.count) |\n"
    }
  }

  private mutating func renderProblems() {
    guard !report.problems.isEmpty else { return }
    text += "\n### Problems\n\n"
    for problem in report.problems.prefix(Self.maximumFindings) {
      let place = problem.path.isEmpty ? "" : "\(code(pathPrefix + problem.path)): "
      let line = "- \(place)\(shown(problem.message))\n"
      guard text.utf8.count + line.utf8.count <= Self.maximumBytes / 2 else { break }
      text += line
    }
  }

  // MARK: - Findings

  private mutating func renderFindings() {
    var left = Self.maximumFindings
    var unshown = report.diagnostics.count
    for diagnostics in report.diagnosticsByFile {
      let heading = heading(of: diagnostics)
      let end = "\n</details>\n"
      var section = ""
      for diagnostic in diagnostics.prefix(left) {
        let line = line(of: diagnostic)
        let size = text.utf8.count + heading.utf8.count + section.utf8.count + end.utf8.count
        guard size + line.utf8.count <= Self.maximumBytes else {
          left = 0
          break
        }
        section += line
        left -= 1
        unshown -= 1
      }
      if !section.isEmpty { text += heading + section + end }
      if left <= 0 { break }
    }
    if unshown > 0 { text += "\nand \(counted(unshown, "more finding"))\n" }
  }

  private func heading(of diagnostics: ArraySlice<Diagnostic>) -> String {
    let path = diagnostics.first?.location.path ?? ""
    let name =
      path.isEmpty
      ? "the project as a whole"
      : "<code>\((pathPrefix + path).cut(to: Self.maximumLength).html)</code>"
    let count = counted(diagnostics.count, "finding")
    return "\n<details><summary>\(name): \(count)</summary>\n\n"
  }

  private func line(of diagnostic: Diagnostic) -> String {
    let location = diagnostic.location
    let place =
      location.region.map { region in
        let (line, column) = (region.start.line, region.start.column)
        return " " + links.markdown("\(line):\(column)", location.path, line: line, column: column)
      } ?? ""
    return "- **\(diagnostic.severity.rawValue)**\(place) \(shown(diagnostic.headline)) "
      + "(\(code(diagnostic.rule)))\n"
  }

  // MARK: - Text

  private func shown(_ text: String) -> String { text.cut(to: Self.maximumLength).markdown }

  private func code(_ text: String) -> String { "<code>\(shown(text))</code>" }
}
