import Buffers
import Configuration
import Matching
import Project
import SwiftSource

/// Finds out which subjects of checklist items a project has.
package struct PresenceSearch: Sendable {
  private let targets: [Target]

  /// A thing, and the searches for its texts.
  private struct Target: Sendable {
    let files: GlobSet
    let texts: [LiteralSearch]
  }

  package init(_ presences: [Checklist.Presence]) {
    targets = presences.map { presence in
      Target(
        files: presence.files,
        texts: presence.texts.compactMap { LiteralSearch(Array($0.utf8)) })
    }
  }

  /// Returns, for each thing, true if it exists.
  ///
  /// - Parameters:
  ///   - store: where the files of the survey are read.
  ///   - workers: how many workers share them.
  package func run(_ survey: Survey, store: FileStore, workers: Int) async -> [Bool] {
    guard !targets.isEmpty else { return [] }
    let paths = survey.places.map(\.path)
    let states = await Workers.map(
      paths.count, workers: workers,
      state: { State(found: [Bool](repeating: false, count: targets.count)) },
      body: { index, state in look(into: paths[index], store, &state) },
      rest: \.found)
    return targets.indices.map { target in states.rests.contains { $0[target] } }
  }

  /// The state of a worker.
  private struct State {
    var found: [Bool]
    var file = SourceFile()
  }

  private func look(into path: String, _ store: FileStore, _ state: inout State) {
    var open: [Int] = []
    for (index, target) in targets.enumerated() where !state.found[index] {
      guard target.files.matches(path) else { continue }
      if target.texts.isEmpty { state.found[index] = true } else { open.append(index) }
    }
    // A file that cannot be read has been named before.
    guard !open.isEmpty, (try? store.read(path, into: &state.file.buffer)) != nil else { return }
    for index in held(by: state.file.buffer, of: open) { state.found[index] = true }
  }

  /// The targets of which the file has a text.
  private func held(by buffer: borrowing SourceBuffer, of targets: [Int]) -> [Int] {
    let text = buffer.padded.view.extracting(..<buffer.count)
    return targets.filter { target in
      self.targets[target].texts.contains { $0.firstOffset(in: text, from: 0) != nil }
    }
  }
}
