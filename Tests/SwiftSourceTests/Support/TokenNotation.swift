import Testing

@testable import SwiftSource

/// The tokens of a file in the notation of these tests.
///
/// Tokens are separated by ` · `. A token whose kind follows from its spelling is that spelling:
/// `let`, `(`, `->`, `#if`. Every other one has its kind before it: `id x`, `int 1`, `prefix -`.
/// `\(` and `\)` are the brackets of an interpolation, `unterminated` follows a string, regex or
/// bracket that the file does not close. Line breaks, tabs and NUL are written `⏎`, `␍`, `⇥`, `␀`.
struct TokenNotation {
  /// The file.
  let file: SourceFile

  /// The file with the given bytes, lexed with `words`.
  init(_ bytes: [UInt8], words: WordTable = .keywords) {
    var file = SourceFile()
    file.buffer = SourceBuffer(bytes)
    Lexer.lex(file.buffer, words: words, into: &file.source)
    self.file = file
  }

  /// The tokens, that of the file's end not among them.
  var tokens: String {
    file.tokens.indices.dropLast().map { index in
      let token = file.tokens[index]
      let isOpen = token.flags.contains(.isUnterminated)
      return [tag(of: token.kind), spelling(of: index), isOpen ? "unterminated" : nil]
        .compactMap(\.self).joined(separator: " ")
    }.joined(separator: " · ")
  }

  /// The text of the token with index `index`, with signs for what one does not see.
  func spelling(of index: Int) -> String {
    if file.tokens[index].kind == .rightInterpolation { return "\\)" }
    if file.tokens[index].kind == .endOfFile { return "end of file" }
    return visible(file.text(of: index))
  }

  /// The word that tells tokens of this kind from others with the same spelling, if there are any.
  private func tag(of kind: TokenKind) -> String? {
    switch kind {
    case .identifier: "id"
    case .dollarIdentifier: "dollar"
    case .integer: "int"
    case .stringStart: "start"
    case .stringMiddle: "middle"
    case .stringEnd: "end"
    case .prefixOperator: "prefix"
    case .postfixOperator: "postfix"
    case .binaryOperator: "binary"
    case .infixQuestion: "infix"
    case .float, .string, .regex, .placeholder, .shebang, .backtick, .unknown: "\(kind)"
    default: nil
    }
  }
}

/// `text` with signs for line breaks, tabs and NUL.
func visible(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "⏎"
    case "\r": result += "␍"
    case "\t": result += "⇥"
    case "\0": result += "␀"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Checks that `source` has these tokens, written as ``TokenNotation`` says, and that tokens and
/// trivia tile it.
func check(
  _ source: String, _ tokens: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  check(bytes: Array(source.utf8), tokens, sourceLocation: sourceLocation)
}

/// Checks that the bytes have these tokens, and that tokens and trivia tile them.
func check(
  bytes: [UInt8], _ tokens: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(TokenNotation(bytes).tokens == tokens, sourceLocation: sourceLocation)
  expectSound(bytes, sourceLocation: sourceLocation)
}

/// Checks the comments of `source`, each as `kind text > spelling of the next token`, with
/// `trailing` before those that follow a token of their line.
func checkComments(
  _ source: String, _ comments: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  let notation = TokenNotation(Array(source.utf8))
  let found = notation.file.source.comments.map { comment in
    let place = comment.isTrailing ? "trailing " : ""
    let text = visible(notation.file.text(comment.range))
    return "\(place)\(comment.kind) \(text) > \(notation.spelling(of: Int(comment.nextToken)))"
  }
  #expect(found == comments, sourceLocation: sourceLocation)
  expectSound(Array(source.utf8), sourceLocation: sourceLocation)
}

/// Checks the problems of `source`, each as `kind offset`.
func checkProblems(
  _ source: String, _ problems: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  checkProblems(bytes: Array(source.utf8), problems, sourceLocation: sourceLocation)
}

/// Checks the problems of the bytes, each as `kind offset`.
func checkProblems(
  bytes: [UInt8], _ problems: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = TokenNotation(bytes).file.source.problems.map { "\($0.kind) \($0.offset)" }
  #expect(found == problems, sourceLocation: sourceLocation)
  expectSound(bytes, sourceLocation: sourceLocation)
}

/// Checks the brackets of `source`, each as `spelling index→partner`, with `unterminated` after
/// those that have none.
func checkBrackets(
  _ source: String, _ brackets: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let notation = TokenNotation(Array(source.utf8))
  let tokens = notation.file.tokens
  let found = tokens.indices.filter { tokens[$0].kind.opens || tokens[$0].kind.closes }.map {
    let flag = tokens[$0].flags.contains(.isUnterminated) ? " unterminated" : ""
    return "\(notation.spelling(of: $0)) \($0)→\(tokens[$0].partner)\(flag)"
  }
  #expect(found.joined(separator: " · ") == brackets, sourceLocation: sourceLocation)
  expectSound(Array(source.utf8), sourceLocation: sourceLocation)
}

/// Checks the flags of the tokens of `source`, the end of the file among them, each as its
/// spelling and the names of its flags.
func checkFlags(
  _ source: String, _ flags: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let notation = TokenNotation(Array(source.utf8))
  let found = notation.file.tokens.indices.map { index in
    ([notation.spelling(of: index)] + names(of: notation.file.tokens[index]))
      .joined(separator: " ")
  }
  #expect(found.joined(separator: " · ") == flags, sourceLocation: sourceLocation)
  expectSound(Array(source.utf8), sourceLocation: sourceLocation)
}

/// The names of the flags of `token`; two bits mean different things for words and for literals.
private func names(of token: Token) -> [String] {
  let isWord = token.kind.isWord
  let flags: [(Token.Flags, String)] = [
    (.startsLine, "startsLine"), (.afterSpace, "afterSpace"),
    (.isEscaped, isWord ? "isEscaped" : "isMultiline"),
    (.isDeclared, isWord ? "isDeclared" : "isRaw"),
    (.isUnterminated, "isUnterminated"),
    (.isLeftBound, "isLeftBound"), (.isRightBound, "isRightBound"),
  ]
  return flags.filter { token.flags.contains($0.0) }.map(\.1)
}
