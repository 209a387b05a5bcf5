/// One file as tokens and comments: what the lexer makes of its bytes.
///
/// Tokens and trivia tile the bytes: every byte outside the tokens is white space or part of a byte
/// order mark, part of a comment, or listed in ``problems``.
public struct LexedSource: Sendable {
  /// The tokens in source order; the last one is always `endOfFile`.
  public internal(set) var tokens: ContiguousArray<Token> = []

  /// The comments in source order.
  public internal(set) var comments: ContiguousArray<Comment> = []

  /// The indices of the tokens `#if`, `#elseif`, `#else` and `#endif`, in source order.
  public internal(set) var directives: ContiguousArray<Int> = []

  /// The problems of the text, in source order. None of them stops the lexer.
  public internal(set) var problems: ContiguousArray<LexicalProblem> = []

  /// No tokens yet; ``Lexer/lex(_:words:into:)`` fills it.
  public init() {}

  mutating func removeAll() {
    tokens.removeAll(keepingCapacity: true)
    comments.removeAll(keepingCapacity: true)
    directives.removeAll(keepingCapacity: true)
    problems.removeAll(keepingCapacity: true)
  }
}

/// Something in a file that is not Swift, with the place where it is.
public struct LexicalProblem: Hashable, Sendable {
  /// The kind of the problem.
  public enum Kind: Sendable, CaseIterable {
    case unterminatedString, unterminatedComment, unterminatedRegex
    case unopenedBracket, unclosedBracket
    case invalidCharacter, invalidUTF8, nulCharacter, conflictMarker
  }

  /// The kind of the problem.
  public let kind: Kind

  /// The first byte that it concerns, from the start of the file.
  public let offset: Int
}
