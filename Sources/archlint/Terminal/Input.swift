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
  /// The bytes of standard input.
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
    }
  }

  /// The text of the file at `path`, or of standard input for `-`.
  static func text(of path: String) throws -> String {
    if path == "-" { return String(decoding: try standardInput(), as: UTF8.self) }
    guard FileSystem.kind(of: path) == .file else {
      throw UsageError(message: "there is no file '\(path)'")
    }
    return try FileSystem.text(of: path)
  }

  /// The lines of the file at `path`, empty ones left out.
  static func lines(of path: String) throws -> [String] {
    try text(of: path).split(whereSeparator: \.isNewline).map(String.init)
  }
}
