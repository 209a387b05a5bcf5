/// Writes fixed files.
package enum FixWriter {
  /// Writes the files of `result`, those of one group all or none.
  ///
  /// A file that no longer holds what was checked is left alone. New contents are written beside the
  /// files first and take their places when all of a group are there.
  ///
  /// - Parameter root: the folder that paths are relative to.
  /// - Returns: the paths of the files that were written, why others were not, and whether one of
  ///   those should have been.
  package static func write(
    _ result: FixResult, root: String
  ) -> (written: [String], left: [FixResult.Left], hasFailed: Bool) {
    var written: [String] = []
    var left: [FixResult.Left] = []
    var hasFailed = false
    let groups = Dictionary(grouping: result.files, by: \.group)
    for group in groups.keys.sorted() {
      let files = groups[group] ?? []
      do throws(GroupFailure) {
        try write(files, root: root)
        written += files.map(\.path)
      } catch {
        hasFailed = hasFailed || error.isFailure
        for file in files {
          let reason =
            file.path == error.path
            ? error.reason : "it changes with '\(error.path)', which was not written"
          left.append(FixResult.Left(rule: "", path: file.path, line: 0, reason: reason))
        }
      }
    }
    return (written.sorted(), left.sorted { $0.path < $1.path }, hasFailed)
  }

  private struct GroupFailure: Error {
    let path: String
    let reason: String
    /// True if the system refused the operation.
    var isFailure = false
  }

  private static func write(_ files: [FixResult.File], root: String) throws(GroupFailure) {
    var drafts: [Draft] = []
    do throws(GroupFailure) {
      for file in files { drafts.append(try draft(file, root: root)) }
      try Interruption.deferring { () throws(GroupFailure) in
        try move(drafts, to: files, root: root)
      }
    } catch {
      for draft in drafts { draft.remove() }
      throw error
    }
  }

  /// Puts the drafts in the places of the files, of all or of none.
  private static func move(
    _ drafts: [Draft], to files: [FixResult.File], root: String
  ) throws(GroupFailure) {
    var moved = 0
    do throws(GroupFailure) {
      for (draft, file) in zip(drafts, files) {
        try guarding(file) { () throws(FileSystem.Failure) in
          try draft.move(to: "\(root)/\(file.path)")
        }
        moved += 1
      }
    } catch {
      // Nothing can be done about what cannot be written back either.
      for file in files.prefix(moved) {
        try? FileSystem.write(file.original, to: "\(root)/\(file.path)")
      }
      throw error
    }
  }

  /// Writes the new content of a file beside it.
  private static func draft(
    _ file: FixResult.File, root: String
  ) throws(GroupFailure) -> Draft {
    let path = "\(root)/\(file.path)"
    if let obstacle = FixTarget.obstacle(file.path, root: root) {
      throw GroupFailure(path: file.path, reason: obstacle)
    }
    guard (try? FileSystem.bytes(of: path)) == file.original else {
      throw GroupFailure(path: file.path, reason: "it has changed since it was read")
    }
    return try guarding(file) { () throws(FileSystem.Failure) in
      try FileSystem.draft(file.fixed, for: path)
    }
  }

  private static func guarding<Result>(
    _ file: FixResult.File, _ body: () throws(FileSystem.Failure) -> Result
  ) throws(GroupFailure) -> Result {
    do { return try body() } catch {
      throw GroupFailure(
        path: file.path, reason: "it cannot be written: \(error.reason)", isFailure: true)
    }
  }
}

/// The checks that a file must pass before fixing changes it.
enum FixTarget {
  /// The reason why the file at `path` below the root is not changed, nil if there is none.
  static func obstacle(_ path: String, root: String) -> String? {
    let full = "\(root)/\(path)"
    if let reason = FileSystem.obstacle(toReplacing: full) { return reason }
    guard let real = FileSystem.realPath(full), let realRoot = FileSystem.realPath(root),
      real == (realRoot == "/" ? "/\(path)" : "\(realRoot)/\(path)")
    else { return "a link leads to it" }
    return nil
  }
}
