/// What becomes of the line breaks at the end of a block of text.
private enum Chomping {
  /// One stays, where there is any text: no sign.
  case clip
  /// None stays: `-`.
  case strip
  /// All stay: `+`.
  case keep
}

/// The line that a block of text starts with.
private struct BlockHeader {
  /// `|` or `>`.
  var style = YAMLScalar.Style.literal
  /// What `-` or `+` says.
  var chomping = Chomping.clip
  /// The digit, if there is one: how much the text is indented.
  var indentation: Int?
}

extension Parser {
  /// Reads a block of text, from its `|` or `>` to the start of the line after it.
  mutating func parseBlockScalar(under parent: Int) throws(YAMLError) -> YAMLNode {
    let start = cursor.mark
    let header = try parseBlockHeader()
    var end = cursor.mark
    try finishBlockHeader()
    let indent: Int
    if let indentation = header.indentation {
      guard parent >= 0 else {
        // The specification reads the digit as one less here than everyone else does.
        throw failure(
          "a digit after '\(header.style == .literal ? "|" : ">")' is not supported for a text that "
            + "is the whole document; leave it out", at: start)
      }
      indent = parent + indentation
    } else {
      indent = try detectIndent(under: parent)
    }
    var text = ContiguousArray<UInt8>()
    // The line breaks since the last line of text, its own included.
    var breaks = 0
    var isEmpty = true
    var wasSpaced = false
    while try isAtBlockLine(indent: indent) {
      if cursor.peek().isBreakOrEnd {
        breaks += 1
        if cursor.isAtEnd { break }
      } else {
        let isSpaced = cursor.peek().isBlank
        if isEmpty || wasSpaced || isSpaced || header.style == .literal {
          text.append(contentsOf: repeatElement(.lineFeed, count: breaks))
        } else {
          text.appendFolded(breaks: breaks)
        }
        (isEmpty, wasSpaced) = (false, isSpaced)
        let line = cursor.offset
        cursor.skipLine()
        text.append(contentsOf: cursor.bytes[line..<cursor.offset])
        end = cursor.mark
        // The end of the text ends a line as a line break does.
        breaks = 1
        if cursor.isAtEnd { break }
      }
      cursor.advanceBreak()
    }
    let kept = header.chomping == .keep ? breaks : isEmpty ? 0 : min(breaks, 1)
    if header.chomping != .strip {
      text.append(contentsOf: repeatElement(.lineFeed, count: kept))
    }
    let scalar = YAMLScalar(text: String(decoding: text, as: UTF8.self), style: header.style)
    return YAMLNode(content: .scalar(scalar), start: start, end: end)
  }

  /// Reads `|` or `>` and the signs after it.
  private mutating func parseBlockHeader() throws(YAMLError) -> BlockHeader {
    var header = BlockHeader()
    header.style = cursor.peek() == .pipe ? .literal : .folded
    cursor.advance()
    while !cursor.peek().isSpaceOrEnd {
      let byte = cursor.peek()
      switch byte {
      case .dash where header.chomping == .clip: header.chomping = .strip
      case .plus where header.chomping == .clip: header.chomping = .keep
      case 0x31...0x39 where header.indentation == nil: header.indentation = Int(byte) - 0x30
      case .hash:
        throw failure("a comment needs a space before '#'")
      default:
        throw failure(
          "unexpected '\(cursor.character())' in the first line of a block of text; "
            + "after '|' or '>' come '-' or '+' and a digit from 1 to 9, if anything")
      }
      cursor.advance()
    }
    return header
  }

  /// Moves to the line after the header.
  private mutating func finishBlockHeader() throws(YAMLError) {
    cursor.skipBlanks()
    if cursor.peek() == .hash { cursor.skipLine() }
    guard cursor.peek().isBreakOrEnd else {
      throw failure("a block of text starts on the line after '|' or '>'")
    }
    if !cursor.isAtEnd { cursor.advanceBreak() }
  }

  /// Returns the indentation of the first line of text, the cursor staying before it.
  private mutating func detectIndent(under parent: Int) throws(YAMLError) -> Int {
    let position = cursor.position
    defer { cursor.position = position }
    var deepest = cursor.mark
    while true {
      cursor.skipSpaces()
      if cursor.mark.column > deepest.column { deepest = cursor.mark }
      guard cursor.peek().isBreakOrEnd, !cursor.isAtEnd else { break }
      cursor.advanceBreak()
    }
    let deepestIndent = deepest.column - 1
    guard contentIndent > parent else { return max(deepestIndent, parent + 1) }
    guard deepestIndent <= cursor.indent else {
      throw failure(
        "this empty line has more spaces than the first line of its block of text; delete them",
        at: deepest)
    }
    return cursor.indent
  }

  /// Moves over the indentation of a line and returns whether the line belongs to the block of
  /// text: if not, the cursor stays at its start.
  private mutating func isAtBlockLine(indent: Int) throws(YAMLError) -> Bool {
    let position = cursor.position
    cursor.skipSpaces(upTo: indent)
    if cursor.isAtEnd { return cursor.indent > 0 }
    if cursor.peek().isBreakOrEnd { return true }
    if cursor.indent == indent, !cursor.isAtDocumentMarker { return true }
    if cursor.peek() == .tab { throw tabIndentation(at: cursor.offset) }
    cursor.position = position
    return false
  }
}
