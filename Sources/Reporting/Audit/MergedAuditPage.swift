import Audits
import Configuration
import LintRules
import Results

/// Audits of many projects as one HTML file without network and without script: all projects, all
/// items with their projects, and all rules, in numbers. Single findings are in the pages and the
/// JSON of the projects.
package struct MergedAuditPage {
  private let audit: MergedAudit
  private let problems: [MergedAudit.ProjectProblem]
  private var text = ""

  /// How many groups of an item are named.
  private static let maximumGroups = 200
  /// How many problems are shown.
  private static let maximumProblems = 1000

  private init(_ audit: MergedAudit, _ problems: [MergedAudit.ProjectProblem]) {
    self.audit = audit
    self.problems = problems
  }

  package static func render(_ audit: MergedAudit, version: String) throws -> [UInt8] {
    var page = MergedAuditPage(audit, try audit.firstProblems(maximumProblems))
    let title = "Audit of \(counted(audit.projects.count, "project"))"
    page.text += """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      \(AuditPage.policy(hasScript: false))
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <style>\(AuditPage.style)</style>
      </head>
      <body>
      <header class="page">
      <div class="identity"><h1>\(title)</h1><p>\(page.about.html)</p></div>
      </header>
      <main>

      """
    page.renderOverview()
    page.renderProjects()
    for list in audit.checklists { page.render(list) }
    page.renderRules()
    page.renderProblems()
    page.text +=
      "</main>\n<footer class=\"page\">archlint \(version.html)</footer>\n</body>\n</html>\n"
    return Array(page.text.utf8)
  }

  // MARK: - Overview

  private var about: String {
    var parts: [String] = []
    if !audit.presets.isEmpty { parts.append(audit.presets.joined(separator: ", ")) }
    if let days = audit.days {
      parts.append(
        days.lowerBound == days.upperBound
          ? days.lowerBound : "\(days.lowerBound) to \(days.upperBound)")
    }
    parts.append(counted(audit.summary.files, "file"))
    parts.append(counted(audit.summary.lines, "line"))
    if audit.versions.count > 1 {
      parts.append("archlint \(audit.versions.joined(separator: ", "))")
    }
    return parts.joined(separator: " · ")
  }

  private mutating func renderOverview() {
    let (items, each) = (audit.progress, audit.progressOfProjects)
    text += "<div class=\"card\">\n"
    if items.items > 0 {
      text += "<p class=\"headline\"><strong>\(each.percent) %</strong> "
      text += "<span>\(each.done) of \(each.items) items done, counted in each project; "
      text += "\(items.words(done: "done everywhere"))</span></p>\n"
    }
    text += "<p class=\"headline\">\(audit.tally.extent)</p>\n"
    text += "<p class=\"muted\">This page has numbers only. The findings are in the audits of "
    text += "the projects, and in the JSON of this audit.</p>\n</div>\n"
  }

  private mutating func renderProjects() {
    text += "<h2>Projects</h2>\n"
    startTable([
      ("Project", false), ("Done", true), ("Findings", true), ("Errors", true), ("Warnings", true),
      ("Infos", true), ("Files", true), ("Safe fixes", true), ("Day", false), ("Audit", false),
    ])
    for project in audit.projects.sorted(by: { $0.tally.findings > $1.tally.findings }) {
      let (summary, tally) = (project.summary, project.tally)
      text += "<tr><th scope=\"row\">\(project.name.html)</th>"
      text += cell("\(project.progress.done) of \(project.progress.items)", isNumber: true)
      for number in [
        tally.findings, summary.errors, summary.warnings, summary.infos, tally.files,
        tally.safelyFixable,
      ] { text += cell(String(number), isNumber: true) }
      text += cell(project.day) + cell(project.file) + "</tr>\n"
    }
    endTable()
  }

  private mutating func renderRules() {
    let rules = audit.rules.filter { $0.tally.findings > 0 }.sorted {
      ($1.tally.findings, $0.id) < ($0.tally.findings, $1.id)
    }
    guard !rules.isEmpty else { return }
    text += "<h2>Rules</h2>\n"
    startTable([
      ("Rule", false), ("Severity", false), ("Findings", true), ("Files", true), ("Projects", true),
      ("Safe fixes", true),
    ])
    for rule in rules {
      text += "<tr><th scope=\"row\"><code>\(rule.id.html)</code>"
      text += "<div class=\"muted\">\(rule.title.html)</div></th>"
      text += "<td class=\"severity \(rule.severity.rawValue)\">\(rule.severity.rawValue)</td>"
      for number in [
        rule.tally.findings, rule.tally.files, rule.projects, rule.tally.safelyFixable,
      ] { text += cell(String(number), isNumber: true) }
      text += "</tr>\n"
    }
    endTable()
  }

  private mutating func renderProblems() {
    guard !problems.isEmpty else { return }
    text += "<h2>Problems</h2>\n"
    startTable([("Project", false), ("File", false), ("Problem", false)])
    for problem in problems {
      text += "<tr><th scope=\"row\">\(audit.projects[problem.project].name.html)</th>"
      text += cell(problem.path) + cell(problem.message) + "</tr>\n"
    }
    endTable()
    let more = audit.projects.reduce(0) { $0 + $1.problems } - problems.count
    if more > 0 { text += "<p class=\"muted\">and \(counted(more, "more problem"))</p>\n" }
  }

  // MARK: - Checklists

  private mutating func render(_ list: MergedAudit.List) {
    text += "<h2>\(list.title.html)</h2>\n"
    for section in list.sections {
      let progress = section.progress
      text += "<div class=\"section-head\"><h3>\(section.title.html)</h3>"
      text += "<span></span><span class=\"muted number\">"
      text += "\(progress.done) of \(progress.items) done everywhere</span></div>\n"
      text += "<div class=\"items\">\n"
      for item in section.items { render(item) }
      text += "</div>\n"
    }
  }

  private mutating func render(_ item: MergedAudit.Item) {
    let state = item.state.rawValue
    text += "<details class=\"item\" data-state=\"\(state)\"><summary>"
    text += "<i class=\"swatch \(state)\" title=\"\(state)\"></i>"
    text += "<span class=\"id\">\(item.id.html)</span>"
    text += "<span class=\"text\">\(item.text.htmlProse)</span><span class=\"numbers\">"
    let chips = Audit.State.allCases.filter { item.count($0) > 0 }.map { state in
      "<span class=\"chip\">\(state.words) in \(item.count(state))</span>"
    }
    text += chips.joined()
    if item.tally.findings > 0 {
      text += "<span class=\"chip findings\">\(counted(item.tally.findings, "finding"))</span>"
    }
    text += "</span></summary><div class=\"body\">\n"
    if !item.lookAt.isEmpty {
      text += "<p class=\"look\"><b>Check by hand: </b>\(item.lookAt.htmlProse)</p>\n"
    }
    if item.tally.findings > 0 { text += "<p class=\"muted\">\(item.tally.extent)</p>\n" }
    if !item.unchecked.isEmpty {
      text += "<p class=\"muted\">Not checked everywhere: "
      text += "\(item.unchecked.map(\.html).joined(separator: ", "))</p>\n"
    }
    text += "<ul>\n"
    for group in item.groups.prefix(Self.maximumGroups) {
      text += "<li><span>\(group.name.html)</span><span class=\"fill\" aria-hidden=\"true\"></span>"
      text +=
        "<span class=\"number\">\(group.findings) in \(counted(group.files, "file"))</span></li>\n"
    }
    text += "</ul>\n"
    let more = item.groups.count - Self.maximumGroups
    if more > 0 { text += "<p class=\"muted\">and \(more) more</p>\n" }
    text += "</div></details>\n"
  }

  // MARK: - Tables

  private mutating func startTable(_ columns: [(title: String, isNumber: Bool)]) {
    text += "<div class=\"scroll\" tabindex=\"0\"><table><thead><tr>"
    for column in columns {
      text += "<th scope=\"col\"\(column.isNumber ? " class=\"number\"" : "")>\(column.title)</th>"
    }
    text += "</tr></thead><tbody>\n"
  }

  private mutating func endTable() { text += "</tbody></table></div>\n" }

  private func cell(_ text: String, isNumber: Bool = false) -> String {
    "<td\(isNumber ? " class=\"number\"" : "")>\(text.html)</td>"
  }
}

extension String {
  /// The text in one line of HTML, in which what is between back-quotes is code.
  fileprivate var htmlProse: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part).html : "<code>\(String(part).html)</code>"
    }.joined()
  }
}
