import Buffers
import Project
import SwiftSource

/// A text in a file that has a name: a string that is assigned to a variable, a setting, an entry of
/// a list.
struct NamedValue {
  /// The bytes of the name.
  let name: Range<Int>
  /// The bytes of the value, without quotes.
  let range: Range<Int>

  /// The named values in a text other than Swift: `name = value`, `"name": "value"`,
  /// `<key>name</key><string>value</string>` and `name="value"`.
  ///
  /// - Parameter shortest: the least number of bytes of a value.
  static func all(in bytes: BufferView<UInt8>, shortest: Int) -> [NamedValue] {
    var values: [NamedValue] = []
    let isPart = SecretValue.parts
    let table = isPart.view
    var offset = 0
    while offset < bytes.count {
      guard table[Int(bytes[offset])] else {
        offset &+= 1
        continue
      }
      let start = offset
      while offset < bytes.count, table[Int(bytes[offset])] { offset &+= 1 }
      if offset - start >= shortest, let value = value(in: bytes, start..<offset),
        !isInImage(bytes, value.name.lowerBound)
      {
        values.append(value)
      }
    }
    return values
  }

  private static func value(in bytes: BufferView<UInt8>, _ run: Range<Int>) -> NamedValue? {
    // `NAME=value` is one run of such characters.
    let equal = run.first { offset in
      bytes[offset] == UInt8(ascii: "=") && offset + 1 < run.upperBound
        && bytes[offset + 1] != UInt8(ascii: "=")
    }
    if let equal, equal > run.lowerBound {
      let name = run.lowerBound..<equal
      guard name.allSatisfy({ SecretFormat.Alphabet.word.contains(bytes[$0]) }),
        isEnd(bytes, run.upperBound, nil)
      else { return nil }
      return NamedValue(name: name, range: equal + 1..<run.upperBound)
    }
    var range = run
    if equal == run.lowerBound { range = run.lowerBound + 1..<run.upperBound }
    var position = range.lowerBound
    var quote: UInt8?
    if position > 0, isQuote(bytes[position - 1]) {
      quote = bytes[position - 1]
      position -= 1
    }
    guard isEnd(bytes, range.upperBound, quote) else { return nil }
    if quote == nil, position > 0, bytes[position - 1] == UInt8(ascii: ">") {
      return plistKey(bytes, position).map { NamedValue(name: $0, range: range) }
    }
    skipBlanks(bytes, &position)
    // A name and what is between it and its value.
    guard position > 0,
      bytes[position - 1] == UInt8(ascii: ":") || bytes[position - 1] == UInt8(ascii: "=")
        || (bytes[position - 1] == UInt8(ascii: ">") && position > 1
          && bytes[position - 2] == UInt8(ascii: "="))
    else { return nil }
    position -= bytes[position - 1] == UInt8(ascii: ">") ? 2 : 1
    if position > 0, bytes[position - 1] == UInt8(ascii: ":") { position -= 1 }
    skipBlanks(bytes, &position)
    if position > 0, isQuote(bytes[position - 1]) { position -= 1 }
    return name(bytes, before: position).map { NamedValue(name: $0, range: range) }
  }

  /// Returns true in the address of an image, such as a badge: everybody who reads the page fetches
  /// it, with all that is in it.
  private static func isInImage(_ bytes: BufferView<UInt8>, _ offset: Int) -> Bool {
    func has(_ text: StaticString, before end: Int) -> Bool {
      text.withUTF8Buffer { text in
        end >= text.count
          && text.indices.allSatisfy { unsafe bytes[end - text.count + $0] == text[$0] }
      }
    }
    var start = offset
    while start > 0, bytes[start - 1] > 0x20, !"()\"'<>".utf8.contains(bytes[start - 1]) {
      start -= 1
    }
    if start > 0, isQuote(bytes[start - 1]) { return has("src=", before: start - 1) }
    guard has("](", before: start) else { return false }
    // The text of the image, on the same line.
    start -= 2
    while start > 0, bytes[start - 1] != UInt8(ascii: "["), bytes[start - 1] != 0x0A { start -= 1 }
    return has("![", before: start)
  }

  /// Returns true if a value may end here.
  private static func isEnd(_ bytes: BufferView<UInt8>, _ offset: Int, _ quote: UInt8?) -> Bool {
    guard offset < bytes.count else { return quote == nil }
    if let quote { return bytes[offset] == quote }
    return bytes[offset] <= 0x20 || ";,<)}]&\"".utf8.contains(bytes[offset])
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }

  private static func skipBlanks(_ bytes: BufferView<UInt8>, _ position: inout Int) {
    while position > 0, bytes[position - 1] == 0x20 || bytes[position - 1] == 0x09 { position -= 1 }
  }

  /// The name that ends before `end`.
  private static func name(_ bytes: BufferView<UInt8>, before end: Int) -> Range<Int>? {
    var start = end
    while start > 0, SecretFormat.Alphabet.dotted.contains(bytes[start - 1]), end - start < 100 {
      start -= 1
    }
    return start < end ? start..<end : nil
  }

  /// The key before `<string>` of a property list, whose `>` ends before `end`.
  private static func plistKey(_ bytes: BufferView<UInt8>, _ end: Int) -> Range<Int>? {
    func ends(_ text: StaticString, _ end: Int) -> Bool {
      let count = text.utf8CodeUnitCount
      guard end >= count else { return false }
      return (0..<count).allSatisfy { unsafe bytes[end - count + $0] == text.utf8Start[$0] }
    }
    guard ends("<string>", end) else { return nil }
    var position = end - 8
    while position > 0, bytes[position - 1] <= 0x20 { position -= 1 }
    guard ends("</key>", position) else { return nil }
    position -= 6
    let last = position
    while position > 0, bytes[position - 1] != UInt8(ascii: ">"), last - position < 100 {
      position -= 1
    }
    return position < last ? position..<last : nil
  }
}

extension SourceFile {
  /// The string literals that have a name: of the variable that they are assigned to or returned
  /// from, of an argument, of the key of a dictionary, or of the header or key that they are set for.
  ///
  /// - Parameter shortest: the least number of bytes of a value.
  func namedValues(shortest: Int) -> [NamedValue] {
    var values: [NamedValue] = []
    for index in tokens.indices
    where tokens[index].kind == .string && tokens[index].length >= shortest + 2 {
      guard let name = nameOfValue(at: index) else { continue }
      let flags = tokens[index].flags
      if flags.contains(.isMultiline) || flags.contains(.isUnterminated) { continue }
      let pounds = buffer.padded[tokens[index].range].prefix { $0 == UInt8(ascii: "#") }.count
      let range = tokens[index].range
      values.append(
        NamedValue(
          name: name, range: range.lowerBound + pounds + 1..<range.upperBound - pounds - 1))
    }
    return values
  }

  private static func isPartOfType(_ kind: TokenKind) -> Bool {
    switch kind {
    case .period, .question, .exclamation, .leftAngle, .rightAngle, .leftBracket, .rightBracket,
      .postfixOperator:
      true
    default: kind.isWord
    }
  }

  /// The key after a value, as in `set("…", forKey: "token")`.
  private func keyBehindValue(at index: Int) -> Range<Int>? {
    guard index + 4 < tokens.count, tokens[index + 1].kind == .comma,
      tokens[index + 2].kind.isWord, tokens[index + 3].kind == .colon,
      tokens[index + 4].kind == .string, identifier(index + 2).hasPrefix("for")
    else { return nil }
    return contentRange(of: index + 4)
  }

  private func nameOfValue(at index: Int) -> Range<Int>? {
    guard index > 0 else { return nil }
    if let key = keyBehindValue(at: index) { return key }
    let before = tokens[index - 1]
    if before.kind == .colon, index > 1 {
      let key = index - 2
      if tokens[key].kind == .string { return contentRange(of: key) }
      return tokens[key].kind.isWord ? identifierRange(of: key) : nil
    }
    if before.kind == .equal || before.kind == .binaryOperator, index > 1 {
      let last = index - 2
      if tokens[last].kind == .rightBracket, last > 1, tokens[last - 1].kind == .string {
        return contentRange(of: last - 1)
      }
      // The raw value of a case is a name itself: of a key, a column, a parameter.
      let owner = innermostDeclaration(around: last)
      if owner >= 0, outline.declarations[owner].kind == .case { return nil }
      // Back over a type: `name: String? = "…"`.
      var position = last
      while position > 0, Self.isPartOfType(tokens[position].kind), !tokens[position].startsLine {
        position -= 1
      }
      if tokens[position].kind == .colon, position > 0 { return identifierRange(of: position - 1) }
      return tokens[last].kind.isWord ? identifierRange(of: last) : nil
    }
    guard before.kind == .leftBrace || before.is(.return) else { return nil }
    let owner = innermostDeclaration(around: index)
    guard owner >= 0, outline.declarations[owner].kind != .import,
      !outline.declarations[owner].name.isEmpty
    else { return nil }
    let name = outline.declarations[owner].name
    return name.indices.count == 1 ? identifierRange(of: Int(name.start)) : bytes(of: name)
  }
}
