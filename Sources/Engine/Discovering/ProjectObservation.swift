import Discovery
import Project
import Results
import SwiftSource

/// A project as it was read to learn from it.
struct ProjectObservation {
  let project: ObservedProject
  let problems: [Report.Problem]
  let survey: Survey
  let store: FileStore
  /// The index in ``project`` of each file of the survey, -1 for what nothing is learned from.
  let numbers: [Int32]

  /// The conventions, those about layers with the places of each reference against them.
  func locating(_ conventions: [Convention], workers: Int) async -> [Convention] {
    let files = Set(conventions.flatMap { $0.against.map(\.file) }).sorted()
    guard !files.isEmpty else { return conventions }
    let indices = survey.places.indices.filter { numbers[$0] >= 0 }
    let found = await Workers.map(
      files.count, workers: workers, state: { SourceFile() },
      body: { number, file in references(of: indices[Int(files[number])], &file) })
    let byFile = Dictionary(uniqueKeysWithValues: zip(files, found))
    return conventions.map { convention in
      guard !convention.against.isEmpty else { return convention }
      return convention.located(
        convention.against.flatMap { pair in
          (byFile[pair.file] ?? []).filter { $0.target == pair.target }.map(\.place)
        })
    }
  }

  /// The references of a file of the survey, each with the file that it leads to.
  private func references(
    of index: Int, _ file: inout SourceFile
  ) -> [(target: Int32, place: Convention.Exception)] {
    let path = survey.places[index].path
    file.path = path
    guard (try? store.read(path, into: &file.buffer)) != nil,
      survey.knows(file.buffer, file: index)
    else { return [] }
    file.analyse(words: .keywords)
    let lines = LineTable(file.buffer)
    return survey.table.references(in: file, index: index).map { reference in
      let (line, column) = lines.position(of: Int(file.tokens[reference.token].offset))
      return (
        numbers[survey.table.file(of: reference.symbol)],
        .init(path: path, line: line, column: column)
      )
    }
  }
}
