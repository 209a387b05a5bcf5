import Buffers
import Matching

/// A list of names and name globs, any of which may match.
package struct NameList: Sendable, Hashable {
  /// The list, shared by all that have it: queries and conditions hold many lists and are copied.
  private let entries: Entries

  private final class Entries: Sendable {
    let patterns: [String]
    let placeholders: [String]
    /// The hash of ``patterns``: queries with lists are keys of tables.
    let hash: Int
    private let compiled = OnceReference<Compiled>()

    init(_ patterns: [String]) {
      self.patterns = patterns
      hash = patterns.hashValue
      let templates = patterns.filter {
        $0.utf8.contains(UInt8(ascii: "{")) && !NameList.isPlain($0)
      }
      placeholders =
        templates.isEmpty
        ? []
        : Placeholders.names.filter { name in
          let placeholder = Array("{\(name)}".utf8)
          return templates.contains { $0.holds(placeholder) }
        }
    }

    /// The entries by what they are, taken apart on the first call.
    var entries: Compiled { compiled.load() ?? compiled.storeIfNil(Compiled(patterns)) }
  }

  /// The entries of a list by what they are; most lists of a run are laid out in a ``NamePool``, and not
  /// asked themselves.
  private final class Compiled: Sendable {
    let plain: Set<Substring>
    let globs: [StarGlob]
    /// How the names that each glob matches start and end.
    let ends: ContiguousArray<Ends>
    /// A bit for each length of a plain entry in bytes, from 63 on the same: most names have
    /// another one, and need not be hashed.
    let lengths: UInt64

    init(_ patterns: [String]) {
      var plain: Set<Substring> = []
      var globs: [StarGlob] = []
      for pattern in patterns {
        if NameList.isPlain(pattern) {
          plain.insert(Substring(pattern))
        } else {
          globs.append(StarGlob(pattern))
        }
      }
      // Beyond ASCII a name can be written in other bytes, and more of them.
      let isASCII = plain.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
      lengths = isASCII ? plain.reduce(0) { $0 | NameList.bit(ofLength: $1) } : UInt64.max
      self.plain = plain
      self.globs = globs
      ends = ContiguousArray(globs.map { Ends($0.pattern) })
    }
  }

  /// A glob of a list. Most are a fixed text with a star in it or at an end, for which no program needs to
  /// be compiled.
  private struct StarGlob: Sendable {
    let pattern: String
    private let start: ContiguousArray<UInt8>
    private let end: ContiguousArray<UInt8>
    /// Nil where the fixed texts say all.
    private let glob: NameGlob?

    init(_ pattern: String) {
      self.pattern = pattern
      let parts = pattern.utf8.split(
        separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      let isSimple =
        parts.count == 2 && NameList.isSimple(pattern) && pattern.utf8.allSatisfy { $0 < 0x80 }
      start = isSimple ? ContiguousArray(parts[0]) : []
      end = isSimple ? ContiguousArray(parts[1]) : []
      glob = isSimple ? nil : NameGlob(verified: pattern)
    }

    /// True if the glob matches the whole of `name`.
    func matches(_ name: BufferView<UInt8>) -> Bool {
      if let glob { return glob.matches(name) }
      let rest = name.count - end.count
      guard rest >= start.count else { return false }
      for index in start.indices where start[index] != name[index] { return false }
      for index in end.indices where end[index] != name[rest + index] { return false }
      return true
    }

    /// True if the glob matches the whole of `name`, which is copied: not for hot loops.
    func matches(_ name: String) -> Bool { matches(ContiguousArray(name.utf8).view) }
  }

  /// The first and the last byte of the names that a glob matches, 0 for any: most names differ in one
  /// of the two, and the glob need not be asked.
  private struct Ends: Sendable {
    let first: UInt8
    let last: UInt8

    init(_ pattern: String) {
      first = Self.fixed(pattern.utf8.first)
      // What follows a backslash or closes a group or class is not known from one byte.
      let hasGroups = pattern.utf8.contains {
        [UInt8(ascii: "\\"), UInt8(ascii: "{")].contains($0)
      }
      last = hasGroups ? 0 : Self.fixed(pattern.utf8.last)
    }

    func allow(_ first: UInt8, _ last: UInt8) -> Bool {
      (self.first == 0 || self.first == first) && (self.last == 0 || self.last == last)
    }

    /// A byte that stands for itself in every glob, 0 for all others.
    private static func fixed(_ byte: UInt8?) -> UInt8 {
      guard let byte else { return 0 }
      let character = Character(UnicodeScalar(byte))
      return byte < 0x80 && (character.isLetter || character.isNumber || byte == 0x5F) ? byte : 0
    }
  }

  /// The entries as they were written.
  package var patterns: [String] { entries.patterns }
  /// The names of the placeholders in the entries, such as `folder` or `*`.
  var placeholders: [String] { entries.placeholders }
  /// True if an entry has a placeholder.
  var hasPlaceholders: Bool { !entries.placeholders.isEmpty }

  /// The list without entries.
  package static let none = NameList(verified: [])

  /// A list whose entries are known to be right.
  package init(verified patterns: [String]) { entries = Entries(patterns) }

  /// The list of entries.
  package init(_ patterns: [String]) throws(GlobError) {
    for pattern in patterns where !Self.isPlain(pattern) && !Self.isSimple(pattern) {
      _ = try NameGlob(pattern)
    }
    self.init(verified: patterns)
  }

  /// Lists are equal when they are written so: all else is made of that.
  package static func == (left: NameList, right: NameList) -> Bool {
    left.entries === right.entries
      || left.entries.hash == right.entries.hash && left.patterns == right.patterns
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(entries.hash) }

  /// The entries with a star beside other characters, nil if there are none.
  package var globs: NameList? {
    let globs = patterns.filter { $0.contains("*") && $0 != "*" }
    return globs.isEmpty ? nil : NameList(verified: globs)
  }

  /// Returns true if an entry matches the whole of `name`.
  package func matches(_ name: Substring) -> Bool {
    let entries = entries.entries
    if entries.lengths & Self.bit(ofLength: name) != 0, entries.plain.contains(name) { return true }
    guard let first = name.utf8.first, let last = name.utf8.last else {
      return entries.globs.contains { $0.matches("") }
    }
    var bytes: ContiguousArray<UInt8> = []
    for index in entries.ends.indices where entries.ends[index].allow(first, last) {
      if bytes.isEmpty { bytes = ContiguousArray(name.utf8) }
      if entries.globs[index].matches(bytes.view) { return true }
    }
    return false
  }

  /// True if an entry matches the empty name.
  var matchesEmpty: Bool {
    patterns.contains { pattern in
      pattern.utf8.allSatisfy { $0 == UInt8(ascii: "*") }
        || pattern.utf8.contains(UInt8(ascii: "{")) && NameGlob(verified: pattern).matches("")
    }
  }

  private static func bit(ofLength name: Substring) -> UInt64 {
    1 << UInt64(min(name.utf8.count, 63))
  }

  /// Returns true if an entry matches the whole of `name`.
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

  /// Returns true if an entry is a plain name, not a glob.
  static func isPlain(_ pattern: String) -> Bool { pattern.utf8.allSatisfy { isPlain($0) } }

  /// Returns true if an entry is text with stars, none beside another: a glob in which nothing can be wrong.
  private static func isSimple(_ pattern: String) -> Bool {
    var last: UInt8 = 0
    for byte in pattern.utf8 {
      let isStar = byte == UInt8(ascii: "*")
      guard isStar ? last != byte : isPlain(byte) && ![0x5D, 0x7D].contains(byte) else {
        return false
      }
      last = byte
    }
    return last != 0
  }

  /// Globs without braces and sets of characters that match together the names that `pattern` matches:
  /// `*enqueue*` and `*Enqueue*` for `*[eE]nqueue*`. A name is compared with their fixed ends
  /// alone. Sets that are ranges, negated or large stay as they are, and so do nested braces.
  static func plainer(_ pattern: String) -> [String] {
    (withoutBraces(pattern) ?? [pattern]).flatMap { withoutSets($0) }
  }

  /// The patterns that one with braces is short for, nil where it stays as it is.
  private static func withoutBraces(_ pattern: String) -> [String]? {
    guard pattern.utf8.contains(UInt8(ascii: "{")) else { return nil }
    var results: [[UInt8]] = [[]]
    var rest = pattern.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "{"):
        guard let close = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
        let group = rest[..<close].split(
          separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard group.count > 1, results.count * group.count <= 64,
          group.allSatisfy({ isWhole($0) })
        else { return nil }
        results = results.flatMap { result in group.map { result + $0 } }
        rest = rest[close...].dropFirst()
      case UInt8(ascii: "["):
        guard let close = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        for index in results.indices { results[index] += [byte] + rest[...close] }
        rest = rest[close...].dropFirst()
      case UInt8(ascii: "\\"): return nil
      default: for index in results.indices { results[index].append(byte) }
      }
    }
    return results.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns true if an alternative of braces has no braces of its own and no part of a set.
  private static func isWhole(_ alternative: Substring.UTF8View) -> Bool {
    !alternative.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "\\") }
      && alternative.count { $0 == UInt8(ascii: "[") }
        == alternative.count { $0 == UInt8(ascii: "]") }
  }

  private static func withoutSets(_ pattern: String) -> [String] {
    guard pattern.utf8.contains(UInt8(ascii: "[")),
      pattern.utf8.allSatisfy({ $0 < 0x80 && ![0x5C, 0x7B, 0x3F].contains($0) })
    else { return [pattern] }
    var results = [""]
    var rest = pattern[...]
    while let character = rest.popFirst() {
      guard character == "[" else {
        for index in results.indices { results[index].append(character) }
        continue
      }
      guard let close = rest.firstIndex(of: "]") else { return [pattern] }
      let set = rest[..<close]
      guard (1...4).contains(set.count), set.allSatisfy({ $0.isLetter || $0 == "_" }),
        results.count * set.count <= 16
      else { return [pattern] }
      results = results.flatMap { start in set.map { start + String($0) } }
      rest = rest[close...].dropFirst()
    }
    return results
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: "\\"):
      false
    default: true
    }
  }
}

/// The values of the placeholders in names of a rule.
struct Placeholders: Sendable {
  /// The names of placeholders, as they are in braces.
  static let names = ["folder", "file", "extended", "name", "type", "*"]

  /// The text for each placeholder that is known.
  var texts: [String: String]

  /// The pattern with the texts, in which no character is special, in place of the placeholders.
  func fill(_ pattern: String) -> String {
    guard pattern.utf8.contains(UInt8(ascii: "{")) else { return pattern }
    var filled: [UInt8] = []
    var rest = pattern.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "{"), let close = rest.firstIndex(of: UInt8(ascii: "}")),
        let text = texts[String(decoding: rest[..<close], as: UTF8.self)]
      else {
        filled.append(byte)
        continue
      }
      for byte in text.utf8 {
        if Self.isSpecial(byte) { filled.append(UInt8(ascii: "\\")) }
        filled.append(byte)
      }
      rest = rest[close...].dropFirst()
    }
    return String(decoding: filled, as: UTF8.self)
  }

  /// Returns true if the byte has a special meaning in a glob.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  /// Returns the text of the star in a pattern of `list` that matches `name`, nil if no pattern
  /// with one star matches.
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
