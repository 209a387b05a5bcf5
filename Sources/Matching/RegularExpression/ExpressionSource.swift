import Synchronization

/// A parsed expression. Its first use compiles it, because a run has many more expressions than
/// most projects need.
final class ExpressionSource: Sendable {
  let captureCount: Int
  let captureNames: [String: Int]
  private let root: ExpressionNode
  private let compiled = AtomicLazyReference<ExpressionProgram>()
  /// Scratches that are not in use: a new one takes longer than a search in a short text.
  private let scratches = Mutex<[SharedScratch]>([])

  init(_ pattern: String) throws(RegularExpressionError) {
    var parser = ExpressionParser(pattern)
    root = try parser.parse()
    captureCount = parser.captureCount
    captureNames = parser.captureNames
    // Only compilation tells whether a large expression exceeds the limit.
    if root.mostSteps > ExpressionLimits.steps {
      _ = compiled.storeIfNil(try ExpressionProgram(root, captureCount: captureCount))
    }
  }

  var program: ExpressionProgram {
    if let program = compiled.load() { return program }
    guard let program = try? ExpressionProgram(root, captureCount: captureCount) else {
      preconditionFailure("an expression takes more steps than were counted")
    }
    return compiled.storeIfNil(program)
  }

  /// A scratch for one search, to be given back.
  func takeScratch() -> SharedScratch {
    scratches.withLock { $0.popLast() } ?? SharedScratch(SearchScratch(program))
  }

  func giveBack(_ scratch: SharedScratch) { scratches.withLock { $0.append(scratch) } }
}
