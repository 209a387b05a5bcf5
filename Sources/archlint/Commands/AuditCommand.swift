import Audits
import Configuration
import Engine
import LintRules
import Migrations
import Project
import Reporting
import Results

/// `archlint audit`: reports the progress of a project on the checklists of its presets.
struct AuditCommand {
  static let command = Command(
    "audit", summary: "report the progress of a project on the checklists of its presets",
    operands: [.paths]
  ) { (options: AuditCommandOptions, operands: Operands) in
    try await AuditCommand(options: options, paths: operands.rest).run()
  }

  let options: AuditCommandOptions
  let paths: [String]

  private func run() async throws -> Int32 {
    let loader = try ProjectLoader(options.project, operands: paths)
    // Read first: a wrong file should not cost a whole run.
    let earlier = try options.earlierAudit.map { path in
      try EarlierAudit(text: try Input.text(of: path), path: path)
    }
    if let other = earlier?.project, !other.isEmpty {
      let name = Linter.name(ofRoot: loader.finder.root)
      if other != name {
        Output.warn(
          "archlint: the earlier audit is of the project '\(other.visible)', and this one is of "
            + "'\(name.visible)': if they are not the same, the comparison says nothing")
      }
    }
    var history = try history(loader)
    let progress = Progress(isShown: Terminal.showsProgress)
    let linter = try linter(loader, progress)
    let (report, survey) = try await linter.runWithSurvey()
    progress.finish()
    if paths.isEmpty { loader.warnIfSwiftIsMissing(in: survey) }
    var context = try context(linter, survey)
    context.absent = try await absentItems(report, survey, linter)
    context.earlier = earlier
    context.history = history?.history.days
    context.units = await WorkUnit.units(of: report) {
      await ObservationMigration.of(
        survey, store: .folder(linter.root), workers: linter.options.workers
      ).units
    }
    context.graph = await graph(report, survey, linter)
    if linter.configuration.rules.contains(where: \.isAboutRequirements) {
      context.requirements = RequirementMatrix(survey.notes, places: survey.places)
    }
    let audit = Audit(report, context)
    if let today = audit.history.first(where: { $0.day == context.day }) {
      try history?.record(today)
    }
    return try write(audit, report, loader.finder)
  }

  /// The history that the command line asks for. Its days are about the whole project and all rules.
  private func history(_ loader: ProjectLoader) throws -> HistoryFile? {
    guard let folder = options.historyFolder else { return nil }
    let narrowings = [
      ("paths", loader.paths), ("--only", options.project.only), ("--skip", options.project.skip),
    ]
    if let narrowing = narrowings.first(where: { !$0.1.isEmpty })?.0 {
      throw UsageError(
        message: "--history keeps the numbers of the whole project; leave out \(narrowing)")
    }
    let file = try HistoryFile(in: folder, of: Linter.name(ofRoot: loader.finder.root))
    file.warn()
    return file
  }

  private func linter(_ loader: ProjectLoader, _ progress: Progress) throws -> Linter {
    let configuration = try loader.configuration(includesChecklists: true, isPresetNeeded: true)
    if configuration.checklists.isEmpty, loader.finder.path == nil, options.project.presets.isEmpty
    {
      throw UsageError(
        message: "an audit goes through the checklist of a document, and there is no .archlint.yml "
          + "that names one; --preset names one (\(try documents()))")
    }
    var analysis = Analysis.Options()
    analysis.workers = options.project.workers
    analysis.reported = try loader.relativePaths()
    analysis.progress = { done, total in progress.report(done, of: total) }
    return Linter(root: loader.finder.root, configuration: configuration, options: analysis)
  }

  /// The names of the presets that have checklists.
  private func documents() throws -> String {
    try Catalogue.shipped().documents.map(\.name).joined(separator: ", ")
  }

  /// Returns the information that an audit needs besides the report, as far as it is available.
  private func context(_ linter: Linter, _ survey: Survey) throws -> Audit.Context {
    var context = Audit.Context(day: .today)
    context.version = Version.current
    context.project = linter.rootName
    context.checklists = linter.configuration.checklists
    context.paths = linter.options.reported
    context.files = Set(survey.places.map(\.path))
    context.owners = try .ofProject(
      linter.root, neededBy: options.grouping == .owner ? "--by owner" : nil)
    return context
  }

  /// The names of the items that the project has nothing for: nothing of what the item names or, where
  /// it names nothing, nothing that its rules look at.
  private func absentItems(
    _ report: Report, _ survey: Survey, _ linter: Linter
  ) async throws -> Set<String> {
    let items = linter.configuration.checklists.flatMap { list in
      list.sections.flatMap(\.items).map { (name: "\(list.name)/\($0.id)", item: $0) }
    }
    let named = items.compactMap { entry in
      entry.item.presence.map { (name: entry.name, presence: $0) }
    }
    let found = await PresenceSearch(named.map(\.presence)).run(
      survey, store: .folder(linter.root), workers: linter.options.workers)
    let missing = zip(named, found).filter { !$1 }.map(\.0.name)
    // A rule with findings has looked at something.
    let active = Set((report.diagnostics + report.suppressed + report.baselined).map(\.rule))
    let checked = Dictionary(
      report.rules.filter { !report.unchecked.contains($0.id) }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    let silent = items.map { entry in (entry.name, entry.item.rules.filter { checked[$0] != nil }) }
    let open = zip(items, silent).filter { entry, silent in
      entry.item.presence == nil && entry.item.verdict != .manual && !silent.1.isEmpty
        && active.isDisjoint(with: silent.1)
    }.map(\.1)
    let rules = Set(open.flatMap(\.1)).sorted().compactMap { checked[$0] }
    let idle = try await SubjectSearch(linter, survey).idleRules(among: rules)
    return Set(missing + open.filter { idle.isSuperset(of: $0.1) }.map(\.0))
  }

  /// The graph of layers, for formats that show it.
  private func graph(_ report: Report, _ survey: Survey, _ linter: Linter) async -> ProjectGraph? {
    guard options.reports.contains(where: \.showsGraph) else { return nil }
    return await ProjectGraph(
      survey, report: report, layers: linter.configuration.layers, grouping: nil,
      workers: linter.options.workers
    ).treating(.fold)
  }

  /// - Returns: the exit status.
  private func write(
    _ audit: Audit, _ report: Report, _ finder: ConfigurationFinder
  ) throws -> Int32 {
    let form = AuditOptions(
      by: options.grouping, pathPrefix: finder.pathPrefix, version: Version.current,
      links: options.links)
    for output in options.reports.destinations {
      try output.write(isForReading: options.reports.isStandard && Output.isTerminal) { write in
        try write(output.format.render(audit, options: form))
      }
    }
    let ending = Ending(report, failOn: options.failOn)
    ending.warn()
    return ending.status
  }
}
