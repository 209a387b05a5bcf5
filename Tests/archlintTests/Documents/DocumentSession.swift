import Foundation
import Testing

/// A terminal in which the commands of a document run, one after the other, in a git repository.
final class DocumentSession {
  private let folder: TemporaryFolder
  /// A home in which nobody has configured anything.
  private let home: TemporaryFolder

  /// The path that takes the place of the temporary folder's in documents.
  private static let shownFolder = "/src/Orchard"

  /// - Parameter project: a folder of the repository whose files the session starts with; after
  ///   `without`, files that are left out.
  init(project: String?) throws {
    folder = try TemporaryFolder([:])
    home = try TemporaryFolder([:])
    if let words = project?.components(separatedBy: " without "), let source = words.first {
      let files = FileManager.default
      let url = Document.root.appending(path: source)
      for path in try files.subpathsOfDirectory(atPath: url.path()).sorted() {
        let file = url.appending(path: path)
        let isFile = try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
        guard isFile == true, !words.dropFirst().contains(path) else { continue }
        try folder.write(try String(contentsOf: file, encoding: .utf8), to: path)
      }
    }
    let start = try run(
      "git init --quiet --initial-branch=main . && git add --all && "
        + "git commit --quiet --allow-empty --message 'Start'")
    try #require(start.status == 0, "\(start.output)")
  }

  func write(_ text: String, to file: String) throws { try folder.write(text, to: file) }

  /// Runs a command as a person would in a terminal.
  func run(_ command: String) throws -> (status: Int32, output: [String]) {
    let tools = URL(filePath: Tool.path).deletingLastPathComponent().path()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let run = try Tool.run(
      "/bin/sh", ["-c", "exec 2>&1\n\(command)"], in: folder.path, input: "",
      environment: [
        "PATH": "\(tools):\(path)", "HOME": home.path, "TERM": "dumb",
        "SOURCE_DATE_EPOCH": "1780272000", "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
        "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
      ])
    let name = URL(filePath: folder.path).lastPathComponent
    let lines = run.output.components(separatedBy: "\n").map { line in
      Self.withoutTimes(
        line.replacing(folder.path, with: Self.shownFolder).replacing(name, with: "Orchard"))
    }
    return (run.status, Array(lines.trimmed))
  }

  /// A line with every time as `20 ms`: how long a run took is another time each time.
  static func withoutTimes(_ line: String) -> String {
    line.replacing(/\b[0-9.]+ (ms|s)\b/, with: "20 ms")
  }
}
