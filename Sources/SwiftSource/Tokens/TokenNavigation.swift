/// Steps over brackets, types and attributes, for code that walks tokens.
extension ContiguousArray<Token> {
  /// The index after the bracket that opens at `position`.
  public func endOfGroup(at position: Int) -> Int {
    let token = self[position]
    return token.flags.contains(.isUnterminated) ? token.partner : token.partner + 1
  }

  /// The index after the type that starts at `position`; `position` when none starts there.
  public func endOfType(at position: Int) -> Int {
    var scan = TypeScan(position: position)
    return scan.run(self, limit: Int.max)
  }

  /// The index after the `>` that closes the `<` at `position`, nil when no list of generic
  /// arguments is there.
  ///
  /// Looks at a few hundred tokens at most, so that the cost of a long chain of comparisons is
  /// linear.
  public func endOfGenericArguments(at position: Int) -> Int? {
    endOfGenericArguments(at: position, limit: Int.max)
  }

  private func endOfGenericArguments(at position: Int, limit: Int) -> Int? {
    var scan = TypeScan(arguments: position)
    let end = scan.run(self, limit: Swift.min(position + 400, limit))
    return end > position ? end : nil
  }

  /// The index after the `>` that closes the generic parameters that a declaration has at the `<` at `position`, nil
  /// when the list does not end before the body or the next declaration.
  ///
  /// Parameters have what arguments have not: constraints, as in `<Item: Hashable>`, and `let`.
  public func endOfGenericParameters(at position: Int) -> Int? {
    var depth = 0
    var index = position
    while index < count {
      switch self[index].kind {
      case .leftAngle: depth += 1
      case .rightAngle:
        depth -= 1
        if depth == 0 { return index + 1 }
      case .leftParen, .leftBracket:
        index = endOfGroup(at: index)
        continue
      case .leftBrace, .rightBrace, .semicolon, .endOfFile: return nil
      case .keyword
      where !self[index].is(.let) && Keyword.ofDeclarations.contains(where: self[index].is):
        return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The index after the name of the attribute at `position`: words, dots and generic arguments.
  public func endOfAttributeName(at position: Int) -> Int {
    endOfAttributeName(at: position, limit: Int.max)
  }

  /// - Parameter limit: the index where the scan for generic arguments ends. Attributes in the
  ///   arguments of attributes are scanned by recursion, and one limit for all levels keeps that
  ///   short.
  fileprivate func endOfAttributeName(at position: Int, limit: Int) -> Int {
    var end = position
    guard self[end].kind.isWord else { return end }
    end += 1
    while true {
      if self[end].kind == .leftAngle, !self[end].isAfterTrivia,
        let close = endOfGenericArguments(at: end, limit: limit)
      {
        end = close
      } else if self[end].kind == .period || self[end].kind == .colonColon,
        self[end + 1].kind.isWord
      {
        end += 2
      } else {
        return end
      }
    }
  }
}

/// The scan over one type. A counter tracks nested generic arguments; other brackets are skipped as
/// a whole.
private struct TypeScan {
  private var position: Int
  /// The number of open `<`.
  private var depth = 0
  /// The index after the last complete type outside all angle brackets.
  private var lastComplete: Int
  /// True if the scan ends with the `>` of the outermost `<`.
  private let isArgumentList: Bool

  /// A scan that starts at the first token of a type.
  init(position: Int) {
    self.position = position
    lastComplete = position
    isArgumentList = false
  }

  /// A scan that starts at a `<`.
  init(arguments position: Int) {
    self.position = position + 1
    lastComplete = position
    isArgumentList = true
    depth = 1
  }

  mutating func run(_ tokens: ContiguousArray<Token>, limit: Int) -> Int {
    while position < limit {
      skipPrefix(tokens, limit: limit)
      guard skipPrimary(tokens) else { return lastComplete }
      // The tokens that may follow a complete type.
      while true {
        if depth == 0 { lastComplete = position }
        let token = tokens[position]
        switch token.kind {
        case .period, .colonColon:
          guard tokens[position + 1].kind.isWord else { return lastComplete }
          position += 2
          continue
        case .question, .exclamation:
          position += 1
          continue
        case .leftAngle:
          guard !token.startsLine else { return lastComplete }
          depth += 1
          position += 1
        case .comma where depth > 0:
          position += 1
          if tokens[position].kind == .rightAngle { continue }
        case .rightAngle where depth > 0:
          depth -= 1
          position += 1
          if isArgumentList && depth == 0 { return position }
          continue
        case .ampersand: position += 1
        default:
          guard let arrow = arrow(tokens) else { return lastComplete }
          position = arrow + 1
        }
        break
      }
    }
    return lastComplete
  }

  /// The index of the `->` of a function type, with or without `async` and `throws` before it.
  private func arrow(_ tokens: ContiguousArray<Token>) -> Int? {
    var index = position
    while true {
      let token = tokens[index]
      if token.kind == .arrow { return index }
      guard token.kind == .identifier || token.kind == .keyword else { return nil }
      switch token.keyword {
      case .async, .rethrows, .reasync: index += 1
      case .throws:
        index += 1
        if tokens[index].kind == .leftParen { index = tokens.endOfGroup(at: index) }
      default: return nil
      }
    }
  }

  /// Skips attributes, ownership words, `some`, `any` and `~`.
  private mutating func skipPrefix(_ tokens: ContiguousArray<Token>, limit: Int) {
    while true {
      let token = tokens[position]
      switch token.kind {
      case .at:
        let end = tokens.endOfAttributeName(
          at: position + 1, limit: min(limit, position + 60))
        guard end > position + 1 else { return }
        position = end
        skipAttributeArguments(tokens)
      // With white space after it, the lexer takes the `~` of `~Copyable` for a binary operator.
      case .prefixOperator, .binaryOperator: position += 1
      case .identifier, .keyword:
        guard isPrefix(token.keyword), startsType(tokens[position + 1]) else { return }
        position += 1
        if token.is(.nonisolated), tokens[position].kind == .leftParen {
          position = tokens.endOfGroup(at: position)
        }
      default: return
      }
    }
  }

  /// Skips the arguments of an attribute unless they are the parameters of a function type.
  private mutating func skipAttributeArguments(_ tokens: ContiguousArray<Token>) {
    guard tokens[position].kind == .leftParen, !tokens[position].isAfterTrivia else { return }
    position = tokens.endOfGroup(at: position)
  }

  private func isPrefix(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .inout, .some, .any, .each, .repeat, .borrowing, .consuming, .sending, .isolated,
      .nonisolated, .__owned, .__shared, ._const, ._borrowing, ._consuming, ._mutating:
      true
    default: false
    }
  }

  private func startsType(_ token: Token) -> Bool {
    switch token.kind {
    case .leftParen, .leftBracket, .at, .prefixOperator: true
    case .identifier, .keyword, .wildcard: !token.startsLine
    default: false
    }
  }

  /// Skips one name, tuple or bracketed type, and returns true if there was one.
  private mutating func skipPrimary(_ tokens: ContiguousArray<Token>) -> Bool {
    let token = tokens[position]
    switch token.kind {
    case .identifier, .wildcard, .placeholder: position += 1
    case .keyword:
      switch token.keyword {
      case .Any, .Self, .self, .class, .super, .`init`: position += 1
      default: return false
      }
    case .leftParen, .leftBracket: position = tokens.endOfGroup(at: position)
    case .integer where depth > 0: position += 1
    default: return false
    }
    return true
  }
}
