import Configuration
import Engine
import LintRules
import Project

extension Audit {
  /// What an audit is made of besides the report.
  package struct Context: Sendable {
    package var project = ""
    package var day: CalendarDay
    package var checklists: [Checklist] = []
    package var paths: [String] = []
    /// The paths of all files of the project.
    package var files: Set<String> = []
    package var units: [WorkUnit] = []
    package var graph: ProjectGraph?
    package var owners: CodeOwners?
    package var earlier: EarlierAudit?

    package init(day: CalendarDay) { self.day = day }
  }

  /// The audit of what a run has found.
  package init(_ report: Report, _ context: Context) {
    let index = ItemIndex(context.checklists)
    let placed = report.diagnostics.map { diagnostic in
      index.items(
        of: diagnostic.rule, path: diagnostic.location.path, isInComment: diagnostic.isInComment)
    }
    let comparison = context.earlier.map { earlier in
      AuditComparison(
        earlier, report.diagnostics, rules: Set(report.rules.map(\.id)), paths: context.paths,
        files: context.files, items: index)
    }
    var owners: [String: [String]] = [:]
    let aboutReferences = Set(
      report.rules.filter { $0.checks.contains(where: \.isAboutReferences) }.map(\.id))
    findings = zip(report.diagnostics, placed).enumerated().map { number, pair in
      let path = pair.0.location.path
      if owners[path] == nil { owners[path] = context.owners?.owners(of: path) ?? [] }
      let graph = aboutReferences.contains(pair.0.rule) ? context.graph : nil
      return Finding(
        diagnostic: pair.0, items: pair.1.map { index.names[$0] }, owners: owners[path] ?? [],
        ends: graph.flatMap { graph in
          graph.ends(of: pair.0).map {
            Ends(from: graph.nodes[$0.from].name, to: graph.nodes[$0.to].name)
          }
        },
        isNew: comparison?.isNew[number])
    }
    var byItem = [[Int]](repeating: [], count: index.names.count)
    for (number, items) in placed.enumerated() {
      for item in items { byItem[item].append(number) }
    }
    let ran = Set(report.rules.map(\.id)).subtracting(report.unchecked)
    checklists = index.lists(context.checklists, findings: byItem, report.diagnostics, ran: ran)
    others = placed.indices.filter { placed[$0].isEmpty }
    project = context.project
    day = context.day.description
    presets = report.presets
    paths = context.paths
    summary = report.summary
    rules = report.rules
    unchecked = Set(report.unchecked)
    units = context.units
    graph = context.graph
    problems = report.problems
    self.comparison = comparison
  }
}

/// Which items a finding belongs to.
struct ItemIndex {
  private let items: [Checklist.Item]
  private let byRule: [String: [Int]]
  /// The names of the items, `preset/id`, in the order of the checklists.
  let names: [String]
  /// The section of each item, counted through all checklists.
  let sectionOfItem: [Int]
  let sectionCount: Int

  init(_ checklists: [Checklist]) {
    let sections = checklists.flatMap(\.sections)
    sectionCount = sections.count
    sectionOfItem = sections.enumerated().flatMap { number, section in
      section.items.map { _ in number }
    }
    items = checklists.flatMap { $0.sections.flatMap(\.items) }
    names = checklists.flatMap { list in
      list.sections.flatMap(\.items).map { "\(list.name)/\($0.id)" }
    }
    var byRule: [String: [Int]] = [:]
    for (number, item) in items.enumerated() {
      for rule in item.rules { byRule[rule, default: []].append(number) }
    }
    self.byRule = byRule
  }

  /// The items that a finding of a rule in the file at `path` belongs to.
  func items(of rule: String, path: String, isInComment: Bool) -> [Int] {
    guard let numbers = byRule[rule] else { return [] }
    let part: Checklist.Part =
      path.hasSuffix(".md") ? .documents : isInComment ? .comments : .code
    return numbers.filter { number in
      items[number].part.map { $0 == part } ?? true && items[number].isAbout(path)
    }
  }

  /// The checklists with the findings of their items, in the order of ``names``.
  func lists(
    _ checklists: [Checklist], findings: [[Int]], _ diagnostics: [Diagnostic], ran: Set<String>
  ) -> [Audit.List] {
    var number = 0
    return checklists.map { list in
      Audit.List(
        name: list.name, title: list.title,
        sections: list.sections.map { section in
          Audit.Section(
            title: section.title,
            items: section.items.map { item in
              defer { number += 1 }
              return Audit.Item(
                item, name: names[number], findings: findings[number], ran: ran,
                tally: Audit.Tally(findings[number].lazy.map { diagnostics[$0] }))
            })
        })
    }
  }
}

extension Audit.Item {
  fileprivate init(
    _ item: Checklist.Item, name: String, findings: [Int], ran: Set<String>, tally: Audit.Tally
  ) {
    self.item = item
    self.name = name
    self.findings = findings
    self.tally = tally
    unchecked = item.rules.filter { !ran.contains($0) }
    state =
      switch item.verdict {
      case .manual: item.tick == nil ? .manual : .done
      case .auto, .partial:
        !findings.isEmpty ? .open : unchecked.count == item.rules.count ? .unchecked : .done
      }
  }
}
