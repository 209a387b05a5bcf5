import SwiftSource

/// An expression without what does not change its type.
package struct PlainValue {
  /// The expression itself; empty if a cast says what it is.
  package var value: TokenRange
  /// The type that a cast gives it, empty without one.
  package var cast: TokenRange
}

extension SourceFile {
  /// How many parentheses, closures and casts are removed at most.
  private static let longestWrapping = 8

  /// The expression in `range` without parentheses, `try` and `await`, without the closure that is
  /// called for it, and without a cast: of `{ try (Store() as Store) }()` that is a cast to `Store`.
  package func plainValue(of range: TokenRange) -> PlainValue {
    var range = range
    for _ in 0..<Self.longestWrapping {
      guard let inner = unwrapped(range) else { break }
      range = inner
    }
    guard let type = castType(in: range) else { return PlainValue(value: range, cast: .none) }
    return PlainValue(value: .none, cast: type)
  }

  /// The expression inside one wrapping of `range`, nil if there is none.
  private func unwrapped(_ range: TokenRange) -> TokenRange? {
    var start = Int(range.start)
    let end = Int(range.end)
    guard start < end else { return nil }
    switch tokens[start].kind {
    case .keyword, .identifier:
      guard tokens[start].is(.try) || tokens[start].is(.await) else { return nil }
      start += 1
      while start < end, [.question, .exclamation].contains(tokens[start].kind) { start += 1 }
      return TokenRange(start, end)
    case .leftParen:
      guard tokens.endOfGroup(at: start) == end, !hasSeparator(in: start + 1..<end - 1) else {
        return nil
      }
      return TokenRange(start + 1, end - 1)
    case .leftBrace:
      guard end - start > 3, tokens.endOfGroup(at: start) == end - 2,
        tokens[end - 2].kind == .leftParen, tokens[end - 1].kind == .rightParen
      else { return nil }
      return result(ofBody: start + 1..<end - 3)
    default: return nil
    }
  }

  /// The expression behind the last `return` of a closure's body, or the only one in it.
  private func result(ofBody body: Range<Int>) -> TokenRange? {
    var index = body.lowerBound
    var returned: Int?
    var hasStatements = false
    while index < body.upperBound {
      let token = tokens[index]
      if token.is(.return) { returned = index + 1 }
      if token.is(.in), token.kind == .keyword { return nil }
      if index > body.lowerBound, token.startsLine || token.kind == .semicolon,
        token.kind != .period
      {
        hasStatements = true
      }
      index = token.kind.opens ? max(tokens.endOfGroup(at: index), index + 1) : index + 1
    }
    if let returned { return TokenRange(returned, body.upperBound) }
    return hasStatements || body.isEmpty ? nil : TokenRange(body.lowerBound, body.upperBound)
  }

  /// The type behind the last `as`, `as?` or `as!` outside brackets, nil without one.
  private func castType(in range: TokenRange) -> TokenRange? {
    var index = Int(range.start)
    var found: Int?
    while index < Int(range.end) {
      let token = tokens[index]
      if token.is(.as), token.kind == .keyword { found = index + 1 }
      index = token.kind.opens ? max(tokens.endOfGroup(at: index), index + 1) : index + 1
    }
    guard var start = found else { return nil }
    if start < Int(range.end), [.question, .exclamation].contains(tokens[start].kind) {
      start += 1
    }
    // Behind the type nothing may follow, such as `?? other`.
    guard start < Int(range.end), tokens.endOfType(at: start) == Int(range.end) else { return nil }
    return TokenRange(start, Int(range.end))
  }

  private func hasSeparator(in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].kind == .comma { return true }
      index =
        tokens[index].kind.opens ? max(tokens.endOfGroup(at: index), index + 1) : index + 1
    }
    return false
  }
}
