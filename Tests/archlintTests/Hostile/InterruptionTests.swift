import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Runs that are ended by a signal.
@Suite struct InterruptionTests {
  /// A folder outside of all projects with a program called `git`, which is what `script` says.
  private func git(_ script: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["git": "#!/bin/sh\n\(script)\n"])
    #expect(try Tool.shell("chmod +x git", in: folder).status == 0)
    return folder
  }

  /// Starts archlint and sends it a signal as soon as `isReady`.
  ///
  /// - Parameter git: the folder of the `git` that it finds, nil for the one that is installed.
  /// - Returns: the signal that has ended it, nil when it has ended otherwise.
  private func interrupt(
    _ arguments: [String], in folder: TemporaryFolder, by signal: Int32,
    git: TemporaryFolder? = nil,
    when isReady: () throws -> Bool
  ) throws -> Int32? {
    let process = Process()
    process.executableURL = URL(filePath: Tool.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    let environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    process.environment = environment.merging(
      ["PATH": "\(git.map { "\($0.path):" } ?? "")\(environment["PATH"] ?? "")"],
      uniquingKeysWith: { $1 })
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, try !isReady() { usleep(500) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }

  /// A git that does not answer is not left running.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func whileGitIsAsked(_ signal: Int32) throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()"])
    let file = "\(folder.path)/git.pid"
    let git = try git("echo $$ > '\(file).new'; mv '\(file).new' '\(file)'; exec sleep 100")
    let ended = try interrupt(["--staged"], in: folder, by: signal, git: git) {
      FileManager.default.fileExists(atPath: file)
    }
    #expect(ended == signal)
    let child = try #require(Int32(try folder.text(of: "git.pid").dropLast()))
    var tries = 0
    // It has ended, or waits for its parent to read its status.
    while isRunning(child), tries < 2_000 {
      usleep(1_000)
      tries += 1
    }
    #expect(!isRunning(child))
  }

  private func isRunning(_ process: Int32) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.split(separator: ")").last?.hasPrefix(" Z") != true
  }

  /// Waits in a shell until git has been asked something, for half a minute at most.
  private static let untilAsked =
    "i=0; while [ ! -e asked ] && [ $i -lt 3000 ]; do sleep 0.01; i=$((i + 1)); done"

  /// A script of the shell says it as shells do.
  @Test func theStatusThatAShellSees() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()"])
    let git = try git("echo > '\(folder.path)/asked'; exec sleep 100")
    let script = """
      PATH=\(git.path):$PATH "$ARCHLINT" --staged &
      \(Self.untilAsked); kill -TERM $!; wait $!; echo $?
      """
    #expect(try Tool.shell(script, in: folder).output == "143\n")
  }

  /// Wherever the signal comes, files hold what they did or what they shall, and nothing else is there.
  @Test(arguments: [0, 1, 5, 20, 60])
  func whileFilesAreWritten(_ draftsBefore: Int) throws {
    let old = String(repeating: "f(1)\n", count: 20)
    let names = (0..<80).map { "F\($0).swift" }
    let configuration = """
      own-rules:
        - {id: no-f, title: f, why: W, instead: I, severity: error, pattern: 'f($_)', fix: 'h()'}

      """
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, old) })
        .merging([".archlint.yml": configuration]) { $1 })
    let watched = "\(folder.path)/F\(draftsBefore).swift"
    let size = try FileManager.default.attributesOfItem(atPath: watched)[.size] as? Int
    let ended = try interrupt(["--fix"], in: folder, by: SIGTERM) {
      try FileManager.default.attributesOfItem(atPath: watched)[.size] as? Int != size
    }
    #expect(ended == SIGTERM || ended == nil)
    let new = String(repeating: "h()\n", count: 20)
    for name in names {
      let text = try folder.text(of: name)
      #expect(text == old || text == new, "\(name)")
    }
    #expect(try folder.leftovers() == [])
  }

  /// Reports and baselines of some size, ended as soon as their drafts are there.
  @Test(arguments: [
    ["--format", "json=out.json"],
    ["audit", "--preset", "healthtrack-clean", "--format", "html=out.json"],
    ["baseline", "write", "--baseline", "out.json"],
  ])
  func whileAReportIsWritten(_ arguments: [String]) throws {
    let lines = (0..<3_000).map { "func a\($0)() { f() }\n" }.joined()
    let folder = try TemporaryFolder(project: ["A.swift": lines, "out.json": "old"])
    let ended = try interrupt(arguments, in: folder, by: SIGINT) { try !folder.leftovers().isEmpty }
    let text = try folder.text(of: "out.json")
    #expect(text == "old" || text.hasSuffix("}\n") || text.hasSuffix(">\n"))
    #expect(ended == SIGINT || text != "old")
    #expect(try folder.leftovers() == [])
  }

  /// A signal that `nohup` ignores does not end the run.
  @Test func signalsThatAreIgnored() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()"])
    let git = try git("echo > '\(folder.path)/asked'; sleep 1; exit 1")
    let script = """
      trap '' HUP; PATH=\(git.path):$PATH "$ARCHLINT" --staged &
      \(Self.untilAsked); kill -HUP $!; wait $!; echo $?
      """
    let run = try Tool.shell(script, in: folder)
    #expect(run.output == "2\n")
    #expect(run.complaints.last?.contains("is not in a git repository") == true)
  }
}
