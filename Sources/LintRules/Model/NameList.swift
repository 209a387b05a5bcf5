import Matching

/// A list of names and name globs, any of which may match.
package struct NameList: Sendable, Hashable {
  /// The entries as they were written.
  package let patterns: [String]
  private let plain: Set<Substring>
  private let globs: [NameGlob]
  /// Whether an entry has a placeholder, such as `{folder}` or `{*}`.
  let hasPlaceholders: Bool

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
    hasPlaceholders = globs.contains { glob in
      glob.pattern.utf8.contains(UInt8(ascii: "{"))
        && Placeholders.names.contains { glob.pattern.contains("{\($0)}") }
    }
  }

  /// Lists are equal when they are written so: all else is made of that.
  package static func == (left: NameList, right: NameList) -> Bool {
    left.patterns == right.patterns
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(patterns) }

  /// Whether an entry matches the whole of `name`.
  package func matches(_ name: Substring) -> Bool {
    if plain.contains(name) { return true }
    guard !globs.isEmpty else { return false }
    let text = String(name)
    return globs.contains { $0.matches(text) }
  }

  /// Whether an entry matches the whole of `name`.
  package func matches(_ name: String) -> Bool { matches(Substring(name)) }

  /// The list with names in place of its placeholders.
  func filled(_ placeholders: Placeholders) -> NameList {
    guard hasPlaceholders else { return self }
    return (try? NameList(patterns.map { placeholders.fill($0) })) ?? self
  }

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

/// What placeholders in names of a rule stand for.
struct Placeholders: Sendable {
  /// The names of placeholders, as they stand in braces.
  static let names = ["folder", "file", "name", "*"]

  /// The text for each placeholder that is known.
  var texts: [String: String]

  /// The pattern with the texts, in which no character is special, in place of the placeholders.
  func fill(_ pattern: String) -> String {
    var result = pattern
    for (name, text) in texts {
      let escaped = String(text.flatMap { "*?[]{},\\".contains($0) ? ["\\", $0] : [$0] })
      result = result.replacing("{\(name)}", with: escaped)
    }
    return result
  }

  /// What the star in a pattern of `list` that matches `name` stands for, nil when no pattern with
  /// one star does.
  static func star(of list: NameList?, in name: String) -> String? {
    for pattern in list?.patterns ?? [] {
      let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ NameList.isPlain(String($0)) }),
        name.utf8.count >= pattern.utf8.count - 1, name.hasPrefix(parts[0]),
        name.hasSuffix(parts[1])
      else { continue }
      return String(name.dropFirst(parts[0].count).dropLast(parts[1].count))
    }
    return nil
  }
}
