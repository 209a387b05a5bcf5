import Engine
import Reporting
import Results

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error, written completely unless the reader goes away.
enum Output {
  /// Writes `bytes` to standard output. A closed pipe is no error.
  static func write(_ bytes: [UInt8]) throws(OutputError) { try write(bytes, to: STDOUT_FILENO) }

  /// Writes `text` to standard output.
  static func write(_ text: String) throws(OutputError) { try write(Array(text.utf8)) }

  /// Prints lines for people on standard output. Control sequences in names and texts of the project
  /// are escaped, so that no terminal and no log service obeys them.
  static func print(_ text: String) throws(OutputError) { try write(LogText.lines(text)) }

  /// Prints a line for people on standard error; a line that cannot be written there is lost.
  static func warn(_ text: String) {
    try? write(Array("\(LogText.line(text))\n".utf8), to: STDERR_FILENO)
  }

  /// Writes the errors of another program to standard error.
  static func pass(_ errors: [UInt8]) { try? write(errors, to: STDERR_FILENO) }

  /// Prints the files that could not be read or checked.
  static func warn(about problems: [Report.Problem]) {
    for problem in problems {
      let place = problem.path.isEmpty ? "" : "\(problem.path): "
      warn("archlint: \(place)\(problem.message)")
    }
  }

  /// Writes over the last line on standard error.
  static func warnInPlace(_ text: String) {
    try? write(Array("\r\u{1B}[K\(text)".utf8), to: STDERR_FILENO)
  }

  /// True if standard output is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// True if standard error is a terminal.
  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// The width of the terminal in columns, 100 where it is not known.
  static var width: Int {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return 100
    }
    return min(Int(size.ws_col), 140)
  }

  /// Turns failures of output into errors that can be handled.
  ///
  /// Otherwise a signal ends the tool if the reader of a pipe is gone or a file exceeds its size
  /// limit. A closed stream is opened in the wrong direction: otherwise the next file that is
  /// opened gets its number, and output for the stream goes to that file.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
      // The system assigns the lowest free number, which is that of the stream.
      _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

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
        if errno == EAGAIN || errno == EWOULDBLOCK {
          waitUntilWritable(descriptor)
          continue
        }
        throw .failed(errno == EBADF ? "it is closed" : unsafe String(cString: strerror(errno)))
      }
      position += count
    }
  }

  /// Waits until the pipe can be written. A reader can make both of its ends non-blocking.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&polled, 1, -1)
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
