import Project

/// The change that a run is about.
///
/// The whole project is read all the same, so that rules over several files stay right; reported is
/// what the change touches.
package struct ChangeSet: Sendable {
  /// The files that are changed.
  package var changes: [FileChange]
  /// The new lines of changed files, nil when whole files count.
  package var lines: [String: [Range<Int>]]?
  /// The new lines of changed files, where a rule asks for them. Those that only move are none.
  package var addedLines: [String: [Range<Int>]] = [:]
  /// The contents of files where they differ from the working tree.
  package var contents: [String: [UInt8]] = [:]
  /// The contents of changed files before the change, by their old paths; nil if they are not
  /// known.
  package var previous: [String: [UInt8]]?
  /// The commit with which the project is compared, nil if no commit is.
  package private(set) var base: String?
  /// The last commit of the change, nil where no commit is a part of it.
  private var head: String?
  /// The order in which commits add files, where a rule asks for it.
  package var commitOrder: CommitOrder?
  /// Files of the working tree that are no part of the project's state that is looked at.
  package var excluded: Set<String> = []
  /// The messages of the commits that make the change.
  package var messages: [String] = []
  /// True if findings outside the change are left out.
  package var filtersFindings: Bool
  /// The paths of changed files, old ones included.
  private let paths: Set<String>

  package init(_ changes: [FileChange], filtersFindings: Bool = true) {
    self.changes = changes
    self.filtersFindings = filtersFindings
    paths = Set(changes.flatMap { [$0.path, $0.oldPath].compactMap(\.self) })
  }

  /// The changes in the index: what the next commit would contain.
  ///
  /// - Parameters:
  ///   - linesOnly: whether only new lines count.
  ///   - asksForLines: whether a rule asks which lines are new.
  package static func staged(
    in repository: GitRepository, linesOnly: Bool, asksForLines: Bool = false
  ) throws(GitRepository.Failure) -> ChangeSet {
    let parts = try SubmoduleChanges.staged(in: repository, asksForLines: linesOnly || asksForLines)
    var set = ChangeSet(try repository.stagedChanges() + parts.changes)
    set.base = "HEAD"
    set.contents = try repository.stagedContents()
    set.excluded = Set(try repository.untracked())
    if linesOnly || asksForLines {
      set.setLines(parts.adding(to: try repository.changedLines(since: nil)), linesOnly: linesOnly)
    }
    return set
  }

  /// The changes of the working tree and its commits since their merge base with `reference`.
  package static func since(
    _ reference: String, in repository: GitRepository, linesOnly: Bool, asksForLines: Bool = false
  ) throws(GitRepository.Failure) -> ChangeSet {
    let base = try repository.mergeBase(with: reference)
    let parts = try SubmoduleChanges.since(
      base, in: repository, asksForLines: linesOnly || asksForLines)
    var set = ChangeSet(try repository.changes(since: base) + parts.changes)
    set.base = base
    set.head = "HEAD"
    set.messages = try repository.messages(since: base)
    if linesOnly || asksForLines {
      set.setLines(parts.adding(to: try repository.changedLines(since: base)), linesOnly: linesOnly)
    }
    return set
  }

  /// The changes between the merge base of two commits and the second of them, with the files as the
  /// working tree has them.
  package static func range(
    from: String, to: String, in repository: GitRepository
  ) throws(GitRepository.Failure) -> ChangeSet {
    let base = try repository.mergeBase(of: from, and: to)
    let commit = try repository.commit(to)
    var set = ChangeSet(try repository.changes(from: base, to: commit))
    set.base = base
    set.head = commit
    set.messages = try repository.messages(since: base, to: commit)
    set.setLines(try repository.changedLines(since: base), linesOnly: false)
    return set
  }

  private mutating func setLines(_ lines: AddedLines, linesOnly: Bool) {
    addedLines = lines.written
    if linesOnly { self.lines = lines.all }
  }

  /// The largest file, in bytes, whose lines before and after a change are compared.
  static let largestText = 1 << 20

  /// Reads the contents that changed files had before the change.
  ///
  /// - Parameter readsAll: whether files other than Swift are read too, unless they are large.
  package mutating func readPrevious(
    from repository: GitRepository, readsAll: Bool
  ) throws(GitRepository.Failure) {
    guard let base else { return }
    let paths = changes.filter { $0.kind != .added }.map { $0.oldPath ?? $0.path }
    previous = try repository.contents(
      of: Set(paths.filter { readsAll || $0.hasSuffix(".swift") }), at: base,
      largest: readsAll ? Self.largestText : nil)
  }

  /// Reads the order in which the commits of the change add files.
  package mutating func readCommitOrder(
    from repository: GitRepository
  ) throws(GitRepository.Failure) {
    guard let base, let head else { return }
    commitOrder = try repository.commitOrder(since: base, to: head)
    commitOrder?.finish(changes)
  }

  /// Returns true if the change touches the file at `path`.
  func touches(_ path: String) -> Bool { !filtersFindings || paths.contains(path) }

  /// Returns true if the change adds the 1-based line of the file at `path`.
  func hasAdded(_ line: Int, of path: String) -> Bool {
    guard let lines = addedLines[path] else { return hasAddedFile(path) }
    return lines.contains { $0.contains(line) }
  }

  /// Returns true if the change adds the file at `path`.
  func hasAddedFile(_ path: String) -> Bool {
    changes.contains { $0.path == path && $0.kind == .added }
  }

  /// Returns true if the change touches the region of a file, or the file or folder if there is no
  /// region.
  func touches(_ path: String, _ region: ClosedRange<Int>?) -> Bool {
    guard touches(path) else { return region == nil && paths.contains { $0.lies(in: path) } }
    guard filtersFindings, let lines, let region else { return true }
    return lines[path]?.contains {
      $0.lowerBound <= region.upperBound && region.lowerBound < $0.upperBound
    }
      ?? false
  }
}
