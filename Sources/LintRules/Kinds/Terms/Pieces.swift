import Buffers

/// Splits words at their humps: `XMLParser2` is `XML`, `Parser`, `2`; `snake_case` is `snake`,
/// `case`.
package enum Pieces {
  /// The ranges of the pieces in `bytes`, everything but letters and digits left out.
  ///
  /// A byte outside ASCII counts as a letter without case, so that it never ends a piece.
  package static func split(_ bytes: [UInt8]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var cursor = 0
    while let piece = next(in: bytes.view, from: cursor, end: bytes.count) {
      pieces.append(piece)
      cursor = piece.upperBound
    }
    return pieces
  }

  /// The first piece at or after `start`, nil if there is none before `end`.
  @inline(__always)
  static func next(in bytes: BufferView<UInt8>, from start: Int, end: Int) -> Range<Int>? {
    var first = start
    while first < end, kind(bytes[first]) == .other { first &+= 1 }
    guard first < end else { return nil }
    var last = first &+ 1
    let firstKind = kind(bytes[first])
    switch firstKind {
    case .digit:
      while last < end, kind(bytes[last]) == .digit { last &+= 1 }
    case .lower:
      while last < end, kind(bytes[last]) == .lower { last &+= 1 }
    default:
      // One capital and what follows it, or a run of capitals up to the one that starts a word.
      if last < end, kind(bytes[last]) == .upper {
        while last < end, kind(bytes[last]) == .upper { last &+= 1 }
        if last < end, kind(bytes[last]) == .lower, !isPlural(bytes, last, end) { last &-= 1 }
      } else {
        while last < end, kind(bytes[last]) == .lower { last &+= 1 }
      }
    }
    return first..<last
  }

  /// Returns true if a piece of the word around `offset` starts there.
  ///
  /// - Parameters:
  ///   - start: where the text starts, before which nothing is looked at.
  ///   - end: where it ends.
  static func startsPiece(in bytes: BufferView<UInt8>, at offset: Int, from start: Int, end: Int)
    -> Bool
  {
    let here = kind(bytes[offset])
    guard here != .other else { return false }
    guard offset > start else { return true }
    switch (kind(bytes[offset - 1]), here) {
    case (.other, _), (.lower, .upper), (.digit, .upper), (.digit, .lower), (.lower, .digit),
      (.upper, .digit):
      return true
    case (.upper, .upper):
      return offset + 1 < end && kind(bytes[offset + 1]) == .lower
        && !isPlural(bytes, offset + 1, end)
    default: return false
    }
  }

  /// Returns true if only an `s` follows a run of capitals: `FABs`, `URLs`.
  private static func isPlural(_ bytes: BufferView<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "s") && (offset + 1 >= end || kind(bytes[offset + 1]) == .other)
  }

  /// The class of a byte when names are split.
  enum Kind: UInt8 {
    case other, lower, upper, digit
  }

  @inline(__always)
  static func kind(_ byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: .lower
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): .upper
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    default: .other
    }
  }

  /// `byte` in lower case, when it is an ASCII letter.
  @inline(__always)
  static func folded(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
