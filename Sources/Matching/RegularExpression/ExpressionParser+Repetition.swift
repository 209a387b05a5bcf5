extension ExpressionParser {
  /// Reads `*`, `+`, `?` or a count, with a `?` after it for as few as possible.
  mutating func parseRepetition() throws(RegularExpressionError) {
    let start = offset
    let (minimum, maximum) = try parseCount()
    switch frames[frames.count - 1].last {
    case .none:
      throw error(.nothingToRepeat(String(Unicode.Scalar(text[start]))), at: start)
    case .repeated: throw error(.repeatedTwice, at: start)
    case .repeatable: break
    }
    let isLazy = peek() == UInt8(ascii: "?")
    if peek() == UInt8(ascii: "+") {
      let possessive = string(start, offset + 1)
      throw error(.unsupported(.possessiveRepetition(possessive)), at: start)
    }
    if isLazy { offset += 1 }
    let top = frames.count - 1
    let node = frames[top].sequence.removeLast()
    frames[top].sequence.append(
      .repetition(node, minimum: minimum, maximum: maximum, isLazy: isLazy, offset: start))
    frames[top].last = .repeated
  }

  /// Reads the repetition without the sign after it.
  private mutating func parseCount() throws(RegularExpressionError) -> (Int, Int?) {
    let sign = text[offset]
    let start = offset
    offset += 1
    switch sign {
    case UInt8(ascii: "*"): return (0, nil)
    case UInt8(ascii: "+"): return (1, nil)
    case UInt8(ascii: "?"): return (0, 1)
    default: break
    }
    guard let minimum = try parseNumber() else { throw error(.malformedCount, at: start) }
    var maximum: Int? = minimum
    if peek() == UInt8(ascii: ",") {
      offset += 1
      maximum = try parseNumber()
    }
    guard peek() == UInt8(ascii: "}") else { throw error(.malformedCount, at: start) }
    offset += 1
    if let maximum, maximum < minimum { throw error(.reversedCount, at: start) }
    return (minimum, maximum)
  }

  /// Reads digits, if there are any.
  private mutating func parseNumber() throws(RegularExpressionError) -> Int? {
    let start = offset
    var number = 0
    while let byte = peek(), byte.isASCIIDigit {
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      guard number <= ExpressionLimits.count else {
        throw error(.countTooLarge, at: start)
      }
      offset += 1
    }
    return offset > start ? number : nil
  }
}
