import Foundation
import Testing

/// `archlint watch` checks a project whenever its files change.
@Suite struct WatchTests {
  @Test("new and fixed findings are printed, then the totals")
  func newAndFixed() async throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n", "B.swift": "\n"])
    let watch = try RunningTool("watch", in: folder)
    // Files so new that their times may not tell a later change may be checked twice.
    let first = try await watch.lines(until: "watching")
    #expect(first.first?.hasPrefix("1 error in 2 files (2 lines, ") == true)
    try folder.write("\n\ng()\n", to: "B.swift")
    let second = try await watch.lines(until: "1 new, 0 fixed")
    #expect(second.contains("+ B.swift:3:1: warning: g is called [no-g]"))
    #expect(second.last?.hasPrefix("1 new, 0 fixed; 1 error, 1 warning in 2 files") == true)
    try folder.write("// The call moves.\nf()\n", to: "A.swift")
    try FileManager.default.removeItem(atPath: "\(folder.path)/B.swift")
    let third = try await watch.lines(until: "0 new, 1 fixed")
    #expect(third.contains("- B.swift:3:1: warning: g is called [no-g]"))
    #expect(third.last?.contains("; 1 error in 1 file") == true)
  }

  @Test("a change of the configuration counts; problems in it do not end the watch")
  func configuration() async throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\ng()\n"])
    let watch = try RunningTool("watch", in: folder)
    _ = try await watch.lines(until: "watching")
    try folder.write("strange: 1\n", to: ".archlint.yml")
    let errors = try await watch.lines(until: "strange", onErrors: true)
    #expect(errors.count { $0.contains("strange") } == 1)
    let rules = TemporaryFolder.configuration.split(separator: "\n").dropLast()
    try folder.write(rules.joined(separator: "\n") + "\n", to: ".archlint.yml")
    let lines = try await watch.lines(until: "0 new, 1 fixed")
    #expect(lines.contains("- A.swift:2:1: warning: g is called [no-g]"))
  }

  @Test("a configuration that a folder gets, changes or loses counts from then on")
  func nestedConfiguration() async throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n", "Sub/B.swift": "g()\n"])
    let watch = try RunningTool("watch", in: folder)
    _ = try await watch.lines(until: "watching")
    try folder.write("rules: {no-g: off}\n", to: "Sub/.archlint.yml")
    let made = try await watch.lines(until: "0 new, 1 fixed; 1 error in")
    #expect(made.contains("- Sub/B.swift:1:1: warning: g is called [no-g]"))
    try folder.write("rules: {no-g: error}\n", to: "Sub/.archlint.yml")
    let changed = try await watch.lines(until: "1 new, 0 fixed; 2 errors in")
    #expect(changed.contains("+ Sub/B.swift:1:1: error: g is called [no-g]"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/Sub/.archlint.yml")
    _ = try await watch.lines(until: "; 1 error, 1 warning in")
  }

  @Test("a folder's configuration with a mistake is reported once, and counts when it is mended")
  func brokenNestedConfiguration() async throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n", "Sub/B.swift": "g()\n"])
    let watch = try RunningTool("watch", in: folder)
    _ = try await watch.lines(until: "watching")
    try folder.write("strange: 1\n", to: "Sub/.archlint.yml")
    let errors = try await watch.lines(until: "strange", onErrors: true)
    #expect(errors.count { $0.contains("strange") } == 1)
    try folder.write("rules: {no-g: off}\n", to: "Sub/.archlint.yml")
    _ = try await watch.lines(until: "0 new, 1 fixed; 1 error in")
  }

  @Test("a command runs after each check, with the numbers in its environment")
  func command() async throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n"])
    let watch = try RunningTool(
      "watch", "--command", "echo ran $ARCHLINT_NEW $ARCHLINT_FIXED $ARCHLINT_ERRORS; exit 3",
      in: folder)
    _ = try await watch.lines(until: "ran 1 0 1")
    try folder.write("f()\nf(2)\n", to: "A.swift")
    _ = try await watch.lines(until: "ran 1 0 2")
    let errors = try await watch.lines(until: "status 3", onErrors: true)
    #expect(errors.first == "archlint: the command has exited with status 3")
  }

  @Test("nothing is lost when a branch with 2,000 other files is checked out")
  func branchSwitch() async throws {
    var files: [String: String] = [:]
    for number in 0..<2000 { files["Folder\(number % 40)/File\(number).swift"] = "f(\(number))\n" }
    let repository = try Repository(files)
    try repository.git("checkout", "--quiet", "-b", "other")
    for (number, path) in files.keys.sorted().enumerated() {
      switch number % 4 {
      case 0: try FileManager.default.removeItem(atPath: "\(repository.folder.path)/\(path)")
      case 1: try repository.folder.write("g()\n", to: path)
      default: try repository.folder.write("f(1)\nf(2)\n", to: path)
      }
    }
    try repository.commit("other")
    try repository.git("checkout", "--quiet", "main")
    let watch = try RunningTool("watch", in: repository.folder)
    let first = try await watch.lines(until: "watching")
    #expect(first.last?.hasPrefix("2000 errors in 2000 files (2000 lines, ") == true)
    try repository.git("checkout", "--quiet", "other")
    _ = try await watch.lines(until: "; 2000 errors, 500 warnings in 1500 files (2500 lines, ")
    try repository.git("checkout", "--quiet", "main")
    _ = try await watch.lines(until: "; 2000 errors in 2000 files (2000 lines, ")
  }
}
