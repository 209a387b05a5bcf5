import Configuration
import Engine
import LintRules
import Reporting
import Serving

/// Loads projects for servers, which run for long and are told about folders.
struct ServedProjectLoader: Sendable {
  let options: ProjectOptions

  /// Loads the project around a folder, with the text of its configuration if somebody has it open.
  func load(_ folder: String, openText: @Sendable (String) -> String?) throws -> LoadedProject {
    try reportingFailures {
      var loader = try ProjectLoader(options, operands: [folder])
      let usual = "\(loader.finder.root)/\(ConfigurationFinder.fileName)"
      if options.config == nil { loader.finder.takeText(openText(usual)) }
      let configuration = try loader.configuration(isPresetNeeded: false)
      let baseline = BaselineLocation(BaselineOptions(), root: loader.finder.root)
      var project = LoadedProject(
        root: loader.finder.root, configuration: configuration,
        baseline: try baseline.read(isNeeded: false),
        settings: [options.config ?? usual, baseline.path] + configuration.files)
      let memory = ConventionMemory(
        try loader.discovery(
          of: nil, knowing: loader.finder.path == nil ? [] : configuration.distinctRules))
      project.conventions = { await memory.text(about: $0, line: $1) }
      return project
    }
  }

  /// Does something with the loader of the project around a folder. Failures have the words of messages.
  func withLoader<Result>(
    _ folder: String, _ body: (ProjectLoader) throws -> Result
  ) throws -> Result {
    try reportingFailures { try body(try ProjectLoader(options, operands: [folder])) }
  }

  private func reportingFailures<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as ConfigurationFailure {
      throw failure
    } catch let failure as any CommandFailure {
      throw ProjectFailure(failure.lines.joined(separator: "\n"))
    }
  }
}

/// The conventions of a project, learned when somebody asks for the first time.
private actor ConventionMemory {
  private let discovery: ProjectDiscovery
  private var learning: Task<ProjectDiscovery.Outcome?, Never>?

  init(_ discovery: ProjectDiscovery) { self.discovery = discovery }

  /// The conventions about what is declared on a 1-based line of a file, as Markdown.
  func text(about path: String, line: Int) async -> String? {
    let task = learning ?? Task { [discovery] in try? await discovery.run() }
    learning = task
    return await task.value.flatMap {
      ConventionListing.markdown($0.conventions(about: path, line: line))
    }
  }
}
