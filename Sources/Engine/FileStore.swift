import LintRules
import Project
import SwiftSource

/// Where files are read.
package enum FileStore: Sendable {
  /// Below a folder, but for the texts that stand in for some files.
  case folder(String, overlay: [String: [UInt8]] = [:])
  /// In memory, by path.
  case memory([String: [UInt8]])

  func read(_ path: String, into buffer: inout SourceBuffer) throws(FileSystem.Failure) {
    switch self {
    case .folder(let root, let overlay):
      if let bytes = overlay[path] {
        buffer = SourceBuffer(bytes)
      } else {
        try FileSystem.read("\(root)/\(path)", into: &buffer)
      }
    case .memory(let files): buffer = SourceBuffer(files[path] ?? [])
    }
  }
}

extension FileStore {
  /// The files for rules about documents that name files. Links out of the project lead nowhere.
  var tree: FileTree {
    FileTree(exists: { exists($0) }, lineCount: { lineCount($0) })
  }

  private func exists(_ path: String) -> Bool {
    switch self {
    case .folder(let root, let overlay):
      overlay[path] != nil
        || FileSystem.kind(of: "\(root)/\(path)") != nil
          && Bounds(root: root).hold("\(root)/\(path)")
          // A name in another case leads nowhere on other systems.
          && FileNames.system.isSpelled(path, in: root)
    case .memory(let files):
      files[path] != nil || files.keys.contains { $0.lies(in: path) }
    }
  }

  private func lineCount(_ path: String) -> Int? {
    if case .folder(let root, let overlay) = self, overlay[path] == nil {
      let full = "\(root)/\(path)"
      guard FileSystem.kind(of: full) == .file, Bounds(root: root).hold(full) else { return nil }
    }
    if case .memory(let files) = self, files[path] == nil { return nil }
    var buffer = SourceBuffer()
    return (try? read(path, into: &buffer)).map { buffer.lineCount }
  }
}
