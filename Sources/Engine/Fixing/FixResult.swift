/// What fixing has come to.
package struct FixResult: Sendable {
  /// The files that change, in the order of their paths.
  package var files: [File] = []
  /// The fixes that are made, in the order in which they are.
  package var fixed: [Fixed] = []
  /// The fixes that were not made.
  package var left: [Left] = []
  /// How many findings only an unsafe fix would remove, where such fixes were not asked for.
  package var unsafeCount = 0
  /// How often the project was checked.
  package var passes = 0

  /// A file with its old and new content.
  package struct File: Sendable {
    /// The path from the root of the project.
    package let path: String
    package let original: [UInt8]
    package var fixed: [UInt8]
    /// Files with the same number change together or not at all.
    package var group: Int
  }

  /// A fix that is made.
  package struct Fixed: Sendable, Hashable {
    package let rule: String
    package let path: String
    /// The 1-based line of its finding, before the pass in which it was made.
    package let line: Int
    package let isSafe: Bool
    /// What changes in meaning.
    package let caveat: String?
    /// How many findings it removes.
    package let findings: Int
  }

  /// A fix that was not made.
  package struct Left: Sendable, Hashable {
    package let rule: String
    package let path: String
    /// The 1-based line, 0 for the file as a whole.
    package let line: Int
    /// Why, a sentence without a full stop.
    package let reason: String
  }
}

/// Writes fixed files.
package enum FixWriter {
  /// Writes the files of `result`, those of one group all or none.
  ///
  /// A file that no longer holds what was checked is left alone. New contents are written beside the
  /// files first and take their places when all of a group are there.
  ///
  /// - Parameter root: the folder that paths are relative to.
  /// - Returns: the paths of the files that were written, and why others were not.
  package static func write(
    _ result: FixResult, root: String
  ) -> (written: [String], left: [FixResult.Left]) {
    var written: [String] = []
    var left: [FixResult.Left] = []
    for (_, files) in Dictionary(grouping: result.files, by: \.group).sorted(by: { $0.key < $1.key })
    {
      do throws(GroupFailure) {
        written += try write(files, root: root)
      } catch {
        for file in files {
          let isCause = file.path == error.path
          left.append(
            FixResult.Left(
              rule: "", path: file.path, line: 0,
              reason: isCause ? error.reason : "it changes with '\(error.path)', which was not written"))
        }
      }
    }
    return (written, left.sorted { $0.path < $1.path })
  }

  private struct GroupFailure: Error {
    let path: String
    let reason: String
  }

  private static func write(
    _ files: [FixResult.File], root: String
  ) throws(GroupFailure) -> [String] {
    var drafts: [(draft: String, file: String, path: String)] = []
    do throws(GroupFailure) {
      for file in files {
        let full = "\(root)/\(file.path)"
        if let obstacle = FixTarget.obstacle(file.path, root: root) {
          throw GroupFailure(path: file.path, reason: obstacle)
        }
        guard FixTarget.holds(full, file.original) else {
          throw GroupFailure(path: file.path, reason: "it has changed since it was read")
        }
        do {
          drafts.append((try FileSystem.draft(file.fixed, for: full), full, file.path))
        } catch {
          throw GroupFailure(path: file.path, reason: "it cannot be written: \(error.reason)")
        }
      }
      var written: [String] = []
      for (draft, full, path) in drafts {
        do { try FileSystem.move(draft, to: full) } catch {
          throw GroupFailure(path: path, reason: "it cannot be written: \(error.reason)")
        }
        written.append(path)
      }
      return written
    } catch {
      for (draft, _, _) in drafts { try? FileSystem.remove(draft) }
      throw error
    }
  }
}

/// What fixing asks of files before it changes them.
enum FixTarget {
  /// Why the file at `path` below the root is not changed, nil where nothing speaks against it.
  static func obstacle(_ path: String, root: String) -> String? {
    let full = "\(root)/\(path)"
    if let reason = FileSystem.obstacle(toReplacing: full) { return reason }
    guard let real = FileSystem.realPath(full), let realRoot = FileSystem.realPath(root),
      real == (realRoot == "/" ? "/\(path)" : "\(realRoot)/\(path)")
    else { return "a link leads to it" }
    return nil
  }

  /// Whether the file at `path` holds these bytes.
  static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    (try? FileSystem.bytes(of: path)) == bytes
  }
}
