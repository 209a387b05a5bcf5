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
  /// The commits, besides ``base``, that a staged merge combines.
  package private(set) var otherParents: [String] = []
  /// True if findings outside the change are left out.
  package var filtersFindings: Bool
  /// The paths of changed files, old ones included.
  private var paths: Set<String>

  package init(_ changes: [FileChange], filtersFindings: Bool = true) {
    self.changes = changes
    self.filtersFindings = filtersFindings
    paths = Self.paths(of: changes)
  }

  private static func paths(of changes: [FileChange]) -> Set<String> {
    Set(changes.flatMap { [$0.path, $0.oldPath].compactMap(\.self) })
  }

  /// The change with the names that the folders of the project have. git keeps the case in which a file was
  /// added, and a folder the case in which it was made or renamed.
  ///
  /// - Parameter root: the absolute path of the project.
  func spelled(in root: String, by names: FileNames = .system) -> ChangeSet {
    guard
      names.ignoresCase(at: root) || paths.contains(where: { !$0.utf8.allSatisfy { $0 < 0x80 } })
    else { return self }
    func spelled(_ path: String) -> String { names.spelled(path, in: root) }
    func spelled<Value>(_ values: [String: Value]) -> [String: Value] {
      // Of two spellings of one file in the index the first one counts, in the order of bytes.
      let values = values.sorted { $0.key < $1.key }.map { (spelled($0.key), $0.value) }
      return Dictionary(values, uniquingKeysWith: { first, _ in first })
    }
    var set = self
    set.changes = changes.map { change in
      let path = change.kind == .deleted ? change.path : spelled(change.path)
      guard !path.utf8.elementsEqual(change.path.utf8) else { return change }
      // A commit has the file under the path that git says.
      return FileChange(kind: change.kind, path: path, oldPath: change.oldPath ?? change.path)
    }
    set.lines = lines.map { spelled($0) }
    set.addedLines = spelled(addedLines)
    set.contents = spelled(contents)
    set.paths = Self.paths(of: set.changes)
    return set
  }

  /// The changes in the index: what the next commit would contain.
  ///
  /// Of a merge, the changes are the files that are different in each of the commits that it combines; what
  /// one of them has already is its own change, for which the messages of its commits count.
  ///
  /// - Parameters:
  ///   - linesOnly: whether only new lines count.
  ///   - asksForLines: whether a rule asks which lines are new.
  ///   - amends: whether the next commit replaces the last one.
  package static func staged(
    in repository: GitRepository, linesOnly: Bool, asksForLines: Bool = false, amends: Bool = false
  ) throws(GitRepository.Failure) -> ChangeSet {
    let parts = try SubmoduleChanges.staged(in: repository, asksForLines: linesOnly || asksForLines)
    let parents = amends ? try repository.parentsOfHead() : ["HEAD"] + (try repository.mergeHeads())
    let base = parents[0]
    let known = amends || parents.count > 1 ? base : nil
    var changes = try repository.stagedChanges(since: known)
    for parent in parents.dropFirst() {
      let others = Set(try repository.stagedChanges(since: parent).map(\.path))
      changes.removeAll { !others.contains($0.path) }
    }
    var set = ChangeSet(changes + parts.changes)
    set.base = base
    set.otherParents = Array(parents.dropFirst())
    for parent in set.otherParents {
      set.messages += try repository.messages(since: base, to: parent)
    }
    set.contents = try repository.stagedContents()
    set.excluded = Set(try repository.untracked())
    if linesOnly || asksForLines {
      let lines = parts.adding(to: try repository.changedLines(since: known, isStaged: true))
      set.setLines(lines, linesOnly: linesOnly)
    }
    return set.spelled(in: repository.root)
  }

  /// The project as one of the commits has it that a staged merge combines: no change, but the files that
  /// differ from the working tree.
  package static func parent(
    _ commit: String, in repository: GitRepository
  ) throws(GitRepository.Failure) -> ChangeSet {
    var set = ChangeSet([], filtersFindings: false)
    let changes = try repository.changes(since: commit)
    let old = changes.filter { $0.kind != .added }.map { $0.oldPath ?? $0.path }
    set.contents = try repository.contents(of: Set(old), at: commit)
    set.excluded = Set(changes.filter { $0.kind == .added || $0.kind == .renamed }.map(\.path))
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
    return set.spelled(in: repository.root)
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
    return set.spelled(in: repository.root)
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
  package func hasAddedFile(_ path: String) -> Bool {
    changes.contains { $0.path == path && $0.kind == .added }
  }

  /// Returns true if the change touches the region of a file, or the file or folder if there is no
  /// region.
  package func touches(_ path: String, _ region: ClosedRange<Int>?) -> Bool {
    guard touches(path) else { return region == nil && paths.contains { $0.lies(in: path) } }
    guard filtersFindings, let lines, let region else { return true }
    return lines[path]?.contains {
      $0.lowerBound <= region.upperBound && region.lowerBound < $0.upperBound
    }
      ?? false
  }
}
