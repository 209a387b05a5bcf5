import Foundation
import Testing

/// A git repository that is there for one test.
final class Repository {
  let folder: TemporaryFolder
  private var commits = 0

  /// - Parameters:
  ///   - files: what the first commit holds, beside a configuration with the rules `no-f` and `no-g`.
  ///   - more: more of the configuration.
  init(_ files: [String: String], _ more: String = "") throws {
    folder = try TemporaryFolder(project: files, more)
    try git("init", "--quiet", "--initial-branch=main", ".")
    try commit("start")
  }

  /// Runs git, which has to succeed.
  @discardableResult
  func git(_ words: String...) throws -> String {
    let identity = [
      "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false",
    ]
    let run = try Tool.run("/usr/bin/env", ["git"] + identity + words, in: folder.path, input: "")
    try #require(run.status == 0, "git \(words): \(run.errors)")
    return run.output
  }

  /// Commits everything.
  func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", message)
  }

  /// Returns archlint's findings as `path:line rule`.
  func found(_ arguments: String...) throws -> [String] {
    let run = try Tool.run(
      Tool.path, ["--format", "compact"] + arguments, in: folder.path, input: "")
    return run.output.split(separator: "\n").map { line in
      let place = line.split(separator: ":").prefix(2).joined(separator: ":")
      return "\(place) \(line.split(separator: "[").last?.dropLast() ?? "")"
    }
  }

  func archlint(_ arguments: String...) throws -> Tool.Run {
    try Tool.run(Tool.path, arguments, in: folder.path, input: "")
  }
}
