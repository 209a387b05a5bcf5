/// A position in a checked text. It moves forward, and can return to an earlier position.
///
/// **Invariant:** only ``advanceBreak()`` crosses a line break, so line and column are always
/// right; no move goes past the end, where ``peek(_:)`` reads 0.
struct Cursor {
  /// The state needed to return to an earlier place.
  struct Position {
    /// The number of bytes before the place.
    var offset: Int
    /// The line, from 1.
    var line: Int
    /// The offset of the first byte of the line.
    var lineStart: Int
  }

  /// The text and its padding.
  let bytes: ContiguousArray<UInt8>
  /// The current position.
  var position: Position

  /// A cursor at the first character.
  init(_ text: YAMLText) {
    bytes = text.bytes
    position = Position(offset: text.start, line: 1, lineStart: text.start)
  }

  /// The number of bytes before the cursor.
  var offset: Int { position.offset }

  /// The number of bytes between the start of the line and the cursor.
  var indent: Int { position.offset - position.lineStart }

  /// The cursor's place, for nodes and errors.
  var mark: YAMLMark {
    YAMLMark(offset: position.offset, line: position.line, column: indent + 1)
  }

  /// True if nothing comes before the cursor on its line.
  var isAtLineStart: Bool { position.offset == position.lineStart }

  /// True if the text ends here.
  var isAtEnd: Bool { peek() == 0 }

  /// The byte under the cursor, or one at most ``YAMLText/padding`` bytes after it.
  ///
  /// - Precondition: where `distance` is above 1, none of the bytes before is the end.
  func peek(_ distance: Int = 0) -> UInt8 { bytes[position.offset + distance] }

  /// The byte before the cursor, or a line feed at the start of a line.
  var previous: UInt8 { isAtLineStart ? .lineFeed : bytes[position.offset - 1] }

  /// True if the byte under the cursor is the given indicator, separated from the text after it.
  func isAtIndicator(_ indicator: UInt8) -> Bool {
    peek() == indicator && peek(1).isSpaceOrEnd
  }

  /// True if a `---` is here, alone at the start of a line.
  var isAtDocumentStart: Bool { isAtLineStart && isAtMarker(.dash) }

  /// True if a `...` is here, alone at the start of a line.
  var isAtDocumentEnd: Bool { isAtLineStart && isAtMarker(.dot) }

  /// True if a marker is here, which ends every node.
  var isAtDocumentMarker: Bool { isAtDocumentStart || isAtDocumentEnd }

  private func isAtMarker(_ byte: UInt8) -> Bool {
    peek() == byte && peek(1) == byte && peek(2) == byte && peek(3).isSpaceOrEnd
  }

  /// Moves over bytes of this line.
  ///
  /// - Precondition: none of them ends the line.
  mutating func advance(_ count: Int = 1) { position.offset += count }

  /// Moves over spaces, at most `limit` of them.
  mutating func skipSpaces(upTo limit: Int = .max) {
    var left = limit
    while left > 0, peek() == .space {
      advance()
      left -= 1
    }
  }

  /// Moves over spaces and tabs.
  mutating func skipBlanks() {
    while peek().isBlank { advance() }
  }

  /// Moves to the end of the line.
  mutating func skipLine() {
    while !peek().isBreakOrEnd { advance() }
  }

  /// Moves over a line break to the start of the next line.
  ///
  /// - Precondition: a line break is under the cursor.
  mutating func advanceBreak() {
    precondition(peek() == .lineFeed || peek() == .carriageReturn)
    position.offset += peek() == .carriageReturn && peek(1) == .lineFeed ? 2 : 1
    position.line += 1
    position.lineStart = position.offset
  }

  /// The character under the cursor or some bytes after it, for messages.
  ///
  /// - Precondition: it is a character of this line.
  func character(_ distance: Int = 0) -> String {
    let start = offset + distance
    var end = start + 1
    while bytes[end] & 0xC0 == 0x80 { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The text from an offset to the cursor.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}
