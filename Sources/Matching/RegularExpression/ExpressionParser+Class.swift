import Buffers

extension ExpressionParser {
  /// Reads `[...]`.
  mutating func parseClass() throws(RegularExpressionError) -> ScalarSet {
    let opening = offset
    offset += 1
    let isNegated = peek() == UInt8(ascii: "^")
    if isNegated { offset += 1 }
    var ranges: [ClosedRange<UInt32>] = []
    let first = offset
    while let byte = peek(), byte != UInt8(ascii: "]") {
      ranges += try parseMembers()
    }
    guard peek() != nil else { throw error(.unclosedClass, at: opening) }
    guard offset > first else { throw error(.emptyClass, at: opening) }
    offset += 1
    let set = ScalarSet(ranges)
    let folded = flags.ignoresCase ? set.ignoringASCIICase : set
    return isNegated ? folded.inverted : folded
  }

  /// Reads one character, a range or a set such as `\d` at the current offset.
  private mutating func parseMembers() throws(RegularExpressionError) -> [ClosedRange<UInt32>] {
    let start = offset
    let low = try parseMember()
    guard peek() == UInt8(ascii: "-"), let next = peek(1), next != UInt8(ascii: "]") else {
      return low.ranges
    }
    guard let lowest = low.single else { throw error(.hyphenAfterSet, at: offset) }
    offset += 1
    let end = offset
    guard let highest = try parseMember().single else { throw error(.setInRange, at: end) }
    guard lowest <= highest else { throw error(.reversedRange, at: start) }
    return [lowest...highest]
  }

  private mutating func parseMember() throws(RegularExpressionError) -> ScalarSet {
    switch peek() {
    case UInt8(ascii: "["): throw error(.bracketInClass, at: offset)
    case UInt8(ascii: "&") where isAt("&&"): throw error(.intersection, at: offset)
    case UInt8(ascii: "\\"): return try parseCharacterEscape()
    default:
      let character = UTF8Character(at: offset, in: text.view)
      offset += character.length
      return ScalarSet(character.value)
    }
  }
}

// MARK: - Escapes

extension ExpressionParser {
  /// Reads an escape outside a class.
  mutating func parseEscape() throws(RegularExpressionError) {
    switch peek(1) {
    case UInt8(ascii: "A"): appendAssertion(.textStart, length: 2)
    case UInt8(ascii: "z"): appendAssertion(.textEnd, length: 2)
    case UInt8(ascii: "b"): appendAssertion(.wordBoundary, length: 2)
    case UInt8(ascii: "B"): appendAssertion(.noWordBoundary, length: 2)
    default: append(try parseCharacterEscape())
    }
  }

  /// Reads an escape that means one character or a set.
  private mutating func parseCharacterEscape() throws(RegularExpressionError) -> ScalarSet {
    let start = offset
    guard let byte = peek(1) else { throw error(.trailingBackslash, at: start) }
    offset += 2
    switch byte {
    case UInt8(ascii: "d"): return .digits
    case UInt8(ascii: "D"): return .digits.inverted
    case UInt8(ascii: "w"): return .wordCharacters
    case UInt8(ascii: "W"): return .wordCharacters.inverted
    case UInt8(ascii: "s"): return .whitespace
    case UInt8(ascii: "S"): return .whitespace.inverted
    case UInt8(ascii: "t"): return ScalarSet(0x09)
    case UInt8(ascii: "n"): return ScalarSet(0x0A)
    case UInt8(ascii: "v"): return ScalarSet(0x0B)
    case UInt8(ascii: "f"): return ScalarSet(0x0C)
    case UInt8(ascii: "r"): return ScalarSet(0x0D)
    case UInt8(ascii: "x"): return try parseByte(from: start)
    case UInt8(ascii: "u"): return try parseUnicode(from: start)
    case 0x20...0x7E where !byte.isASCIILetter && !byte.isASCIIDigit:
      return ScalarSet(UInt32(byte))
    default: throw unknownEscape(byte, at: start)
    }
  }

  /// The error for an unsupported escape.
  private func unknownEscape(_ byte: UInt8, at start: Int) -> RegularExpressionError {
    switch byte {
    case UInt8(ascii: "1")...UInt8(ascii: "9"), UInt8(ascii: "k"):
      error(.unsupported(.backreference(string(start, start + 2))), at: start)
    case UInt8(ascii: "p"), UInt8(ascii: "P"):
      error(.unsupported(.unicodeProperty(string(start, start + 2))), at: start)
    case UInt8(ascii: "Q"), UInt8(ascii: "E"): error(.unsupported(.quotation), at: start)
    default:
      error(
        .unknownEscape(
          string(start, start + 1 + UTF8Character(at: start + 1, in: text.view).length)),
        at: start)
    }
  }

  /// Reads `41` after `\x`.
  private mutating func parseByte(from start: Int) throws(RegularExpressionError) -> ScalarSet {
    guard let value = parseHexadecimal(digits: 2...2) else {
      throw error(.malformedScalar("\\x41"), at: start)
    }
    return ScalarSet(value)
  }

  /// Reads `{1F600}` after `\u`.
  private mutating func parseUnicode(from start: Int) throws(RegularExpressionError) -> ScalarSet {
    let malformed = error(.malformedScalar("\\u{41}"), at: start)
    guard peek() == UInt8(ascii: "{") else { throw malformed }
    offset += 1
    let first = offset
    guard let value = parseHexadecimal(digits: 1...6), peek() == UInt8(ascii: "}") else {
      throw malformed
    }
    guard Unicode.Scalar(value) != nil else {
      throw error(.noScalar(string(first, offset)), at: start)
    }
    offset += 1
    return ScalarSet(value)
  }

  /// Reads as many hexadecimal digits as may be; nil if they are too few.
  private mutating func parseHexadecimal(digits: ClosedRange<Int>) -> UInt32? {
    let first = offset
    var value: UInt32 = 0
    while offset - first < digits.upperBound, let byte = peek(),
      let digit = Character(Unicode.Scalar(byte)).hexDigitValue
    {
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return offset - first >= digits.lowerBound ? value : nil
  }
}
