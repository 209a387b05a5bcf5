import Matching

/// A list of names and name globs, any of which may match.
package struct NameList: Sendable, Hashable {
  /// The entries as they were written.
  package let patterns: [String]
  private let plain: Set<Substring>
  private let globs: [NameGlob]

  /// Compiles the entries.
  package init(_ patterns: [String]) throws(GlobError) {
    self.patterns = patterns
    var plain: Set<Substring> = []
    var globs: [NameGlob] = []
    for pattern in patterns {
      if Self.isPlain(pattern) {
        plain.insert(Substring(pattern))
      } else {
        globs.append(try NameGlob(pattern))
      }
    }
    self.plain = plain
    self.globs = globs
  }

  /// Whether an entry matches the whole of `name`.
  package func matches(_ name: Substring) -> Bool {
    if plain.contains(name) { return true }
    guard !globs.isEmpty else { return false }
    let text = String(name)
    return globs.contains { $0.matches(text) }
  }

  /// Whether an entry matches the whole of `name`.
  package func matches(_ name: String) -> Bool { matches(Substring(name)) }

  /// The entries as a person lists them: `'A', 'B' or 'C'`.
  package var description: String {
    let quoted = patterns.map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or \(last)"
  }

  /// Whether an entry is a name and no glob.
  static func isPlain(_ pattern: String) -> Bool { pattern.utf8.allSatisfy { isPlain($0) } }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: "\\"):
      false
    default: true
    }
  }
}
