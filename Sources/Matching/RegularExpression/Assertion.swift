/// A condition on the bytes before and after a place in the text.
enum Assertion: Sendable {
  case textStart
  case textEnd
  case lineStart
  case lineEnd
  case wordBoundary
  case noWordBoundary

  /// True if the condition holds between these neighbors.
  func holds(after previous: Neighbour, before next: Neighbour) -> Bool {
    switch self {
    case .textStart: previous == .edge
    case .textEnd: next == .edge
    case .lineStart: previous == .edge || previous == .newline
    case .lineEnd: next == .edge || next == .newline
    case .wordBoundary: (previous == .word) != (next == .word)
    case .noWordBoundary: (previous == .word) == (next == .word)
    }
  }
}

/// The byte on one side of an offset, as far as assertions can tell.
enum Neighbour: UInt8, Sendable {
  /// Nothing: the text starts or ends here.
  case edge
  case newline
  case word
  /// A byte within a character, before which no match may start.
  case continuation
  case other

  init(_ byte: UInt8) {
    switch byte {
    case 0x0A: self = .newline
    case UInt8(ascii: "_"): self = .word
    case 0x80...0xBF: self = .continuation
    default: self = byte.isASCIILetter || byte.isASCIIDigit ? .word : .other
    }
  }
}
