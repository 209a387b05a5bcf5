import Serving

/// The unit in which a client counts characters of a line.
enum PositionEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The encoding to use with a client: the cheapest of those that it knows, and UTF-16 for one that
  /// names none.
  static func negotiated(with capabilities: MessageValue?) -> PositionEncoding {
    let known = capabilities?["general"]?["positionEncodings"]?.array ?? []
    let names = known.compactMap { $0.string.flatMap(PositionEncoding.init) }
    return names.contains(.utf8) ? .utf8 : names.contains(.utf16) ? .utf16 : names.first ?? .utf16
  }

  /// The number of units of a character that starts with a byte of UTF-8; 0 for a byte that
  /// continues one.
  func units(ofCharacterStartingWith byte: UInt8) -> Int {
    if self == .utf8 { return 1 }
    if byte & 0xC0 == 0x80 { return 0 }
    return self == .utf16 && byte >= 0xF0 ? 2 : 1
  }
}

/// A position as a client gives it: a 0-based line, and the units before it on the line.
struct Position: Hashable, Comparable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  init?(_ json: MessageValue?) {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: MessageValue { ["line": .integer(line), "character": .integer(character)] }

  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

extension Range<Position> {
  init?(_ json: MessageValue?) {
    guard let start = Position(json?["start"]), let end = Position(json?["end"]), start <= end
    else { return nil }
    self = start..<end
  }

  var json: MessageValue { ["start": lowerBound.json, "end": upperBound.json] }
}
