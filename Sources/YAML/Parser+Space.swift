extension Parser {
  /// The number of spaces before the content under the cursor, which starts its line; -1 at a
  /// document marker and at the end, where every node ends.
  var contentIndent: Int {
    cursor.isAtEnd || cursor.isAtDocumentMarker ? -1 : cursor.indent
  }

  /// Moves over blanks, line breaks and comments outside brackets.
  @discardableResult
  mutating func skipToContent() throws(YAMLError) -> Gap {
    var startsLine = cursor.isAtLineStart
    while true {
      if startsLine { cursor.skipSpaces() }
      let blankStart = cursor.offset
      cursor.skipBlanks()
      try skipComment()
      if cursor.isAtEnd { return Gap(cursor, startsLine: true) }
      guard cursor.peek().isBreakOrEnd else {
        if startsLine, cursor.offset > blankStart { throw tabIndentation(at: blankStart) }
        return Gap(cursor, startsLine: startsLine, blankStart: blankStart)
      }
      cursor.advanceBreak()
      startsLine = true
    }
  }

  /// Moves over the blanks, line breaks and comments between two tokens inside brackets, and
  /// returns whether a line break was among them.
  @discardableResult
  mutating func skipFlowSpace(in bracket: Bracket) throws(YAMLError) -> Bool {
    var startsLine = false
    while true {
      if startsLine { cursor.skipSpaces() }
      let blankStart = cursor.offset
      let spaces = cursor.indent
      cursor.skipBlanks()
      try skipComment()
      if cursor.isAtEnd {
        throw failure("this '\(bracket.name)' is never closed", at: bracket.mark)
      }
      guard cursor.peek().isBreakOrEnd else {
        guard startsLine else { return false }
        if spaces <= bracket.indent, cursor.offset > blankStart {
          throw tabIndentation(at: blankStart)
        }
        if spaces <= bracket.indent || cursor.isAtDocumentMarker {
          throw notClosed("'\(bracket.name)'", openedAt: bracket.mark, under: bracket.indent)
        }
        return true
      }
      cursor.advanceBreak()
      startsLine = true
    }
  }

  /// Moves to the end of the line if a comment starts here.
  private mutating func skipComment() throws(YAMLError) {
    guard cursor.peek() == .hash else { return }
    guard cursor.isAtLineStart || cursor.previous.isBlank else {
      throw failure("a comment needs a space before '#'; a text with '#' needs quotes")
    }
    cursor.skipLine()
  }

  /// The error for a tab on this line where only spaces are allowed.
  ///
  /// - Parameter offset: a place of this line at or before the tab.
  func tabIndentation(at offset: Int) -> YAMLError {
    var tab = offset
    while cursor.bytes[tab] == .space { tab += 1 }
    let column = tab - cursor.position.lineStart + 1
    return failure(
      "a tab cannot indent; use spaces",
      at: YAMLMark(offset: tab, line: cursor.position.line, column: column))
  }

  /// The error for a line that starts neither in the column of the collection around it nor in
  /// that of the collection just ended.
  func wrongIndentation(expected indent: Int) -> YAMLError {
    var columns = "\(indent + 1)"
    if let closedIndent, closedIndent > indent { columns += " or \(closedIndent + 1)" }
    return failure(
      "wrong indentation: this line starts at column \(cursor.indent + 1); "
        + "start it at column \(columns)")
  }

  /// The error for a line that cannot belong to what was opened before it.
  func notClosed(_ name: String, openedAt mark: YAMLMark, under indent: Int) -> YAMLError {
    let remedy =
      cursor.isAtDocumentMarker
      ? "close it" : "close it, or start this line at column \(indent + 2) or later"
    return failure(
      "the \(name) opened at line \(mark.line), column \(mark.column) is not closed before "
        + "this line; \(remedy)")
  }
}
