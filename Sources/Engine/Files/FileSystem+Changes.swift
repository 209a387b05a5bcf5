import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that come, go and change their names.
extension FileSystem {
  /// Returns true if anything exists at `path`, even a broken link.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// Writes `bytes` to a new file at `path`, whole or not at all.
  ///
  /// - Throws: also when something is there, which stays as it is.
  package static func create(_ bytes: [UInt8], at path: String) throws(Failure) {
    do throws(Failure) {
      let draft = try Draft(bytes, beside: path)
      do throws(Failure) {
        try draft.link(to: path)
      } catch {
        draft.remove()
        throw error
      }
    } catch {
      throw Failure(reason: "'\(path)' cannot be written: \(error.reason)")
    }
  }

  /// Gives the file at `path` another name in its file system; what has that name is replaced.
  package static func move(_ path: String, to other: String) throws(Failure) {
    guard unsafe rename(path, other) == 0 else {
      throw Failure(
        reason: "'\(path)' cannot be renamed to '\(other)': \(Failure.current().reason)")
    }
  }

  /// Removes the file or link at `path`.
  package static func remove(_ path: String) throws(Failure) {
    guard unsafe unlink(path) == 0 else {
      throw Failure(reason: "'\(path)' cannot be removed: \(Failure.current().reason)")
    }
  }

  /// Makes the folder at `path` and its parents if they do not exist.
  package static func makeFolder(_ path: String) throws(Failure) {
    if kind(of: path) == .folder { return }
    if let parent = path.parentPath, !parent.isEmpty { try makeFolder(String(parent)) }
    guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw Failure(reason: "'\(path)' cannot be made: \(Failure.current().reason)")
    }
  }
}
