import Project
import SwiftSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The little that archlint asks of the file system, over POSIX: reading a file costs three
/// calls and no allocation, which no portable library offers.
package enum FileSystem {
  /// A call that failed.
  package struct Failure: Error, Hashable, Sendable {
    /// The reason in words, such as `Permission denied`.
    package let reason: String

    package init(reason: String) { self.reason = reason }

    /// The failure that `errno` describes now.
    static func current() -> Failure {
      let code = errno
      // A limit of the process says nothing about the file.
      if code == EMFILE || code == ENFILE { return Failure(reason: OpenFiles.exhaustion) }
      // `strerror` returns a static text; it is copied before any other call.
      return Failure(reason: unsafe String(cString: strerror(code)))
    }
  }

  /// The kind of file that a path leads to.
  package enum Kind: Sendable {
    case file, folder, link, other
  }

  /// Returns the kind of file that `path` leads to, links followed; nil if nothing exists there.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return kind(status.st_mode)
  }

  static func kind(_ mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The size of the file at `path` in bytes, and what it is; links are not followed.
  static func status(of path: String) throws(Failure) -> (kind: Kind, size: Int) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { throw .current() }
    return (kind(status.st_mode), Int(status.st_size))
  }

  /// The size of a regular file in bytes, nil if it is not one or cannot be asked. The system need
  /// not follow the path of the folder once more.
  ///
  /// - Parameters:
  ///   - name: that of an entry of the folder.
  ///   - folder: an open stream of the folder's entries.
  static func size(of name: String, in folder: DirectoryStream) -> Int? {
    var status = stat()
    guard unsafe fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      kind(status.st_mode) == .file
    else { return nil }
    return Int(status.st_size)
  }

  /// The result of `opendir`: an opaque pointer on Linux, a typed one on Apple's systems.
  #if canImport(Darwin)
    typealias DirectoryStream = UnsafeMutablePointer<DIR>
  #else
    typealias DirectoryStream = OpaquePointer
  #endif

  /// How many bytes a file may have. The largest that people or generators of code write have a few
  /// million; checking one takes about ten bytes of memory for each of its own.
  package static let maximumSize = 64 << 20

  private static let tooLarge = Failure(
    reason: "larger than \(maximumSize >> 20) MB; a glob under 'exclude' leaves it out")

  /// Reads the file at `path` into `buffer`.
  ///
  /// A file that grows while it is read is read up to its new end, but never further than files may
  /// be long; one that shrinks gives what is there. Anything but a regular file is refused before it
  /// could block.
  package static func read(_ path: String, into buffer: inout SourceBuffer) throws(Failure) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .current() }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .current() }
    guard kind(status.st_mode) == .file else { throw Failure(reason: "not a regular file") }
    guard status.st_size <= maximumSize else { throw tooLarge }
    // One byte more than the file has shows that it ends there.
    var capacity = Int(status.st_size) + 1
    while true {
      var isFull = false
      // The pointer stays within the closure, and no more than `capacity` bytes are written.
      unsafe try buffer.fill(capacity: capacity) { memory throws(Failure) in
        var count = 0
        while count < capacity {
          let got = unsafe pread(
            descriptor, memory.baseAddress.map { unsafe $0 + count }, capacity - count, off_t(count)
          )
          if got < 0 && errno == EINTR { continue }
          if got < 0 { throw .current() }
          if got == 0 { break }
          count += got
        }
        isFull = count == capacity
        return count
      }
      guard isFull else { return }
      guard capacity <= maximumSize else { throw tooLarge }
      capacity = min(max(2 * capacity, 1 << 12), maximumSize + 1)
    }
  }

  /// The bytes of the file at `path`.
  package static func bytes(of path: String) throws(Failure) -> [UInt8] {
    var buffer = SourceBuffer()
    try read(path, into: &buffer)
    return Array(buffer.padded[..<buffer.count])
  }

  /// The text of the file at `path`, ill-formed UTF-8 replaced.
  ///
  /// - Throws: with a reason that names the file.
  package static func text(of path: String) throws(Failure) -> String {
    var buffer = SourceBuffer()
    do {
      try read(path, into: &buffer)
    } catch {
      throw Failure(reason: "'\(path)' cannot be read: \(error.reason)")
    }
    return String(decoding: buffer.padded[..<buffer.count], as: UTF8.self)
  }

  /// The text of the file at `path`, which must be UTF-8.
  ///
  /// - Throws: with a reason that names the file, and the line that is not UTF-8.
  package static func validText(of path: String) throws(Failure) -> String {
    let bytes: [UInt8]
    do {
      bytes = try self.bytes(of: path)
    } catch {
      throw Failure(reason: "'\(path)' cannot be read: \(error.reason)")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // Only a text that was repaired differs from its bytes.
    if text.utf8.elementsEqual(bytes) { return text }
    let valid = zip(bytes, text.utf8).prefix { $0 == $1 }
    let line = valid.count { $0.0 == UInt8(ascii: "\n") } + 1
    throw Failure(reason: "'\(path)' is not UTF-8 text (line \(line)); save it as UTF-8")
  }

  /// Writes `bytes` to the file at `path`, whole or not at all.
  ///
  /// Anything but a regular file, such as a device or a pipe, is written to directly.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    do {
      try write(to: path) { write in try write(bytes) }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(reason: "'\(path)' cannot be written: \(error)")
    }
  }

  /// Writes all of `bytes` to an open file.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var position = 0
    while position < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { memory in
        unsafe platformWrite(
          descriptor, memory.baseAddress.map { unsafe $0 + position }, memory.count - position)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .current() }
      position += count
    }
  }

  /// `write` of the platform's C library, which the methods of the same name hide.
  private static func platformWrite(
    _ descriptor: Int32, _ memory: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, memory, count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, memory, count)
    #else
      unsafe Darwin.write(descriptor, memory, count)
    #endif
  }

  /// The absolute form of `path` without links, `.` and `..`, each name as its folder has it; nil when
  /// nothing is there.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return FileNames.system.spelled(unsafe String(cString: resolved))
  }

  /// An absolute path with the links to its folder followed, each name as its folder has it. A file that
  /// is a link stays one, and a path whose folder does not exist stays as it is.
  package static func pathInRealFolder(_ path: String) -> String {
    guard let parent = path.parentPath, let folder = realPath(parent.isEmpty ? "/" : String(parent))
    else { return path }
    let place = folder == "/" ? "" : folder
    return "\(place)/\(FileNames.system.spelled(String(path.lastPathComponent), in: place))"
  }

  /// The folder that relative paths start from.
  package static var currentFolder: String { realPath(".") ?? "." }

  /// How many processors there are to work on.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
