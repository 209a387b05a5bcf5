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
