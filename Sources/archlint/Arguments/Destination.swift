import Configuration
import Engine

/// A report that the command line asks for: its format, and the file that it goes to.
struct Destination<Format: RawRepresentable<String> & CaseIterable> {
  let format: Format
  /// nil for standard output.
  let file: String?

  /// What `--format` asks for, `fallback` on standard output where it asks for nothing.
  static func all(
    _ arguments: Arguments, or fallback: Format
  ) throws(UsageError) -> [Destination] {
    var destinations: [Destination] = []
    for text in arguments.all("format") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      let names = Format.allCases.map(\.rawValue)
      guard let name = parts.first, let format = Format(rawValue: name) else {
        throw UsageError(
          message: "there is no format '\(text)'; there are \(names.joined(separator: ", "))"
            + NearestName.hint(parts.first ?? "", among: names))
      }
      destinations.append(Destination(format: format, file: parts.count > 1 ? parts[1] : nil))
    }
    if destinations.count(where: { $0.file == nil }) > 1 {
      throw UsageError(
        message: "only one format can go to standard output; name files: "
          + "--format \(Format.allCases.map(\.rawValue).dropFirst().first ?? "json")=FILE")
    }
    return destinations.isEmpty ? [Destination(format: fallback, file: nil)] : destinations
  }

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
