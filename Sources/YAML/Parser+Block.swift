/// The token before a block node, which decides the kinds that the node may have.
enum Lead {
  /// Nothing: the node starts its line.
  case lineStart
  /// The `---` of the document.
  case documentStart
  /// The `-` of a sequence.
  case dash
  /// The `?` of a key, or the `:` of its value on a line of its own.
  case explicit
  /// A key and its `:`.
  case key

  /// True if the node may be a sequence in the column of the mapping around it.
  var allowsSequenceAtIndent: Bool { self == .key || self == .explicit }
}

extension Parser {
  /// Reads the node after an indicator, on its line or on the lines after it.
  ///
  /// - Parameters:
  ///   - indent: the indentation of the collection around the node, -1 for none.
  ///   - lead: the indicator before the cursor.
  mutating func parseBlockNode(under indent: Int, after lead: Lead) throws(YAMLError) -> YAMLNode {
    let start = cursor.mark
    let gap = try skipToContent()
    guard gap.startsLine else { return try parseBlockContent(under: indent, after: lead, gap) }
    let column = contentIndent
    if column > indent { return try parseBlockContent(under: indent, after: .lineStart, gap) }
    if column == indent, lead.allowsSequenceAtIndent, cursor.isAtIndicator(.dash) {
      return try parseBlockSequence(under: indent)
    }
    return emptyNode(at: start)
  }

  /// Reads the block node that starts under the cursor.
  ///
  /// - Parameter gap: the space before it.
  mutating func parseBlockContent(
    under indent: Int, after lead: Lead, _ gap: Gap
  ) throws(YAMLError) -> YAMLNode {
    if cursor.isAtIndicator(.dash) {
      try checkCollection(named: "sequence", after: lead, gap)
      return try parseBlockSequence(under: indent)
    }
    if cursor.isAtIndicator(.question) {
      try checkCollection(named: "mapping", after: lead, gap)
      return try parseBlockMapping(firstKey: nil)
    }
    if cursor.isAtIndicator(.colon) { throw emptyKey() }
    if cursor.peek() == .pipe || cursor.peek() == .greater {
      let node = try parseBlockScalar(under: indent)
      return try finishLeaf(node, under: indent)
    }
    let node = try parseLineContent(under: indent)
    guard skipToKeyIndicator() else { return try finishLeaf(node, under: indent) }
    try checkImplicitKey(node)
    try checkCollection(named: "mapping", after: lead, gap)
    return try parseBlockMapping(firstKey: node)
  }

  /// Reads a node that may be a key: quoted, in brackets, or plain.
  mutating func parseLineContent(under indent: Int) throws(YAMLError) -> YAMLNode {
    switch cursor.peek() {
    case .singleQuote: try parseSingleQuoted(under: indent)
    case .doubleQuote: try parseDoubleQuoted(under: indent)
    case .openBracket: try parseFlowSequence(under: indent)
    case .openBrace: try parseFlowMapping(under: indent)
    default: try parsePlain(under: indent, in: .block)
    }
  }

  /// Reads the items of a sequence whose first `-` is under the cursor.
  ///
  /// - Parameter indent: the indentation of the collection around it.
  mutating func parseBlockSequence(under indent: Int) throws(YAMLError) -> YAMLNode {
    let start = cursor.mark
    try enterCollection(at: start)
    let column = cursor.indent
    var items: [YAMLNode] = []
    var end = start
    repeat {
      closedIndent = nil
      cursor.advance()
      let item = try parseBlockNode(under: column, after: .dash)
      end = item.end
      items.append(item)
    } while try continuesSequence(at: column, under: indent)
    closedIndent = column
    leaveCollection()
    return YAMLNode(content: .sequence(items), start: start, end: end)
  }

  /// True if another item of the sequence in this column is under the cursor.
  private func continuesSequence(at column: Int, under indent: Int) throws(YAMLError) -> Bool {
    let next = contentIndent
    if next < column { return false }
    guard next == column else { throw wrongIndentation(expected: column) }
    if cursor.isAtIndicator(.dash) { return true }
    // The column of the mapping around the sequence holds the next key of that mapping.
    if column == indent { return false }
    throw failure(
      cursor.peek() == .dash
        ? "a space is missing after '-'"
        : "'- ' is missing before the next item of the sequence in this column")
  }

  /// Checks that nothing but a comment follows a scalar or a bracket on its line.
  mutating func finishLeaf(_ node: YAMLNode, under indent: Int) throws(YAMLError) -> YAMLNode {
    guard try skipToContent().startsLine else { throw textAfter(node) }
    guard contentIndent > indent else { return node }
    switch node.scalar?.style {
    case .plain:
      throw failure("a comment ends the text above, which cannot go on here; use quotes for it")
    case .literal, .folded:
      throw failure("this line has fewer spaces than the first line of its block of text")
    default: return node
    }
  }

  /// Refuses a collection that starts on a line where it cannot.
  private func checkCollection(
    named name: String, after lead: Lead, _ gap: Gap
  ) throws(YAMLError) {
    switch lead {
    case .lineStart: return
    case .dash, .explicit:
      guard hasTab(gap) else { return }
      throw tabIndentation(at: gap.blankStart)
    case .documentStart:
      throw failure("a \(name) cannot start on the line of '---'; start it on the next line")
    case .key where name == "mapping":
      throw failure("a value that contains ': ' needs quotes")
    case .key:
      throw failure(
        "a sequence cannot start on the line of its key; start it on the next line, or use quotes "
          + "for a text that starts with '- '")
    }
  }

  /// True if a tab is among the blanks before the cursor, or before the key that ends there.
  private func hasTab(_ gap: Gap) -> Bool {
    var offset = gap.blankStart
    while cursor.bytes[offset] == .space { offset += 1 }
    return cursor.bytes[offset] == .tab
  }

  /// The error for text right after a value.
  private func textAfter(_ node: YAMLNode) -> YAMLError {
    if cursor.peek() == .colon, cursor.offset == node.end.offset {
      return missingSpace()
    }
    switch node.scalar?.style {
    case .singleQuoted:
      return failure("unexpected text after the closing quote; write '' for a quote in the text")
    case .doubleQuoted:
      return failure("unexpected text after the closing quote; write \\\" for a quote in the text")
    default:
      return failure("unexpected text after the closing bracket; use quotes for the whole value")
    }
  }
}
