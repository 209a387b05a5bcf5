import SwiftSource

/// The dotted names of which types in source are made.
extension SourceFile {
  /// The tokens at which the names start that a type is made of at its top level: `any A & B<C>` is
  /// of `A` and `B`, `[A]` and `(A, B)` of none.
  package func typeHeads(in range: TokenRange) -> [Int] {
    var heads: [Int] = []
    var index = range.indices.lowerBound
    let end = range.indices.upperBound
    while index < end {
      let token = tokens[index]
      switch token.kind {
      case .at: index = max(index + 1, tokens.endOfAttributeName(at: index + 1))
      case .leftAngle: index = tokens.endOfGenericArguments(at: index) ?? index + 1
      case .leftParen where isParenthesized(index): index += 1
      case .leftParen, .leftBracket: index = tokens.endOfGroup(at: index)
      case .period: index += 2
      case .identifier, .keyword:
        if !(isTypePrefix(token) && index + 1 < end) { heads.append(index) }
        index += 1
      default: index += 1
      }
    }
    return heads
  }

  /// The tokens of the dotted name that starts at `head`, generic arguments passed over.
  package func typePath(from head: Int) -> [Int] {
    var path = [head]
    while let next = nextComponent(after: path[path.count - 1]) { path.append(next) }
    return path
  }

  /// The name after the dot that follows the name at `token`, nil if there is none.
  @inline(__always)
  func nextComponent(after token: Int) -> Int? {
    var index = token &+ 1
    if tokens[index].kind == .leftAngle, !tokens[index].startsLine {
      guard let end = tokens.endOfGenericArguments(at: index) else { return nil }
      index = end
    }
    guard tokens[index].kind == .period || tokens[index].kind == .colonColon,
      tokens[index &+ 1].kind == .identifier
    else { return nil }
    return index &+ 1
  }

  /// The names of types that a type in source is made of at its top level, without generic
  /// arguments.
  package func typeNames(in range: TokenRange) -> [String] {
    typeHeads(in: range).map { head in
      let name = typePath(from: head).map { identifier($0) }.joined(separator: ".")
      return head > 0 && tokens[head - 1].kind == .prefixOperator ? "~\(name)" : name
    }
  }

  /// Returns true if the parenthesis only groups: it is not empty, holds no comma, and no arrow
  /// follows it.
  private func isParenthesized(_ open: Int) -> Bool {
    let end = tokens.endOfGroup(at: open)
    // One that nothing closes may end where it starts.
    if tokens[end].kind == .arrow || end <= open + 2 { return false }
    return !(open + 1..<end - 1).contains { [.comma, .colon, .arrow].contains(tokens[$0].kind) }
  }

  func isTypePrefix(_ token: Token) -> Bool {
    switch token.keyword {
    case .any, .some, .inout, .borrowing, .consuming, .sending, .each, .repeat,
      .nonisolated:
      true
    default: false
    }
  }
}
