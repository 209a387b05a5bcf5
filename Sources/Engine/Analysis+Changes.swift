import Configuration
import LintRules
import Project
import SwiftSource

/// The change under review, as rules see it.
extension Analysis {
  /// The changes that the run is about, as rules about the project see them.
  func projectChanges(_ files: ProjectFiles) -> ProjectChanges {
    var changes = ProjectChanges(today: options.today) { files.place(of: $0) }
    changes.changes = options.changes?.changes
    changes.messages = options.changes?.messages ?? []
    changes.authorizations =
      configuration.authorizations
      + changes.messages.flatMap { Authorization.trailers(in: $0) }
    if ruleSet.comparesLines { changes.diffs = diffs() }
    if ruleSet.comparesInterfaces { changes.interfaces = interfaces(files) }
    return changes
  }

  /// The declarations of changed files before and after the change, nil where their previous contents
  /// are not known.
  private func interfaces(_ files: ProjectFiles) -> InterfaceComparison? {
    guard let changes = options.changes, let previous = changes.previous else { return nil }
    let known = Set(files.paths)
    var comparison = InterfaceComparison()
    var file = SourceFile()
    for change in changes.changes {
      let oldPath = change.oldPath ?? change.path
      comparison.paths[oldPath] = change.path
      if oldPath.hasSuffix(".swift"), let bytes = previous[oldPath] {
        file.path = oldPath
        file.buffer = SourceBuffer(bytes)
        file.analyse(words: .keywords)
        comparison.old += PublicDeclaration.all(in: file, at: files.place(of: oldPath))
      }
      // A file that cannot be read is reported with the files.
      guard known.contains(change.path), change.path.hasSuffix(".swift"),
        (try? store.read(change.path, into: &file.buffer)) != nil
      else { continue }
      file.path = change.path
      file.analyse(words: .keywords)
      comparison.new += PublicDeclaration.all(in: file, at: files.place(of: change.path))
    }
    return comparison
  }

  /// The changed text files with their lines before and after; nil where their previous contents are
  /// not known.
  private func diffs() -> [FileDiff]? {
    guard let changes = options.changes, let previous = changes.previous else { return nil }
    return changes.changes.compactMap { change -> FileDiff? in
      let old =
        change.kind == .added ? TextLines([]) : text(previous[change.oldPath ?? change.path])
      let new = change.kind == .deleted ? TextLines([]) : text(current(change.path))
      guard change.kind != .typeChanged, let old, let new else { return nil }
      return FileDiff(change, old: old, new: new)
    }.sorted { $0.change.path < $1.change.path }
  }

  /// The lines of a file, nil for one that is no text, or too large.
  private func text(_ bytes: [UInt8]?) -> TextLines? {
    guard let bytes, bytes.count <= ChangeSet.largestText else { return nil }
    let text = TextLines(bytes)
    return text.isBinary ? nil : text
  }

  /// The contents of a changed file now; nil where it is a link or cannot be read.
  private func current(_ path: String) -> [UInt8]? {
    if case .folder(let root, let overlay) = store, overlay[path] == nil {
      let status = try? FileSystem.status(of: "\(root)/\(path)")
      guard let status, status.kind == .file, status.size <= ChangeSet.largestText else {
        return nil
      }
    }
    return buffer(path).map { Array($0.padded.prefix($0.count)) }
  }
}
