import Configuration
import Engine
import LintRules
import Project
import Reporting
import Results

/// `archlint graph`: draws the dependencies between the parts of a project.
struct GraphCommand {
  static let command = Command(
    "graph", summary: "draw the dependencies between layers, modules, folders or files",
    operands: [.paths]
  ) { (options: GraphOptions, operands: Operands) in
    try await GraphCommand(options: options, paths: operands.rest).run()
  }

  let options: GraphOptions
  let paths: [String]

  private func run() async throws -> Int32 {
    let loader = try ProjectLoader(options.project, operands: paths)
    let configuration = try loader.configuration(isPresetNeeded: false)
      .keeping { $0.needs.contains(.references) }
    if options.depth != nil, let level = options.level, level != .folder {
      throw UsageError(message: "--depth goes with folders, and not with --level \(level.rawValue)")
    }
    if options.level == .layer, configuration.layers.layers.isEmpty {
      throw UsageError(
        message: "the project has no layers; name some in .archlint.yml, or a preset")
    }
    var analysis = Analysis.Options()
    analysis.workers = options.project.workers
    let linter = Linter(root: loader.finder.root, configuration: configuration, options: analysis)
    let (report, survey) = try await linter.runWithSurvey()
    Output.warn(about: report.problems)
    loader.warnIfSwiftIsMissing(in: survey)
    var graph = await ProjectGraph(
      survey, report: report, layers: configuration.layers,
      grouping: options.depth.map { .depth($0) } ?? options.level?.grouping,
      workers: analysis.workers
    ).treating(options.tests, keeping: options.focus)
    if let name = options.focus {
      guard let focused = graph.focused(on: name) else {
        throw UsageError(
          message: "there is no \(graph.level) '\(name)'"
            + NearestName.hint(name, among: graph.nodes.map(\.name)))
      }
      graph = focused
    }
    if options.hidesTransitiveEdges { graph = graph.withoutTransitiveEdges() }
    for output in options.reports.destinations {
      let bytes = output.format.render(graph)
      try output.write(bytes)
      if let warning = output.format.warning(graph, bytes) { Output.warn("archlint: \(warning)") }
    }
    let ending = Ending(report, failOn: .never)
    ending.warn()
    return ending.status
  }
}

extension GraphOptions.Level {
  fileprivate var grouping: Grouping {
    switch self {
    case .layer: .layers([])
    case .module: .modules([])
    case .folder: .parentFolders
    case .file: .files
    }
  }
}
