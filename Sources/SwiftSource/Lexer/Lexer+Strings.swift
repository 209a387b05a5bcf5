import Buffers

/// A string literal whose interpolated code is being lexed.
struct Interpolation {
  /// The index of the string's first token.
  let stringStart: Int
  /// True if the string spans several lines.
  let isMultiline: Bool
  /// True if the quote is `'`, which Swift reads but does not allow.
  let isSingleQuote: Bool
  /// How many `#` are around the string.
  let pounds: Int
  /// Open parentheses of the interpolation around this string.
  let outerParens: Int
}

extension Lexer {
  /// A string literal whose quote is at `quote`, with `pounds` times `#` before it.
  mutating func lexString(_ bytes: BufferView<UInt8>, at quote: Int, pounds: Int) {
    let isSingleQuote = bytes[quote] == UInt8(ascii: "'")
    let isMultiline = !isSingleQuote && opensMultilineString(bytes, at: quote, pounds: pounds)
    let string = Interpolation(
      stringStart: source.tokens.count, isMultiline: isMultiline, isSingleQuote: isSingleQuote,
      pounds: pounds, outerParens: interpolationParens)
    position = quote + (isMultiline ? 3 : 1)
    lexStringText(bytes, string, from: quote - pounds)
  }

  /// Returns true if the quote at `quote` starts a literal over several lines.
  ///
  /// `#"""#` is a string of one line that holds a quote, and so is every raw string that ends on
  /// the line that it starts on.
  private mutating func opensMultilineString(
    _ bytes: BufferView<UInt8>, at quote: Int, pounds: Int
  ) -> Bool {
    guard bytes[quote + 1] == UInt8(ascii: "\""), bytes[quote + 2] == UInt8(ascii: "\"") else {
      return false
    }
    guard pounds > 0 else { return true }
    if fruitless.rawString.range.contains(quote), pounds >= fruitless.rawString.pounds {
      return true
    }
    var offset = quote + 2
    while offset < count && bytes[offset] != 0x0A && bytes[offset] != 0x0D {
      if bytes[offset] == UInt8(ascii: "\""), hasPounds(bytes, pounds, at: offset + 1) {
        return false
      }
      offset += 1
    }
    fruitless.rawString = (quote..<offset, pounds)
    return true
  }

  private func hasPounds(_ bytes: BufferView<UInt8>, _ pounds: Int, at offset: Int) -> Bool {
    for index in 0..<pounds {
      guard offset + index < count, bytes[offset + index] == UInt8(ascii: "#") else { return false }
    }
    return true
  }

  /// Text of `string` from `position` on, up to its end or its next interpolation.
  ///
  /// - Parameter start: the first byte of the token: the opening delimiter, or the text after an
  ///   interpolation.
  private mutating func lexStringText(
    _ bytes: BufferView<UInt8>, _ string: Interpolation, from start: Int
  ) {
    let quote = UInt8(ascii: string.isSingleQuote ? "'" : "\"")
    let isFirst = source.tokens.count == string.stringStart
    let flags = flags(of: string)
    while true {
      let byte = bytes[position]
      switch byte {
      case quote:
        if let end = endOfString(bytes, string, at: position) {
          position = end
          append(isFirst ? .string : .stringEnd, from: start, to: end, flags: flags)
          return
        }
        position &+= 1
      case UInt8(ascii: "\\"):
        let escape = position
        position &+= 1
        guard hasPounds(bytes, string.pounds, at: position) else { continue }
        position += string.pounds
        let escaped = bytes[position]
        if escaped == UInt8(ascii: "(") {
          startInterpolation(string, from: start, escape: escape, flags: flags)
          return
        }
        if escaped != 0x0A && escaped != 0x0D && position < count { position &+= 1 }
      case 0x0A where !string.isMultiline, 0x0D where !string.isMultiline:
        endUnterminated(string, from: start, isFirst: isFirst, flags: flags)
        return
      case 0 where position >= count:
        endUnterminated(string, from: start, isFirst: isFirst, flags: flags)
        return
      default: position &+= 1
      }
    }
  }

  private func flags(of string: Interpolation) -> Token.Flags {
    var flags: Token.Flags = []
    if string.isMultiline { flags.insert(.isMultiline) }
    if string.pounds > 0 { flags.insert(.isRaw) }
    return flags
  }

  /// After the closing delimiter that starts at `offset`, nil when none does.
  private func endOfString(_ bytes: BufferView<UInt8>, _ string: Interpolation, at offset: Int)
    -> Int?
  {
    var end = offset + 1
    if string.isMultiline {
      guard bytes[end] == UInt8(ascii: "\""), bytes[end + 1] == UInt8(ascii: "\"") else {
        return nil
      }
      end += 2
    }
    guard hasPounds(bytes, string.pounds, at: end) else { return nil }
    if string.pounds > 0 {
      while bytes[end] == UInt8(ascii: "#") { end += 1 }
    }
    return end
  }

  private mutating func startInterpolation(
    _ string: Interpolation, from start: Int, escape: Int, flags: Token.Flags
  ) {
    let isFirst = source.tokens.count == string.stringStart
    if isFirst || escape > start {
      append(isFirst ? .stringStart : .stringMiddle, from: start, to: escape, flags: flags)
    }
    position += 1
    brackets.push(.interpolation, token: source.tokens.count)
    append(
      .leftInterpolation, from: escape, to: position,
      hash: UInt32(truncatingIfNeeded: string.pounds),
      word: 0)
    interpolations.append(string)
    interpolationParens = 0
  }

  private mutating func endUnterminated(
    _ string: Interpolation, from start: Int, isFirst: Bool, flags: Token.Flags
  ) {
    let flags = flags.union(.isUnterminated)
    if isFirst {
      append(.string, from: start, to: position, flags: flags)
    } else if position > start {
      append(.stringEnd, from: start, to: position, flags: flags)
    }
    source.tokens[string.stringStart].flags.insert(.isUnterminated)
    problem(.unterminatedString, at: Int(source.tokens[string.stringStart].offset))
  }

  /// The `)` at `start` ends the innermost interpolation; its string goes on.
  mutating func resumeString(_ bytes: BufferView<UInt8>, at start: Int) {
    guard let string = interpolations.popLast() else { return }
    closeInterpolation(at: start)
    interpolationParens = string.outerParens
    lexStringText(bytes, string, from: position)
  }

  private mutating func closeInterpolation(at start: Int) {
    let index = source.tokens.count
    append(.rightInterpolation, from: start, to: start + 1)
    while let (token, isMatch) = brackets.pop(.interpolation) {
      source.tokens[token].extent = UInt32(truncatingIfNeeded: index)
      if isMatch {
        source.tokens[index].extent = UInt32(truncatingIfNeeded: token)
        return
      }
      source.tokens[token].flags.insert(.isUnterminated)
      problem(.unclosedBracket, at: Int(source.tokens[token].offset))
    }
  }

  /// The line ends inside an interpolation of a string that may not go over several lines.
  mutating func abandonInterpolation() {
    guard let string = interpolations.popLast() else { return }
    let index = source.tokens.count
    while let (token, isMatch) = brackets.pop(.interpolation) {
      source.tokens[token].extent = UInt32(truncatingIfNeeded: index)
      source.tokens[token].flags.insert(.isUnterminated)
      if isMatch { break }
    }
    interpolationParens = string.outerParens
    source.tokens[string.stringStart].flags.insert(.isUnterminated)
    problem(.unterminatedString, at: Int(source.tokens[string.stringStart].offset))
  }
}
