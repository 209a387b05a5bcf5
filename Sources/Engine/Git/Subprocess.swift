#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  // Its `environ` is a global variable that nothing protects, as in every C library.
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that is run to its end, with its output kept.
///
/// Over `posix_spawn`, because Foundation's processes would double the time that a run of a few
/// milliseconds takes to start.
struct Subprocess {
  /// The result of a program that has ended.
  struct Result {
    let status: Int32
    let output: [UInt8]
    let errors: [UInt8]

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - words: the program's absolute path and its arguments.
  ///   - environment: variables to set in its environment; those that are nil are removed.
  ///   - input: its standard input.
  /// - Throws: when there is no such program, or the system refuses to start it.
  static func run(
    _ words: [String], environment: [String: String?] = [:], input: [UInt8] = []
  ) throws(FileSystem.Failure) -> Result {
    let pipes = try Pipes()
    defer { pipes.closeAll() }
    var actions = unsafe FileActions()
    unsafe pipes.connect(&actions)
    defer { unsafe actions.destroy() }
    var child: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
    let added = unsafe environment.compactMap { name, value in
      unsafe value.map { unsafe strdup("\(name)=\($0)") }
    }
    defer {
      for index in unsafe arguments.indices { unsafe free(arguments[index]) }
      for index in unsafe added.indices { unsafe free(added[index]) }
    }
    var variables = unsafe kept(apartFrom: environment) + added + [nil]
    var attributes = unsafe SpawnAttributes()
    defer { unsafe attributes.destroy() }
    let failure = Interruption.deferring {
      let failure = unsafe posix_spawn(
        &child, words[0], &actions.actions, &attributes.attributes, &arguments, &variables)
      if failure == 0 { Interruption.hasStarted(child) }
      return failure
    }
    guard failure == 0 else {
      throw FileSystem.Failure(reason: unsafe String(cString: strerror(failure)))
    }
    pipes.closeChildEnds()
    let (output, errors) = pipes.exchange(input)
    Interruption.willReap(child)
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 && errno == EINTR {}
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    return Result(status: code, output: output, errors: errors)
  }

  /// The variables of this process that `changes` leaves as they are. They belong to the process.
  private static func kept(
    apartFrom changes: [String: String?]
  ) -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = unsafe []
    guard var next = unsafe firstVariable else { return unsafe variables }
    // The list ends with a null pointer.
    while let text = unsafe next.pointee {
      let name = String(unsafe String(cString: text).prefix { $0 != "=" })
      if changes[name] == nil { unsafe variables.append(text) }
      unsafe next += 1
    }
    return unsafe variables
  }

  /// Where the list of the variables of this process starts. Libraries of Darwin do not see `environ`,
  /// and offer a function instead (`environ(7)` of macOS).
  private static var firstVariable: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      unsafe _NSGetEnviron().pointee
    #else
      unsafe environ
    #endif
  }
}

/// The standard streams of a child in the form that the C library expects.
@unsafe
private struct FileActions {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t? = nil
  #else
    var actions = unsafe posix_spawn_file_actions_t()
  #endif

  init() { unsafe posix_spawn_file_actions_init(&actions) }

  mutating func connect(_ descriptor: Int32, as stream: Int32) {
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
  }

  mutating func destroy() { unsafe posix_spawn_file_actions_destroy(&actions) }
}

/// The default signal behavior of a child process, independent of the tool's own.
@unsafe
private struct SpawnAttributes {
  #if canImport(Darwin)
    var attributes: posix_spawnattr_t? = nil
  #else
    var attributes = posix_spawnattr_t()
  #endif

  init() {
    unsafe posix_spawnattr_init(&attributes)
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    var ignored = sigset_t()
    unsafe sigemptyset(&ignored)
    for signal in [SIGPIPE, SIGXFSZ] { unsafe sigaddset(&ignored, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &ignored)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
  }

  mutating func destroy() { unsafe posix_spawnattr_destroy(&attributes) }
}

/// Three pipes to a child: input, output, errors.
private final class Pipes {
  /// The reading and the writing end of each.
  private var ends: [Int32]

  init() throws(FileSystem.Failure) {
    ends = []
    for _ in 0..<3 {
      var pair: [Int32] = [-1, -1]
      guard unsafe pipe(&pair) == 0 else {
        closeAll()
        throw .current()
      }
      // Other children started at the same time must not keep the pipe open.
      for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      ends += pair
    }
  }

  func connect(_ actions: inout FileActions) {
    unsafe actions.connect(ends[0], as: STDIN_FILENO)
    unsafe actions.connect(ends[3], as: STDOUT_FILENO)
    unsafe actions.connect(ends[5], as: STDERR_FILENO)
  }

  func closeChildEnds() { for index in [0, 3, 5] { closeEnd(index) } }

  func closeAll() { for index in ends.indices { closeEnd(index) } }

  private func closeEnd(_ index: Int) {
    if ends[index] >= 0 { close(ends[index]) }
    ends[index] = -1
  }

  /// Writes the input and reads both outputs until they end, whichever is ready.
  func exchange(_ input: [UInt8]) -> (output: [UInt8], errors: [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var written = 0
    if input.isEmpty { closeEnd(1) }
    if ends[1] >= 0 { _ = fcntl(ends[1], F_SETFL, O_NONBLOCK) }
    while ends[2] >= 0 || ends[4] >= 0 {
      var polled = [
        pollfd(fd: ends[2], events: Int16(POLLIN), revents: 0),
        pollfd(fd: ends[4], events: Int16(POLLIN), revents: 0),
        pollfd(fd: ends[1], events: Int16(POLLOUT), revents: 0),
      ]
      guard unsafe poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { break }
      for stream in 0..<2 where polled[stream].revents != 0 {
        if !append(from: ends[2 + 2 * stream], to: &texts[stream]) { closeEnd(2 + 2 * stream) }
      }
      if polled[2].revents != 0, !send(input, &written) { closeEnd(1) }
    }
    return (texts[0], texts[1])
  }

  /// Reads what is there; whether more may come.
  private func append(from descriptor: Int32, to text: inout [UInt8]) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe chunk.withUnsafeMutableBytes { memory in
      unsafe read(descriptor, memory.baseAddress, memory.count)
    }
    if count > 0 { text += chunk[..<count] }
    return count > 0 || (count < 0 && errno == EINTR)
  }

  /// Writes what fits; whether more is left.
  private func send(_ input: [UInt8], _ written: inout Int) -> Bool {
    let count = unsafe input.withUnsafeBytes { memory in
      unsafe write(ends[1], memory.baseAddress.map { unsafe $0 + written }, memory.count - written)
    }
    if count > 0 { written += count }
    let isAgain = count < 0 && (errno == EAGAIN || errno == EINTR)
    return (count >= 0 || isAgain) && written < input.count
  }
}
