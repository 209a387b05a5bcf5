import SwiftSource

/// The type of an expression that its file states: by an annotation, a literal or an initializer.
///
/// Stricter than ``SourceFile/typeHead(ofValue:)``: a fix relies on it.
package enum WrittenType: Sendable, Hashable {
  /// A string literal.
  case string
  /// The type whose one name is this token.
  case named(Int)
}

extension SourceFile {
  /// The type of the expression, nil where the file does not state it.
  package func writtenType(of range: TokenRange) -> WrittenType? {
    var range = range
    // A constant may be set to another one; more than a few steps are no code that people write.
    for _ in 0..<4 {
      range = withoutParentheses(range)
      guard !range.isEmpty else { return nil }
      let start = Int(range.start)
      let last = Int(range.end) - 1
      if tokens[start].kind == .string, start == last { return .string }
      if tokens[start].kind == .stringStart, tokens[last].kind == .stringEnd,
        range.indices.dropFirst().dropLast().allSatisfy({ tokens[$0].kind != .stringEnd })
      {
        return .string
      }
      if isInitializerCall(range) || isSharedValue(range) { return .named(start) }
      guard let declared = declaredValue(range) else { return nil }
      switch declared {
      case .type(let type): return onlyName(of: type).map { .named($0) }
      case .value(let value): range = value
      }
    }
    return nil
  }

  /// The expression without parentheses around it, and without `?` and `!` after it.
  private func withoutParentheses(_ range: TokenRange) -> TokenRange {
    var (start, end) = (Int(range.start), Int(range.end))
    while start < end {
      if [.question, .exclamation].contains(tokens[end - 1].kind) {
        end -= 1
      } else if tokens[start].kind == .leftParen, tokens.endOfGroup(at: start) == end {
        (start, end) = (start + 1, end - 1)
      } else {
        break
      }
    }
    return TokenRange(start, end)
  }

  /// Returns true for `Name(…)` and `Name.init(…)`.
  private func isInitializerCall(_ range: TokenRange) -> Bool {
    let start = Int(range.start)
    guard tokens[start].kind == .identifier, isCapitalized(start) else { return false }
    var open = start + 1
    if tokens[open].kind == .period, tokens[open + 1].is(.`init`) { open += 2 }
    return open < Int(range.end) && tokens[open].kind == .leftParen
      && tokens.endOfGroup(at: open) == Int(range.end)
  }

  /// Returns true for `Name.default` and others that are of the type by convention.
  private func isSharedValue(_ range: TokenRange) -> Bool {
    let start = Int(range.start)
    return range.indices.count == 3 && tokens[start].kind == .identifier && isCapitalized(start)
      && tokens[start + 1].kind == .period
      && Self.namesOfSharedValues.contains { matches(start + 2, $0) }
  }

  /// The names under which types of Apple's frameworks offer a value of their own.
  private static let namesOfSharedValues = ["default", "shared", "standard", "current", "main"]

  /// The one name that a type consists of, optional perhaps.
  private func onlyName(of type: TokenRange) -> Int? {
    let plain = withoutParentheses(type)
    guard plain.indices.count == 1, tokens[Int(plain.start)].kind == .identifier else { return nil }
    return Int(plain.start)
  }

  // MARK: - Names

  /// A declaration of a value, by its type or by its initial value.
  private enum DeclaredValue {
    case type(TokenRange)
    case value(TokenRange)
  }

  /// Returns the type that the file gives `name` or `self.name`, nil if something else may have the
  /// name.
  private func declaredValue(_ range: TokenRange) -> DeclaredValue? {
    let token = Int(range.end) - 1
    guard tokens[token].kind == .identifier else { return nil }
    let isMember = range.indices.count == 3
    guard range.indices.count == 1 || isMember,
      !isMember || tokens[token - 1].kind == .period && tokens[token - 2].is(.self)
    else { return nil }
    var scope = innermostDeclaration(around: token)
    // The code in which something else may have the name, from the outermost declaration on.
    var code = token
    while scope >= 0 {
      let declaration = outline.declarations[scope]
      if declaration.kind.hasMembers || !isMember {
        let found = declaredValue(named: token, in: scope, isMember: isMember)
        if let found {
          return isMember || !mayBeBound(token, from: code) ? found : nil
        }
        if declaration.kind.hasMembers, isMember { return nil }
      }
      code = Int(declaration.range.start)
      scope = Int(declaration.parent)
    }
    guard !isMember, let found = declaredValue(named: token, in: -1, isMember: false) else {
      return nil
    }
    return mayBeBound(token, from: code) ? nil : found
  }

  /// The parameter, variable or constant with the name of the token that the declaration at `scope`
  /// has; nil where it has none, nil within where it has no type.
  private func declaredValue(
    named token: Int, in scope: Int, isMember: Bool
  ) -> DeclaredValue?? {
    if scope >= 0, !isMember {
      for parameter in outline.parameters[outline.declarations[scope].parameters]
      where parameter.name >= 0 && hasName(Int(parameter.name), of: token) {
        return .type(parameter.type)
      }
    }
    let found = outline.declarations.last { candidate in
      Int(candidate.parent) == scope && (candidate.kind == .var || candidate.kind == .let)
        && !(candidate.isLocal && Int(candidate.range.end) > token)
        && candidate.name.indices.count == 1 && hasName(Int(candidate.name.start), of: token)
    }
    guard let found else { return nil }
    guard !found.traits.contains(.isInTuple), keepsType(found) else { return .some(nil) }
    if !found.type.isEmpty { return .type(found.type) }
    // A variable may be given another value, but no other type.
    return .some(found.value.isEmpty ? nil : .value(found.value))
  }

  /// Attributes of variables that have another type behind `$` or `_` at most.
  private static let attributesWithoutWrapper: Set<String> = [
    "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged", "objc", "nonobjc", "available",
    "MainActor", "ObservationIgnored", "State", "Binding", "usableFromInline",
  ]

  /// Returns true if no attribute gives the variable another type than the one that is written.
  private func keepsType(_ variable: Declaration) -> Bool {
    attributeNames(of: variable).allSatisfy { Self.attributesWithoutWrapper.contains($0) }
  }

  private func hasName(_ candidate: Int, of token: Int) -> Bool {
    tokens[candidate].hash == tokens[token].hash && identifier(candidate) == identifier(token)
  }

  /// Returns true if a pattern, a closure or a loop between `start` and the token may bind its name.
  private func mayBeBound(_ token: Int, from start: Int) -> Bool {
    guard start < token else { return false }
    return (start..<token).contains { index in
      guard tokens[index].kind == .identifier, index > 0, hasName(index, of: token) else {
        return false
      }
      let before = tokens[index - 1]
      let after = tokens[index + 1]
      // `if let name {` has the type of what it unwraps.
      if before.is(.let) || before.is(.var) {
        if after.kind == .leftBrace || after.kind == .comma || after.is(.else) { return false }
        return !outline.declarations.contains { Int($0.name.start) == index }
      }
      return before.is(.for) || after.is(.in)
        || (before.kind == .leftBrace || before.kind == .leftParen || before.kind == .comma)
          && (after.kind == .comma || after.kind == .rightParen || after.kind == .colon)
          && !tokens[index].flags.contains(.isDeclared) && isClosureParameter(index)
    }
  }

  /// Returns true if `in` follows the list of names that the token is part of.
  private func isClosureParameter(_ index: Int) -> Bool {
    var current = index
    for _ in 0..<40 where current < tokens.count - 1 {
      if tokens[current].is(.in) { return true }
      if tokens[current].kind == .leftBrace || tokens[current].kind == .rightBrace { return false }
      current += 1
    }
    return false
  }
}
