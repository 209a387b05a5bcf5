import Configuration
import Engine
import LintRules
import Reporting
import Results

/// `archlint trace`: prints where requirements are defined, tested and used.
struct TraceCommand {
  static let command = Command(
    "trace", summary: "print the requirements of a project with their tests and code",
    operands: [.paths]
  ) { (options: TraceCommandOptions, operands: Operands) in
    try await TraceCommand(options: options, paths: operands.rest).run()
  }

  let options: TraceCommandOptions
  let paths: [String]

  private func run() async throws -> Int32 {
    let loader = try ProjectLoader(options.project, operands: paths)
    let configuration = try configuration(loader)
    var analysis = Analysis.Options()
    analysis.workers = options.project.workers
    let linter = Linter(root: loader.finder.root, configuration: configuration, options: analysis)
    let (report, survey) = try await linter.runWithSurvey()
    Output.warn(about: report.problems)
    let matrix = RequirementMatrix(survey.notes, places: survey.places)
      .keeping(try loader.relativePaths())
    for output in options.reports.destinations {
      try output.write(
        output.format.render(
          matrix,
          options: TraceOptions(
            project: linter.rootName, pathPrefix: loader.finder.pathPrefix,
            version: Version.current)))
    }
    let ending = Ending(report.problems).or(Ending(matrix, failUnder: options.minimum))
    ending.warn()
    return ending.status
  }

  /// The rules about requirements: those of the configuration, or one for the ids of the command
  /// line.
  private func configuration(_ loader: ProjectLoader) throws -> Configuration {
    let configuration = try loader.configuration(isPresetNeeded: false)
    guard let pattern = options.ids else {
      let kept = configuration.keeping(\.isAboutRequirements)
      if kept.rules.isEmpty {
        throw UsageError(
          message: "no rule about requirements is on; name a preset that has one, such as "
            + "--preset arcana-io-effect, or the form of the ids, such as --ids 'REQ-[0-9]+'")
      }
      return kept
    }
    do {
      return configuration.replacingRules(
        with: [try Rule.tracing(ids: pattern, definedIn: options.definedIn)])
    } catch {
      throw UsageError(message: error.message)
    }
  }
}

extension Ending {
  /// The end of a run that requires tests for a share of the requirements.
  fileprivate init(_ matrix: RequirementMatrix, failUnder minimum: Int?) {
    guard let minimum, minimum > 0 else {
      self = .success
      return
    }
    guard let percent = matrix.percent else {
      self = .failure("no requirement is defined (--fail-under \(minimum))")
      return
    }
    self =
      percent >= minimum
      ? .success
      : .failure(
        "\(percent) % of the requirements have a test, less than \(minimum) % (--fail-under "
          + "\(minimum))")
  }
}
