import Buffers

/// Strings and numbers: where they end, and whether they are well-formed.
extension JSONReader {
  /// Passes over a string, whose first quote is the next byte.
  mutating func scanString() throws(JSONProblem) {
    tokenStart = position
    hasEscapes = false
    var index = position + 1
    while true {
      index = endOfPlainText(from: index)
      guard try ensure(1, at: &index) else { throw problem("a string has no end", at: end) }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        position = index + 1
        tokenEnd = position
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try passEscape(&index)
      case 0x80...: try passCharacter(&index)
      case ..<0x20:
        throw problem("a string holds a control character that is not escaped", at: index)
      default: break
      }
    }
  }

  /// The index of the first byte from `index` on that ends a string or needs a check: a quote,
  /// a backslash, a control character, or a part of a character beyond ASCII.
  private func endOfPlainText(from index: Int) -> Int {
    let text = bytes.view
    var index = index
    while index + 8 <= end {
      let found = Self.special(text.eightBytes(at: index))
      if found != 0 { return index + found.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < end, Self.isPlain(text[index]) { index += 1 }
    return index
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// The high bit of each byte that is not plain. Of those after the first some may be wrong.
  ///
  /// Source: Sean Eron Anderson, "Bit Twiddling Hacks", "Determine if a word has a byte equal to n".
  @inline(__always)
  private static func special(_ chunk: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = chunk ^ (ones &* 0x22)
    let backslashes = chunk ^ (ones &* 0x5C)
    let controls = (chunk &- (ones &* 0x20)) & ~chunk
    let ends = ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
    return (controls | ends | chunk) & (ones &* 0x80)
  }

  /// Passes over an escape, whose backslash is at `index`.
  private mutating func passEscape(_ index: inout Int) throws(JSONProblem) {
    guard try ensure(2, at: &index) else { throw problem("a string has no end", at: end) }
    switch bytes[index + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 2
    case UInt8(ascii: "u"):
      let unit = try codeUnit(&index)
      if unit & 0xFC00 == 0xDC00 {
        throw problem("an escape is the second half of a pair without the first", at: index - 6)
      }
      if unit & 0xFC00 == 0xD800 { try passSecondHalf(&index) }
    default: throw problem("unknown escape", at: index)
    }
  }

  /// Passes over the second escape of a surrogate pair.
  private mutating func passSecondHalf(_ index: inout Int) throws(JSONProblem) {
    for (offset, byte) in [UInt8(ascii: "\\"), UInt8(ascii: "u")].enumerated() {
      let isThere = try ensure(offset + 1, at: &index)
      guard isThere else { throw problem("a string has no end", at: end) }
      guard bytes[index + offset] == byte else {
        throw problem("an escape is the first half of a pair without the second", at: index)
      }
    }
    guard try codeUnit(&index) & 0xFC00 == 0xDC00 else {
      throw problem("an escape is the first half of a pair without the second", at: index)
    }
  }

  /// Passes over `\u` with its four digits and gives the number.
  private mutating func codeUnit(_ index: inout Int) throws(JSONProblem) -> UInt16 {
    guard try ensure(6, at: &index) else { throw problem("a string has no end", at: end) }
    var unit: UInt16 = 0
    for offset in 2..<6 {
      guard let digit = Self.hexadecimal(bytes[index + offset]) else {
        throw problem("'\\u' needs four hexadecimal digits", at: index + offset)
      }
      unit = unit << 4 | UInt16(digit)
    }
    index += 6
    return unit
  }

  static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Passes over a character of two to four bytes.
  ///
  /// Source: The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
  private mutating func passCharacter(_ index: inout Int) throws(JSONProblem) {
    let first = bytes[index]
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch first {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    guard length > 0 else { throw problem("a string is not UTF-8", at: index) }
    guard try ensure(length, at: &index) else { throw problem("a string has no end", at: end) }
    for offset in 1..<length {
      let byte = bytes[index + offset]
      guard offset == 1 ? second.contains(byte) : byte & 0xC0 == 0x80 else {
        throw problem("a string is not UTF-8", at: index)
      }
    }
    index += length
  }

  // MARK: - Numbers

  /// Passes over a number, whose first byte is the next.
  mutating func scanNumber() throws(JSONProblem) {
    tokenStart = position
    var index = position
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let hasZero = try ensure(1, at: &index) && bytes[index] == UInt8(ascii: "0")
    let digits = try passDigits(&index)
    if hasZero, digits > 1 { throw problem("a number has a leading zero", at: tokenStart) }
    if try ensure(1, at: &index), bytes[index] == UInt8(ascii: ".") {
      index += 1
      _ = try passDigits(&index)
    }
    if try ensure(1, at: &index), bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if try ensure(1, at: &index),
        bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      _ = try passDigits(&index)
    }
    position = index
    tokenEnd = index
  }

  /// - Returns: how many there are, at least one.
  private mutating func passDigits(_ index: inout Int) throws(JSONProblem) -> Int {
    var count = 0
    while try ensure(1, at: &index), (0x30...0x39).contains(bytes[index]) {
      index += 1
      count += 1
    }
    guard count > 0 else { throw problem("a digit is expected here", at: index) }
    return count
  }
}
