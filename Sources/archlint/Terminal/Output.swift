import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error, written whole or not at all as far as the reader lets us.
enum Output {
  /// Writes `bytes` to standard output. A reader that has gone is no error.
  static func write(_ bytes: [UInt8]) throws(OutputError) { try write(bytes, to: STDOUT_FILENO) }

  /// Writes `text` to standard output.
  static func write(_ text: String) throws(OutputError) { try write(Array(text.utf8)) }

  /// Writes lines for people to standard output. Nothing in them is obeyed by a terminal or by a
  /// service that keeps them as a log, whatever names and texts of the project they hold.
  static func tell(_ text: String) throws(OutputError) { try write(LogText.lines(text)) }

  /// Writes a line for people to standard error; what cannot be written there is lost.
  static func complain(_ text: String) {
    try? write(Array("\(LogText.line(text))\n".utf8), to: STDERR_FILENO)
  }

  /// Writes over the last line on standard error.
  static func complainInPlace(_ text: String) {
    try? write(Array("\r\u{1B}[K\(text)".utf8), to: STDERR_FILENO)
  }

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is a terminal.
  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// The width of the terminal in columns, 100 where it is not known.
  static var width: Int {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return 100
    }
    return min(Int(size.ws_col), 140)
  }

  /// A signal would end the tool where a pipe's reader has gone; an error code can be handled.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(OutputError) {
    var position = 0
    while position < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { memory in
        unsafe systemWrite(
          descriptor, memory.baseAddress.map { unsafe $0 + position }, memory.count - position)
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EPIPE { throw .readerGone }
        throw .failed(unsafe String(cString: strerror(errno)))
      }
      position += count
    }
  }

  private static func systemWrite(
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
}

/// Output that could not be written.
enum OutputError: Error {
  /// The other end of a pipe was closed.
  case readerGone
  case failed(String)
}
