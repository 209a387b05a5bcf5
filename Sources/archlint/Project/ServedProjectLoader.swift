import Configuration
import Engine
import LintRules
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
