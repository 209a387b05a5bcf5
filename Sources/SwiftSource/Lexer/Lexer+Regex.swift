import Buffers

/// A regex literal that was recognised but not yet appended.
struct RegexLiteral {
  /// After its last byte.
  let end: Int
  /// True if its closing delimiter is missing.
  let isUnterminated: Bool
  /// True if it has `#` around its slashes.
  let isRaw: Bool
}

extension Lexer {
  mutating func appendRegex(_ regex: RegexLiteral, from start: Int) {
    if regex.isUnterminated { problem(.unterminatedRegex, at: start) }
    var flags: Token.Flags = regex.isRaw ? .isRaw : []
    if regex.isUnterminated { flags.insert(.isUnterminated) }
    position = regex.end
    append(.regex, from: start, to: regex.end, flags: flags)
  }

  /// The regex literal that starts at the first `/` of an operator, nil when it is an operator.
  ///
  /// The decisions are those of swift-syntax: a `/` with an operand before it divides; where an
  /// expression has to come it starts a regex, if a closing `/` is on the same line.
  mutating func regex(_ bytes: BufferView<UInt8>, at slash: Int, operatorEnd: Int) -> RegexLiteral?
  {
    let start = position
    guard !isLeftBound(bytes, at: start) else { return nil }
    let previous = source.tokens.last
    if previous?.is(.func) == true || previous?.is(.operator) == true { return nil }
    var mustBeRegex = false
    if isBalanced(bytes, start..<operatorEnd) {
      let followsTry = followsOptionalTry(bytes)
      guard followsTry || isExpressionExpected else { return nil }
      mustBeRegex = followsTry || !isArgumentExpected
    }
    return scanRegex(bytes, from: slash, mustBeRegex: mustBeRegex)
  }

  /// Returns true if `try?` or `try!` precedes the next token.
  private func followsOptionalTry(_ bytes: BufferView<UInt8>) -> Bool {
    let tokens = source.tokens
    guard tokens.count >= 2, let last = tokens.last,
      last.kind == .question || last.kind == .exclamation
    else { return false }
    return tokens[tokens.count - 2].is(.try)
  }

  /// True if an expression must follow the last token.
  private var isExpressionExpected: Bool {
    guard let previous = source.tokens.last else { return true }
    switch previous.kind {
    case .leftBrace, .leftParen, .leftBracket, .leftInterpolation: return true
    case .prefixOperator, .binaryOperator, .equal: return true
    case .semicolon, .comma, .colon, .infixQuestion, .unknown: return true
    case .poundIf, .poundElse, .poundElseif, .poundEndif: return true
    case .leftAngle, .rightAngle, .ampersand:
      // These kinds do not say the fixity.
      return !previous.flags.contains(.isLeftBound) || previous.flags.contains(.isRightBound)
    case .keyword:
      switch previous.keyword {
      case .true, .false, .Any, .nil, .self, .Self, .super: return false
      default: return true
      }
    default: return false
    }
  }

  /// True if an operator may itself be the next argument after the last token.
  private var isArgumentExpected: Bool {
    switch previousKind {
    case .leftParen, .leftBracket, .leftInterpolation, .comma, .colon, .colonColon: true
    default: false
    }
  }

  /// The regex literal whose delimiter starts at `start`.
  ///
  /// - Parameter mustBeRegex: whether the text cannot be anything else, so that an unterminated
  ///   literal is one all the same.
  mutating func scanRegex(
    _ bytes: BufferView<UInt8>, from start: Int, mustBeRegex: Bool
  ) -> RegexLiteral? {
    var offset = start
    while bytes[offset] == UInt8(ascii: "#") { offset += 1 }
    let pounds = offset - start
    guard bytes[offset] == UInt8(ascii: "/") else { return nil }
    offset += 1
    if pounds == 0 {
      switch bytes[offset] {
      case 0x20, 0x09: if !mustBeRegex { return nil }
      case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
      default: break
      }
      if start > 0 && bytes[start - 1] == UInt8(ascii: "*") { return nil }
    }
    var scan = RegexScan(offset: offset, pounds: pounds, mustBeRegex: mustBeRegex)
    if pounds > 0 { scan.findFirstLineBreak(bytes) }
    guard let lineBreak = scan.firstLineBreak else { return scan.run(bytes, count: count) }
    if start > fruitless.regex.offset, pounds >= fruitless.regex.pounds {
      return RegexLiteral(end: lineBreak, isUnterminated: true, isRaw: true)
    }
    let literal = scan.run(bytes, count: count)
    if literal?.isUnterminated == true { fruitless.regex = (start, pounds) }
    return literal
  }
}

/// The scan of a regex literal from after its opening slash.
private struct RegexScan {
  var offset: Int
  let pounds: Int
  let mustBeRegex: Bool
  var firstLineBreak: Int?
  var groupDepth = 0
  var classDepth = 0
  /// The last space or tab that no backslash escapes.
  var lastSpace = -1

  init(offset: Int, pounds: Int, mustBeRegex: Bool) {
    self.offset = offset
    self.pounds = pounds
    self.mustBeRegex = mustBeRegex
  }

  /// A line break after the opening delimiter lets the literal go over several lines.
  mutating func findFirstLineBreak(_ bytes: BufferView<UInt8>) {
    var scan = offset
    while bytes[scan] == 0x20 || bytes[scan] == 0x09 { scan += 1 }
    guard bytes[scan] == 0x0A || bytes[scan] == 0x0D else { return }
    firstLineBreak = scan
    offset = scan
  }

  mutating func run(_ bytes: BufferView<UInt8>, count: Int) -> RegexLiteral? {
    while true {
      if bytes[offset] == UInt8(ascii: "/"), let ending = ending(bytes) { return ending }
      switch bytes[offset] {
      case 0 where offset >= count:
        return unterminated(at: firstLineBreak ?? offset)
      case 0x0A where firstLineBreak == nil, 0x0D where firstLineBreak == nil:
        return unterminated(at: offset)
      case UInt8(ascii: "\\"):
        offset += 1
        let isEnd = offset >= count
        let isLineEnd = bytes[offset] == 0x0A || bytes[offset] == 0x0D
        if !isEnd && !(isLineEnd && firstLineBreak == nil) { offset += 1 }
        continue
      case UInt8(ascii: "(") where classDepth == 0: groupDepth += 1
      case UInt8(ascii: ")") where classDepth == 0:
        if groupDepth > 0 { groupDepth -= 1 } else if !mustBeRegex { return nil }
      case UInt8(ascii: "["): classDepth += 1
      case UInt8(ascii: "]"): classDepth = max(0, classDepth - 1)
      case 0x20, 0x09: lastSpace = offset
      default: break
      }
      offset += 1
    }
  }

  /// The literal when the slash at `offset` closes it, nil when it is part of the pattern.
  private func ending(_ bytes: BufferView<UInt8>) -> RegexLiteral?? {
    var end = offset + 1
    if pounds > 0 {
      while bytes[end] == UInt8(ascii: "#") { end += 1 }
      guard end - offset - 1 >= pounds else { return nil }
      return .some(RegexLiteral(end: end, isUnterminated: false, isRaw: true))
    }
    if bytes[end] == UInt8(ascii: "*") || bytes[end] == UInt8(ascii: "/") {
      return .some(unterminated(at: offset))
    }
    if lastSpace == offset - 1, !mustBeRegex { return .some(nil) }
    return .some(RegexLiteral(end: end, isUnterminated: false, isRaw: false))
  }

  private func unterminated(at end: Int) -> RegexLiteral? {
    mustBeRegex ? RegexLiteral(end: end, isUnterminated: true, isRaw: pounds > 0) : nil
  }
}
