import Foundation

/// The built tool, run as people run it.
enum Tool {
  /// The result of a run.
  struct Run {
    let status: Int32
    let output: String
    let errors: String
    /// The standard output, as JSON.
    var json: Any? { try? JSONSerialization.jsonObject(with: Data(output.utf8)) }
    /// The lines of standard error, the cause of the exit status among them.
    var complaints: [String] { errors.split(separator: "\n").map(String.init) }
    /// The lines of standard error without the cause of the exit status.
    var notes: [String] { complaints.filter { !$0.hasPrefix("archlint: exit status") } }
  }

  /// The binary, which is beside the bundle of the tests.
  static var path: String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: "archlint").path()
  }

  /// The folder of the repository.
  static var repository: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path()
  }

  /// Runs archlint in `folder`.
  static func run(
    _ arguments: String..., in folder: TemporaryFolder, input: String = ""
  ) throws -> Run {
    try run(path, arguments, in: folder.path, input: input)
  }

  /// Runs a script of the shell in `folder`, with the path of archlint as `$ARCHLINT`.
  static func shell(_ script: String, in folder: TemporaryFolder) throws -> Run {
    try run("/bin/sh", ["-c", script], in: folder.path, input: "")
  }

  /// Runs a program. Its output goes to files: a pipe that nobody reads could fill up.
  ///
  /// - Parameter variables: what the program finds in its environment beside what is there.
  static func run(
    _ program: String, _ arguments: [String], in folder: String, input: String,
    environment variables: [String: String] = [:]
  ) throws -> Run {
    let streams = try TemporaryFolder(["input": input, "output": "", "errors": ""])
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    // A hook that runs the tests must not lend them its repository.
    let environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    process.environment = environment.merging(
      ["ARCHLINT": path, "NO_COLOR": "1"], uniquingKeysWith: { $1 }
    ).merging(variables, uniquingKeysWith: { $1 })
    process.standardInput = try FileHandle(
      forReadingFrom: URL(filePath: "\(streams.path)/input"))
    process.standardOutput = try FileHandle(
      forWritingTo: URL(filePath: "\(streams.path)/output"))
    process.standardError = try FileHandle(
      forWritingTo: URL(filePath: "\(streams.path)/errors"))
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: try streams.text(of: "output"),
      errors: try streams.text(of: "errors"))
  }
}
