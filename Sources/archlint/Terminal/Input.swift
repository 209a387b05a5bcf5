import Engine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Texts that the command line names: files, or standard input for `-`.
enum Input {
  /// The bytes of standard input, at most as many as a file may have.
  static func standardInput() throws(FileSystem.Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { memory in
        unsafe read(STDIN_FILENO, memory.baseAddress, memory.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileSystem.Failure(reason: "standard input cannot be read")
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= FileSystem.maximumSize else {
        throw FileSystem.Failure(
          reason: "standard input is larger than \(FileSystem.maximumSize >> 20) MB")
      }
    }
  }

  /// True if standard input is a terminal.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The next line of standard input, which is a terminal; nil at its end.
  static func line() throws(FileSystem.Failure) -> String? {
    try nextBytes().map { bytes in
      String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
  }

  /// Waits for standard input and returns all bytes that are there; nil at its end.
  static func nextBytes() throws(FileSystem.Failure) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var polled = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      if !bytes.isEmpty, unsafe poll(&polled, 1, 0) == 0 { return bytes }
      let count = unsafe chunk.withUnsafeMutableBytes { memory in
        unsafe read(STDIN_FILENO, memory.baseAddress, memory.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileSystem.Failure(reason: "standard input cannot be read")
      }
      if count == 0 { return bytes.isEmpty ? nil : bytes }
      bytes += chunk[..<count]
    }
  }

  /// The text of the file at `path`, or of standard input for `-`.
  static func text(of path: String) throws -> String {
    if path == "-" { return String(decoding: try standardInput(), as: UTF8.self) }
    try checkFile(path, remedy: "; pipe it in and name '-'")
    return try FileSystem.text(of: path)
  }

  /// The paths in the file at `path`, one per line. If the file has NUL bytes, they separate the
  /// paths, which can then have any character.
  static func paths(of path: String) throws -> [String] {
    let text = try text(of: path)
    let hasNuls = text.utf8.contains(0)
    // Editors may begin a text with a byte order mark, which is no part of a name.
    let bytes = text.utf8.dropFirst(text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    return bytes.split(separator: hasNuls ? 0 : UInt8(ascii: "\n")).compactMap { line in
      let line = hasNuls || line.last != UInt8(ascii: "\r") ? line : line.dropLast()
      return line.isEmpty ? nil : String(Substring(line))
    }
  }

  /// Refuses anything but a file, before a read could block.
  ///
  /// - Parameter remedy: what to do about a pipe or a device.
  static func checkFile(_ path: String, remedy: String = "") throws(UsageError) {
    switch FileSystem.kind(of: path) {
    case .file: return
    case .folder: throw UsageError(message: "'\(path)' is a folder, not a file")
    case .link, .other: throw UsageError(message: "'\(path)' is not a regular file\(remedy)")
    case nil:
      throw UsageError(
        message: FileSystem.isThere(path)
          ? "'\(path)' is a broken link" : "there is no file '\(path)'")
    }
  }
}
