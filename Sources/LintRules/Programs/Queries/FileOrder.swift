import Project

/// The order in which the commits of a change add the files of a run.
struct FileOrder: Sendable {
  let commits: CommitOrder
  /// The paths of the files of the run.
  let paths: [String]

  /// Returns true if a commit with the file at an index precedes the first one with the other.
  func isOlder(_ file: Int, than other: Int) -> Bool {
    commits.isOlder(paths[file], than: paths[other])
  }
}
