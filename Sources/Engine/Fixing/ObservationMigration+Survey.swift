import LintRules
import Migrations
import Project
import SwiftSource

extension ObservationMigration {
  /// The migration of a project that has been surveyed.
  ///
  /// - Parameters:
  ///   - store: where the files of the survey are read.
  ///   - workers: how many workers share them.
  package static func of(
    _ survey: Survey, store: FileStore, workers: Int
  ) async -> ObservationMigration {
    let classes = classes(in: survey.table)
    guard !classes.isEmpty else { return ObservationMigration([], table: survey.table) }
    let places = survey.places
    let facts = await Workers.map(
      places.count, workers: workers, state: { SourceFile() },
      body: { index, file in
        let path = places[index].path
        guard path.hasSuffix(".swift"), (try? store.read(path, into: &file.buffer)) != nil,
          survey.knows(file.buffer, file: index)
        else {
          // Unreadable files have been reported before.
          return ObservationFacts()
        }
        file.path = path
        file.analyse(words: ObservationFacts.words)
        return ObservationFacts(
          of: file, index: index, table: survey.table, classes: classes)
      })
    return ObservationMigration(facts, table: survey.table)
  }
}
