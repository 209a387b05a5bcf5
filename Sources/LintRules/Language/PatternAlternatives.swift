/// Alternatives in the text of a pattern: `$[a|b]` is `a` or `b`.
///
/// A text with alternatives is short for several patterns, one for each combination. Alternatives
/// may be empty and may hold others; a `|` in brackets of the code is a `|`.
struct PatternAlternatives {
  /// A text that cannot be expanded.
  struct Failure: Error {
    let message: String
  }

  /// The largest number of patterns that one text may be short for.
  static let limit = 256

  private let bytes: [UInt8]
  private var offset = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// The texts of the patterns, those of the first alternative first.
  static func expand(_ text: String) throws(Failure) -> [String] {
    // Few texts have a bracket, and bytes are compared faster than characters.
    guard text.utf8.contains(UInt8(ascii: "[")), hasGroup(text) else { return [text] }
    var reader = PatternAlternatives(text)
    return try reader.sequence(isInGroup: false).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns true if `$[` is in the text.
  private static func hasGroup(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "["), last == UInt8(ascii: "$") { return true }
      last = byte
    }
    return false
  }

  /// Reads up to the end, or in a group up to the next `|` or `]` outside of brackets.
  private mutating func sequence(isInGroup: Bool) throws(Failure) -> [[UInt8]] {
    var texts: [[UInt8]] = [[]]
    var depth = 0
    // What has been read since the last group is added to all texts at once.
    var start = offset
    let bytes = bytes
    func add(_ end: Int) {
      guard start < end else { return }
      for index in texts.indices { texts[index] += bytes[start..<end] }
    }
    while offset < bytes.count {
      if isGroupStart {
        add(offset)
        let alternatives = try group()
        guard texts.count * alternatives.count <= Self.limit else {
          throw Failure(message: "'$[' makes more than \(Self.limit) patterns of this one")
        }
        texts = texts.flatMap { text in alternatives.map { text + $0 } }
        start = offset
        continue
      }
      switch bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "|") where isInGroup && depth == 0,
        UInt8(ascii: "]") where isInGroup && depth == 0:
        add(offset)
        return texts
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      offset += 1
    }
    if isInGroup { throw Failure(message: "'$[' has no ']'") }
    add(offset)
    return texts
  }

  private var isGroupStart: Bool {
    bytes[offset] == UInt8(ascii: "$") && offset + 1 < bytes.count
      && bytes[offset + 1] == UInt8(ascii: "[")
  }

  /// Reads a group of alternatives.
  private mutating func group() throws(Failure) -> [[UInt8]] {
    offset += 2
    var alternatives = try sequence(isInGroup: true)
    guard bytes[offset] == UInt8(ascii: "|") else {
      throw Failure(message: "'$[' needs a '|' between its alternatives")
    }
    while bytes[offset] == UInt8(ascii: "|") {
      offset += 1
      alternatives += try sequence(isInGroup: true)
    }
    offset += 1
    return alternatives
  }
}

extension TokenPattern {
  /// The patterns that a text is short for, one if it has no alternatives.
  package static func all(_ text: String) throws(Failure) -> [TokenPattern] {
    let texts: [String]
    do {
      texts = try PatternAlternatives.expand(text)
    } catch {
      throw Failure(message: error.message)
    }
    var patterns: [TokenPattern] = []
    for text in texts { patterns.append(try TokenPattern(text)) }
    return patterns
  }
}
