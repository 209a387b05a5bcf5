import Configuration
import LintRules
import Project
import SwiftSource

/// What only all files together, or files and what they were before, can show.
extension Analysis {
  /// The findings about paths alone, and about what a change does to protected files.
  func findingsAboutPaths(_ ruleSet: RuleSet, _ files: ProjectFiles) -> [Finding] {
    ruleSet.checkProject(
      places: files.places.filter { $0.path.hasSuffix(".swift") },
      changes: options.changes?.changes,
      authorizations: configuration.authorizations
        + (options.changes?.messages.flatMap { Authorization.trailers(in: $0) } ?? []),
      today: options.today, place: { files.place(of: $0) })
      + ruleSet.checkFolders(of: files.places)
  }

  /// The findings about what is nowhere, and about what a change takes away.
  func findings(
    of ruleSet: RuleSet, _ table: SymbolTable, _ files: ProjectFiles
  ) -> [Finding] {
    ruleSet.checkAbsences(
      in: table, at: files.places, isCompared: options.changes?.previous != nil)
      + comparedInterfaces(ruleSet, files)
  }

  /// What the change takes away from the public declarations that rules keep.
  private func comparedInterfaces(_ ruleSet: RuleSet, _ files: ProjectFiles) -> [Finding] {
    guard ruleSet.comparesInterfaces, let changes = options.changes,
      let previous = changes.previous
    else { return [] }
    let indices = Dictionary(
      files.places.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    var old: [InterfaceEntry] = []
    var new: [InterfaceEntry] = []
    var paths: [String: String] = [:]
    var file = SourceFile()
    for change in changes.changes {
      let oldPath = change.oldPath ?? change.path
      paths[oldPath] = change.path
      if let bytes = previous[oldPath] {
        file.path = oldPath
        file.buffer = SourceBuffer(bytes)
        file.analyse(words: .keywords)
        old += ruleSet.interface(of: file, at: files.place(of: oldPath))
      }
      // What cannot be read is reported with the files.
      guard let index = indices[change.path], change.path.hasSuffix(".swift"),
        (try? store.read(change.path, into: &file.buffer)) != nil
      else { continue }
      file.path = change.path
      file.analyse(words: .keywords)
      new += ruleSet.interface(of: file, at: files.places[index])
    }
    return ruleSet.compareInterfaces(old, new, paths: paths) { indices[$0] }
  }
}
