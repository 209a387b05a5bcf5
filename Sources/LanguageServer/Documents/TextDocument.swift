import Serving

/// A text that a client has open, or the text of a file.
struct TextDocument {
  private(set) var bytes: [UInt8]
  private(set) var version: Int?
  private var lineStarts: [Int]

  init(_ bytes: [UInt8], version: Int? = nil) {
    self.bytes = bytes
    self.version = version
    lineStarts = Self.lineStarts(of: bytes)
  }

  /// The lines end with `\n`, `\r\n` or `\r`.
  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for index in bytes.indices {
      let isBreak =
        bytes[index] == 0x0A
        || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if isBreak { starts.append(index + 1) }
    }
    return starts
  }

  // MARK: - Positions

  /// The offset of a position. One after the end of a line is the end of the line, as the protocol
  /// says; one after the last line is the end of the text.
  func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    var index = lineStarts[position.line]
    let end = endOfLine(position.line)
    var units = 0
    while index < end, units < position.character {
      let next = units + encoding.units(ofCharacterStartingWith: bytes[index])
      // A position within a character is that of the character.
      if next > position.character { break }
      units = next
      index += 1
      while encoding != .utf8, index < end, bytes[index] & 0xC0 == 0x80 { index += 1 }
    }
    return index
  }

  /// The position of an offset.
  func position(of offset: Int, _ encoding: PositionEncoding) -> Position {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let character = bytes[lineStarts[low]..<offset]
      .reduce(0) { $0 + encoding.units(ofCharacterStartingWith: $1) }
    return Position(line: low, character: character)
  }

  func range(of range: Range<Int>, _ encoding: PositionEncoding) -> Range<Position> {
    position(of: range.lowerBound, encoding)..<position(of: range.upperBound, encoding)
  }

  private func endOfLine(_ line: Int) -> Int {
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > lineStarts[line], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// The text of a 0-based line, without its line break.
  func line(_ line: Int) -> String {
    guard line < lineStarts.count else { return "" }
    return String(decoding: bytes[lineStarts[line]..<endOfLine(line)], as: UTF8.self)
  }

  var lineCount: Int { lineStarts.count }

  // MARK: - Changes

  /// Makes the changes of a `textDocument/didChange`, one after the other.
  ///
  /// - Returns: false where a change cannot be read; the text is as it was before that change.
  mutating func apply(
    _ changes: [MessageValue], version: Int?, _ encoding: PositionEncoding
  ) -> Bool {
    for change in changes {
      guard let text = change["text"]?.string else { return false }
      if let given = change["range"] {
        guard let range = Range<Position>(given) else { return false }
        let start = offset(of: range.lowerBound, encoding)
        let end = max(start, offset(of: range.upperBound, encoding))
        bytes.replaceSubrange(start..<end, with: text.utf8)
      } else {
        bytes = Array(text.utf8)
      }
      lineStarts = Self.lineStarts(of: bytes)
    }
    self.version = version
    return true
  }
}
