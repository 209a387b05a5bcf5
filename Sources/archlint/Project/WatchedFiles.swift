import Engine

/// The state of the files whose changes a command waits for.
struct WatchedFiles {
  /// By path, nil for a file that is not there.
  private var stamps: [String: FileStamp?]

  /// - Parameter paths: the files, before they are read, so that no later change is missed.
  init(_ paths: [String]) {
    stamps = Dictionary(
      paths.map { ($0, FileStamp(of: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  var haveChanged: Bool { stamps.contains { FileStamp(of: $0.key) != $0.value } }

  /// Watches more files.
  mutating func add(_ paths: [String]) {
    for path in paths where stamps[path] == nil { stamps[path] = .some(FileStamp(of: path)) }
  }

  /// Takes the present state of the files as known.
  mutating func accept() {
    for path in stamps.keys { stamps[path] = .some(FileStamp(of: path)) }
  }
}
