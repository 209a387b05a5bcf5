/// The surroundings of a plain scalar: inside brackets or outside.
enum PlainContext {
  /// No brackets.
  case block
  /// Brackets, which give `,[]{}` a meaning.
  case flow
}

extension Parser {
  /// Reads a plain scalar, which may go on over several lines.
  ///
  /// The cursor stays at the end of the text. Outside brackets, a `:` that makes a key of the text
  /// may follow on its only line; text over several lines is never a key there.
  mutating func parsePlain(
    under indent: Int, in context: PlainContext
  ) throws(YAMLError) -> YAMLNode {
    let start = cursor.mark
    try checkPlainStart(in: context)
    scanPlainLine(in: context)
    var end = cursor.position
    guard let firstBreaks = try skipToPlainLine(under: indent, in: context) else {
      cursor.position = end
      return plainNode(cursor.text(from: start.offset), from: start)
    }
    var text = ContiguousArray(cursor.bytes[start.offset..<end.offset])
    var breaks = firstBreaks
    while true {
      text.appendFolded(breaks: breaks)
      let line = cursor.mark
      scanPlainLine(in: context)
      text.append(contentsOf: cursor.bytes[line.offset..<cursor.offset])
      if context == .block, skipToKeyIndicator() {
        throw keyInText(from: start, line: line, under: indent)
      }
      end = cursor.position
      guard let more = try skipToPlainLine(under: indent, in: context) else { break }
      breaks = more
    }
    cursor.position = end
    return plainNode(String(decoding: text, as: UTF8.self), from: start)
  }

  /// The node of a plain scalar that ends under the cursor.
  private func plainNode(_ text: String, from start: YAMLMark) -> YAMLNode {
    var next = cursor.offset
    while cursor.bytes[next].isBlank { next += 1 }
    let scalar = YAMLScalar(
      text: text, style: .plain,
      isFollowedByComment: next > cursor.offset && cursor.bytes[next] == .hash)
    return YAMLNode(content: .scalar(scalar), start: start, end: cursor.mark)
  }

  /// Moves over the plain text on this line, without the blanks after it.
  ///
  /// - Precondition: plain text starts or goes on under the cursor.
  mutating func scanPlainLine(in context: PlainContext) {
    var end = cursor.offset
    var offset = end
    var previous: UInt8 = 0
    while true {
      let byte = cursor.bytes[offset]
      if byte.isBreakOrEnd || byte == .hash && previous.isBlank { break }
      if byte == .colon, endsPlain(cursor.bytes[offset + 1], in: context) { break }
      if context == .flow, byte.isFlowIndicator { break }
      offset += 1
      if !byte.isBlank { end = offset }
      previous = byte
    }
    cursor.advance(end - cursor.offset)
  }

  /// Moves to the next line of a plain scalar and returns the number of line breaks before it, or
  /// returns nil if the scalar has ended, with the cursor anywhere after it.
  private mutating func skipToPlainLine(
    under indent: Int, in context: PlainContext
  ) throws(YAMLError) -> Int? {
    var breaks = 0
    var spaces = 0
    var tab: YAMLError?
    while true {
      if breaks > 0, spaces <= indent, cursor.peek() == .tab {
        tab = tab ?? tabIndentation(at: cursor.offset)
      }
      cursor.skipBlanks()
      guard cursor.peek().isBreakOrEnd, !cursor.isAtEnd else { break }
      cursor.advanceBreak()
      breaks += 1
      cursor.skipSpaces()
      spaces = cursor.indent
    }
    let byte = cursor.peek()
    guard breaks > 0, spaces > indent, byte != 0, byte != .hash, !cursor.isAtDocumentMarker else {
      return nil
    }
    if context == .flow, byte.isFlowIndicator { return nil }
    if byte == .colon, endsPlain(cursor.peek(1), in: context) {
      guard context == .block else { return nil }
      throw failure("a key must be on one line, with its ':'")
    }
    if let tab { throw tab }
    return breaks
  }

  /// True if the byte makes the `:`, `-` or `?` before it an indicator.
  func endsPlain(_ next: UInt8, in context: PlainContext) -> Bool {
    next.isSpaceOrEnd || context == .flow && next.isFlowIndicator
  }

  /// Refuses what cannot be the first character of a plain scalar.
  func checkPlainStart(in context: PlainContext) throws(YAMLError) {
    let byte = cursor.peek()
    switch byte {
    case .ampersand: throw unsupported("anchors", byte)
    case .asterisk: throw unsupported("aliases", byte)
    case .exclamation: throw unsupported("tags", byte)
    case .percent, .at, .backtick:
      throw failure("a value cannot start with '\(byte.name)'; use quotes for it")
    case .comma where context == .flow:
      throw failure("a value is missing before ','")
    case .pipe, .greater:
      // Outside brackets, a block of text is read elsewhere, wherever it is allowed.
      throw failure(
        context == .flow
          ? "a block of text is not allowed between brackets; use double quotes"
          : "a key cannot start with '\(byte.name)'; use quotes for it")
    case .comma, .closeBracket, .closeBrace:
      throw failure("unexpected '\(byte.name)'; use quotes for a text that starts with it")
    case .dash, .question, .colon:
      guard endsPlain(cursor.peek(1), in: context) else { return }
      throw failure("'\(byte.name)' alone is not allowed between brackets; use quotes for it")
    default: return
    }
  }

  /// The error for the feature that an indicator introduces.
  private func unsupported(_ feature: String, _ byte: UInt8) -> YAMLError {
    failure("\(feature) are not supported; use quotes for a text that starts with '\(byte.name)'")
  }

  /// The error for a key on a line that continues the text above it.
  private func keyInText(
    from start: YAMLMark, line: YAMLMark, under indent: Int
  ) -> YAMLError {
    if start.line + 1 == line.line, let colon = tightColon(from: start, to: line) {
      return missingSpace(at: colon)
    }
    // Text on the line of its key: then this key belongs below that one.
    var before = start.offset
    while before > 0, cursor.bytes[before - 1].isBlank { before -= 1 }
    let isBelowKey = before > 0 && cursor.bytes[before - 1] == .colon
    return failure(
      "a key is not allowed here, where the text of line \(start.line) goes on; "
        + (isBelowKey ? "start it at column \(indent + 1)" : "correct the indentation")
        + ", or use quotes for a text with ': '",
      at: line)
  }
}

extension ContiguousArray<UInt8> {
  /// Appends the line breaks in a text over several lines as they are folded: a single one becomes
  /// a space, and of several all but the first stay.
  mutating func appendFolded(breaks: Int) {
    if breaks == 1 {
      append(.space)
    } else {
      append(contentsOf: repeatElement(.lineFeed, count: breaks - 1))
    }
  }
}
