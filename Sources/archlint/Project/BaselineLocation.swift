import Engine
import Reporting
import Results

/// The place of a project's baseline.
struct BaselineLocation {
  /// The path of its file.
  let path: String
  /// The path as messages name it.
  let shown: String
  private let isGiven: Bool
  private let bounds: Bounds

  init(_ options: BaselineOptions, root: String) {
    bounds = Bounds(root: root)
    isGiven = options.path != nil
    shown = options.path ?? Baseline.fileName
    path = options.path ?? "\(root)/\(Baseline.fileName)"
  }

  /// True if there is such a file.
  var isThere: Bool { FileSystem.kind(of: path) != nil }

  /// The baseline, nil if there is none.
  ///
  /// - Parameters:
  ///   - isNeeded: true if a missing baseline is an error.
  ///   - changes: the change that the run is about, whose version of the file counts.
  func read(isNeeded: Bool, in changes: ChangeSet? = nil) throws -> Baseline? {
    if !isGiven, let staged = changes?.contents[Baseline.fileName] {
      return try Baseline(text: String(decoding: staged, as: UTF8.self), path: shown)
    }
    guard isThere else {
      if isNeeded || isGiven {
        throw UsageError(
          message: "there is no baseline '\(shown)'; 'archlint baseline write' makes one")
      }
      return nil
    }
    try check()
    return try Baseline(text: try FileSystem.text(of: path), path: shown)
  }

  /// Writes the baseline.
  func write(_ baseline: Baseline) throws {
    try check()
    // A pipe would wait for a reader.
    if !isGiven, isThere, FileSystem.kind(of: path) != .file {
      throw FileSystem.Failure(reason: "'\(shown)' is not a regular file; delete it")
    }
    try FileSystem.write(BaselineFile.render(baseline), to: path)
  }

  /// Throws if a path that the project sets leads to a file outside it.
  private func check() throws {
    guard isGiven || bounds.hold(path) else {
      throw UsageError(
        message: "'\(shown)' is a link that leads out of the project; put the file itself there, "
          + "or name it with --baseline")
    }
  }
}
