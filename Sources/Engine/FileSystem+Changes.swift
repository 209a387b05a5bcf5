#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that come, go and change their names.
extension FileSystem {
  /// Whether anything is at `path`, be it a link that leads nowhere.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// The absolute path of the running program, nil where the system does not tell.
  package static var programPath: String? {
    #if os(Linux) || os(Android)
      return realPath("/proc/self/exe")
    #else
      guard let name = CommandLine.arguments.first, name.contains("/") else { return nil }
      return realPath(name)
    #endif
  }

  /// Writes `bytes` to a new file at `path`, whole or not at all.
  ///
  /// - Throws: also when something is there, which stays as it is.
  package static func create(_ bytes: [UInt8], at path: String) throws(Failure) {
    let draft = try draft(bytes, beside: path)
    // Unlike a file that is renamed, one that is linked never takes the place of another.
    let isLinked = unsafe link(draft, path) == 0
    let failure = Failure.current()
    unsafe unlink(draft)
    if !isLinked { throw Failure(reason: "'\(path)' cannot be written: \(failure.reason)") }
  }

  /// Writes `bytes` to a new file in the folder of `path`.
  ///
  /// - Returns: the path of the new file.
  package static func draft(_ bytes: [UInt8], beside path: String) throws(Failure) -> String {
    do throws(Failure) {
      let draft = try makeDraft(beside: path, permissions: 0o666)
      do throws(Failure) {
        try write(bytes, to: draft.descriptor)
        guard close(draft.descriptor) == 0 else { throw Failure.current() }
      } catch {
        unsafe unlink(draft.path)
        throw error
      }
      return draft.path
    } catch {
      throw Failure(reason: "'\(path)' cannot be written: \(error.reason)")
    }
  }

  /// Lets everybody run the file at `path` who may read it.
  package static func makeExecutable(_ path: String) throws(Failure) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .current() }
    let readable = status.st_mode & 0o444
    guard unsafe chmod(path, (status.st_mode & 0o777) | (readable >> 2)) == 0 else {
      throw Failure(reason: "'\(path)' cannot be made executable: \(Failure.current().reason)")
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

  /// Makes the folder at `path`, those around it included, where there is none.
  package static func makeFolder(_ path: String) throws(Failure) {
    if kind(of: path) == .folder { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw Failure(reason: "'\(path)' cannot be made: \(Failure.current().reason)")
    }
  }
}
