import Buffers

extension Lexer {
  /// A byte that is a token by itself.
  mutating func lexPunctuation(_ bytes: BufferView<UInt8>, _ byte: UInt8) {
    let start = position
    position &+= 1
    switch byte {
    case UInt8(ascii: "("): open(.leftParen, .paren, at: start)
    case UInt8(ascii: ")"):
      if !interpolations.isEmpty && interpolationParens == 0 {
        resumeString(bytes, at: start)
      } else {
        close(.rightParen, .paren, at: start)
      }
    case UInt8(ascii: "["): open(.leftBracket, .square, at: start)
    case UInt8(ascii: "]"): close(.rightBracket, .square, at: start)
    case UInt8(ascii: "{"): open(.leftBrace, .brace, at: start)
    case UInt8(ascii: "}"): close(.rightBrace, .brace, at: start)
    case UInt8(ascii: ","): append(.comma, from: start, to: position)
    case UInt8(ascii: ";"): append(.semicolon, from: start, to: position)
    case UInt8(ascii: "@"): append(.at, from: start, to: position)
    default: append(.backslash, from: start, to: position)
    }
  }

  private mutating func open(_ kind: TokenKind, _ bracket: BracketStack.Kind, at start: Int) {
    brackets.push(bracket, token: source.tokens.count)
    append(kind, from: start, to: start + 1)
    if bracket == .paren && !interpolations.isEmpty { interpolationParens += 1 }
  }

  private mutating func close(_ kind: TokenKind, _ bracket: BracketStack.Kind, at start: Int) {
    if bracket == .paren && interpolationParens > 0 { interpolationParens -= 1 }
    closeBracket(kind, bracket, at: start)
  }

  /// Appends a closing token and links it with the one that it closes.
  mutating func closeBracket(_ kind: TokenKind, _ bracket: BracketStack.Kind, at start: Int) {
    let index = source.tokens.count
    append(kind, from: start, to: start + 1)
    guard brackets.canClose(bracket) else {
      source.tokens[index].extent = UInt32(truncatingIfNeeded: index)
      source.tokens[index].flags.insert(.isUnterminated)
      problem(.unopenedBracket, at: start)
      return
    }
    while let (token, isMatch) = brackets.pop(bracket) {
      source.tokens[token].extent = UInt32(truncatingIfNeeded: index)
      if isMatch {
        source.tokens[index].extent = UInt32(truncatingIfNeeded: token)
        return
      }
      source.tokens[token].flags.insert(.isUnterminated)
      problem(.unclosedBracket, at: Int(source.tokens[token].offset))
    }
  }

  mutating func lexColon(_ bytes: BufferView<UInt8>) {
    let start = position
    position &+= bytes[start + 1] == UInt8(ascii: ":") ? 2 : 1
    append(position - start == 2 ? .colonColon : .colon, from: start, to: position)
  }

  /// `#`: a raw string, a regex, a directive, or the sign before a macro's name.
  mutating func lexPound(_ bytes: BufferView<UInt8>) {
    var start = position
    var end = start
    while bytes[end] == UInt8(ascii: "#") { end &+= 1 }
    switch bytes[end] {
    case UInt8(ascii: "\""):
      lexString(bytes, at: end, pounds: end - start)
      return
    case UInt8(ascii: "/"):
      if let regex = scanRegex(bytes, from: start, mustBeRegex: true) {
        appendRegex(regex, from: start)
        return
      }
    default: break
    }
    // Of a run of signs only the last can start a directive; the others are not looked at again.
    while start < end - 1 {
      append(.pound, from: start, to: start + 1)
      start += 1
    }
    while isLetter(bytes[end]) { end &+= 1 }
    if let kind = directive(bytes, start + 1..<end) {
      if kind.isConditional { source.directives.append(source.tokens.count) }
      position = end
      append(kind, from: start, to: end)
    } else {
      position = start + 1
      append(.pound, from: start, to: position)
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    ByteClass.table[Int(byte)] & ByteClass.branchMask == ByteClass.identifierStart
  }

  private func directive(_ bytes: BufferView<UInt8>, _ range: Range<Int>) -> TokenKind? {
    func matches(_ word: StaticString) -> Bool {
      guard word.utf8CodeUnitCount == range.count else { return false }
      // The pointer is to constant data, and the index is below its length.
      for index in 0..<range.count
      where unsafe word.utf8Start[index] != bytes[range.lowerBound + index] { return false }
      return true
    }
    switch range.count {
    case 2: return matches("if") ? .poundIf : nil
    case 4: return matches("else") ? .poundElse : nil
    case 5: return matches("endif") ? .poundEndif : nil
    case 6: return matches("elseif") ? .poundElseif : nil
    case 9: return matches("available") ? .poundAvailable : nil
    case 11: return matches("unavailable") ? .poundUnavailable : nil
    case 14: return matches("sourceLocation") ? .poundSourceLocation : nil
    default: return nil
    }
  }

  /// A control character or a character outside ASCII.
  mutating func lexOther(_ bytes: BufferView<UInt8>, _ classes: BufferView<UInt8>) {
    let start = position
    let scalar = decodeScalar(bytes, at: start)
    guard let value = scalar.value else {
      skip(scalar.length, .invalidUTF8)
      return
    }
    switch value {
    case 0: skip(1, .nulCharacter)
    case 0xFEFF where start == 0: skip(3, .invalidCharacter)
    case 0xFEFF:  // a byte order mark inside a file is white space to the compiler
      position += scalar.length
      gap.insert(.afterSpace)
    case 0x201C: lexCurlyQuote(bytes)
    case 0x201D:
      position += scalar.length
      append(.unknown, from: start, to: position)
      problem(.invalidCharacter, at: start)
    case _ where value >= 0x80 && UnicodeClass.continuesIdentifier(value):
      lexWord(bytes)
    case _ where value >= 0x80 && UnicodeClass.startsOperator(value):
      lexOperator(bytes, classes)
    default: skip(scalar.length, .invalidCharacter)
    }
  }

  /// Passes over bytes that are no Swift; the compiler reads them as white space too.
  private mutating func skip(_ length: Int, _ kind: LexicalProblem.Kind) {
    problem(kind, at: position)
    position += length
    gap.insert(.afterSpace)
  }

  /// A typographic quote: up to its partner on the same line it is one unknown word.
  private mutating func lexCurlyQuote(_ bytes: BufferView<UInt8>) {
    let start = position
    var end = start + 3
    var isClosed = false
    if !fruitless.curlyQuote.contains(start) {
      while end < count && bytes[end] != 0x0A && bytes[end] != 0x0D && !isClosed {
        if bytes[end] == UInt8(ascii: "\\") && bytes[end + 1] == UInt8(ascii: "(") { break }
        isClosed = bytes[end] == 0xE2 && bytes[end + 1] == 0x80 && bytes[end + 2] == 0x9D
        end += isClosed ? 3 : 1
      }
      if !isClosed { fruitless.curlyQuote = start..<end }
    }
    position = isClosed ? end : start + 3
    append(.unknown, from: start, to: position)
    problem(.invalidCharacter, at: start)
  }
}
