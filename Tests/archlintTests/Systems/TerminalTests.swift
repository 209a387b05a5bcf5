import Foundation
import Testing

/// What archlint writes on a terminal, which a script in Python gives it.
@Suite struct TerminalTests {
  /// Runs archlint with terminals as its streams, and prints what it writes to them.
  ///
  /// The arguments are the streams that are terminals, the width of the terminal, and the command.
  private static let script = """
    import fcntl, os, pty, struct, subprocess, sys, termios
    streams, width, words = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack('HHHH', 24, width, 0, 0))
    ends = {name: slave if name in streams else subprocess.DEVNULL for name in ('stdout', 'stderr')}
    process = subprocess.Popen(words, stdin=subprocess.DEVNULL, **ends)
    os.close(slave)
    while True:
        try: data = os.read(master, 65536)
        except OSError: break
        if not data: break
        sys.stdout.buffer.write(data)
    process.wait()

    """

  private func run(
    _ arguments: String..., streams: String = "stdout", width: Int = 100,
    in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws -> String {
    try folder.write(Self.script, to: ".terminal.py")
    let words = ["python3", ".terminal.py", streams, String(width), Tool.path] + arguments
    let variables = ["TERM": "xterm-256color", "NO_COLOR": ""].merging(environment) { $1 }
    return try Tool.run(
      "/usr/bin/env", words, in: folder.path, input: "", environment: variables
    ).output
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      ".archlint.yml": """
      own-rules:
        - id: no-f
          title: f is called
          why: A long reason that is written out in many words, so that it does not fit into one line of a
            narrow terminal and has to be broken into several.
          instead: I
          severity: error
          pattern: 'f($$$)'

      """, "A.swift": "f()\n",
    ])
  }

  private static let hasPython =
    (try? Tool.run("/usr/bin/env", ["python3", "-c", "import pty"], in: "/", input: ""))?.status
    == 0

  @Test(
    "colors are for terminals that show them", .enabled(if: hasPython, "python3 is not installed"))
  func colors() throws {
    let folder = try folder()
    #expect(try run(in: folder).contains("\u{1B}[1;31m"))
    for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      #expect(!(try run(in: folder, environment: environment)).contains("\u{1B}"))
    }
    #expect(!(try run("--color", "never", in: folder)).contains("\u{1B}"))
    #expect(
      try run("--color", "always", in: folder, environment: ["TERM": "dumb"]).contains("\u{1B}["))
    // The colors of the theme, which every terminal has: Terminal.app knows no others before macOS 26.
    let codes = try run(in: folder).matches(of: /\u{1B}\[([0-9;]*)m/).map { String($0.1) }
    #expect(
      codes.allSatisfy { code in
        code.split(separator: ";").allSatisfy {
          Int($0).map { $0 < 10 || (30..<38).contains($0) } == true
        }
      })
  }

  @Test("lines fit the width of the terminal", .enabled(if: hasPython, "python3 is not installed"))
  func width() throws {
    let folder = try folder()
    for width in [60, 80, 200] {
      let lines = try run("--color", "never", width: width, in: folder)
        .split(whereSeparator: \.isNewline)
      let widest = lines.map(\.count).max() ?? 0
      #expect(widest <= min(width, 140), "\(width): \(lines)")
    }
  }

  @Test(
    "progress is for a terminal on standard error that can write over a line",
    .enabled(if: hasPython, "python3 is not installed"))
  func progress() throws {
    let folder = try folder()
    let code = String(repeating: "func a() { b(c) { d in e(d) } }\n", count: 1_500)
    for index in 0..<30 { try folder.write(code, to: "F\(index).swift") }
    func shows(_ streams: String, _ environment: [String: String] = [:]) throws -> Bool {
      try run("--jobs", "1", streams: streams, in: folder, environment: environment)
        .contains("checking ")
    }
    #expect(try shows("stderr"))
    #expect(try !shows("stdout"))
    #expect(try !shows("stderr", ["TERM": "dumb"]))
  }
}
