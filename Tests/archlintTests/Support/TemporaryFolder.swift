import Foundation

/// A folder that is there for one test.
final class TemporaryFolder {
  let path: String

  /// Two rules: `no-f` flags calls of `f` as errors, `no-g` those of `g` as warnings.
  static let configuration = """
    own-rules:
      - {id: no-f, title: f is called, why: W, instead: I, severity: error, pattern: 'f($$$)'}
      - {id: no-g, title: g is called, why: W, instead: I, severity: warning, pattern: 'g($$$)'}

    """

  /// - Parameter files: texts by path.
  init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "archlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path()
    for (file, text) in files { try write(text, to: file) }
  }

  /// A project with the configuration above and `more` of it.
  convenience init(project files: [String: String], _ more: String = "") throws {
    try self.init(files.merging([".archlint.yml": Self.configuration + more]) { $1 })
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to file: String) throws {
    let url = URL(filePath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(of file: String) throws -> String {
    // With its byte order mark, which `String(contentsOf:)` takes away.
    String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(file)")), as: UTF8.self)
  }

  /// The paths of the files in the folder with what they hold, those of git left out.
  func snapshot() throws -> [String: Data] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: path)
    let files = all.filter { !$0.hasPrefix(".git") }.compactMap { file -> (String, Data)? in
      FileManager.default.contents(atPath: "\(path)/\(file)").map { (file, $0) }
    }
    return Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  /// The names of files that archlint writes before they take the places of others.
  func leftovers() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".tmp") }
  }

  /// Makes a file that is too large to be read; it takes no room on the disk.
  func writeTooLarge(_ file: String) throws {
    try write("", to: file)
    let handle = try FileHandle(forWritingTo: URL(filePath: "\(path)/\(file)"))
    try handle.truncate(atOffset: 1 << 33)
    try handle.close()
  }
}
