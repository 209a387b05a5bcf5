import Project

/// The changes of files in the submodules of a repository, whose own changes name only the submodules.
struct SubmoduleChanges {
  /// The changed files, with their paths from the root of the repository.
  private(set) var changes: [FileChange] = []
  private var lines: [(folder: String, lines: AddedLines)] = []

  /// The changes of working trees since the commits that `base` has of the submodules.
  ///
  /// - Throws: when git cannot list the submodules. One that lacks the old commit counts as unchanged.
  static func since(
    _ base: String, in repository: GitRepository, asksForLines: Bool
  ) throws(GitRepository.Failure) -> SubmoduleChanges {
    var all = SubmoduleChanges()
    for (path, commit) in try repository.submodules(at: base) {
      guard let inner = repository.submodule(path), let found = try? inner.changes(since: commit)
      else { continue }
      all.add(found, of: path)
      guard asksForLines, let lines = try? inner.changedLines(since: commit) else { continue }
      all.lines.append((path, lines))
    }
    return all
  }

  /// The changes between the commits that the last commit and the index have of the submodules.
  static func staged(
    in repository: GitRepository, asksForLines: Bool
  ) throws(GitRepository.Failure) -> SubmoduleChanges {
    var all = SubmoduleChanges()
    let known = Dictionary(
      try repository.submodules(at: "HEAD").map { ($0.path, $0.id) }, uniquingKeysWith: { $1 })
    for (path, commit) in try repository.submodules(at: nil) {
      guard let old = known[path], old != commit, let inner = repository.submodule(path),
        let found = try? inner.changes(from: old, to: commit)
      else { continue }
      all.add(found, of: path)
      guard asksForLines, let lines = try? inner.changedLines(since: old) else { continue }
      all.lines.append((path, lines))
    }
    return all
  }

  private mutating func add(_ found: [FileChange], of folder: String) {
    changes += found.map { change in
      FileChange(
        kind: change.kind, path: "\(folder)/\(change.path)",
        oldPath: change.oldPath.map { "\(folder)/\($0)" })
    }
  }

  /// The lines of the repository and of its submodules.
  func adding(to lines: AddedLines) -> AddedLines {
    self.lines.reduce(into: lines) { $0.add($1.lines, ofSubmodule: $1.folder) }
  }
}
