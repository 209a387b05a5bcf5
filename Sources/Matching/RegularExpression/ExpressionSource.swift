import Synchronization

/// An expression, parsed. Its first use compiles it, because a run has many more expressions than
/// most projects need.
final class ExpressionSource: Sendable {
  private let pattern: String
  /// False if the pattern has no `?<`, without which no group has a name.
  let mayNameGroups: Bool
  private let parsed = OnceReference<ParsedExpression>()
  private let compiled = OnceReference<ExpressionProgram>()
  private let found = OnceReference<ExpressionLiterals>()
  /// Scratches that are not in use: a new one takes longer than a search in a short text.
  private let scratches = Mutex<[SharedScratch]>([])

  init(_ pattern: String) throws(RegularExpressionError) {
    self.pattern = pattern
    mayNameGroups = Self.mayNameGroups(pattern)
    let expression = parsed.storeIfNil(try ParsedExpression(pattern))
    // Only compilation tells whether a large expression exceeds the limit.
    if expression.root.mostSteps > ExpressionLimits.steps {
      _ = compiled.storeIfNil(
        try ExpressionProgram(expression.root, captureCount: expression.captureCount))
    }
  }

  /// An expression that is known to be right, and is parsed when it is used.
  init(verified pattern: String) {
    self.pattern = pattern
    mayNameGroups = Self.mayNameGroups(pattern)
  }

  private static func mayNameGroups(_ pattern: String) -> Bool {
    var last: UInt8 = 0
    for byte in pattern.utf8 {
      if byte == UInt8(ascii: "<"), last == UInt8(ascii: "?") { return true }
      last = byte
    }
    return false
  }

  /// The expression, parsed on the first call.
  var expression: ParsedExpression {
    if let expression = parsed.load() { return expression }
    guard let expression = try? ParsedExpression(pattern) else {
      preconditionFailure("'\(pattern)' was taken for a regular expression")
    }
    return parsed.storeIfNil(expression)
  }

  var program: ExpressionProgram {
    if let program = compiled.load() { return program }
    let expression = expression
    guard
      let program = try? ExpressionProgram(
        expression.root, captureCount: expression.captureCount)
    else {
      preconditionFailure("an expression takes more steps than were counted")
    }
    return compiled.storeIfNil(program)
  }

  /// The literals of all matches. Texts without them are ruled out before the expression is compiled.
  var literals: ExpressionLiterals {
    found.load() ?? found.storeIfNil(ExpressionLiterals(expression.root))
  }

  /// A scratch for one search, to be given back.
  func takeScratch() -> SharedScratch {
    scratches.withLock { $0.popLast() } ?? SharedScratch(SearchScratch(program))
  }

  func giveBack(_ scratch: SharedScratch) { scratches.withLock { $0.append(scratch) } }
}

/// The literals that every match of an expression contains.
final class ExpressionLiterals: Sendable {
  /// The common start of all matches.
  let prefix: LiteralSearch?
  /// A literal that every match contains, if it is longer than ``prefix``.
  let required: LiteralSearch?

  init(_ root: ExpressionNode) {
    let literals = RequiredLiterals(root)
    prefix = LiteralSearch(literals.prefix)
    let isPrefix = literals.longest == literals.prefix
    required = isPrefix ? nil : LiteralSearch(literals.longest)
  }
}

/// The tree of an expression, and its groups.
final class ParsedExpression: Sendable {
  let root: ExpressionNode
  let captureCount: Int
  let captureNames: [String: Int]

  init(_ pattern: String) throws(RegularExpressionError) {
    var parser = ExpressionParser(pattern)
    root = try parser.parse()
    captureCount = parser.captureCount
    captureNames = parser.captureNames
  }
}
