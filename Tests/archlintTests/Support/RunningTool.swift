import Foundation
import Testing

/// A command of the built tool that goes on running; its lines are read as they come.
final class RunningTool {
  private let process = Process()
  private let output: URL
  private let errors: URL
  private let streams: TemporaryFolder

  init(_ arguments: String..., in folder: TemporaryFolder) throws {
    streams = try TemporaryFolder(["output": "", "errors": ""])
    output = URL(filePath: "\(streams.path)/output")
    errors = URL(filePath: "\(streams.path)/errors")
    process.executableURL = URL(filePath: Tool.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// The lines on standard output, once one of them says `text`.
  ///
  /// - Parameter stream: of standard error, where that is asked for.
  func lines(until text: String, onErrors: Bool = false) async throws -> [String] {
    for _ in 0..<1200 {
      let all = try String(contentsOf: onErrors ? errors : output, encoding: .utf8)
      // The last line may not be complete.
      let lines = all.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      if lines.contains(where: { $0.contains(text) }) { return lines.map(String.init) }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("nothing says '\(text)': \(try String(contentsOf: output, encoding: .utf8))")
    return []
  }
}
