extension SourceFile {
  /// The value of the string literal at the index `token`, which has no interpolations: escapes
  /// decoded, and of a literal over several lines the indentation and escaped line breaks removed.
  /// Nil for a literal that does not compile.
  public func stringValue(_ token: Int) -> String? {
    let flags = tokens[token].flags
    guard !flags.contains(.isUnterminated) else { return nil }
    var content = ArraySlice(stringContent(token).utf8)
    let pounds = buffer.padded[tokens[token].range].prefix { $0 == UInt8(ascii: "#") }.count
    if flags.contains(.isMultiline) {
      guard let lines = Self.withoutIndentation(content) else { return nil }
      content = lines
    }
    return Self.unescaped(content, pounds: pounds)
  }

  private static let lineFeed = UInt8(ascii: "\n")

  /// The lines between the quotes of a literal without what comes before the closing quotes on their
  /// line, with the line breaks that Swift gives them.
  private static func withoutIndentation(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var normal: [UInt8] = []
    var previous: UInt8 = 0
    for byte in content {
      if byte == UInt8(ascii: "\r") {
        normal.append(lineFeed)
      } else if byte != lineFeed || previous != UInt8(ascii: "\r") {
        normal.append(byte)
      }
      previous = byte
    }
    var lines = normal.split(separator: lineFeed, omittingEmptySubsequences: false)
    guard lines.count > 1, lines.removeFirst().allSatisfy(isBlank) else { return nil }
    let indentation = lines.removeLast()
    guard indentation.allSatisfy(isBlank) else { return nil }
    var result: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { result.append(lineFeed) }
      if line.starts(with: indentation) {
        result += line.dropFirst(indentation.count)
      } else if !line.allSatisfy(isBlank) {
        return nil
      }
    }
    return result[...]
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The text of `content` with its escapes decoded, in a literal with this many `#` at each end.
  private static func unescaped(_ content: ArraySlice<UInt8>, pounds: Int) -> String? {
    let opening = [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    var result: [UInt8] = []
    var rest = content
    while let byte = rest.first {
      guard rest.starts(with: opening) else {
        result.append(byte)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(opening.count)
      guard let scalar = escaped(&rest) else { return nil }
      if let scalar { result += Array(String(scalar).utf8) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The character of the escape whose letter `rest` starts with. The inner optional is nil for an
  /// escaped line break, the outer one for an escape that Swift does not have.
  private static func escaped(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar?? {
    let afterSpace = rest.drop(while: isBlank)
    if afterSpace.first == lineFeed {
      rest = afterSpace.dropFirst()
      return .some(nil)
    }
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case UInt8(ascii: "0"): return "\0"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "'"): return "'"
    case UInt8(ascii: "u"):
      guard rest.popFirst() == UInt8(ascii: "{"),
        let close = rest.firstIndex(of: UInt8(ascii: "}")),
        let value = UInt32(String(decoding: rest[..<close], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      rest = rest[(close + 1)...]
      return scalar
    default: return nil
    }
  }
}
