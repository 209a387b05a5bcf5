import SwiftSource

/// A piece of Swift with holes, matched against the tokens of a file.
///
/// A pattern is Swift text, lexed by the lexer that reads the files; white space and comments do
/// not count. In it,
///
/// | text | matches |
/// |---|---|
/// | `$name` | one expression or argument; the same name twice must be the same tokens |
/// | `$_` | the same without a name |
/// | `$$$`, `$$$name` | any run of tokens in which brackets close; with a comma before it, the comma may be missing too |
/// | `\$name` | the identifier `$name`, such as the projected value of a property |
/// | `"…$$$…"` | a string literal, with any text in place of `$$$` |
///
/// A pattern that starts with a word does not match after a dot, nor where the word is an argument
/// label or the name of a declaration.
package struct TokenPattern: Sendable, Hashable {
  /// One step of the pattern.
  package enum Element: Sendable, Hashable {
    /// A word or operator with this text.
    case word(String)
    /// A name with the name of a system's module before it.
    case qualified(String)
    /// A token of this kind that its kind describes: a bracket, a comma, a dot.
    case token(TokenKind)
    /// An integer literal with this value.
    case integer(UInt64)
    /// A literal with exactly this text.
    case literal(String)
    /// A string literal that consists of these texts, with any text between them.
    case string([String])
    /// One expression or argument, kept in the capture if there is one.
    case expression(CaptureID?)
    /// Any run of tokens, kept in the capture if there is one.
    case run(CaptureID?)
    /// A comma and any run of tokens up to the closing bracket, or nothing.
    case rest(CaptureID?)
  }

  /// A hole with a name.
  package enum Capture {}

  /// The position of a capture in ``captures``.
  package typealias CaptureID = ID<Capture>

  /// The pattern as it was written.
  package let text: String
  /// Its steps.
  package let elements: [Element]
  /// The names of its captures.
  package let captures: [String]
  /// How many elements are before the first hole after a leading one.
  let fixedCount: Int

  /// The error for a text that is not a valid pattern.
  package struct Failure: Error, Hashable {
    /// The problem in one sentence.
    package let message: String
  }

  /// Reads a pattern.
  package init(_ text: String) throws(Failure) {
    var file = SourceFile()
    try self.init(text, in: &file)
  }

  /// Reads a pattern.
  ///
  /// - Parameter file: a file whose memory is used to read it.
  package init(_ text: String, in file: inout SourceFile) throws(Failure) {
    self.text = text
    file.buffer.fill(with: text.utf8)
    file.lex(words: .keywords)
    if let problem = file.source.problems.first {
      throw Failure(message: "the pattern is not Swift: \(problem.kind.explanation)")
    }
    var names: [String] = []
    var elements: [Element] = []
    elements.reserveCapacity(file.tokens.count)
    for index in file.tokens.indices.dropLast() where !Self.isEscape(index, of: file) {
      let isEscaped = index > 0 && Self.isEscape(index - 1, of: file)
      elements.append(
        isEscaped
          ? .word(file.text(of: index))
          : try Self.element(index, of: file, captures: &names))
    }
    self.elements = Self.joiningRests(elements)
    captures = names
    guard self.elements.contains(where: \.isAnchor) else {
      throw Failure(message: "a pattern needs at least one word that is not a hole")
    }
    guard self.elements != [.word("!")] else {
      throw Failure(message: "'!' alone matches negations and nothing else; write '!$x' for them")
    }
    let isLeading = self.elements[0].isHole
    let fixed = self.elements.dropFirst(isLeading ? 1 : 0).prefix { !$0.isHole }
    fixedCount = fixed.count
    guard fixed.contains(where: \.isAnchor) else {
      throw Failure(message: "a word must precede the second hole of a pattern")
    }
  }

  private init(text: String, elements: [Element], captures: [String], fixedCount: Int) {
    self.text = text
    self.elements = elements
    self.captures = captures
    self.fixedCount = fixedCount
  }

  /// Patterns are equal when they are written so and have as many elements: all else is made of that.
  package static func == (left: TokenPattern, right: TokenPattern) -> Bool {
    left.elements.count == right.elements.count && left.text == right.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The pattern of the first `count` elements, nil if they hold no word that a search can go by.
  func prefix(_ count: Int) -> TokenPattern? {
    let first = Array(elements.prefix(count))
    let fixed = first.dropFirst(startsWithHole ? 1 : 0).prefix { !$0.isHole }
    guard fixed.contains(where: \.isAnchor) else { return nil }
    return TokenPattern(
      text: text, elements: first, captures: captures, fixedCount: fixed.count)
  }

  /// True if a match starts with an expression that is found by walking back from the first word.
  var startsWithHole: Bool { elements[0].isHole }

  /// Returns true for the backslash of `\$name`.
  private static func isEscape(_ index: Int, of file: SourceFile) -> Bool {
    let name = index + 1
    guard file.tokens[index].kind == .backslash, file.tokens[name].kind == .identifier else {
      return false
    }
    return file.text(of: name).hasPrefix("$")
  }

  private static func element(
    _ index: Int, of file: SourceFile, captures: inout [String]
  ) throws(Failure) -> Element {
    let token = file.tokens[index]
    switch token.kind {
    case .identifier where file.buffer.padded[Int(token.offset)] == UInt8(ascii: "$"):
      let text = file.text(of: index)
      if text.hasPrefix("$$$") { return .run(capture(text.dropFirst(3), &captures)) }
      if text.utf8.count > 1 { return .expression(capture(text.dropFirst(), &captures)) }
      return .word(file.identifier(index))
    case .identifier where token.flags.contains(.isQualified):
      return .qualified(file.identifier(index))
    case .identifier, .keyword, .wildcard: return .word(file.identifier(index))
    case .integer:
      let text = file.text(of: index)
      guard let value = IntegerLiteral.value(text) else { return .literal(text) }
      return .integer(value)
    case .string:
      let text = file.text(of: index)
      guard text.contains("$$$") else { return .literal(text) }
      let parts = text.split(separator: "$$$", omittingEmptySubsequences: false)
      return .string(parts.map(String.init))
    case .float, .regex, .dollarIdentifier: return .literal(file.text(of: index))
    case .stringStart, .stringMiddle, .stringEnd, .leftInterpolation, .rightInterpolation:
      throw Failure(message: "a pattern cannot hold a string with interpolations; use a hole")
    case .unknown, .backtick, .shebang, .placeholder:
      throw Failure(message: "'\(file.text(of: index))' is not allowed in a pattern")
    default: return token.kind.isOperator ? .word(file.text(of: index)) : .token(token.kind)
    }
  }

  private static func capture(_ name: Substring, _ captures: inout [String]) -> CaptureID? {
    if name.isEmpty || name == "_" { return nil }
    if let index = captures.firstIndex(of: String(name)) { return CaptureID(index) }
    captures.append(String(name))
    return CaptureID(captures.count - 1)
  }

  /// Makes `, $$$` before a closing bracket one element, which may match nothing.
  private static func joiningRests(_ elements: [Element]) -> [Element] {
    guard elements.contains(where: \.isRun) else { return elements }
    var result: [Element] = []
    for (index, element) in elements.enumerated() {
      if case .run(let capture) = element, result.last?.isToken(.comma) == true,
        index + 1 < elements.count, case .token(let next) = elements[index + 1], next.closes
      {
        result[result.count - 1] = .rest(capture)
      } else {
        result.append(element)
      }
    }
    return result
  }
}

extension TokenPattern.Element {
  fileprivate var isRun: Bool {
    if case .run = self { true } else { false }
  }

  var isHole: Bool {
    switch self {
    case .expression, .run, .rest: true
    default: false
    }
  }

  var isWord: Bool {
    switch self {
    case .word, .qualified: true
    default: false
    }
  }

  /// Returns true for a token of this kind. Comparing elements would compare texts.
  func isToken(_ kind: TokenKind) -> Bool {
    if case .token(let own) = self { own == kind } else { false }
  }

  /// True if a search can go by it.
  var isAnchor: Bool { isWord || isToken(.equal) }
}

extension LexicalProblem.Kind {
  /// The problem in words, for messages about patterns.
  var explanation: String {
    switch self {
    case .unterminatedString: "a string is not closed"
    case .unterminatedComment: "a comment is not closed"
    case .unterminatedRegex: "a regex literal is not closed"
    case .unopenedBracket: "a bracket is closed that was not opened"
    case .unclosedBracket: "a bracket is not closed"
    case .invalidCharacter: "it has a character that Swift does not know"
    case .invalidUTF8: "it is not UTF-8"
    case .nulCharacter: "it has a NUL character"
    case .conflictMarker: "it has a conflict marker"
    }
  }
}

/// Reads the values of integer literals.
package enum IntegerLiteral {
  /// The value of a literal such as `1_000` or `0xFF`, nil if it is not one or too large.
  package static func value(_ text: String) -> UInt64? {
    let digits = text.replacing("_", with: "")
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      return UInt64(digits.dropFirst(2), radix: radix)
    }
    return UInt64(digits)
  }
}

/// The meaning of a pattern's elements by their position.
extension TokenPattern {
  private static let declaringWords: Set<String> = [
    "let", "var", "func", "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  /// True if the element is the keyword of a declaration behind a modifier or an attribute.
  func isIntroducer(_ position: Int) -> Bool {
    guard position > 0, elements[position - 1].isWord || elements[position - 1].isToken(.rightParen)
    else { return false }
    return word(at: position).map { Self.declaringWords.contains($0) } ?? false
  }

  private func word(at position: Int) -> String? {
    guard elements.indices.contains(position), case .word(let text) = elements[position] else {
      return nil
    }
    return text
  }

  /// True if the hole is after a keyword such as `struct`, and before a colon or at the end of the
  /// pattern, so that it takes the name that is declared.
  func isDeclaredName(_ position: Int) -> Bool {
    (position + 1 == elements.count || elements[position + 1].isToken(.colon))
      && word(at: position - 1).map { Self.declaringWords.contains($0) } ?? false
  }

  /// True if the hole takes the type of the variable that is declared before it.
  func isDeclaredType(_ position: Int) -> Bool {
    guard position > 2, elements[position - 1].isToken(.colon) else { return false }
    return ["let", "var"].contains(word(at: position - 3))
  }

  /// True if the brace is after the name of what is called, so that a call may have empty
  /// parentheses between: `.sink { }` and `.sink() { }` are the same.
  func isTrailingClosure(_ position: Int) -> Bool {
    guard elements[position].isToken(.leftBrace), let name = word(at: position - 1),
      name.startsWithLetter, WordTable.keywords.number(of: name) == 0
    else { return false }
    return position == 1 || elements[position - 2].isToken(.period)
  }
}

extension TokenPattern {
  /// The words and operators in the pattern.
  var words: [String] {
    elements.compactMap { element in
      switch element {
      case .word(let text), .qualified(let text): text
      case .token(.equal): "="
      default: nil
      }
    }
  }

  /// True if the first word is the label of an argument.
  var startsWithLabel: Bool {
    elements[0].isWord && elements.count > 1 && elements[1].isToken(.colon)
  }

  /// The first word that is an identifier, without the signs around it.
  var firstName: String? {
    words.first { $0.startsWithLetter || $0.utf8.first == UInt8(ascii: "_") }
  }

  /// The names behind its first element that are neither members nor labels.
  var laterNames: [String] {
    elements.indices.dropFirst().compactMap { index in
      guard case .word(let word) = elements[index], !elements[index - 1].isToken(.period),
        word.startsWithLetter || word.utf8.first == UInt8(ascii: "_"),
        index + 1 == elements.count || !elements[index + 1].isToken(.colon)
      else { return nil }
      return word
    }
  }
}
