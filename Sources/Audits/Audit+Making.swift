import Configuration
import LintRules
import Project
import Results

extension Audit {
  /// The parts of an audit besides the report.
  package struct Context: Sendable {
    package var project = ""
    package var day: CalendarDay
    package var checklists: [Checklist] = []
    /// The names of items, `preset/id`, that the project has nothing for.
    package var absent: Set<String> = []
    package var paths: [String] = []
    /// The paths of all files of the project.
    package var files: Set<String> = []
    package var units: [WorkUnit] = []
    package var graph: ProjectGraph?
    package var requirements: RequirementMatrix?
    package var owners: CodeOwners?
    package var earlier: EarlierAudit?
    /// The days of the history, nil where nobody keeps one.
    package var history: [AuditDay]?
    /// The version of archlint.
    package var version = ""

    package init(day: CalendarDay) { self.day = day }
  }

  /// The audit of what a run has found.
  package init(_ report: Report, _ context: Context) {
    let index = ItemIndex(context.checklists, absent: context.absent)
    let severities = Dictionary(
      report.rules.map { ($0.id, $0.severity) }, uniquingKeysWith: { first, _ in first })
    let placed = report.diagnostics.map { index.items(of: ItemIndex.Subject($0, severities)) }
    let comparison = context.earlier.map { earlier in
      AuditComparison(
        earlier, report.diagnostics, severities: severities, paths: context.paths,
        files: context.files, items: index)
    }
    var owners: [String: [String]] = [:]
    let aboutReferences = Set(
      report.rules.filter { $0.needs.contains(.references) }.map(\.id))
    findings = zip(report.diagnostics, placed).enumerated().map { number, pair in
      let path = pair.0.location.path
      if owners[path] == nil { owners[path] = context.owners?.owners(of: path) ?? [] }
      let graph = aboutReferences.contains(pair.0.rule) ? context.graph : nil
      return Finding(
        diagnostic: pair.0, items: pair.1.homes.map { index.names[$0] }, owners: owners[path] ?? [],
        ends: graph.flatMap { graph in
          graph.ends(of: pair.0).map {
            Ends(from: graph.nodes[$0.from].name, to: graph.nodes[$0.to].name)
          }
        },
        isNew: comparison?.isNew[number])
    }
    let ran = Set(report.rules.map(\.id)).subtracting(report.unchecked)
    checklists = ChecklistAssembly(index, placed, report.diagnostics, ran, context.absent)
      .lists(context.checklists)
    others = placed.indices.filter { placed[$0].homes.isEmpty }
    hasOwners = context.owners != nil
    project = context.project
    day = context.day.description
    presets = report.presets
    paths = context.paths
    summary = report.summary
    rules = report.rules
    unchecked = Set(report.unchecked)
    units = context.units
    graph = context.graph
    requirements = context.requirements
    problems = report.problems
    self.comparison = comparison
    let today = Self.today(report, Progress(sumOf: checklists.map(\.progress)), context)
    history = context.history.map { $0.replacing(today) } ?? []
  }

  /// The numbers that the history keeps.
  private static func today(
    _ report: Report, _ progress: Progress, _ context: Context
  ) -> AuditDay {
    let summary = report.summary
    return AuditDay(
      day: context.day, version: context.version, presets: report.presets,
      rules: Set(report.rules.map(\.id)).subtracting(report.unchecked).count,
      files: summary.files, lines: summary.lines, errors: summary.errors,
      warnings: summary.warnings, infos: summary.infos, items: progress.items,
      done: progress.done)
  }
}
