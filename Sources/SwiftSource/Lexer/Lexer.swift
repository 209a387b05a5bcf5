import Buffers

/// Turns the bytes of a Swift file into tokens.
///
/// One pass, no `String`, no recursion: interpolations nest on an explicit stack. Every branch of
/// the loop advances by at least one byte, and every byte sequence has a result.
///
/// The grammar is that of Swift 6.3, decisions about regex literals and operator boundaries are
/// those of the compiler's own parser (swift-syntax 603).
public struct Lexer {
  var source: LexedSource
  let words: WordTable

  /// The byte that is lexed next.
  var position = 0
  /// How many bytes the file has; after them is padding.
  let count: Int
  /// The white space before the next token.
  var gap: Token.Flags = .startsLine
  /// The brackets that are open, innermost last.
  var brackets = BracketStack()
  /// The interpolations that are open, innermost last.
  var interpolations: ContiguousArray<Interpolation> = []
  /// Parentheses that are open inside the innermost interpolation.
  var interpolationParens = 0
  /// Ends of searches that found nothing, so that they are not made again.
  var fruitless = FruitlessSearches()
  /// True if a name with the name of a system's module before it becomes one token.
  let joinsModules: Bool
  /// The period behind the name of a module that a name may follow, as an index of the tokens.
  var qualifierEnd = Self.noQualifier
  /// The words behind `import`, nil until a name needs them.
  var importedModules: [UInt32]?

  /// No period.
  static let noQualifier = -2

  /// Lexes the file in `buffer`.
  ///
  /// - Parameters:
  ///   - buffer: the bytes of the file.
  ///   - words: the words whose numbers the tokens carry.
  ///   - joinsModules: whether a name with the name of a system's module before it, such as
  ///     `SwiftUI.View`, becomes one token.
  ///   - source: replaced by the result; its memory is reused.
  public static func lex(
    _ buffer: borrowing SourceBuffer, words: WordTable, joinsModules: Bool = false,
    into source: inout LexedSource
  ) {
    // The arrays move into the lexer and back, so that appending to them never copies.
    var arrays = LexedSource()
    swap(&arrays, &source)
    arrays.removeAll()
    var lexer = Lexer(
      source: consume arrays, words: words, count: buffer.count, joinsModules: joinsModules)
    let bytes = buffer.padded.view
    lexer.lexAll(bytes)
    source = lexer.source
  }

  /// Lexes `text`, for callers that have no buffer at hand.
  public static func lex(_ text: String, words: WordTable = .keywords) -> LexedSource {
    var source = LexedSource()
    lex(SourceBuffer(Array(text.utf8)), words: words, into: &source)
    return source
  }

  private init(
    source: consuming LexedSource, words: WordTable, count: Int, joinsModules: Bool
  ) {
    self.source = source
    self.words = words
    self.count = count
    self.joinsModules = joinsModules
  }

  // MARK: - The loop

  private mutating func lexAll(_ bytes: BufferView<UInt8>) {
    skipFileStart(bytes)
    let table = ByteClass.table
    let classes = table.view
    while true {
      let byte = bytes[position]
      let byteClass = classes[Int(byte)]
      switch byteClass & ByteClass.branchMask {
      case ByteClass.space:
        position &+= 1
        while bytes[position] == 0x20 { position &+= 1 }
        gap.insert(.afterSpace)
      case ByteClass.lineFeed, ByteClass.carriageReturn: lexLineBreak()
      case ByteClass.identifierStart: lexWord(bytes)
      case ByteClass.punctuation: lexPunctuation(bytes, byte)
      case ByteClass.digit: lexNumber(bytes, classes)
      case ByteClass.operatorStart, ByteClass.less: lexOperator(bytes, classes)
      case ByteClass.slash: lexSlash(bytes, classes)
      case ByteClass.colon: lexColon(bytes)
      case ByteClass.query: lexQuery(bytes, classes)
      case ByteClass.quote: lexString(bytes, at: position, pounds: 0)
      case ByteClass.backtick: lexEscapedIdentifier(bytes)
      case ByteClass.pound: lexPound(bytes)
      case ByteClass.dollar: lexDollar(bytes, classes)
      default:
        if position >= count {
          finish()
          return
        }
        lexOther(bytes, classes)
      }
    }
  }

  /// Skips a byte order mark; a shebang line is a token.
  private mutating func skipFileStart(_ bytes: BufferView<UInt8>) {
    if bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF && count >= 3 { position = 3 }
    if bytes[position] == UInt8(ascii: "#") && bytes[position + 1] == UInt8(ascii: "!")
      && position + 2 <= count
    {
      let start = position
      position = endOfLine(bytes, from: start)
      append(.shebang, from: start, to: position)
    }
  }

  private mutating func finish() {
    while let interpolation = interpolations.popLast() {
      source.tokens[interpolation.stringStart].flags.insert(.isUnterminated)
      problem(.unterminatedString, at: Int(source.tokens[interpolation.stringStart].offset))
    }
    let end = source.tokens.count
    while let open = brackets.pop() {
      source.tokens[open].extent = UInt32(truncatingIfNeeded: end)
      source.tokens[open].flags.insert(.isUnterminated)
      problem(.unclosedBracket, at: Int(source.tokens[open].offset))
    }
    append(.endOfFile, from: count, to: count)
    source.problems.sort { $0.offset < $1.offset }
  }

  private mutating func lexLineBreak() {
    // A string of one line ends at the end of its line, and so do those around it.
    while let interpolation = interpolations.last, !interpolation.isMultiline {
      abandonInterpolation()
    }
    position &+= 1
    gap.insert(.startsLine)
  }

  // MARK: - Appending

  /// Appends a token that has no word.
  mutating func append(
    _ kind: TokenKind, from start: Int, to end: Int, flags: Token.Flags = []
  ) {
    append(kind, from: start, to: end, hash: 0, word: 0, flags: flags)
  }

  @inline(__always)
  mutating func append(
    _ kind: TokenKind, from start: Int, to end: Int, hash: UInt32, word: UInt16,
    flags: Token.Flags = []
  ) {
    source.tokens.append(
      Token(
        offset: UInt32(truncatingIfNeeded: start), extent: UInt32(truncatingIfNeeded: end &- start),
        hash: hash, word: word, kind: kind, flags: flags.union(gap)))
    gap = []
  }

  mutating func problem(_ kind: LexicalProblem.Kind, at offset: Int) {
    source.problems.append(LexicalProblem(kind: kind, offset: offset))
  }

  /// The kind of the last token, nil at the start of the file.
  var previousKind: TokenKind? { source.tokens.last?.kind }

  /// The offset of the first line break at or after `offset`, or of the end of the file.
  func endOfLine(_ bytes: BufferView<UInt8>, from offset: Int) -> Int {
    var end = offset
    while end &+ 8 <= count {
      let chunk = EightBytes.load(bytes, at: end)
      let found =
        EightBytes.zeros(chunk ^ EightBytes.repeating(0x0A))
        | EightBytes.zeros(chunk ^ EightBytes.repeating(0x0D))
      if found != 0 { return end &+ found.trailingZeroBitCount &>> 3 }
      end &+= 8
    }
    while end < count && bytes[end] != 0x0A && bytes[end] != 0x0D { end &+= 1 }
    return end
  }
}

/// Searches to the end of a line or file that found nothing.
///
/// Without them, text such as a thousand `<<<<<<< ` lines with no end would be searched to the end
/// of the file a thousand times.
struct FruitlessSearches {
  /// No closing typographic quote is in this range, which ends with its line or at a `\(`.
  var curlyQuote = 0..<0
  /// No raw string ends in this range, which ends with its line, and had it this many `#`.
  var rawString: (range: Range<Int>, pounds: Int) = (0..<0, 0)
  /// No regex over several lines ends after this offset, and had it this many `#`.
  var regex: (offset: Int, pounds: Int) = (Int.max, 0)
  /// No end of a conflict marker of the usual form follows this offset.
  var conflictEnd = Int.max
  /// No end of a conflict marker of the other form follows this offset.
  var perforceConflictEnd = Int.max
}
