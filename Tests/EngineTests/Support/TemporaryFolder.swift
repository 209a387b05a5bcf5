import Foundation

/// A folder that is there for one test.
final class TemporaryFolder {
  let path: String

  /// - Parameter files: texts by path.
  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "archlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path()
    for (file, text) in files { try write(text, to: file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to file: String) throws {
    let url = URL(filePath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Makes a file that is too large to be read; it takes no room on the disk.
  func writeTooLarge(_ file: String) throws {
    try write("", to: file)
    let handle = try FileHandle(forWritingTo: URL(filePath: "\(path)/\(file)"))
    try handle.truncate(atOffset: 1 << 33)
    try handle.close()
  }

  /// Makes a link at `file` that leads to `target`.
  func link(_ file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(file)", withDestinationPath: target)
  }

  /// Makes a pipe, which blocks any process that opens it.
  func pipe(_ file: String) -> Bool { unsafe mkfifo("\(path)/\(file)", 0o600) == 0 }

  func text(of file: String) throws -> String {
    // With its byte order mark, which `String(contentsOf:)` takes away.
    String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(file)")), as: UTF8.self)
  }

  /// The names in the folder, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
