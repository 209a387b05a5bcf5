import AgentServer
import Engine
import Serving
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A socket on which `archlint mcp` answers `archlint check-edit`, so that a hook need not read the project
/// again. It is in a folder that only its owner can enter, and each project has one.
enum SessionSocket {
  /// How long a hook waits for an answer, in seconds.
  private static let patience = 10

  /// The path of the socket of a project, nil where there is no safe place for one.
  ///
  /// - Parameter creates: whether the folder is made if it is missing.
  private static func path(root: String, creates: Bool) -> String? {
    let given = Terminal.environment("XDG_RUNTIME_DIR")
    let base = given.hasPrefix("/") ? "\(given)/archlint" : "/tmp/archlint-\(getuid())"
    if creates { _ = unsafe mkdir(base, 0o700) }
    var status = stat()
    guard unsafe lstat(base, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == getuid(), status.st_mode & 0o077 == 0
    else { return nil }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(Version.current)\n\(root)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return "\(base)/\(String(hash, radix: 16)).sock"
  }

  /// Does something with the address of a socket at a path; nil where the path is too long for one.
  ///
  /// The address is put together as both systems lay out `sockaddr_un`: the family in two bytes, or on macOS
  /// its length and the family in one each, and then the path with a zero byte behind it.
  private static func withAddress<Result>(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result? {
    let bytes = Array(path.utf8)
    guard bytes.count < longestPath else { return nil }
    let length = 2 + bytes.count + 1
    let family = unsafe withUnsafeBytes(of: sa_family_t(AF_UNIX)) { unsafe Array($0) }
    #if canImport(Darwin)
      let head = [UInt8(length)] + family
    #else
      let head = family
    #endif
    let address = head + bytes + [0]
    return unsafe address.withUnsafeBytes { memory in
      unsafe memory.baseAddress.map {
        unsafe body($0.assumingMemoryBound(to: sockaddr.self), socklen_t(length))
      }
    }
  }

  /// The room for a path in an address on macOS, in bytes; Linux has four more.
  private static let longestPath = 104

  private static func open() -> Int32 {
    #if canImport(Darwin) || canImport(Musl)
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return descriptor
  }

  // MARK: - Asking

  /// The findings in a text, from a server that has the project open; nil if there is none.
  static func findings(of text: [UInt8], at path: String, root: String) throws -> EditFindings? {
    guard let place = Self.path(root: root, creates: false) else { return nil }
    var found: EditFindings?
    var from: String?
    repeat {
      guard let answer = ask(place, request(text, path, root, from: from)),
        let content = answer["result"]?["structuredContent"]
      else { return nil }
      let part = EditFindings(path: path, answer: content)
      if found == nil { found = part } else { found?.add(part) }
      from = content["next"]?.string
    } while from != nil
    return found
  }

  private static func request(
    _ text: [UInt8], _ path: String, _ root: String, from: String?
  ) -> MessageValue {
    var arguments: [String: MessageValue] = [
      "project": .string(root), "path": .string(path),
      "text": .string(String(decoding: text, as: UTF8.self)),
    ]
    if let from { arguments["from"] = .string(from) }
    return AgentServer.request(1, tool: "check", .object(arguments))
  }

  private static func ask(_ path: String, _ message: MessageValue) -> MessageValue? {
    let descriptor = open()
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var limit = timeval()
    limit.tv_sec = patience
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      _ = unsafe setsockopt(
        descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    guard unsafe withAddress(path, { unsafe connect(descriptor, $0, $1) }) == 0,
      write(Array("\(message.text)\n".utf8), to: descriptor)
    else { return nil }
    return readLine(descriptor).flatMap { try? MessageValue($0) }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { memory in
        unsafe send(descriptor, memory.baseAddress, memory.count, noSignal)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// A reader that goes away is no signal. `Output.prepare` has the whole process ignore it.
  private static let noSignal: Int32 = 0

  private static func readLine(_ descriptor: Int32) -> [UInt8]? {
    var line: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while line.count <= LineFramer.maximumLength {
      let count = unsafe chunk.withUnsafeMutableBytes { memory in
        unsafe read(descriptor, memory.baseAddress, memory.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      line += chunk[..<count]
      if let end = line.firstIndex(of: 0x0A) { return Array(line[..<end]) }
    }
    return nil
  }

  // MARK: - Answering

  /// The sockets of this process, which end with it.
  private static let served = Mutex(Set<String>())

  /// Answers hooks about a project, unless another server does.
  static func serve(root: String, _ server: AgentServer) {
    guard let path = path(root: root, creates: true),
      served.withLock({ $0.insert(path).inserted })
    else { return }
    let probe = open()
    defer { close(probe) }
    if unsafe withAddress(path, { unsafe connect(probe, $0, $1) }) == 0 { return }
    // Nobody listens there any more.
    _ = unsafe unlink(path)
    let descriptor = open()
    guard descriptor >= 0, unsafe withAddress(path, { unsafe bind(descriptor, $0, $1) }) == 0,
      listen(descriptor, 8) == 0
    else { return }
    InputThread.start {
      while true {
        let connection = accept(descriptor, nil, nil)
        if connection < 0, errno == EINTR || errno == ECONNABORTED { continue }
        guard connection >= 0 else { return }
        guard let line = readLine(connection) else {
          close(connection)
          continue
        }
        Task {
          if let answer = await server.answer(line) {
            _ = write(Array("\(answer.text)\n".utf8), to: connection)
          }
          close(connection)
        }
      }
    }
  }

  /// Removes the sockets of this process.
  static func end() {
    served.withLock { paths in
      for path in paths { _ = unsafe unlink(path) }
      paths = []
    }
  }
}
