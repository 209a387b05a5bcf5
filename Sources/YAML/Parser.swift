/// Reads one document, by recursive descent on a checked text.
///
/// The grammar of YAML depends on indentation. Its terms here:
/// - a *block node* is outside brackets, a *flow node* inside;
/// - a node is *under* an indent: the number of bytes before the innermost block collection
///   that holds it, on that collection's first line; -1 for the document's own node. Every line
///   of the node starts with more spaces than that, apart from a sequence below its key.
///
/// **Invariant:** every block node leaves the cursor at the first character of the next line with
/// content, or at a document marker or the end, which count as indented by -1.
///
/// **Invariant:** only collections recurse, and each of them counts its depth first.
struct Parser {
  /// The greatest depth of collections in collections.
  static let maximumDepth = 64

  /// The position of the parser.
  var cursor: Cursor
  /// The number of collections around the cursor.
  var depth = 0
  /// The indentation of the block collection that ended last within the current entry: another
  /// place where a line that is wrongly indented might belong.
  var closedIndent: Int?

  /// A parser at the start of a text.
  init(_ text: YAMLText) {
    cursor = Cursor(text)
  }

  /// An error at a place, or at the cursor.
  func failure(_ message: String, at mark: YAMLMark? = nil) -> YAMLError {
    YAMLError(message: message, mark: mark ?? cursor.mark)
  }

  /// Counts one more collection around the cursor, which starts at a place.
  mutating func enterCollection(at start: YAMLMark) throws(YAMLError) {
    depth += 1
    guard depth <= Parser.maximumDepth else {
      throw failure(
        "nesting deeper than \(Parser.maximumDepth) levels is not supported", at: start)
    }
  }

  /// Undoes ``enterCollection(at:)``.
  mutating func leaveCollection() {
    depth -= 1
  }

  /// The value that a text leaves out.
  func emptyNode(at mark: YAMLMark) -> YAMLNode {
    YAMLNode(content: .scalar(YAMLScalar(text: "", style: .plain)), start: mark, end: mark)
  }

  /// A scalar that ends at the cursor.
  func scalarNode(_ text: String, _ style: YAMLScalar.Style, from start: YAMLMark) -> YAMLNode {
    YAMLNode(content: .scalar(YAMLScalar(text: text, style: style)), start: start, end: cursor.mark)
  }
}

extension Parser {
  /// Reads the whole text.
  mutating func parseDocument() throws(YAMLError) -> YAMLNode {
    try skipToContent()
    let hasDirective = try parseDirectives()
    let node: YAMLNode
    if cursor.isAtDocumentStart {
      cursor.advance(3)
      node = try parseBlockNode(under: -1, after: .documentStart)
    } else if hasDirective {
      throw failure("'---' is missing after the directive; write it on a line of its own")
    } else if contentIndent < 0 {
      node = emptyNode(at: cursor.mark)
    } else {
      node = try parseBlockContent(under: -1, after: .lineStart, Gap(cursor, startsLine: true))
    }
    try checkEnd()
    return node
  }

  /// Reads the lines before `---` that start with `%` and returns whether there are any.
  private mutating func parseDirectives() throws(YAMLError) -> Bool {
    var hasDirective = false
    while cursor.isAtLineStart, cursor.peek() == .percent {
      let mark = cursor.mark
      let name = skipWord()
      guard name.hasSameBytes(as: "%YAML") else {
        throw failure(
          "the directive '\(excerpt(name))' is not supported; delete the line", at: mark)
      }
      guard !hasDirective else {
        throw failure("a second '%YAML' directive; delete it", at: mark)
      }
      hasDirective = true
      cursor.skipBlanks()
      let version = skipWord()
      guard version.hasSameBytes(as: "1.2") else {
        throw failure(
          "the version '\(excerpt(version))' is not supported; write '%YAML 1.2'", at: mark)
      }
      guard try skipToContent().startsLine else {
        throw failure("unexpected text after the directive; delete it")
      }
    }
    return hasDirective
  }

  /// Moves over the bytes up to the next blank and returns them.
  private mutating func skipWord() -> String {
    let start = cursor.offset
    while !cursor.peek().isSpaceOrEnd { cursor.advance() }
    return cursor.text(from: start)
  }

  /// Refuses everything after the document but `...` and comments.
  private mutating func checkEnd() throws(YAMLError) {
    var isClosed = false
    while cursor.isAtDocumentEnd {
      isClosed = true
      cursor.advance(3)
      guard try skipToContent().startsLine else {
        throw failure("unexpected text after '...'; delete it")
      }
    }
    if cursor.isAtEnd { return }
    if isClosed || cursor.isAtDocumentStart {
      throw failure("a second document is not supported; put it in a file of its own")
    }
    if let closedIndent { throw wrongIndentation(expected: closedIndent) }
    throw failure("unexpected text after the value that is the whole document; delete it")
  }
}
