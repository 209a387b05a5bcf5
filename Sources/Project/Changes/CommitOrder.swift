/// The commits of a change, and the first one of each file that they add.
package struct CommitOrder: Sendable {
  /// The number of the first commit of each file; none for files from before the change.
  private var firstCommits: [String: Int] = [:]
  /// For each commit those that it follows, by number. Later commits have higher numbers.
  private var parents: [[Int]] = []
  /// The numbers of the commits by id.
  private var numbers: [Substring: Int] = [:]
  /// The files that the change adds and no commit has yet.
  private var uncommitted: Set<String> = []

  package init() {}

  /// Takes the next commit, which follows earlier ones.
  package mutating func add(_ id: Substring, parents: [Substring], _ changes: [FileChange]) {
    let number = self.parents.count
    self.parents.append(parents.compactMap { numbers[$0] })
    numbers[id] = number
    for change in changes {
      switch change.kind {
      case .added where firstCommits[change.path] == nil: firstCommits[change.path] = number
      // A file keeps its first commit under a new name.
      case .renamed: firstCommits[change.path] = change.oldPath.flatMap { firstCommits[$0] }
      default: break
      }
    }
  }

  /// Takes the changes from before the first commit to the working tree.
  package mutating func finish(_ changes: [FileChange]) {
    for change in changes where change.kind == .added && firstCommits[change.path] == nil {
      uncommitted.insert(change.path)
    }
  }

  /// Returns true if a commit with the file at `path` precedes the first one with that at `other`.
  /// Commits of branches that know nothing of each other precede neither.
  package func isOlder(_ path: String, than other: String) -> Bool {
    if uncommitted.contains(other) { return !uncommitted.contains(path) }
    guard let last = firstCommits[other] else { return false }
    guard let first = firstCommits[path] else { return !uncommitted.contains(path) }
    var open = parents[last]
    var seen: Set<Int> = []
    while let commit = open.popLast() {
      if commit == first { return true }
      if commit > first, seen.insert(commit).inserted { open += parents[commit] }
    }
    return false
  }
}
