import Buffers

/// A Unicode scalar of the source and how many bytes it takes; a decoding error has no scalar.
struct DecodedScalar {
  /// The code point, or nil if the bytes are no well-formed UTF-8.
  let value: UInt32?
  /// How many bytes to advance, at least 1.
  let length: Int
}

/// Decodes the scalar at `offset`.
///
/// Ill-formed input is skipped up to the next byte that can start a character, as swift-syntax
/// does, so that offsets of what follows agree.
///
/// - Parameter bytes: padded with zero bytes, so that looking three bytes ahead is possible.
func decodeScalar(_ bytes: BufferView<UInt8>, at offset: Int) -> DecodedScalar {
  let first = bytes[offset]
  if first < 0x80 { return DecodedScalar(value: UInt32(first), length: 1) }
  guard startsCharacter(first) else {
    var length = 1
    while !startsCharacter(bytes[offset + length]) { length += 1 }
    return DecodedScalar(value: nil, length: length)
  }
  let count = (~first).leadingZeroBitCount
  var value = UInt32(first & (0x7F >> UInt8(count)))
  for index in 1..<count {
    let byte = bytes[offset + index]
    guard byte >= 0x80 && byte < 0xC0 else { return DecodedScalar(value: nil, length: index) }
    value = value << 6 | UInt32(byte & 0x3F)
  }
  let isMinimal =
    switch count {
    case 2: value >= 0x80
    case 3: value >= 0x800 && !(value >= 0xD800 && value <= 0xDFFF)
    default: value >= 0x10000 && value <= 0x10FFFF
    }
  return DecodedScalar(value: isMinimal ? value : nil, length: count)
}

/// Returns true if `byte` can be the first of a well-formed UTF-8 sequence (RFC 3629).
private func startsCharacter(_ byte: UInt8) -> Bool {
  byte < 0x80 || (byte >= 0xC2 && byte < 0xF5)
}

/// Classes of code points outside ASCII, from "Lexical Structure" in The Swift Programming
/// Language; the ranges of identifiers are those of ISO/IEC JTC1/SC22/WG14 N1518.
enum UnicodeClass {
  /// Returns true if `value`, not ASCII, can be in an identifier after its first character.
  static func continuesIdentifier(_ value: UInt32) -> Bool {
    contains(identifierRanges, value)
      || (value >= 0x10000 && value <= 0xEFFFF && value & 0xFFFF <= 0xFFFD)
  }

  /// Returns true if `value`, not ASCII, can start an identifier.
  static func startsIdentifier(_ value: UInt32) -> Bool {
    continuesIdentifier(value) && !contains(combiningRanges, value)
  }

  /// Returns true if `value`, not ASCII, can start an operator.
  static func startsOperator(_ value: UInt32) -> Bool { contains(operatorRanges, value) }

  /// Returns true if `value`, not ASCII, can be in an operator after its first character.
  static func continuesOperator(_ value: UInt32) -> Bool {
    startsOperator(value) || contains(combiningRanges, value)
      || (value >= 0xFE00 && value <= 0xFE0F)
      || (value >= 0xE0100 && value <= 0xE01EF)
  }

  /// Binary search over sorted pairs of first and last code points.
  private static func contains(_ pairs: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = pairs.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > pairs[middle * 2 + 1] {
        low = middle + 1
      } else if value < pairs[middle * 2] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }

  private static let identifierRanges: [UInt32] = [
    0x00A8, 0x00A8, 0x00AA, 0x00AA, 0x00AD, 0x00AD, 0x00AF, 0x00AF, 0x00B2, 0x00B5,
    0x00B7, 0x00BA, 0x00BC, 0x00BE, 0x00C0, 0x00D6, 0x00D8, 0x00F6, 0x00F8, 0x167F,
    0x1681, 0x180D, 0x180F, 0x1FFF, 0x200B, 0x200D, 0x202A, 0x202E, 0x203F, 0x2040,
    0x2054, 0x2054, 0x2060, 0x218F, 0x2460, 0x24FF, 0x2776, 0x2793, 0x2C00, 0x2DFF,
    0x2E80, 0x2FFF, 0x3004, 0x3007, 0x3021, 0x302F, 0x3031, 0xD7FF, 0xF900, 0xFD3D,
    0xFD40, 0xFDCF, 0xFDF0, 0xFE44, 0xFE47, 0xFFF8,
  ]

  private static let combiningRanges: [UInt32] = [
    0x0300, 0x036F, 0x1DC0, 0x1DFF, 0x20D0, 0x20FF, 0xFE20, 0xFE2F,
  ]

  private static let operatorRanges: [UInt32] = [
    0x00A1, 0x00A7, 0x00A9, 0x00A9, 0x00AB, 0x00AC, 0x00AE, 0x00AE, 0x00B0, 0x00B1,
    0x00B6, 0x00B6, 0x00BB, 0x00BB, 0x00BF, 0x00BF, 0x00D7, 0x00D7, 0x00F7, 0x00F7,
    0x2016, 0x2017, 0x2020, 0x2027, 0x2030, 0x203E, 0x2041, 0x2053, 0x2055, 0x205E,
    0x2190, 0x23FF, 0x2500, 0x2775, 0x2794, 0x2BFF, 0x2E00, 0x2E7F, 0x3001, 0x3003,
    0x3008, 0x3030,
  ]
}
