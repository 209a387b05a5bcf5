import Audits
import Configuration
import LintRules
import Migrations
import Results

extension AuditFormat {
  package static let markdown = AuditFormat(
    "markdown", "a page to read and to keep", showsGraph: false
  ) { audit, options in
    AuditMarkdown.render(
      audit, by: options.grouping, pathPrefix: options.pathPrefix, links: options.links)
  } merged: { audit, version, write in
    try write(try MergedAuditMarkdown.render(audit))
  }
}

/// An audit in Markdown: a page with progress, the largest blocks of work and owners, then the
/// checklists in the order of their documents.
package struct AuditMarkdown {
  let audit: Audit
  private let grouping: Audit.Grouping
  let pathPrefix: PathPrefix
  private let links: LinkTemplate?
  var text = ""

  /// How many files of a group are named.
  private static let maximumFiles = 4
  /// How many lines of a file are named.
  private static let maximumLines = 8
  /// How many units of work are listed.
  private static let maximumUnits = 100

  private init(
    _ audit: Audit, _ grouping: Audit.Grouping, _ pathPrefix: PathPrefix, _ links: LinkTemplate?
  ) {
    self.audit = audit
    self.grouping = grouping
    self.pathPrefix = pathPrefix
    self.links = links
  }

  package static func render(
    _ audit: Audit, by grouping: Audit.Grouping, pathPrefix: PathPrefix, links: LinkTemplate? = nil
  ) -> [UInt8] {
    var page = AuditMarkdown(audit, grouping, pathPrefix, links)
    page.renderHead()
    page.renderOverview()
    page.renderHistory()
    page.renderComparison()
    page.renderChecklists()
    page.renderRequirements()
    page.renderUnits()
    page.renderOthers()
    page.renderProblems()
    return Array(page.text.utf8)
  }

  // MARK: - Head

  private mutating func renderHead() {
    let presets = audit.presets.isEmpty ? "" : audit.presets.joined(separator: ", ").markdown + "; "
    text += "# Audit of \(audit.project.markdown)\n\n"
    text += "\(presets)\(audit.day); \(counted(audit.summary.files, "file")), "
    text += "\(counted(audit.summary.lines, "line"))\n"
    let progress = audit.progress
    if progress.items + progress.notApplicable > 0 {
      text += "\n\(progress.items > 0 ? "\(progress.bar) " : "")**\(progress.words)**\n"
    }
    let added = audit.addedProgress
    if added.items + added.notApplicable > 0 {
      text += "\nAdded to the documents: \(added.words)\n"
    }
    let tally = audit.tally(Array(audit.findings.indices))
    text += "\n" + (tally.findings == 0 ? "No findings" : tally.extent) + remarks + "\n"
  }

  private var remarks: String {
    audit.summary.suppressed > 0 ? "; \(audit.summary.suppressed) suppressed by comments" : ""
  }

  // MARK: - Burn-down

  private mutating func renderComparison() {
    guard let comparison = audit.comparison else { return }
    text += "\n## Since \(comparison.day.markdown)\n\n"
    text += "| | before | fixed | new | now | |\n|---|---:|---:|---:|---:|---|\n"
    renderRow("**all**", comparison.total)
    var number = 0
    for section in audit.checklists.flatMap(\.sections) {
      renderRow(section.title.markdown, comparison.sections[number])
      number += 1
    }
    let rules = comparison.rules.filter { $0.value.fixed + $0.value.new > 0 }
    for (rule, change) in rules.sorted(by: { $0.key < $1.key }) {
      renderRow(rule.markdownCode, change)
    }
    if comparison.newlyChecked > 0 {
      text += "\nThe earlier audit did not check for "
      text += "\(counted(comparison.newlyChecked, "finding")) of this one.\n"
    }
    if comparison.noLongerChecked > 0 {
      text += "\nThis audit did not check for "
      text += "\(counted(comparison.noLongerChecked, "earlier finding")).\n"
    }
  }

  private mutating func renderRow(_ name: String, _ change: AuditComparison.Change) {
    guard change.before + change.new > 0 else { return }
    // The bar is as long as what there was, or is now if that is more; what is left is filled.
    let length = 20
    let scale = max(change.before, change.now)
    let left = (change.now * length + scale - 1) / scale
    let burnt = max(0, (change.before * length) / scale - left)
    let bar = String(repeating: "█", count: left) + String(repeating: "░", count: burnt)
    text += "| \(name) | \(change.before) | \(change.fixed) | \(change.new) | \(change.now) "
    text += "| \(bar) |\n"
  }

  // MARK: - Checklists

  private mutating func renderChecklists() {
    for list in audit.checklists {
      let progress = list.progress
      text += "\n## \(list.title.markdown)\n\n\(progress.bar) \(progress.words)\n"
      for section in list.sections {
        text += "\n### \(section.title.markdown)\n\n\(section.progress.words)\n\n"
        for item in section.items { render(item) }
      }
    }
    if audit.checklists.isEmpty {
      text += "\nNo preset with a checklist is in use; name one with --preset, or write "
      text += "`checklists` into .archlint.yml.\n"
    }
  }

  private mutating func render(_ item: Audit.Item) {
    text += "- \(Self.box(item.state))**\(item.item.id.markdown)** "
    switch item.state {
    case .manual, .notApplicable: text += "(\(item.state.words)) "
    case .done, .open, .unchecked: break
    }
    text += "\(item.item.text.markdownProse)\n"
    switch item.state {
    case .notApplicable:
      text += "  - \(item.reason.markdownProse)\n"
    case .done, .open, .manual, .unchecked: renderFindings(of: item)
    }
    if let change = audit.comparison?.items[item.name], change.fixed + change.new > 0 {
      text += "  - since then \(change.fixed) fixed, \(change.new) new\n"
    }
    if let tick = item.item.tick { text += "  - ticked: \(tick.markdownProse)\n" }
    if !item.item.lookAt.isEmpty, item.item.tick == nil, item.state != .notApplicable {
      text += "  - check by hand: \(item.item.lookAt.markdownProse)\n"
    }
    if !item.unchecked.isEmpty {
      let ids = item.unchecked.map(\.markdownCode).joined(separator: ", ")
      text += "  - not checked: \(ids)\n"
    }
    if item.state == .notApplicable || item.hintFindings.isEmpty { return }
    let names = item.hints.map { "\($0.name.markdownCode) \($0.findings)" }
    text += "  - hints that do not keep it open: \(names.joined(separator: ", "))\n"
    renderPlaces(item.hintFindings, by: grouping)
  }

  /// The box of a task list; an item that does not apply has none.
  private static func box(_ state: Audit.State) -> String {
    switch state {
    case .done: "[x] "
    case .open, .manual, .unchecked: "[ ] "
    case .notApplicable: ""
    }
  }

  /// Writes the findings that decide the item, and their places.
  private mutating func renderFindings(of item: Audit.Item) {
    let hints = Set(item.hintFindings)
    let findings = item.findings.filter { !hints.contains($0) }
    if !findings.isEmpty {
      let isHint = item.item.verdict == .manual
      text += "  - \(isHint ? "hints: " : "")\(audit.tally(findings).extent)\n"
    }
    let onlyHinting = Set(item.hints.map(\.name))
    let rules = item.rules.filter { $0.findings > 0 && !onlyHinting.contains($0.name) }
    if rules.count > 1 {
      let names = rules.map { "\($0.name.markdownCode) \($0.findings)" }
      text += "  - by rule: \(names.joined(separator: ", "))\n"
    }
    for other in item.elsewhere {
      text += "  - \(counted(other.findings, "finding")) listed under \(other.itemID.markdown)\n"
    }
    renderPlaces(findings, by: grouping)
  }

  // MARK: - Places

  private mutating func renderPlaces(_ findings: [Int], by grouping: Audit.Grouping) {
    for group in audit.groups(findings, by: grouping) {
      let files = files(of: group.findings)
      let name =
        switch grouping {
        case .folder: files.count == 1 ? "" : (pathPrefix + group.name).markdownCode + " "
        case .rule: group.name.markdownCode + " "
        case .owner: "\(group.name.markdown) "
        }
      let count = files.count == 1 ? "" : "\(group.tally.findings) in \(files.count) files: "
      let shown = files.prefix(Self.maximumFiles).map { file in
        // The name of the group says the folder already.
        let path =
          grouping == .folder && files.count > 1 && group.name != file.path + "/"
          ? String(file.path.dropFirst(group.name.count { $0 != "*" })) : pathPrefix + file.path
        let name = path.markdownCode
        return file.lines.isEmpty ? links.markdown(name, file.path, line: nil) : name + file.lines
      }
      let more = files.count - shown.count
      text += "  - \(name)\(count)\(shown.joined(separator: ", "))"
      text += more > 0 ? " and \(more) more\n" : "\n"
    }
  }

  /// The files of some findings with their lines as ` 3, 9`, those with the most findings first.
  private func files(of findings: [Int]) -> [(path: String, lines: String)] {
    var lines: [String: [Int]] = [:]
    for index in findings {
      let location = audit.findings[index].diagnostic.location
      lines[location.path, default: []].append(location.region?.start.line ?? 0)
    }
    return lines.sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }.map { path, lines in
      let known = Set(lines.filter { $0 > 0 }).sorted()
      let shown = self.lines(Array(known.prefix(Self.maximumLines)), of: path)
      let rest = known.count > Self.maximumLines ? ", …" : ""
      return (path, known.isEmpty ? "" : ":\(shown)\(rest)")
    }
  }

  /// `3, 9`, each a link to its line where there is a template.
  private func lines(_ lines: [Int], of path: String) -> String {
    lines.map { links.markdown(String($0), path, line: $0) }.joined(separator: ", ")
  }

  // MARK: - Units and the rest

  private mutating func renderUnits() {
    guard !audit.units.isEmpty else { return }
    text +=
      "\n## Units of work\n\nEach type is migrated in one step with everything that uses it.\n"
    for unit in audit.units.prefix(Self.maximumUnits) {
      render(unit)
    }
    let more = audit.units.count - Self.maximumUnits
    if more > 0 { text += "\nand \(counted(more, "more type"))\n" }
  }

  private mutating func render(_ unit: WorkUnit) {
    let files = Set(unit.places.map(\.path) + [unit.path]).count
    text += "\n### \(unit.type.markdown)\n\n"
    text += "\((pathPrefix + unit.path).markdownCode):\(lines([unit.line], of: unit.path)), "
    text += "\(counted(unit.places.count, "place")) in "
    text +=
      "\(counted(files, "file"))\(unit.isFixable ? "; an unsafe fix migrates all of it" : "")\n\n"
    for (role, places) in unit.placesByRole {
      let shown = Dictionary(grouping: places, by: \.path).sorted { $0.key < $1.key }.map {
        (pathPrefix + $0.key).markdownCode + ":" + lines($0.value.map(\.line), of: $0.key)
      }
      text += "- \(role.markdownCode) \(places.count): \(shown.joined(separator: "; "))\n"
    }
    for blocker in unit.blockers {
      text += "- blocked by \((pathPrefix + blocker.path).markdownCode):"
      text += "\(lines([blocker.line], of: blocker.path)): "
      text += "\(blocker.reason.markdown)\n"
    }
  }

  private mutating func renderRequirements() {
    guard let requirements = audit.requirements else { return }
    text += "\n## Requirements\n\n" + TraceMarkdown.table(requirements, pathPrefix: pathPrefix)
  }

  private mutating func renderOthers() {
    guard !audit.others.isEmpty else { return }
    let title = audit.checklists.isEmpty ? "Findings" : "Findings outside the checklists"
    text += "\n## \(title)\n\n\(audit.tally(audit.others).extent)\n\n"
    let titles = Dictionary(
      audit.rules.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    for rule in audit.groups(audit.others, by: .rule) {
      text +=
        "- \(rule.name.markdownCode) \((titles[rule.name] ?? "").markdown): \(rule.tally.extent)\n"
      renderPlaces(rule.findings, by: grouping == .rule ? .folder : grouping)
    }
  }

  private mutating func renderProblems() {
    guard !audit.problems.isEmpty else { return }
    text += "\n## Problems\n\n"
    for problem in audit.problems {
      let place = problem.path.isEmpty ? "" : "\((pathPrefix + problem.path).markdownCode): "
      text += "- \(place)\(problem.message.markdown)\n"
    }
  }
}

extension WorkUnit {
  /// The places by their role for the type, in the order in which the roles first occur.
  fileprivate var placesByRole: [(role: String, places: [Place])] {
    var roles: [String] = []
    for place in places where !roles.contains(place.role) { roles.append(place.role) }
    return roles.map { role in (role, places.filter { $0.role == role }) }
  }
}
