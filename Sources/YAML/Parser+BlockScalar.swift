/// The treatment of the line breaks at the end of a block of text.
private enum Chomping {
  /// One stays if there is any text; no sign.
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
  /// The meaning of `-` or `+`.
  var chomping = Chomping.clip
  /// The digit, if there is one: how much the text is indented.
  var indentation: Int?
}

extension Parser {
  /// Reads a block of text, from its `|` or `>` to the start of the line after it.
  mutating func parseBlockScalar(under parent: Int) throws(YAMLError) -> YAMLNode {
    let start = cursor.mark
    let header = try parseBlockHeader()
    let headerEnd = cursor.mark
    guard try finishBlockHeader() else {
      return YAMLNode(
        content: .scalar(YAMLScalar(text: "", style: header.style)), start: start, end: headerEnd)
    }
    let indent: Int
    if let indentation = header.indentation {
      // The specification reads the digit as one less here than everyone else does.
      guard parent >= 0 else {
        throw failure(
          "a digit in the first line of a text that is the whole document is not supported; "
            + "leave it out",
          at: start)
      }
      indent = parent + indentation
    } else {
      indent = try detectIndent(under: parent)
    }
    let (text, end) = try parseBlockLines(indent: indent, header)
    let scalar = YAMLScalar(text: String(decoding: text, as: UTF8.self), style: header.style)
    return YAMLNode(content: .scalar(scalar), start: start, end: end ?? headerEnd)
  }

  /// Reads the lines of a block of text and returns its text and the end of its last line, nil if
  /// all lines are empty.
  private mutating func parseBlockLines(
    indent: Int, _ header: BlockHeader
  ) throws(YAMLError) -> (text: ContiguousArray<UInt8>, end: YAMLMark?) {
    var text = ContiguousArray<UInt8>()
    var end: YAMLMark?
    // The line breaks since the last line of text, its own included. The end of the document ends
    // a line as a line break does.
    var breaks = 0
    var wasSpaced = false
    while try isAtBlockLine(indent: indent) {
      if !cursor.peek().isBreakOrEnd {
        let isSpaced = cursor.peek().isBlank
        if header.style == .literal || end == nil || wasSpaced || isSpaced {
          text.append(contentsOf: repeatElement(.lineFeed, count: breaks))
        } else {
          text.appendFolded(breaks: breaks)
        }
        let line = cursor.offset
        cursor.skipLine()
        text.append(contentsOf: cursor.bytes[line..<cursor.offset])
        end = cursor.mark
        wasSpaced = isSpaced
        breaks = 0
      }
      breaks += 1
      if cursor.isAtEnd { break }
      cursor.advanceBreak()
    }
    switch header.chomping {
    case .strip: break
    case .clip: if end != nil { text.append(.lineFeed) }
    case .keep: text.append(contentsOf: repeatElement(.lineFeed, count: breaks))
    }
    return (text, end)
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

  /// Moves to the line after the header and returns whether there is one.
  private mutating func finishBlockHeader() throws(YAMLError) -> Bool {
    cursor.skipBlanks()
    if cursor.peek() == .hash { cursor.skipLine() }
    guard cursor.peek().isBreakOrEnd else {
      throw failure("a block of text starts on the line after '|' or '>'")
    }
    guard !cursor.isAtEnd else { return false }
    cursor.advanceBreak()
    return true
  }

  /// Returns the indentation of the first line of text, and leaves the cursor where it is.
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
