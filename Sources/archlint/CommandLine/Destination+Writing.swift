import Engine

extension Destination {
  /// Writes a report piece by piece to where it goes; a file is written whole or not at all.
  func write(_ content: (_ write: ([UInt8]) throws -> Void) throws -> Void) throws {
    if let file {
      try FileSystem.write(to: file, content)
    } else {
      try content { bytes in try Output.write(bytes) }
    }
  }

  /// Writes a rendered report to where it goes.
  func write(_ bytes: [UInt8]) throws {
    if let file { try FileSystem.write(bytes, to: file) } else { try Output.write(bytes) }
  }
}
