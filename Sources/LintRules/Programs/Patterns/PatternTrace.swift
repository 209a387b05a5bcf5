import SwiftSource

/// How far a pattern comes at a line: the code that fits it, and the first token that does not.
package struct PatternTrace: Sendable, Hashable {
  /// The pattern as it was written.
  package let pattern: String
  /// The number of its elements that fit, and of all of them.
  package let matched: Int
  package let total: Int
  /// The bytes of the code that fits; empty, at the start of the line, if none does.
  package let range: Range<Int>
  /// The code that fits.
  package let code: String
  /// The captures of the elements that fit, with their texts.
  package let captures: [Capture]
  /// The element that does not fit, and the token in its place; nil if the whole pattern fits.
  package let obstacle: Obstacle?

  /// A capture with its text.
  package struct Capture: Sendable, Hashable {
    package let name: String
    package let text: String
  }

  /// The first place where code and pattern differ.
  package struct Obstacle: Sendable, Hashable {
    /// The wanted element.
    package let expected: String
    /// The token that is there.
    package let found: String
    /// Why it does not fit, where the token looks as if it did; empty otherwise.
    package let reason: String
  }

  /// True if the whole pattern fits.
  package var isComplete: Bool { obstacle == nil }
}

extension PatternTrace {
  /// How far a pattern comes at best with a match that starts on a line.
  ///
  /// - Parameters:
  ///   - file: lexed with the words of the pattern; see ``words(of:)``.
  ///   - line: the 1-based line.
  package init(_ pattern: TokenPattern, in file: SourceFile, words: WordTable, line: Int) {
    let lines = LineTable(file.buffer)
    let starts = file.tokens.indices.dropLast().filter { index in
      lines.position(of: Int(file.tokens[index].offset)).line == line
    }
    let search = Search(pattern, file, words)
    let best = starts.map { search.attempt(at: $0) }.max { $0.count < $1.count }
    // Where nothing fits, the word with which the pattern starts says why.
    self = search.trace(best, start: starts.first(where: search.isFirstWord) ?? starts.first)
  }

  /// The words that a file has to be lexed with to trace patterns.
  package static func words(of patterns: [TokenPattern]) -> WordTable {
    WordTable(words: patterns.flatMap(\.words))
  }

  /// The search for the longest part of a pattern that fits.
  private struct Search {
    let pattern: TokenPattern
    let file: SourceFile
    /// The pattern, and its parts from the start, the shortest first.
    let parts: [TokenPattern]
    let compiled: CompiledPatterns

    init(_ pattern: TokenPattern, _ file: SourceFile, _ words: WordTable) {
      self.pattern = pattern
      self.file = file
      parts = (1...pattern.elements.count).compactMap { pattern.prefix($0) }
      compiled = CompiledPatterns(parts, words: words)
    }

    /// A part of the pattern that fits at a token.
    struct Attempt {
      let start: Int
      /// The number of elements that fit.
      var count = 0
      var match: PatternMatch?
    }

    /// The longest part that fits with its first fixed token at `start`.
    func attempt(at start: Int) -> Attempt {
      var attempt = Attempt(start: start)
      for (part, compiled) in zip(parts, compiled.patterns).reversed() {
        let first = compiled.startsWithHole ? 1 : 0
        let anchor = start + compiled.anchor - first
        guard anchor < file.tokens.count else { continue }
        var matcher = PatternMatcher(self.compiled, file.tokens)
        if let match = matcher.match(compiled, anchoredAt: anchor, in: file) {
          attempt.count = part.elements.count
          attempt.match = match
          return attempt
        }
      }
      return attempt
    }

    /// Returns true if the token is the word with which the pattern starts.
    func isFirstWord(_ token: Int) -> Bool {
      guard case .word(let word) = pattern.elements[0] else { return false }
      return file.identifier(token) == word
    }

    func trace(_ best: Attempt?, start: Int?) -> PatternTrace {
      let total = pattern.elements.count
      guard let best, let match = best.match else {
        let token = start ?? 0
        let offset = Int(file.tokens[min(token, file.tokens.count - 1)].offset)
        return PatternTrace(
          pattern: pattern.text, matched: 0, total: total, range: offset..<offset, code: "",
          captures: [], obstacle: obstacle(at: 0, token: start))
      }
      let bytes = file.bytes(of: match.range)
      let captures = zip(pattern.captures, match.captures).compactMap { name, range in
        range.isEmpty ? nil : Capture(name: name, text: file.text(of: range))
      }
      return PatternTrace(
        pattern: pattern.text, matched: best.count, total: total, range: bytes,
        code: file.text(of: match.range), captures: captures,
        obstacle: best.count == total
          ? nil : obstacle(at: best.count, token: Int(match.range.end)))
    }

    private func obstacle(at element: Int, token: Int?) -> Obstacle {
      let wanted = pattern.elements[element]
      guard let token, token < file.tokens.count - 1 else {
        return Obstacle(expected: wanted.words, found: "the end of the file", reason: "")
      }
      return Obstacle(
        expected: wanted.words, found: "'\(file.text(of: token))'", reason: reason(token, wanted))
    }

    /// Why a token does not fit although it is the word that the pattern starts with.
    private func reason(_ token: Int, _ wanted: TokenPattern.Element) -> String {
      guard case .word(let word) = wanted, file.identifier(token) == word else { return "" }
      if token > 0, file.tokens[token - 1].kind == .period {
        return "a pattern that starts with a word does not match after a dot; write "
          + "'$receiver.\(word)' or '.\(word)'"
      }
      return "the word is a label, a declared name or a type here"
    }
  }
}

extension TokenPattern.Element {
  /// The element in words.
  fileprivate var words: String {
    switch self {
    case .word(let text), .qualified(let text), .literal(let text): "'\(text)'"
    case .token(let kind): Self.spellings[kind].map { "'\($0)'" } ?? "\(kind)"
    case .string(let parts): "'\(parts.joined(separator: "…"))'"
    case .integer(let value): "\(value)"
    case .expression: "an expression"
    case .run: "any code"
    case .rest: "more arguments or the end of them"
    }
  }

  private static let spellings: [TokenKind: String] = [
    .leftParen: "(", .rightParen: ")", .leftBracket: "[", .rightBracket: "]", .leftBrace: "{",
    .rightBrace: "}", .comma: ",", .colon: ":", .semicolon: ";", .period: ".", .at: "@",
    .pound: "#", .backslash: "\\", .arrow: "->", .equal: "=", .ampersand: "&", .question: "?",
    .infixQuestion: "?", .exclamation: "!", .leftAngle: "<", .rightAngle: ">",
  ]
}
