/// One token of Swift source: its range, its kind and its word.
///
/// | bytes | field | meaning |
/// |---|---|---|
/// | 0-3 | `offset` | first byte |
/// | 4-7 | `extent` | length in bytes, or a bracket's partner |
/// | 8-11 | `hash` | of the bytes of a word or operator |
/// | 12-13 | `word` | number in the ``WordTable``, 0 when the table does not hold it |
/// | 14 | `kind` | ``TokenKind`` |
/// | 15 | `flags` | ``Flags`` |
///
/// White space and comments are not tokens; ``LexedSource`` keeps the comments separately.
///
/// The type and its accessors are `public`, not `package`: a release build inlines small public
/// functions into other targets, but not package ones (measured with Swift 6.3.1).
public struct Token: BitwiseCopyable, Sendable {
  /// The first byte of the token, counted from the start of the file.
  public var offset: UInt32

  /// For brackets the index of the partner, for every other token its length in bytes. Read it
  /// through ``partner`` and ``length``.
  @usableFromInline var extent: UInt32

  /// A hash of the bytes of a word (without its back-quotes, `$0` excepted) or operator, else 0;
  /// of a `leftInterpolation` the number of `#` in it.
  public var hash: UInt32

  /// The number of the token's text in the ``WordTable`` it was lexed with, 0 for any other text.
  public var word: UInt16

  /// The kind of the token.
  public var kind: TokenKind

  /// The white space before the token, and details of its form.
  public var flags: Flags

  /// A set of facts about a token.
  public struct Flags: OptionSet, BitwiseCopyable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break is before the token, or it is the first of the file.
    public static var startsLine: Flags { Flags(rawValue: 1 << 0) }
    /// White space other than line breaks, or a comment, is before the token, on the same line or
    /// after a line break.
    public static var afterSpace: Flags { Flags(rawValue: 1 << 1) }
    /// An identifier in back-quotes.
    public static var isEscaped: Flags { Flags(rawValue: 1 << 2) }
    /// The name of a declaration or parameter, or the path of an import; the outline sets it.
    public static var isDeclared: Flags { Flags(rawValue: 1 << 3) }
    /// A string over several lines, from `"""` on.
    public static var isMultiline: Flags { Flags(rawValue: 1 << 2) }
    /// A string or regex with `#` around its quotes.
    public static var isRaw: Flags { Flags(rawValue: 1 << 3) }
    /// A string, regex or bracket that the file does not close.
    public static var isUnterminated: Flags { Flags(rawValue: 1 << 4) }
    /// A name with the name of its module before it, which are one token: `SwiftUI.View`. Hash and
    /// word are those of the name alone.
    public static var isQualified: Flags { Flags(rawValue: 1 << 5) }
    /// An operator with no white space, opening bracket or separator before it.
    public static var isLeftBound: Flags { Flags(rawValue: 1 << 6) }
    /// An operator with no white space, closing bracket or separator after it.
    public static var isRightBound: Flags { Flags(rawValue: 1 << 7) }
  }

  /// The keyword that the token spells, `.none` for any other token.
  public var keyword: Keyword { Keyword(rawValue: word) ?? .none }

  /// The number of bytes in the token.
  public var length: Int {
    switch kind {
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace,
      .rightInterpolation:
      1
    case .leftInterpolation: 2 + Int(hash)
    default: Int(extent)
    }
  }

  /// The bytes of the token.
  public var range: Range<Int> { Int(offset)..<Int(offset) + length }

  /// The index of the token that closes (or opened) this bracket.
  ///
  /// A closing token that nothing opened is its own partner. The partner of an opening token that
  /// nothing closes is the token where its region ends: the closing token of an outer bracket, the
  /// first token after the line that cuts an interpolation off, or the end of the file. Meaningless
  /// for other tokens.
  public var partner: Int { Int(extent) }

  /// True if the token is the first of its line.
  public var startsLine: Bool { flags.contains(.startsLine) }

  /// True if white space, a comment or a line break precedes the token.
  public var isAfterTrivia: Bool { !flags.isDisjoint(with: [.startsLine, .afterSpace]) }

  /// Returns true if the token is `keyword`, reserved or contextual, without back-quotes.
  public func `is`(_ keyword: Keyword) -> Bool {
    word == keyword.rawValue && (kind == .identifier || kind == .keyword)
  }
}

/// The kinds of tokens.
public enum TokenKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  // Words.
  case identifier, keyword, wildcard, dollarIdentifier
  // Literals. A string with interpolations is a `stringStart` up to the first interpolation, then
  // for each interpolation `leftInterpolation`, the tokens of its code, `rightInterpolation` and,
  // where text follows, a `stringMiddle`; a `stringEnd` closes it. An unterminated string ends with
  // a `stringEnd` where text follows its last interpolation, and its first token says so.
  case integer, float, string, stringStart, stringMiddle, stringEnd, regex
  // Brackets.
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case leftInterpolation, rightInterpolation
  // Punctuation.
  case comma, colon, colonColon, semicolon, period, at, pound, backslash, backtick
  case arrow, equal, ampersand, question, infixQuestion, exclamation, leftAngle, rightAngle
  // Operators.
  case prefixOperator, postfixOperator, binaryOperator
  // Directives, with their `#`.
  case poundIf, poundElseif, poundElse, poundEndif
  case poundAvailable, poundUnavailable, poundSourceLocation
  // The rest.
  case placeholder, shebang, unknown, endOfFile

  /// True if the token opens a bracket, `\(` of an interpolation included.
  public var opens: Bool {
    switch self {
    case .leftParen, .leftBracket, .leftBrace, .leftInterpolation: true
    default: false
    }
  }

  /// True if the token closes a bracket, `)` of an interpolation included.
  public var closes: Bool {
    switch self {
    case .rightParen, .rightBracket, .rightBrace, .rightInterpolation: true
    default: false
    }
  }

  /// True if the token is an identifier or any keyword.
  public var isWord: Bool { rawValue <= TokenKind.dollarIdentifier.rawValue }

  /// True if the token is an operator of any fixity, except `=`, `->`, `<` and `>`.
  public var isOperator: Bool {
    rawValue >= TokenKind.prefixOperator.rawValue && rawValue <= TokenKind.binaryOperator.rawValue
  }

  /// True if the token is `#if`, `#elseif`, `#else` or `#endif`.
  public var isConditional: Bool {
    rawValue >= TokenKind.poundIf.rawValue && rawValue <= TokenKind.poundEndif.rawValue
  }
}
