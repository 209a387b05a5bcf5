#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files of a project that get a new content and stay the same otherwise.
extension FileSystem {
  /// Why the file at `path` cannot or should not be replaced, nil where nothing speaks against it.
  ///
  /// Who takes the right to write away from a file or folder does not want it changed, whatever an
  /// administrator could do all the same.
  package static func obstacle(toReplacing path: String) -> String? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return Failure.current().reason }
    switch kind(status.st_mode) {
    case .file: break
    case .link: return "it is a link"
    default: return "it is no regular file"
    }
    guard status.st_mode & 0o222 != 0, unsafe access(path, W_OK) == 0 else {
      return "the file is read-only"
    }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    guard unsafe stat(folder.isEmpty ? "/" : folder, &status) == 0 else {
      return Failure.current().reason
    }
    guard status.st_mode & 0o222 != 0, unsafe access(folder.isEmpty ? "/" : folder, W_OK) == 0
    else { return "its folder is read-only" }
    return nil
  }

  /// Writes `bytes` to a new file beside the one at `path`, with the same permissions and, where
  /// the system allows it, the same owner.
  ///
  /// - Returns: the path of the new file, which ``move(_:to:)`` puts in place of the other.
  package static func draft(_ bytes: [UInt8], for path: String) throws(Failure) -> String {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { throw .current() }
    let (draft, descriptor) = try makeDraft(beside: path, permissions: 0o600)
    do throws(Failure) {
      try write(bytes, to: descriptor)
      // Another owner can be given by an administrator only, to whom it matters.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0, close(descriptor) == 0 else {
        throw Failure.current()
      }
    } catch {
      unsafe unlink(draft)
      throw error
    }
    return draft
  }
}
