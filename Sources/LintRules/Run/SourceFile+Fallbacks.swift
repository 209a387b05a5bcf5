import SwiftSource

extension SourceFile {
  /// The code that runs only where a newer system is missing: what follows the `else` of an
  /// `#available`, or in the braces of an `if #unavailable`.
  func fallbackRanges() -> [TokenRange] {
    var ranges: [TokenRange] = []
    for index in tokens.indices.dropLast(2) {
      let kind = tokens[index].kind
      guard kind == .poundAvailable || kind == .poundUnavailable,
        tokens[index + 1].kind == .leftParen,
        let body = endOfCondition(behind: tokens.endOfGroup(at: index + 1))
      else { continue }
      if let range = fallback(of: kind, bodyAt: body) { ranges.append(range) }
    }
    return ranges
  }

  /// The `{` or `else` that ends the condition with the token at `position`.
  func endOfCondition(behind position: Int) -> Int? {
    var current = position
    while current < tokens.count - 1 {
      let token = tokens[current]
      if token.kind == .leftBrace || token.is(.else) { return current }
      if token.kind.closes || token.kind == .semicolon { return nil }
      current = token.kind.opens ? tokens.endOfGroup(at: current) : current + 1
    }
    return nil
  }

  /// - Parameter body: the `{` of an `if`, or the `else` of a `guard`.
  private func fallback(of kind: TokenKind, bodyAt body: Int) -> TokenRange? {
    if tokens[body].is(.else) {
      guard kind == .poundAvailable else { return nil }
      return TokenRange(body, endOfBranches(body))
    }
    let end = tokens.endOfGroup(at: body)
    if kind == .poundUnavailable { return TokenRange(body, end) }
    guard end < tokens.count, tokens[end].is(.else) else { return nil }
    return TokenRange(end, endOfBranches(end))
  }

  /// After the braces of the `else` at `position` and of all that follow it.
  func endOfBranches(_ position: Int) -> Int {
    var current = position
    while current < tokens.count - 1, tokens[current].is(.else) {
      current += 1
      while current < tokens.count - 1, tokens[current].kind != .leftBrace {
        if tokens[current].kind.closes { return current }
        current = tokens[current].kind.opens ? tokens.endOfGroup(at: current) : current + 1
      }
      if tokens[current].kind == .leftBrace { current = tokens.endOfGroup(at: current) }
    }
    return current
  }
}
