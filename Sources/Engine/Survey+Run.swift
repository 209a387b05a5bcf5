import Configuration
import Results

extension Survey {
  /// Surveys the project in a folder.
  ///
  /// - Parameters:
  ///   - root: the folder.
  ///   - configuration: says which files belong to the project, and its layers.
  ///   - workers: how many workers share the files.
  ///   - asksForSettings: whether places have the settings of their modules.
  /// - Returns: the survey, and the files that could not be read.
  package static func survey(
    root: String, configuration: Configuration, workers: Int, asksForSettings: Bool = false
  ) async -> (survey: Survey, problems: [Report.Problem]) {
    var options = Analysis.Options()
    options.workers = workers
    options.asksForSettings = asksForSettings
    let linter = Linter(root: root, configuration: configuration, options: options)
    var walker = Walker(root: root, include: configuration.include, exclude: configuration.exclude)
    await walker.walk(workers: workers)
    var timer = PhaseTimer()
    let outcome = await Analysis(
      configuration: configuration, store: .folder(root), options: options
    ).run(
      paths: walker.files.map { ($0.path, $0.size) }, rootName: linter.rootName, timer: &timer)
    return (outcome.survey, walker.problems + outcome.problems)
  }
}
