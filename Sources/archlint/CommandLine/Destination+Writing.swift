import Engine
import Reporting

extension Destination {
  /// Writes a report piece by piece to its destination; a file is written completely or not at all.
  func write(_ content: (_ write: ([UInt8]) throws -> Void) throws -> Void) throws {
    if let file {
      try FileSystem.write(to: file, content)
    } else {
      try content { bytes in try Output.write(bytes) }
    }
  }

  /// Writes a report in Markdown to its destination.
  ///
  /// - Parameter isForReading: true if people read it as it is, where nothing renders it.
  func write(
    isForReading: Bool, _ content: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    guard isForReading else { return try write(content) }
    var markdown: [UInt8] = []
    try content { markdown += $0 }
    try Output.print(TerminalMarkdown.text(markdown))
  }

  /// Writes a rendered report to its destination.
  func write(_ bytes: [UInt8]) throws {
    if let file { try FileSystem.write(bytes, to: file) } else { try Output.write(bytes) }
  }
}
