extension Parser {
  /// Reads `[` to `]`.
  mutating func parseFlowSequence(under indent: Int) throws(YAMLError) -> YAMLNode {
    try enterCollection(at: cursor.mark)
    let bracket = Bracket(mark: cursor.mark, name: "[", close: .closeBracket, indent: indent)
    var items: [YAMLNode] = []
    cursor.advance()
    try skipFlowSpace(in: bracket)
    while cursor.peek() != bracket.close {
      items.append(try parseFlowItem(in: bracket))
      try finishFlowEntry(in: bracket)
    }
    cursor.advance()
    leaveCollection()
    return YAMLNode(content: .sequence(items), start: bracket.mark, end: cursor.mark)
  }

  /// Reads `{` to `}`.
  mutating func parseFlowMapping(under indent: Int) throws(YAMLError) -> YAMLNode {
    try enterCollection(at: cursor.mark)
    let bracket = Bracket(mark: cursor.mark, name: "{", close: .closeBrace, indent: indent)
    var entries = Entries()
    cursor.advance()
    try skipFlowSpace(in: bracket)
    while cursor.peek() != bracket.close {
      let key = try parseFlowKey(in: bracket)
      try checkKey(key, in: &entries)
      try skipFlowSpace(in: bracket)
      if try isAtFlowColon(after: key) {
        entries.append(key, try parseFlowValue(in: bracket))
      } else {
        try checkLoneKey(key)
        entries.append(key, emptyNode(at: key.end))
      }
      try finishFlowEntry(in: bracket)
    }
    cursor.advance()
    leaveCollection()
    return YAMLNode(content: .mapping(entries.list), start: bracket.mark, end: cursor.mark)
  }

  /// Reads an item of a sequence: a node, or a key and a value, which make a mapping.
  private mutating func parseFlowItem(in bracket: Bracket) throws(YAMLError) -> YAMLNode {
    let start = cursor.mark
    let isExplicit = cursor.isAtIndicator(.question)
    let node = try parseFlowKey(in: bracket)
    let position = cursor.position
    let crossedLine = try skipFlowSpace(in: bracket)
    let isKey = try isAtFlowColon(after: node)
    guard isKey || isExplicit else {
      cursor.position = position
      return node
    }
    if !isExplicit {
      guard !crossedLine else {
        throw failure("a key between '[' and ']' must be on one line with its ':'")
      }
      try checkImplicitKey(node)
    }
    try enterCollection(at: start)
    var entries = Entries()
    try checkKey(node, in: &entries)
    entries.append(node, isKey ? try parseFlowValue(in: bracket) : emptyNode(at: node.end))
    leaveCollection()
    let end = entries.list.last?.value.end ?? node.end
    return YAMLNode(content: .mapping(entries.list), start: start, end: end)
  }

  /// Reads a node that is a key if a `:` follows.
  private mutating func parseFlowKey(in bracket: Bracket) throws(YAMLError) -> YAMLNode {
    if cursor.isAtIndicator(.question) {
      cursor.advance()
      try skipFlowSpace(in: bracket)
      if cursor.peek() == .comma || cursor.peek() == bracket.close { throw emptyKey() }
    }
    if cursor.peek() == .colon, endsPlain(cursor.peek(1), in: .flow) { throw emptyKey() }
    return try parseFlowNode(in: bracket)
  }

  /// Reads the value after a `:`, empty if the entry ends there.
  private mutating func parseFlowValue(in bracket: Bracket) throws(YAMLError) -> YAMLNode {
    cursor.advance()
    let start = cursor.mark
    try skipFlowSpace(in: bracket)
    if cursor.peek() == .comma || cursor.peek() == bracket.close { return emptyNode(at: start) }
    return try parseFlowNode(in: bracket)
  }

  /// Reads one node between brackets.
  private mutating func parseFlowNode(in bracket: Bracket) throws(YAMLError) -> YAMLNode {
    switch cursor.peek() {
    case .singleQuote: try parseSingleQuoted(under: bracket.indent)
    case .doubleQuote: try parseDoubleQuoted(under: bracket.indent)
    case .openBracket: try parseFlowSequence(under: bracket.indent)
    case .openBrace: try parseFlowMapping(under: bracket.indent)
    case .closeBracket, .closeBrace: throw wrongClose(of: bracket)
    default: try parsePlain(under: bracket.indent, in: .flow)
    }
  }

  /// True if a `:` under the cursor makes a key of the node before it. After a plain scalar a space
  /// has to follow it, because `a:b` is text.
  private func isAtFlowColon(after node: YAMLNode) throws(YAMLError) -> Bool {
    guard cursor.peek() == .colon else { return false }
    if node.scalar?.style != .plain { return true }
    guard endsPlain(cursor.peek(1), in: .flow) else { return false }
    if cursor.peek(1) == .openBracket || cursor.peek(1) == .openBrace { throw missingSpace() }
    return true
  }

  /// Moves over the comma after an entry, or to the closing bracket.
  private mutating func finishFlowEntry(in bracket: Bracket) throws(YAMLError) {
    try skipFlowSpace(in: bracket)
    let byte = cursor.peek()
    if byte == bracket.close { return }
    switch byte {
    case .comma: break
    case .closeBracket, .closeBrace: throw wrongClose(of: bracket)
    case .colon:
      throw failure("unexpected ':'; a ',' is missing before the key, or the value needs quotes")
    default: throw failure("',' is missing before this value")
    }
    cursor.advance()
    try skipFlowSpace(in: bracket)
  }

  /// Refuses a key without value that looks like `key:value`, which has another meaning in YAML.
  private func checkLoneKey(_ key: YAMLNode) throws(YAMLError) {
    guard key.scalar?.style == .plain, let colon = tightColon(from: key.start, to: key.end)
    else { return }
    throw failure(
      "a key with ':' and without a value is not supported; write a space after ':', or use quotes",
      at: colon)
  }

  /// The error for a closing bracket of the other kind.
  private func wrongClose(of bracket: Bracket) -> YAMLError {
    failure(
      "unexpected '\(cursor.peek().name)'; "
        + "the '\(bracket.name)' opened at line \(bracket.mark.line), "
        + "column \(bracket.mark.column) needs '\(bracket.close.name)'")
  }
}
