import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files of a project that get a new content and stay the same otherwise.
extension FileSystem {
  /// The reason why the file at `path` cannot or should not be replaced, nil if there is none.
  ///
  /// Who takes the right to write away from a file or folder does not want it changed, whatever an
  /// administrator could do all the same.
  package static func obstacle(toReplacing path: String) -> String? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return Failure.current().reason }
    switch kind(status.st_mode) {
    case .file: break
    case .link: return "it is a link"
    default: return "it is not a regular file"
    }
    guard status.st_mode & 0o222 != 0, unsafe access(path, W_OK) == 0 else {
      return "the file is read-only"
    }
    let parent = path.parentPath.map(String.init) ?? "."
    let folder = parent.isEmpty ? "/" : parent
    guard unsafe stat(folder, &status) == 0 else { return Failure.current().reason }
    guard status.st_mode & 0o222 != 0, unsafe access(folder, W_OK) == 0 else {
      return "its folder is read-only"
    }
    return nil
  }

  /// Writes `bytes` to a new file beside the one at `path`, with the same permissions and, where
  /// the system allows it, the same owner.
  package static func draft(_ bytes: [UInt8], for path: String) throws(Failure) -> Draft {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { throw .current() }
    return try Draft(bytes, beside: path, like: status)
  }
}
