import SwiftSource

/// Comments that may be code: all lines are statements or parts of them, and two of them leave no doubt.
/// Most comments are prose, and their first line tells.
struct CommentedCode {
  private var texts: [String] = []
  private var sure = 0

  /// Takes the next line.
  ///
  /// - Returns: false if it is neither empty nor code, so that no other line makes a difference.
  mutating func add(_ line: String) -> Bool {
    let text = Self.trimmed(line)
    if text.isEmpty { return true }
    switch Self.likelihood(of: text) {
    case .sure: sure += 1
    case .possible: break
    case .none: return false
    }
    texts.append(text)
    return true
  }

  /// True if the lines are code.
  var isCode: Bool {
    texts.count >= 2 && sure >= 2 && sure * 2 >= texts.count && Self.isBalanced(texts)
  }

  /// The lines of a comment without what makes it one.
  static func lines(of comment: String, isBlock: Bool) -> [String] {
    guard isBlock else { return [String(comment.drop { $0 == "/" })] }
    return comment.dropFirst(2).dropLast(2).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).map { line in
      let text = line.drop { $0.isWhitespace }
      return String(text.first == "*" ? text.dropFirst() : line)
    }
  }

  private enum Likelihood {
    case sure, possible, none
  }

  private static let introducers: Set<String> = [
    "let", "var", "func", "if", "guard", "return", "for", "while", "switch", "import", "class",
    "struct", "enum", "init", "case", "private", "public", "internal", "override", "static", "try",
    "await", "defer", "do", "else", "self", "super", "extension", "protocol", "final", "lazy",
    "weak",
  ]

  /// Words with which a statement about a condition starts, and a sentence may start.
  private static let conditions: Set<String> = [
    "if", "guard", "while", "for", "else", "do", "switch",
  ]

  /// The characters of which the last lines of a block consist.
  private static let punctuation = Set("{}()[];,.".utf8)

  /// The characters of which a line of code has one, if no word of Swift starts it.
  private static let signs = Set("{}()[];,.:=?@".utf8)

  private static func likelihood(of text: String) -> Likelihood {
    if text.utf8.allSatisfy(punctuation.contains) { return .possible }
    // A sentence, a list or a table.
    if text.hasSuffix("."), !text.hasSuffix("..") { return .none }
    if text.hasPrefix("- ") || text.hasPrefix("* ") || text.hasPrefix("|") { return .none }
    let first = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    // Words before an example.
    if text.hasSuffix(":"), first != "case", first != "default" { return .none }
    let isIntroducer = !first.isEmpty && introducers.contains(String(first))
    // Most comments are prose: no sign of code, and no word that starts a statement.
    guard isIntroducer || text.utf8.contains(where: signs.contains) else { return .none }
    let rest = text.dropFirst(first.count)
    let ending = text.last.map(String.init) ?? ""
    let isCall = isCall(first, rest)
    if isIntroducer {
      // A sentence about a condition, which names calls but opens no block.
      if conditions.contains(String(first)), !text.contains("{"), !text.contains("="),
        wordCount(text) > 4
      {
        return .none
      }
      let hasSign = rest.contains("=") || rest.contains("(") || rest.contains("{")
      let isName =
        rest.split(separator: " ").count == 1 && (rest.hasPrefix(".") || first == "import")
      return hasSign || isName || isCall ? .sure : wordCount(text) > 3 ? .none : .possible
    }
    if isCall || isAssignment(first, rest) { return .sure }
    if text.hasPrefix("."), first.isEmpty, text.contains("(") { return .sure }
    if text.hasPrefix("@"), wordCount(text) <= 4 { return .possible }
    if text.hasPrefix("}"), ending == "{" || ending == ")" { return .sure }
    return wordCount(text) <= 2 && "{,(:)".contains(ending) && !ending.isEmpty ? .possible : .none
  }

  /// Returns true for `a.b(`, `a(` and the like, up to the end of the line.
  private static func isCall(_ first: Substring, _ rest: Substring) -> Bool {
    guard !first.isEmpty, let next = rest.first, next == "." || next == "(" || next == "?" else {
      return false
    }
    guard let open = rest.firstIndex(of: "("), !rest[..<open].contains(" ") else { return false }
    return ")},{[(;".contains(rest.last ?? " ")
  }

  /// Returns true for `a.b = c` and `a += b`.
  private static func isAssignment(_ first: Substring, _ rest: Substring) -> Bool {
    guard !first.isEmpty, rest.utf8.contains(UInt8(ascii: "=")) else { return false }
    for sign in [" = ", " += ", " -= "] {
      if let range = rest.firstRange(of: sign), !rest[..<range.lowerBound].contains(" ") {
        return wordCount(String(rest[range.upperBound...])) <= 3
          || rest.contains("(") || rest.contains("\"")
      }
    }
    return false
  }

  /// How many words are side by side with nothing but blanks between them.
  private static func wordCount(_ text: String) -> Int {
    text.split(separator: " ").count { $0.allSatisfy { $0.isLetter || $0 == "'" || $0 == "," } }
  }

  private static func isBalanced(_ texts: [String]) -> Bool {
    var depth = 0
    for text in texts {
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
      }
    }
    return (-2...2).contains(depth)
  }

  private static func trimmed(_ text: String) -> String {
    let bytes = text.utf8
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }),
      let last = bytes.lastIndex(where: { $0 > 0x20 })
    else { return "" }
    return first == bytes.startIndex && last == bytes.index(before: bytes.endIndex)
      ? text : String(text[first...last])
  }
}
