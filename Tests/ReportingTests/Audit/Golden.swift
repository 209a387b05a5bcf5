import Foundation

/// Reports as they were when last reviewed: the files under `Fixtures/audits`.
enum Golden {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/audits")

  /// The text of a file. One that is not there is written with what was `found`, and the test that
  /// asked for it fails, so that a person reads it.
  static func text(_ name: String, found: String) throws -> String {
    let file = folder.appending(path: name)
    if FileManager.default.fileExists(atPath: file.path()) {
      return try String(contentsOf: file, encoding: .utf8)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(found.utf8).write(to: file)
    return "\(name) was not there and has been written; read it and run the tests again"
  }
}
