import Engine

/// The files of a configuration as they are at one time: those of the working tree, but for some.
struct FileVersions: Sendable {
  /// The contents of files that differ from the working tree, by absolute path; nil for those that are not
  /// there.
  private var texts: [String: [UInt8]?] = [:]

  /// The files of the working tree.
  static let workingTree = FileVersions()

  private init() {}

  /// - Parameter texts: by absolute path without links; nil for files that are not there.
  init(_ texts: [String: [UInt8]?]) { self.texts = texts }

  /// The files that are there and differ from the working tree.
  var paths: [String] { texts.filter { $0.value != nil }.keys.sorted() }

  /// Returns true if the file at `path` differs from the working tree.
  func replaces(_ path: String) -> Bool { texts[path] != nil }

  /// The path of a file that differs from the working tree, however the path is spelled; nil for others.
  func other(of path: String) -> String? {
    if texts.isEmpty { return nil }
    let absolute = path.hasPrefix("/") ? path : "\(FileSystem.currentFolder)/\(path)"
    var components: [Substring] = []
    for component in absolute.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    let plain = "/" + components.joined(separator: "/")
    return replaces(plain) ? plain : nil
  }

  func isThere(_ path: String) -> Bool {
    if let text = texts[path] { return text != nil }
    return FileSystem.isThere(path)
  }

  /// The text of the file at `path`.
  func text(of path: String) throws(FileSystem.Failure) -> String {
    guard let text = texts[path] else { return try FileSystem.validText(of: path) }
    guard let text, let valid = String(validating: text, as: UTF8.self) else {
      throw FileSystem.Failure(reason: "'\(path)' is no text")
    }
    return valid
  }
}
