import Audits
import Configuration
import LintRules
import Results

/// An audit as HTML that needs no script: what the page shows where scripts do not run.
///
/// It has all items, all rules with findings, and the first of the findings.
struct PlainAudit {
  /// How many findings are shown.
  static let maximumFindings = 1000

  private let audit: Audit
  private let grouping: Audit.Grouping
  private let links: LinkTemplate?
  private var text = ""

  static func render(
    _ audit: Audit, by grouping: Audit.Grouping, links: LinkTemplate?
  ) -> String {
    var page = PlainAudit(audit: audit, grouping: grouping, links: links)
    page.renderProgress()
    for list in audit.checklists { page.render(list) }
    page.renderRules()
    page.renderUnits()
    page.renderFindings()
    page.renderProblems()
    return page.text
  }

  private init(audit: Audit, grouping: Audit.Grouping, links: LinkTemplate?) {
    self.audit = audit
    self.grouping = grouping
    self.links = links
  }

  // MARK: - Checklists

  private mutating func renderProgress() {
    text += "<div class=\"card\">\n"
    let (progress, added) = (audit.progress, audit.addedProgress)
    if progress.items + progress.notApplicable > 0 {
      text += "<p class=\"headline\"><strong>\(progress.percent) %</strong> "
      text += "<span>\(progress.words.html)</span></p>\n"
    }
    if added.items + added.notApplicable > 0 {
      text += "<p>Added to the documents: \(added.words.html)</p>\n"
    }
    let tally = audit.tally(Array(audit.findings.indices))
    text += "<p>\(tally.findings == 0 ? "No findings" : tally.extent)</p>\n</div>\n"
  }

  private mutating func render(_ list: Audit.List) {
    text += "<h2>\(list.title.html)</h2>\n"
    for section in list.sections {
      text += "<h3>\(section.title.html)</h3>\n<p>\(section.progress.words.html)</p>\n<ul>\n"
      for item in section.items { render(item) }
      text += "</ul>\n"
    }
  }

  private mutating func render(_ item: Audit.Item) {
    text += "<li><b>\(item.item.id.html)</b> (\(item.state.words)) \(prose(item.item.text))"
    var notes: [String] = []
    if item.state == .notApplicable { notes.append(prose(item.reason)) }
    let hints = Set(item.hintFindings)
    let decided = item.findings.filter { !hints.contains($0) }
    if !decided.isEmpty { notes.append(audit.tally(decided).extent) }
    if !hints.isEmpty { notes.append(counted(hints.count, "hint")) }
    if let tick = item.item.tick { notes.append("ticked: \(prose(tick))") }
    if !item.item.lookAt.isEmpty, item.item.tick == nil, item.state != .notApplicable {
      notes.append("check by hand: \(prose(item.item.lookAt))")
    }
    for group in audit.groups(item.findings, by: grouping) {
      notes.append("<code>\(group.name.html)</code> \(group.tally.findings)")
    }
    if !notes.isEmpty { text += "<ul>\(notes.map { "<li>\($0)</li>" }.joined())</ul>" }
    text += "</li>\n"
  }

  // MARK: - Rules and findings

  private mutating func renderRules() {
    let rules = Dictionary(audit.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let groups = audit.groups(Array(audit.findings.indices), by: .rule)
    text += table("Rules", ["Rule", "Findings", "Files", "Why", "Instead"], groups) { group in
      let rule = rules[group.name]
      return [
        "<code>\(group.name.html)</code> \((rule?.title ?? "").html)", "\(group.tally.findings)",
        "\(group.tally.files)", prose(rule?.why ?? ""), prose(rule?.instead ?? ""),
      ]
    }
  }

  private mutating func renderUnits() {
    let units = audit.units.prefix(Self.maximumFindings)
    text += table("Units of work", ["Type", "Place", "Places"], units) { unit in
      [unit.type.html, place(unit.path, unit.line), "\(unit.places.count)"]
    }
  }

  private mutating func renderFindings() {
    let shown = audit.findings.prefix(Self.maximumFindings)
    text += table("Findings", ["Severity", "Finding", "Place", "Rule"], shown) { finding in
      let diagnostic = finding.diagnostic
      let start = diagnostic.location.region?.start
      return [
        diagnostic.severity.rawValue, diagnostic.headline.html,
        place(diagnostic.location.path, start?.line, start?.column),
        "<code>\(diagnostic.rule.html)</code>",
      ]
    }
    let more = audit.findings.count - shown.count
    if more > 0 {
      text += "<p>and \(counted(more, "more finding")), which the page shows with its script</p>\n"
    }
  }

  private mutating func renderProblems() {
    text += table("Problems", ["File", "Problem"], audit.problems) { problem in
      ["<code>\(problem.path.html)</code>", problem.message.html]
    }
  }

  private func table<Rows: Collection>(
    _ title: String, _ heads: [String], _ rows: Rows, _ cells: (Rows.Element) -> [String]
  ) -> String {
    guard !rows.isEmpty else { return "" }
    let head = heads.map { "<th scope=\"col\">\($0)</th>" }.joined()
    var lines = ["<h2>\(title)</h2>", "<table>", "<thead><tr>\(head)</tr></thead>", "<tbody>"]
    for row in rows { lines.append("<tr>\(cells(row).map { "<td>\($0)</td>" }.joined())</tr>") }
    return (lines + ["</tbody>", "</table>"]).joined(separator: "\n") + "\n"
  }

  // MARK: - Text

  private func place(_ path: String, _ line: Int?, _ column: Int? = nil) -> String {
    let numbers = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return links.html(path.html + numbers, path, line: line, column: column)
  }

  /// The text of an item or a rule, in which what is between back-quotes is code.
  private func prose(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part).html : "<code>\(String(part).html)</code>"
    }.joined()
  }
}
