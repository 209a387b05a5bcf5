import Engine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What git says of a repository.
enum Git {
  /// The first line that `git -C folder rev-parse question` prints, nil when git says no.
  static func revParse(_ question: String, in folder: String) -> String? {
    let command = "git -C \(quoted(folder)) rev-parse \(question) 2>/dev/null"
    guard let stream = unsafe popen(command, "r") else { return nil }
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { memory in
        unsafe fread(memory.baseAddress, 1, memory.count, stream)
      }
      if count == 0 { break }
      output += chunk[..<count]
    }
    guard unsafe pclose(stream) == 0, output.last == UInt8(ascii: "\n") else { return nil }
    return String(decoding: output.dropLast(), as: UTF8.self)
  }

  /// `text` as one word of a shell.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
