import SwiftSource

/// One place of a file that a pattern matches.
package struct PatternMatch: Sendable, Hashable {
  /// The tokens, from the first to the last.
  package let range: TokenRange
  /// The tokens of each capture, in the order of ``TokenPattern/captures``.
  package let captures: [TokenRange]
  /// Of a pattern that starts with a dot, what is before the dot.
  package let receiver: TokenRange?

  package init(range: TokenRange, captures: [TokenRange], receiver: TokenRange? = nil) {
    self.range = range
    self.captures = captures
    self.receiver = receiver
  }
}

/// A pattern whose words are numbers of a ``WordTable``, ready to be matched.
///
/// A class, because it is handed to a matcher for every place where its rarest word is.
final class CompiledPattern: Sendable {
  /// One step, small enough to be compared without following a pointer.
  struct Step: Sendable {
    enum Kind: UInt8 {
      case word, token, integer, literal, expression, run, rest
      /// The name behind the keyword of a declaration.
      case name
      /// The type behind such a name.
      case type
      /// The brace of a trailing closure, before which empty parentheses may be.
      case closure
    }

    let kind: Kind
    let tokenKind: TokenKind
    let word: UInt16
    /// The capture of a hole, nil for none.
    let capture: TokenPattern.CaptureID?
    /// The value of an integer; of another literal the index in `literals`.
    let value: UInt64
  }

  let steps: [Step]
  let literals: [String]
  let captureCount: Int
  /// The step whose word the search goes by.
  let anchor: Int
  let startsWithHole: Bool
  let startsWithWord: Bool
  let startsWithDot: Bool
  /// True if braces follow the pattern's first word or its arguments: a trailing closure.
  let opensBraces: Bool

  init(_ pattern: TokenPattern, words: WordTable) {
    var literals: [String] = []
    steps = pattern.elements.enumerated().map { position, element in
      func step(
        _ kind: Step.Kind, tokenKind: TokenKind = .unknown, word: UInt16 = 0,
        capture: TokenPattern.CaptureID? = nil, value: UInt64 = 0
      ) -> Step {
        Step(kind: kind, tokenKind: tokenKind, word: word, capture: capture, value: value)
      }
      switch element {
      case .word(let text): return step(.word, word: words.number(of: text))
      case .token(let kind):
        return step(pattern.isTrailingClosure(position) ? .closure : .token, tokenKind: kind)
      case .integer(let value): return step(.integer, value: value)
      case .literal(let text):
        literals.append(text)
        return step(.literal, value: UInt64(literals.count - 1))
      case .expression(let capture):
        let kind: Step.Kind =
          pattern.isDeclaredName(position)
          ? .name : pattern.isDeclaredType(position) ? .type : .expression
        return step(kind, capture: capture)
      case .run(let capture): return step(.run, capture: capture)
      case .rest(let capture): return step(.rest, capture: capture)
      }
    }
    self.literals = literals
    captureCount = pattern.captures.count
    startsWithHole = pattern.startsWithHole
    let first = pattern.startsWithHole ? 1 : 0
    anchor = Self.anchor(pattern, in: first..<first + pattern.fixedCount)
    startsWithWord = pattern.elements[0].isWord
    startsWithDot = pattern.elements[0] == .token(.period)
    opensBraces = pattern.elements[0].isWord && pattern.elements.contains(.token(.leftBrace))
  }

  /// The rarest word among the elements in `range`: no keyword, and long.
  private static func anchor(_ pattern: TokenPattern, in range: Range<Int>) -> Int {
    func weight(_ index: Int) -> Int {
      guard case .word(let text) = pattern.elements[index] else { return -1 }
      let isKeyword = WordTable.keywords.number(of: text) != 0
      return text.utf8.count + (isKeyword ? 0 : 100)
    }
    return range.max { weight($0) < weight($1) } ?? range.lowerBound
  }
}
