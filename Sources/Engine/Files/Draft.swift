import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written whole beside another one before it takes its place.
///
/// If writing fails or the run ends early, no part of the file remains.
package struct Draft {
  /// Where it is.
  package let path: String

  private let descriptor: Int32
  private let status: stat?

  /// Makes an empty file in the folder of `destination`.
  ///
  /// - Parameters:
  ///   - status: of the file that it replaces, which has the permissions and, where the system
  ///     allows it, the owner of the new one.
  ///   - isExecutable: whether everybody may run the file who may read it.
  init(
    beside destination: String, like status: stat? = nil, isExecutable: Bool = false
  ) throws(FileSystem.Failure) {
    // A name that does not depend on the other one, which may be as long as names may be.
    let folder = destination.parentPath.map { $0.isEmpty ? "/" : "\($0)/" } ?? ""
    let mode: mode_t = status != nil ? 0o600 : isExecutable ? 0o777 : 0o666
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    while true {
      // Nobody can have put a file or a link of its name there: the name is drawn.
      let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
      let path = "\(folder).archlint-\(number).tmp"
      Interruption.willWrite(path)
      let descriptor = unsafe open(path, flags, mode)
      if descriptor >= 0 {
        self.path = path
        self.descriptor = descriptor
        self.status = status
        return
      }
      let failure = FileSystem.Failure.current()
      let isInTheWay = errno == EEXIST
      Interruption.hasWritten(path)
      guard isInTheWay else { throw failure }
    }
  }

  /// Writes `bytes` to a new file in the folder of `destination`.
  package init(
    _ bytes: [UInt8], beside destination: String, like status: stat? = nil,
    isExecutable: Bool = false
  ) throws(FileSystem.Failure) {
    try self.init(beside: destination, like: status, isExecutable: isExecutable)
    do throws(FileSystem.Failure) {
      try append(bytes)
      try finish()
    } catch {
      remove()
      throw error
    }
  }

  /// Writes more of it. A draft that can no longer be written to is closed.
  func append(_ bytes: [UInt8]) throws(FileSystem.Failure) {
    do throws(FileSystem.Failure) {
      try FileSystem.write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Closes it when all has been written.
  func finish() throws(FileSystem.Failure) {
    if let status {
      // Another owner can be given by an administrator only, to whom it matters.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else {
        let failure = FileSystem.Failure.current()
        close(descriptor)
        throw failure
      }
    }
    // Some file systems say only now that they are full.
    guard close(descriptor) == 0 else { throw .current() }
  }

  /// Takes the place of what is at `destination`.
  package func move(to destination: String) throws(FileSystem.Failure) {
    guard unsafe rename(path, destination) == 0 else { throw .current() }
    Interruption.hasWritten(path)
  }

  /// Becomes the file at `destination`, unless something is there.
  func link(to destination: String) throws(FileSystem.Failure) {
    // Unlike a file that is renamed, one that is linked never takes the place of another.
    guard platformLink(path, destination) == 0 else { throw .current() }
    remove()
  }

  /// Removes it.
  package func remove() {
    unsafe unlink(path)
    Interruption.hasWritten(path)
  }

  /// `link` of the platform's C library, which the method of the same name hides.
  private func platformLink(_ old: String, _ new: String) -> Int32 {
    #if canImport(Glibc)
      unsafe Glibc.link(old, new)
    #elseif canImport(Musl)
      unsafe Musl.link(old, new)
    #else
      unsafe Darwin.link(old, new)
    #endif
  }
}
