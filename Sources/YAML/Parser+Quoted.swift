extension Parser {
  /// Reads a scalar in single quotes, where `''` is a quote.
  mutating func parseSingleQuoted(under indent: Int) throws(YAMLError) -> YAMLNode {
    let start = cursor.mark
    cursor.advance()
    var text = ContiguousArray<UInt8>()
    while true {
      let run = cursor.offset
      while !cursor.peek().isBreakOrEnd, cursor.peek() != .singleQuote { cursor.advance() }
      if cursor.peek() == .singleQuote, cursor.peek(1) != .singleQuote {
        return finishQuoted(text, rest: run, .singleQuoted, from: start)
      }
      text.append(contentsOf: cursor.bytes[run..<cursor.offset])
      if cursor.peek() == .singleQuote {
        text.append(.singleQuote)
        cursor.advance(2)
      } else {
        text.removeTrailingBlanks(from: 0)
        text.appendFolded(breaks: try skipQuotedBreaks(from: start, under: indent))
      }
    }
  }

  /// Reads a scalar in double quotes, where `\` starts an escape.
  mutating func parseDoubleQuoted(under indent: Int) throws(YAMLError) -> YAMLNode {
    let start = cursor.mark
    cursor.advance()
    var text = ContiguousArray<UInt8>()
    // The length of the text after the last escape, whose blanks no line break takes away.
    var escapedCount = 0
    while true {
      let run = cursor.offset
      while !cursor.peek().isBreakOrEnd, cursor.peek() != .doubleQuote, cursor.peek() != .backslash
      {
        cursor.advance()
      }
      if cursor.peek() == .doubleQuote {
        return finishQuoted(text, rest: run, .doubleQuoted, from: start)
      }
      text.append(contentsOf: cursor.bytes[run..<cursor.offset])
      if cursor.peek() != .backslash {
        text.removeTrailingBlanks(from: escapedCount)
        text.appendFolded(breaks: try skipQuotedBreaks(from: start, under: indent))
        try checkEscapedBreak()
      } else if cursor.peek(1).isBreakOrEnd {
        cursor.advance()
        let breaks = try skipQuotedBreaks(from: start, under: indent)
        try checkEscapedBreak()
        text.append(contentsOf: repeatElement(.lineFeed, count: breaks - 1))
        escapedCount = text.count
      } else {
        text.append(contentsOf: try parseEscape().utf8)
        escapedCount = text.count
      }
    }
  }

  /// Makes a node of `text` and the bytes from the offset `rest` up to the quote under the cursor.
  private mutating func finishQuoted(
    _ text: ContiguousArray<UInt8>, rest: Int, _ style: YAMLScalar.Style, from start: YAMLMark
  ) -> YAMLNode {
    var string = cursor.text(from: rest)
    if !text.isEmpty { string = String(decoding: text, as: UTF8.self) + string }
    cursor.advance()
    return scalarNode(string, style, from: start)
  }

  /// Refuses a line with only a `\`, which the grammar of YAML does not allow.
  private func checkEscapedBreak() throws(YAMLError) {
    guard cursor.peek() == .backslash, cursor.peek(1).isBreakOrEnd else { return }
    throw failure("a '\\' alone on its line is not supported; delete the line")
  }

  /// Moves over the line breaks inside quotes and the blanks around them, and returns how many
  /// line breaks there are, at least one.
  private mutating func skipQuotedBreaks(
    from start: YAMLMark, under indent: Int
  ) throws(YAMLError) -> Int {
    var breaks = 0
    while true {
      cursor.skipSpaces()
      let spaces = cursor.indent
      let tabStart = cursor.offset
      cursor.skipBlanks()
      if cursor.isAtEnd { throw failure("this quote is never closed", at: start) }
      if breaks > 0, spaces <= indent, cursor.offset > tabStart {
        throw tabIndentation(at: tabStart)
      }
      if cursor.peek().isBreakOrEnd {
        cursor.advanceBreak()
        breaks += 1
        continue
      }
      if spaces <= indent || cursor.isAtDocumentMarker {
        throw notClosed("quote", openedAt: start, under: indent)
      }
      return breaks
    }
  }

  /// Reads an escape, from its `\`.
  private mutating func parseEscape() throws(YAMLError) -> Unicode.Scalar {
    let start = cursor.mark
    let letter = cursor.peek(1)
    if let scalar = Parser.escape(letter) {
      cursor.advance(2)
      return scalar
    }
    let digits: Int
    switch letter {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    default:
      throw failure(
        "unknown escape '\\\(cursor.character(1))'; write '\\\\' for a backslash, "
          + "or use single quotes")
    }
    cursor.advance(2)
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = cursor.peek().hexadecimalValue else {
        throw failure(
          "the escape '\\\(letter.name)' needs \(digits) hexadecimal digits", at: start)
      }
      value = value << 4 | digit
      cursor.advance()
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw failure("this escape is not a Unicode character; write the character itself", at: start)
    }
    return scalar
  }

  /// The character that `\` and a letter mean, apart from the forms with digits.
  private static func escape(_ letter: UInt8) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "0"): "\0"
    case UInt8(ascii: "a"): "\u{07}"
    case UInt8(ascii: "b"): "\u{08}"
    case UInt8(ascii: "t"), .tab: "\t"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "v"): "\u{0B}"
    case UInt8(ascii: "f"): "\u{0C}"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "e"): "\u{1B}"
    case .space: " "
    case .doubleQuote: "\""
    case UInt8(ascii: "/"): "/"
    case .backslash: "\\"
    case UInt8(ascii: "N"): "\u{85}"
    case UInt8(ascii: "_"): "\u{A0}"
    case UInt8(ascii: "L"): "\u{2028}"
    case UInt8(ascii: "P"): "\u{2029}"
    default: nil
    }
  }
}

extension ContiguousArray<UInt8> {
  /// Drops the spaces and tabs at the end, none of the first `count` bytes.
  fileprivate mutating func removeTrailingBlanks(from count: Int) {
    while self.count > count, let last, last.isBlank { removeLast() }
  }
}
