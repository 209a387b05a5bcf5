/// One Swift file with all that is known of it alone: path, bytes, tokens and outline.
public struct SourceFile: Sendable {
  /// The path from the root of the project, with `/` between components.
  public var path: String
  /// The name that may stand before the names of the module that the file belongs to, nil if it is not known.
  public var module: String?
  /// The bytes.
  public var buffer: SourceBuffer
  /// The tokens and comments.
  public var source: LexedSource
  /// The declarations.
  public var outline: Outline

  /// A file without content, to be filled and analyzed; its memory is reused from file to file.
  public init() {
    path = ""
    buffer = SourceBuffer()
    source = LexedSource()
    outline = Outline()
  }

  /// The file with this content, analyzed.
  public init(path: String, text: String, words: WordTable = .keywords) {
    self.init()
    self.path = path
    buffer = SourceBuffer(Array(text.utf8))
    analyse(words: words)
  }

  /// Lexes and outlines what ``buffer`` holds.
  ///
  /// - Parameters:
  ///   - words: the words whose numbers the tokens carry.
  ///   - joinsModules: whether a name with the name of a system's module before it becomes one
  ///     token, as rules need it.
  public mutating func analyse(words: WordTable, joinsModules: Bool = true) {
    Lexer.lex(buffer, words: words, joinsModules: joinsModules, into: &source)
    Outline.scan(&source, into: &outline)
  }

  /// Reads the tokens alone, for code of whose declarations nobody asks.
  public mutating func lex(words: WordTable, joinsModules: Bool = true) {
    Lexer.lex(buffer, words: words, joinsModules: joinsModules, into: &source)
    outline.removeAll()
  }

  /// Forgets tokens and declarations, for a file that is not Swift.
  public mutating func removeTokens() {
    source.removeAll()
    outline.removeAll()
  }

  /// The tokens.
  public var tokens: ContiguousArray<Token> { source.tokens }

  /// The text of the bytes in `range`, ill-formed UTF-8 replaced.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: buffer.padded[range], as: UTF8.self)
  }

  /// The text of the token with index `token`, back-quotes included.
  public func text(of token: Int) -> String { text(tokens[token].range) }

  /// The text from the first to the last token of `range`, with what is between them.
  public func text(of range: TokenRange) -> String {
    range.isEmpty ? "" : text(bytes(of: range))
  }

  /// The bytes from the first to the last token of `range`, which is not empty.
  public func bytes(of range: TokenRange) -> Range<Int> {
    let start = Int(tokens[Int(range.start)].offset)
    return start..<max(start, tokens[Int(range.end) - 1].range.upperBound)
  }

  /// The line break of the file: that of its first line.
  public var lineBreak: String {
    let start = buffer.padded.prefix(min(buffer.count, 4_096))
    let first = start.firstIndex(of: UInt8(ascii: "\n"))
    guard let first, first > 0, buffer.padded[first - 1] == UInt8(ascii: "\r") else { return "\n" }
    return "\r\n"
  }

  /// The name of `declaration` without back-quotes; of an extension the extended type.
  public func name(of declaration: Declaration) -> String {
    if declaration.name.indices.count == 1 { return identifier(Int(declaration.name.start)) }
    return compactText(of: declaration.name)
  }

  /// The identifier at the index `token` without back-quotes and module.
  public func identifier(_ token: Int) -> String { text(identifierRange(of: token)) }

  /// The bytes of the identifier at the index `token` without back-quotes and module.
  @inline(__always)
  public func identifierRange(of token: Int) -> Range<Int> {
    let range = tokens[token].range
    let flags = tokens[token].flags
    guard !flags.isDisjoint(with: [.isEscaped, .isQualified]), tokens[token].kind == .identifier
    else { return range }
    if flags.contains(.isQualified) { return startOfName(in: range)..<range.upperBound }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// The name of the module before the identifier at the index `token`, nil where there is none.
  public func module(of token: Int) -> String? {
    guard tokens[token].flags.contains(.isQualified), tokens[token].kind == .identifier else {
      return nil
    }
    let range = tokens[token].range
    return text(range.lowerBound..<startOfName(in: range) - 1)
  }

  /// The first byte behind the period of a name with its module.
  @usableFromInline
  func startOfName(in range: Range<Int>) -> Int {
    var start = range.upperBound
    while start > range.lowerBound, buffer.padded[start - 1] != UInt8(ascii: ".") { start -= 1 }
    return start
  }

  /// Returns true if the bytes of the token with index `token`, without its module, are those of `text`.
  public func matches(_ token: Int, _ text: String) -> Bool {
    var text = text
    let isQualified = tokens[token].flags.contains(.isQualified)
    let range = isQualified ? identifierRange(of: token) : tokens[token].range
    return text.withUTF8 { wanted in
      guard wanted.count == range.count else { return false }
      for index in 0..<range.count
      where unsafe wanted[index] != buffer.padded[range.lowerBound + index] { return false }
      return true
    }
  }

  /// Returns the text between the quotes of the string literal at the index `token`, which has no
  /// interpolations; escapes are left as written.
  public func stringContent(_ token: Int) -> String { text(contentRange(of: token)) }

  /// The bytes between the quotes of the string literal at the index `token`, which has no
  /// interpolations.
  public func contentRange(of token: Int) -> Range<Int> {
    let range = tokens[token].range
    let flags = tokens[token].flags
    let pounds = buffer.padded[range].prefix { $0 == UInt8(ascii: "#") }.count
    let delimiter = pounds + (flags.contains(.isMultiline) ? 3 : 1)
    let end = range.upperBound - (flags.contains(.isUnterminated) ? 0 : delimiter)
    return range.lowerBound + delimiter..<max(end, range.lowerBound + delimiter)
  }

  /// Returns true if white space or comments are between the tokens of `range`, or modules before
  /// the names in it.
  public func hasGaps(in range: TokenRange) -> Bool {
    range.indices.contains {
      tokens[$0].flags.contains(.isQualified)
        || $0 + 1 < Int(range.end) && tokens[$0].range.upperBound < tokens[$0 + 1].offset
    }
  }

  /// The text of `range` without comments and modules, and without white space but one space between
  /// two words.
  public func compactText(of range: TokenRange) -> String {
    guard hasGaps(in: range) else { return text(of: range) }
    var bytes = ContiguousArray<UInt8>()
    for token in range.indices {
      let next = plainRange(of: token)
      if let last = bytes.last, last.isPartOfWord, !next.isEmpty,
        buffer.padded[next.lowerBound].isPartOfWord
      {
        bytes.append(UInt8(ascii: " "))
      }
      bytes.append(contentsOf: buffer.padded[next])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of `range` on one line, for messages: without comments and modules, and with one space where
  /// white space is, but none beside the brackets of a list that takes several lines.
  public func lineText(of range: TokenRange) -> String {
    guard hasGaps(in: range) else { return text(of: range) }
    var bytes = ContiguousArray<UInt8>()
    for token in range.indices {
      let next = plainRange(of: token)
      if token > Int(range.start), isSpaced(before: token) { bytes.append(UInt8(ascii: " ")) }
      bytes.append(contentsOf: buffer.padded[next])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func isSpaced(before token: Int) -> Bool {
    let gap = Int(tokens[token - 1].range.upperBound)..<Int(tokens[token].offset)
    guard !gap.isEmpty else { return false }
    guard tokens[token].startsLine else { return true }
    let isList = tokens[token - 1].kind.opens && tokens[token - 1].kind != .leftBrace
    let isEnd = tokens[token].kind == .rightParen || tokens[token].kind == .rightBracket
    return !isList && !isEnd && tokens[token].kind != .period
  }

  /// The bytes of `range` as they are written but for the modules before names, nil if there are
  /// none of these: then they are those of the file.
  public func bytesWithoutModules(of range: TokenRange) -> ContiguousArray<UInt8>? {
    guard range.indices.contains(where: { tokens[$0].flags.contains(.isQualified) }) else {
      return nil
    }
    var bytes = ContiguousArray<UInt8>()
    var next = self.bytes(of: range).lowerBound
    for token in range.indices where tokens[token].flags.contains(.isQualified) {
      bytes.append(contentsOf: buffer.padded[next..<Int(tokens[token].offset)])
      next = plainRange(of: token).lowerBound
    }
    bytes.append(contentsOf: buffer.padded[next..<self.bytes(of: range).upperBound])
    return bytes
  }

  /// The bytes of the token with index `token` without the name of a module.
  public func plainRange(of token: Int) -> Range<Int> {
    let range = tokens[token].range
    return tokens[token].flags.contains(.isQualified)
      ? startOfName(in: range)..<range.upperBound : range
  }
}
