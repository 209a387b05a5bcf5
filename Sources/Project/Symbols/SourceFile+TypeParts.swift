import SwiftSource

/// The types of which a value of a type in source has some.
extension SourceFile {
  /// Hands on the tokens at which the names of types start of which a value of the type in `range` is
  /// one or holds some: `Name` of `any Name?`, of `[Key: Name]` and of `(id: Key, Name)` it and `Key`,
  /// both of `First & Second` and of `Result<First, Second>`; none of a function.
  package func forEachPart(ofType range: TokenRange, _ body: (Int) -> Void) {
    // Most types are one name.
    if range.indices.count == 1 {
      if tokens[Int(range.start)].kind == .identifier { body(Int(range.start)) }
      return
    }
    var waiting = [range]
    // A type with more parts is none that people write.
    for _ in 0..<64 {
      guard let next = waiting.popLast() else { return }
      guard !hasArrow(in: next) else { continue }
      forEachName(ofType: next, &waiting, body)
    }
  }

  /// The tokens of ``forEachPart(ofType:_:)``.
  package func typeParts(in range: TokenRange) -> [Int] {
    var parts: [Int] = []
    forEachPart(ofType: range) { parts.append($0) }
    return parts
  }

  /// Hands on the names at the top level of a type, and adds what is in its brackets to `inner`.
  private func forEachName(
    ofType range: TokenRange, _ inner: inout [TokenRange], _ body: (Int) -> Void
  ) {
    var index = range.indices.lowerBound
    let end = range.indices.upperBound
    while index < end {
      let token = tokens[index]
      switch token.kind {
      case .at:
        index = max(index + 1, tokens.endOfAttributeName(at: index + 1))
        // Its arguments are no type; what follows `@escaping` is.
        if index < end, tokens[index].kind == .leftParen, !tokens[index].isAfterTrivia {
          index = tokens.endOfGroup(at: index)
        }
      case .leftParen, .leftBracket:
        for element in tokens.elements(ofBracket: index) {
          inner.append(withoutLabel(element, isTuple: token.kind == .leftParen))
        }
        index = max(index + 1, tokens.endOfGroup(at: index))
      case .identifier where !(isTypePrefix(token) && index + 1 < end && isWord(index + 1)):
        body(index)
        index = endOfPart(at: index, &inner)
      default: index += 1
      }
    }
  }

  /// Behind a dotted name; the generic arguments of types that hold values of them are added to `inner`.
  private func endOfPart(at head: Int, _ inner: inout [TokenRange]) -> Int {
    let last = typePath(from: head).last ?? head
    guard tokens[last + 1].kind == .leftAngle, !tokens[last + 1].startsLine,
      let end = tokens.endOfGenericArguments(at: last + 1)
    else { return last + 1 }
    guard Self.holders.contains(where: { matches(last, $0) }) else { return end }
    var (start, index) = (last + 2, last + 2)
    while index < end - 1 {
      if tokens[index].kind == .comma {
        inner.append(TokenRange(start, index))
        start = index + 1
      }
      if tokens[index].kind == .leftAngle {
        index = tokens.endOfGenericArguments(at: index) ?? index + 1
      } else {
        index = tokens[index].kind.opens ? tokens.endOfGroup(at: index) : index + 1
      }
    }
    if start < end - 1 { inner.append(TokenRange(start, end - 1)) }
    return end
  }

  /// The types of the standard library whose values hold some of their arguments.
  private static let holders = [
    "Optional", "Array", "Dictionary", "Set", "Result", "ContiguousArray", "ArraySlice",
  ]

  /// The type of an element of a tuple.
  private func withoutLabel(_ element: TokenRange, isTuple: Bool) -> TokenRange {
    let start = Int(element.start)
    guard isTuple, element.indices.count > 2, tokens[start + 1].kind == .colon else {
      return element
    }
    return TokenRange(start + 2, Int(element.end))
  }

  /// Returns true if an arrow is at the top level of a type: it is that of a function.
  package func hasArrow(in range: TokenRange) -> Bool {
    var index = range.indices.lowerBound
    while index < range.indices.upperBound {
      if tokens[index].kind == .arrow { return true }
      if tokens[index].kind == .leftAngle, let end = tokens.endOfGenericArguments(at: index) {
        index = end
      } else {
        index = tokens[index].kind.opens ? max(index + 1, tokens.endOfGroup(at: index)) : index + 1
      }
    }
    return false
  }

  /// Returns true if a type may start at the token, so that the word before it is none.
  private func isWord(_ token: Int) -> Bool {
    [.identifier, .keyword, .leftParen, .leftBracket].contains(tokens[token].kind)
  }
}
