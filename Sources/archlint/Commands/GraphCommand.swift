import Configuration
import Engine
import LintRules
import Project
import Reporting

/// `archlint graph`: draws which part of a project depends on which.
struct GraphCommand {
  private let arguments: Arguments
  private let format: GraphFormat
  private let level: Level?

  /// What the parts are.
  enum Level: String, CaseIterable {
    case layer, module, folder, file

    var grouping: Grouping {
      switch self {
      case .layer: .layers([])
      case .module: .modules([])
      case .folder: .parentFolders
      case .file: .files
      }
    }
  }

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    format = try arguments.choice("format", or: .mermaid)
    level = arguments.has("level") ? try arguments.choice("level", or: .layer) : nil
  }

  func run() async throws -> Int32 {
    let loader = try ProjectLoader(arguments, operands: arguments.operands)
    let configuration = try loader.configuration(isPresetNeeded: false)
      .keeping { $0.checks.contains(where: \.isAboutReferences) }
    if level == .layer, configuration.layers.layers.isEmpty {
      throw UsageError(
        message: "the project has no layers; name some in .archlint.yml, or a preset")
    }
    var options = Analysis.Options()
    options.workers = try loader.workers()
    let linter = Linter(root: loader.finder.root, configuration: configuration, options: options)
    let (report, survey) = try await linter.runWithSurvey()
    Output.complain(about: report.problems)
    var graph = await ProjectGraph(
      survey, report: report, layers: configuration.layers, grouping: level?.grouping,
      workers: options.workers)
    if let name = arguments.last("focus") {
      guard let focused = graph.focused(on: name) else {
        throw UsageError(
          message: "there is no \(graph.level) '\(name)'"
            + NearestName.hint(name, among: graph.nodes.map(\.name)))
      }
      graph = focused
    }
    let bytes = format.render(graph)
    try Output.write(bytes)
    if let warning = format.warning(graph, bytes) { Output.complain("archlint: \(warning)") }
    return report.isIncomplete ? 2 : 0
  }
}
