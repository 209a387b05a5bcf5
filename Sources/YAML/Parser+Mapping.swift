/// The entries of a mapping, and where each key is.
struct Entries {
  /// The entries in the order of the text.
  private(set) var list: [YAMLEntry] = []
  /// The lines of the keys, once there are too many to compare them one by one. By bytes: to hash
  /// a `String` takes quadratic time where combining characters follow each other.
  private var lines: [ContiguousArray<UInt8>: Int] = [:]

  /// The number of entries up to which comparing keys beats hashing them.
  private static let smallCount = 16

  /// The line of the key with this text, nil if there is none. It is called before the key is
  /// added.
  mutating func line(of key: String) -> Int? {
    guard list.count > Entries.smallCount else {
      return list.first { $0.key.scalar?.text.hasSameBytes(as: key) == true }?.key.start.line
    }
    for entry in list[lines.count...] {
      if let text = entry.key.scalar?.text {
        lines[ContiguousArray(text.utf8)] = entry.key.start.line
      }
    }
    return lines[ContiguousArray(key.utf8)]
  }

  /// Adds an entry whose key is not yet there.
  mutating func append(_ key: YAMLNode, _ value: YAMLNode) {
    list.append(YAMLEntry(key: key, value: value))
  }
}

extension Parser {
  /// Reads the entries of a mapping.
  ///
  /// - Parameter firstKey: the first key, with its `:` under the cursor; or nil, with a `?` there.
  mutating func parseBlockMapping(firstKey: YAMLNode?) throws(YAMLError) -> YAMLNode {
    let start = firstKey?.start ?? cursor.mark
    try enterCollection(at: start)
    let column = start.column - 1
    var entries = Entries()
    var end = start
    var implicitKey = firstKey
    while true {
      closedIndent = nil
      let key: YAMLNode
      let value: YAMLNode
      if let implicitKey {
        key = implicitKey
        try checkKey(key, in: &entries)
        cursor.advance()
        value = try parseBlockNode(under: column, after: .key)
      } else {
        cursor.advance()
        key = try parseBlockNode(under: column, after: .explicit)
        try checkKey(key, in: &entries)
        value = try parseExplicitValue(of: key, under: column)
      }
      entries.append(key, value)
      end = value.end
      guard try continuesMapping(at: column) else { break }
      implicitKey = cursor.isAtIndicator(.question) ? nil : try parseImplicitKey(under: column)
    }
    closedIndent = column
    leaveCollection()
    return YAMLNode(content: .mapping(entries.list), start: start, end: end)
  }

  /// True if another entry of the mapping in this column is under the cursor.
  private func continuesMapping(at column: Int) throws(YAMLError) -> Bool {
    let next = contentIndent
    if next < column { return false }
    guard next == column else { throw wrongIndentation(expected: column) }
    return true
  }

  /// Reads the value after a key with `?`, if there is one.
  private mutating func parseExplicitValue(
    of key: YAMLNode, under column: Int
  ) throws(YAMLError) -> YAMLNode {
    guard contentIndent == column, cursor.isAtIndicator(.colon) else {
      return emptyNode(at: key.end)
    }
    cursor.advance()
    return try parseBlockNode(under: column, after: .explicit)
  }

  /// Reads a key up to its `:`, where only a key is allowed.
  private mutating func parseImplicitKey(under column: Int) throws(YAMLError) -> YAMLNode {
    if cursor.isAtIndicator(.dash) {
      throw failure(
        "an item of a sequence cannot be among the keys of a mapping; indent it below its key")
    }
    if cursor.isAtIndicator(.colon) { throw emptyKey() }
    let key: YAMLNode
    switch cursor.peek() {
    case .openBracket, .openBrace: throw collectionKey(at: cursor.mark)
    case .singleQuote, .doubleQuote: key = try parseLineContent(under: column)
    default:
      let start = cursor.mark
      try checkPlainStart(in: .block)
      scanPlainLine(in: .block)
      key = scalarNode(cursor.text(from: start.offset), .plain, from: start)
    }
    guard skipToKeyIndicator() else { throw missingColon(after: key) }
    try checkImplicitKey(key)
    return key
  }

  /// Moves over blanks to a `:` that makes a key of the text before, and returns whether it is
  /// there. Otherwise the cursor stays.
  mutating func skipToKeyIndicator() -> Bool {
    let position = cursor.position
    cursor.skipBlanks()
    if cursor.isAtIndicator(.colon) { return true }
    cursor.position = position
    return false
  }
}

extension Parser {
  /// The number of characters that a key without `?` may have.
  static let maximumKeyLength = 1024

  /// Refuses a key without `?` that is not on one line, or too long.
  func checkImplicitKey(_ key: YAMLNode) throws(YAMLError) {
    guard key.start.line == cursor.position.line else {
      throw failure("a key must be on one line, with its ':'", at: key.start)
    }
    let range = key.start.offset..<key.end.offset
    guard range.count > Parser.maximumKeyLength else { return }
    let continuationBytes = cursor.bytes[range].count { $0 & 0xC0 == 0x80 }
    guard range.count - continuationBytes > Parser.maximumKeyLength else { return }
    throw failure(
      "a key of more than \(Parser.maximumKeyLength) characters needs '? ' before it",
      at: key.start)
  }

  /// Refuses a node that cannot be a key, or is one already. A key with quotes equals the same one
  /// without.
  func checkKey(_ key: YAMLNode, in entries: inout Entries) throws(YAMLError) {
    guard let scalar = key.scalar else { throw collectionKey(at: key.start) }
    if scalar.style == .plain {
      if scalar.text.isEmpty { throw emptyKey(at: key.start) }
      if scalar.text.hasSameBytes(as: "<<") {
        throw failure(
          "merge keys are not supported; write the entries out, or quote the key '<<'",
          at: key.start)
      }
    }
    guard let line = entries.line(of: scalar.text) else { return }
    throw failure(
      "duplicate key '\(excerpt(scalar.text))'; the first is on line \(line)", at: key.start)
  }

  /// The error for a collection that is a key.
  func collectionKey(at mark: YAMLMark) -> YAMLError {
    failure("a key that is a mapping or a sequence is not supported; use quotes", at: mark)
  }

  /// The error for a `:` with nothing before it.
  func emptyKey(at mark: YAMLMark? = nil) -> YAMLError {
    failure("an empty key is not supported; write a key before ':'", at: mark)
  }

  /// The error for a line among keys that has no `:`.
  private func missingColon(after key: YAMLNode) -> YAMLError {
    if cursor.peek() == .colon { return missingSpace() }
    if key.scalar?.style == .plain, let colon = tightColon(from: key.start, to: key.end) {
      return missingSpace(at: colon)
    }
    return failure(
      "':' is missing after the key '\(excerpt(key.scalar?.text ?? ""))'; "
        + "if this is not a key, indent it more than the keys",
      at: key.start)
  }

  /// The error for a `:` at the cursor or elsewhere with text right after it.
  func missingSpace(at mark: YAMLMark? = nil) -> YAMLError {
    failure("a space is missing after ':'", at: mark)
  }

  /// The place of the first `:` on the first line of a plain scalar, if a space might have to
  /// follow it.
  func tightColon(from start: YAMLMark, to end: YAMLMark) -> YAMLMark? {
    var offset = start.offset
    while offset < end.offset, cursor.bytes[offset] != .colon {
      if cursor.bytes[offset].isBreakOrEnd { return nil }
      offset += 1
    }
    let next = cursor.bytes[offset + 1]
    guard offset > start.offset, offset < end.offset, !next.isSpaceOrEnd,
      next != UInt8(ascii: "/")
    else { return nil }
    return YAMLMark(
      offset: offset, line: start.line, column: start.column + offset - start.offset)
  }

  /// A text short enough for a message, on one line.
  func excerpt(_ text: String) -> String {
    var excerpt = String.UnicodeScalarView(text.unicodeScalars.prefix(41).prefix { $0 >= " " })
    if excerpt.count > 40 { excerpt.removeLast() }
    return excerpt.count < text.unicodeScalars.count ? "\(String(excerpt))…" : text
  }
}

extension String {
  /// True if both texts have the same bytes, which is how YAML compares them.
  ///
  /// Faster than `==`, for which texts with another order of combining characters are equal too.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
