import Configuration
import Engine
import Project
import Reporting

/// `archlint audit`: says how far a project has come with the checklists of its presets.
struct AuditCommand {
  private let arguments: Arguments
  private let failOn: FailLevel
  private let grouping: Audit.Grouping
  private let outputs: [Destination<AuditFormat>]

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    failOn = try arguments.choice("fail-on", or: .never)
    grouping = try arguments.choice("by", or: .folder)
    outputs = try Destination.all(arguments, or: .markdown)
  }

  func run() async throws -> Int32 {
    let loader = try ProjectLoader(arguments, operands: arguments.operands)
    let finder = loader.finder
    var context = Audit.Context()
    // Read first: a wrong file should not cost a whole run.
    context.earlier = try arguments.last("since").map { path in
      try EarlierAudit(text: try Input.text(of: path), path: path)
    }
    let configuration = try loader.configuration(includesChecklists: true, isPresetNeeded: true)
    let progress = Progress(isShown: Output.isErrorTerminal)
    var options = Analysis.Options()
    options.workers = try loader.workers()
    options.reported = try loader.relativePaths()
    options.progress = { done, total in progress.report(done, of: total) }
    let linter = Linter(root: finder.root, configuration: configuration, options: options)
    let (report, survey) = try await linter.runWithSurvey()
    progress.finish()
    context.project = linter.rootName
    context.checklists = configuration.checklists
    context.paths = options.reported
    context.files = Set(survey.places.map(\.path))
    context.units = await WorkUnit.units(
      of: report, survey, root: finder.root, workers: options.workers)
    context.owners = try codeOwners(finder.root)
    context.graph = await graph(of: survey, report, configuration.layers, options.workers)
    try write(Audit(report, context), pathPrefix: finder.pathPrefix)
    if report.isIncomplete { return 2 }
    return failOn.fails(report.summary) ? 1 : 0
  }

  /// The graph of the project, nil where no output shows it.
  private func graph(
    of survey: Survey, _ report: Report, _ layers: LayerSet, _ workers: Int
  ) async -> ProjectGraph? {
    guard outputs.contains(where: { $0.format != .markdown }) else { return nil }
    return await ProjectGraph(
      survey, report: report, layers: layers, grouping: nil, workers: workers)
  }

  private func write(_ audit: Audit, pathPrefix: String) throws {
    for output in outputs {
      try output.write(
        output.format.render(
          audit, by: grouping, pathPrefix: pathPrefix, version: Archlint.version))
    }
  }

  /// Who owns which files, nil where nothing says so.
  private func codeOwners(_ root: String) throws -> CodeOwners? {
    for path in CodeOwners.paths where FileSystem.kind(of: "\(root)/\(path)") == .file {
      return CodeOwners(try FileSystem.text(of: "\(root)/\(path)"))
    }
    if grouping == .owner {
      throw UsageError(
        message: "--by owner needs a file that says who owns what: "
          + CodeOwners.paths.joined(separator: ", "))
    }
    return nil
  }
}
