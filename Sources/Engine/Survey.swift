import Configuration
import LintRules
import Project
import SwiftSource

/// A project as a whole: where its files are and what they declare and mention.
package struct Survey: Sendable {
  let files: ProjectFiles
  /// The symbols of the files, numbered as ``places``.
  package let table: SymbolTable
  /// The digests of what the files held.
  let digests: [UInt64]
  /// The remarks that rules have made on each file.
  package let notes: [FileNotes]

  /// Where each file is.
  package var places: [Place] { files.places }

  /// Returns true if `buffer` holds the same bytes as the file had when it was surveyed. The table
  /// knows nothing about other contents.
  package func knows(_ buffer: SourceBuffer, file: Int) -> Bool {
    Fingerprints.digest(of: buffer) == digests[file]
  }

  /// Surveys the project in a folder.
  ///
  /// - Parameters:
  ///   - root: the folder.
  ///   - configuration: says which files belong to the project, and its layers.
  ///   - workers: how many workers share the files.
  /// - Returns: the survey, and the files that could not be read.
  package static func survey(
    root: String, configuration: Configuration, workers: Int
  ) async -> (survey: Survey, problems: [Report.Problem]) {
    var options = Analysis.Options()
    options.workers = workers
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
