import Audits
import Configuration
import LintRules
import Results

/// Audits of many projects as a page of Markdown: the projects, the items with those that are still
/// open, and what no item asks for. It names numbers and projects, and no single finding.
package struct MergedAuditMarkdown {
  private let audit: MergedAudit
  private let problems: [MergedAudit.ProjectProblem]
  private var text = ""

  /// How many projects the table has, those with the most findings first.
  private static let maximumProjects = 200
  /// How many groups of an item or a rule are named.
  private static let maximumGroups = 8
  /// How many problems are shown.
  private static let maximumProblems = 100

  package static func render(_ audit: MergedAudit) throws -> [UInt8] {
    var page = MergedAuditMarkdown(
      audit: audit, problems: try audit.firstProblems(maximumProblems))
    page.renderHead()
    page.renderProjects()
    for list in audit.checklists { page.render(list) }
    page.renderOthers()
    page.renderProblems()
    return Array(page.text.utf8)
  }

  // MARK: - Overview

  private mutating func renderHead() {
    let count = audit.projects.count
    text += "# Audit of \(counted(count, "project"))\n\n"
    var parts: [String] = []
    if !audit.presets.isEmpty { parts.append(audit.presets.joined(separator: ", ")) }
    if let days = audit.days {
      parts.append(
        days.lowerBound == days.upperBound
          ? days.lowerBound : "\(days.lowerBound) to \(days.upperBound)")
    }
    let summary = audit.summary
    parts.append("\(counted(summary.files, "file")), \(counted(summary.lines, "line"))")
    text += parts.joined(separator: "; ") + "\n"
    let progress = audit.progressOfProjects
    if progress.items > 0 {
      text += "\n\(progress.bar) **\(audit.progress.words(done: "done everywhere"))**; "
      text += "counted in each project, \(progress.done) of \(progress.items) are done "
      text += "(\(progress.percent) %)\n"
    }
    let tally = audit.tally
    let affected = audit.projects.count { $0.tally.findings > 0 }
    text += "\n"
    text += tally.findings == 0 ? "No findings" : "\(severities(summary)): \(tally.extent)"
    if tally.findings > 0, count > 1 {
      text += "; \(affected) of \(counted(count, "project")) have findings"
    }
    if summary.suppressed > 0 { text += "; \(summary.suppressed) suppressed by comments" }
    text += "\n"
    if audit.versions.count > 1 {
      text += "\nDifferent versions of archlint made the audits: "
      text += audit.versions.map(\.markdown).joined(separator: ", ") + "\n"
    }
  }

  /// `3 errors, 1 warning`.
  private func severities(_ summary: Report.Summary) -> String {
    [(summary.errors, "error"), (summary.warnings, "warning"), (summary.infos, "info")]
      .filter { $0.0 > 0 }.map { counted($0.0, $0.1) }.joined(separator: ", ")
  }

  private mutating func renderProjects() {
    let hasItems = audit.projects.contains { $0.progress.items > 0 }
    text += "\n## Projects\n\n| project |\(hasItems ? " done | |" : "") findings | errors "
    text += "| warnings | infos | files | safe fixes |\n|---|\(hasItems ? "---:|---|" : "")"
    text += "---:|---:|---:|---:|---:|---:|\n"
    let worst = audit.projects.sorted { $0.tally.findings > $1.tally.findings }
    for project in worst.prefix(Self.maximumProjects) {
      let progress = project.progress
      text += "| \(project.name.markdown) |"
      if hasItems { text += " \(progress.done) of \(progress.items) | \(progress.bar) |" }
      let (summary, tally) = (project.summary, project.tally)
      text += " \(tally.findings) | \(summary.errors) | \(summary.warnings) | \(summary.infos) "
      text += "| \(tally.files) | \(tally.safelyFixable) |\n"
    }
    let rest = worst.dropFirst(Self.maximumProjects)
    if !rest.isEmpty {
      let findings = rest.reduce(0) { $0 + $1.tally.findings }
      text += "\nand \(counted(rest.count, "more project")) with "
      text += "\(counted(findings, "finding")); the JSON has all of them\n"
    }
  }

  // MARK: - Checklists

  private mutating func render(_ list: MergedAudit.List) {
    let progress = list.progress
    text += "\n## \(list.title.markdown)\n\n"
    text += "\(progress.bar) \(progress.words(done: "done everywhere"))\n"
    for section in list.sections {
      text += "\n### \(section.title.markdown)\n\n"
      text += "\(section.progress.words(done: "done everywhere"))\n\n"
      for item in section.items { render(item) }
    }
  }

  private mutating func render(_ item: MergedAudit.Item) {
    let isFound = item.tally.findings > 0
    var sentence = item.text
    if sentence.last == "." { sentence.removeLast() }
    let box = item.state == .notApplicable ? "" : item.state == .done ? "[x] " : "[ ] "
    text += "- \(box)**\(item.id.markdown)** "
    text += item.verdict == Checklist.Verdict.manual.rawValue ? "(by hand) " : ""
    text += "\(sentence.markdownProse): \(projects(of: item))\n"
    if isFound { text += "  - \(item.tally.extent)\n" }
    if !item.lookAt.isEmpty, item.state != .done {
      text += "  - check by hand: \(item.lookAt.markdownProse)\n"
    }
    if !item.unchecked.isEmpty {
      let ids = item.unchecked.map(\.markdownCode).joined(separator: ", ")
      text += "  - not checked everywhere: \(ids)\n"
    }
    render(item.groups)
  }

  /// `done in 3 of 5 projects, open in 2`.
  private func projects(of item: MergedAudit.Item) -> String {
    let all = Audit.State.allCases.reduce(0) { $0 + item.count($1) } - item.count(.notApplicable)
    var parts = ["done in \(item.count(.done)) of \(counted(all, "project"))"]
    if item.count(.open) > 0 { parts.append("open in \(item.count(.open))") }
    if item.count(.manual) > 0 { parts.append("to check by hand in \(item.count(.manual))") }
    if item.count(.unchecked) > 0 { parts.append("not checked in \(item.count(.unchecked))") }
    let absent = item.count(.notApplicable)
    if absent > 0 { parts.append("not applicable in \(absent)") }
    return parts.joined(separator: ", ")
  }

  private mutating func render(_ groups: [MergedAudit.Group]) {
    for group in groups.prefix(Self.maximumGroups) {
      let name = audit.grouping == .rule ? group.name.markdownCode : group.name.markdown
      text += "  - \(name): \(group.findings) in \(counted(group.files, "file"))\n"
    }
    let more = groups.count - Self.maximumGroups
    if more > 0 { text += "  - and \(more) more\n" }
  }

  // MARK: - The rest

  private mutating func renderOthers() {
    let rules = audit.rules.filter { $0.others.findings > 0 }.sorted {
      ($1.others.findings, $0.id) < ($0.others.findings, $1.id)
    }
    guard !rules.isEmpty else { return }
    let title = audit.checklists.isEmpty ? "Findings" : "Findings outside the checklists"
    text += "\n## \(title)\n\n"
    for rule in rules {
      text += "- \(rule.id.markdownCode)\(rule.title.isEmpty ? "" : " \(rule.title.markdown)"): "
      text += "\(rule.others.extent)\n"
      render(rule.groups)
    }
  }

  private mutating func renderProblems() {
    guard !problems.isEmpty else { return }
    text += "\n## Problems\n\n"
    for problem in problems {
      let place = problem.path.isEmpty ? "" : " \(problem.path.markdownCode)"
      text += "- \(audit.projects[problem.project].name.markdown)\(place): "
      text += "\(problem.message.markdown)\n"
    }
    let more = audit.projects.reduce(0) { $0 + $1.problems } - problems.count
    if more > 0 { text += "\nand \(counted(more, "more problem"))\n" }
  }

  private init(audit: MergedAudit, problems: [MergedAudit.ProjectProblem]) {
    self.audit = audit
    self.problems = problems
  }
}
