import JSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is read piece by piece, however large it is.
package final class FileReader {
  /// The values that show if two paths lead to one file, and if the file has changed since.
  package struct Identity: Hashable, Sendable {
    package let device: UInt64
    package let number: UInt64
    package let size: Int
    /// The time of the last change, in seconds and nanoseconds.
    package let seconds: Int
    package let nanoseconds: Int
  }

  package let identity: Identity
  private let descriptor: Int32

  package init(_ path: String) throws(FileSystem.Failure) {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .current() }
    var status = stat()
    // From here on everything is set, and `deinit` closes the file.
    if unsafe fstat(descriptor, &status) != 0 { status.st_mode = 0 }
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino), size: Int(status.st_size),
      seconds: Int(changed.tv_sec), nanoseconds: Int(changed.tv_nsec))
    guard FileSystem.kind(status.st_mode) == .file else {
      throw FileSystem.Failure(reason: "it is not a regular file")
    }
  }

  deinit { close(descriptor) }

  /// The text from an offset on, for a reader of JSON.
  package func source(from offset: Int = 0) -> JSONReader.Source {
    var offset = offset
    return { (bytes, start) throws(JSONProblem) in
      let count = self.read(into: &bytes, start, at: offset)
      guard count >= 0 else {
        throw JSONProblem(
          message: "the file cannot be read: \(FileSystem.Failure.current().reason)",
          place: JSONPlace(offset: offset, line: 1, column: 1))
      }
      offset += count
      return count
    }
  }

  private func read(into bytes: inout ContiguousArray<UInt8>, _ start: Int, at offset: Int) -> Int {
    while true {
      // No more bytes are written than there is room for after `start`.
      let count = unsafe bytes.withUnsafeMutableBytes { memory in
        unsafe pread(
          descriptor, memory.baseAddress.map { unsafe $0 + start }, memory.count - start,
          off_t(offset))
      }
      if count >= 0 || errno != EINTR { return count }
    }
  }
}

extension FileSystem {
  /// Writes a file piece by piece, whole or not at all: `content` is given a function that takes the
  /// pieces, and when it throws, what was at `path` stays as it was.
  ///
  /// The pieces go to a file beside it first, which then takes its place. What is no regular file
  /// takes them as they come.
  package static func write(
    to path: String, _ content: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    func checked<Value>(_ body: () throws(Failure) -> Value) throws -> Value {
      do throws(Failure) { return try body() } catch {
        throw Failure(reason: "'\(path)' cannot be written: \(error.reason)")
      }
    }
    var status = stat()
    let isThere = unsafe stat(path, &status) == 0
    if isThere, kind(status.st_mode) != .file {
      let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
      try checked { () throws(Failure) in
        guard descriptor >= 0 else { throw Failure.current() }
      }
      defer { close(descriptor) }
      try content { bytes in try checked { () throws(Failure) in try write(bytes, to: descriptor) }
      }
      return
    }
    // Of a link the file that it leads to is replaced, and not the link.
    let destination = realPath(path) ?? path
    let old = isThere ? status : nil
    let draft = try checked { () throws(Failure) in try Draft(beside: destination, like: old) }
    do {
      try content { bytes in try checked { () throws(Failure) in try draft.append(bytes) } }
      try checked { () throws(Failure) in
        try draft.finish()
        try draft.move(to: destination)
      }
    } catch {
      draft.remove()
      throw error
    }
  }

  private static func openInPlace(_ path: String) throws(Failure) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .current() }
    return descriptor
  }
}
