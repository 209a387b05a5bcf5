import Configuration
import LintRules

/// A report that the command line asks for: its format, and the file that it goes to.
struct Destination<Format: Sendable>: Sendable {
  let format: Format
  /// nil for standard output.
  let file: String?
}

/// The reports that a command writes.
struct Reports<Format: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  /// The format if the command line names none.
  let standard: Format
  private var given: [Destination<Format>] = []

  init(_ standard: Format) { self.standard = standard }

  /// The destinations of the reports, in the order of the command line.
  var destinations: [Destination<Format>] {
    given.isEmpty ? [Destination(format: standard, file: nil)] : given
  }

  /// True if the command line names no report: the standard one is for people then.
  var isStandard: Bool { given.isEmpty }

  /// The format on standard output, nil if all reports go to files.
  var standardOutput: Format? { destinations.first { $0.file == nil }?.format }

  /// Returns true if one of the reports has this format.
  func contains(where isWanted: (Format) -> Bool) -> Bool {
    destinations.contains { isWanted($0.format) }
  }

  /// Adds `FORMAT` or `FORMAT=FILE`.
  mutating func add(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = Format.allCases.map(\.rawValue)
    guard let format = Format(rawValue: String(parts[0])) else {
      throw UsageError(
        message: "there is no format '\(parts[0])'; there are \(names.joined(separator: ", "))"
          + NearestName.hint(String(parts[0]), among: names))
    }
    let file = parts.count > 1 ? String(parts[1]) : nil
    if file?.isEmpty == true {
      throw UsageError(message: "--format \(text) names no file: --format \(format.rawValue)=FILE")
    }
    if file == nil, given.contains(where: { $0.file == nil }) {
      throw UsageError(
        message: "only one format can go to standard output; name a file for the other: "
          + "--format \(format.rawValue)=FILE")
    }
    // The second report would replace the first; what a device gets is nobody's report.
    if let file, !file.hasPrefix("/dev/"), given.contains(where: { $0.file == file }) {
      throw UsageError(message: "two formats go to '\(file)'; name another file for one of them")
    }
    given.append(Destination(format: format, file: file))
  }
}
