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
      guard let declared = declaredName(range) else { return nil }
      if !declared.type.isEmpty { return onlyName(of: declared.type).map { .named($0) } }
      // A variable may be given another value, but no other type.
      range = declared.value
    }
    return nil
  }

  /// The initial value of the constant that `name`, `self.name` or `Self.name` means, nil where the
  /// file does not state it.
  package func constantValue(of range: TokenRange) -> TokenRange? {
    guard let declared = declaredName(range), declared.isConstant, !declared.value.isEmpty else {
      return nil
    }
    return declared.value
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

  /// A declaration of a value: what it states, each part empty where it does not.
  private struct DeclaredName {
    var type = TokenRange(0, 0)
    var value = TokenRange(0, 0)
    var isConstant = false
    /// The token behind the name, nil where the name is visible before it too.
    var start: Int?
  }

  /// Returns the declaration of `name` or `self.name`, nil if something else may have the name.
  private func declaredName(_ range: TokenRange) -> DeclaredName? {
    let token = Int(range.end) - 1
    guard tokens[token].kind == .identifier else { return nil }
    if let namespace = namespace(of: range) { return staticMember(token, of: namespace) }
    let isMember = range.indices.count == 3
    guard range.indices.count == 1 || isMember,
      !isMember
        || tokens[token - 1].kind == .period
          && (tokens[token - 2].is(.self) || tokens[token - 2].is(.Self))
    else { return nil }
    var scope = innermostDeclaration(around: token)
    // The code in which something else may have the name, from the outermost declaration on.
    var code = token
    while scope >= 0 {
      let declaration = outline.declarations[scope]
      if declaration.kind.hasMembers || !isMember {
        if let found = declaredName(token, in: scope, isMember: isMember) {
          return isMember || !mayBeBound(token, from: found.start ?? code) ? found : nil
        }
        if declaration.kind.hasMembers, isMember { return nil }
      }
      code = Int(declaration.range.start)
      scope = Int(declaration.parent)
    }
    guard !isMember, let found = declaredName(token, in: -1, isMember: false),
      !mayBeMember(token)
    else { return nil }
    return mayBeBound(token, from: found.start ?? code) ? nil : found
  }

  /// The name of a type in `Name.member`, nil for other expressions.
  private func namespace(of range: TokenRange) -> Int? {
    let start = Int(range.start)
    guard range.indices.count == 3, tokens[start].kind == .identifier,
      tokens[start + 1].kind == .period, isCapitalized(start)
    else { return nil }
    return start
  }

  /// The static variable or constant with the name of the token, nil where the file does not have the
  /// one type of that name, or where it has no such member.
  private func staticMember(_ token: Int, of type: Int) -> DeclaredName? {
    let types = outline.declarations.indices.filter {
      outline.declarations[$0].kind.isType
        && hasName(Int(outline.declarations[$0].name.start), of: type)
    }
    guard let home = types.first, types.count == 1 else { return nil }
    let member = outline.declarations.first {
      Int($0.parent) == home && ($0.kind == .var || $0.kind == .let)
        && $0.modifiers.contains(.static) && $0.name.indices.count == 1
        && hasName(Int($0.name.start), of: token)
    }
    guard let member, !member.traits.contains(.isInTuple), keepsType(member) else { return nil }
    return DeclaredName(type: member.type, value: member.value, isConstant: member.kind == .let)
  }

  /// Returns true if the token is in a type, and a type of the file has a member of its name, which
  /// an extension or a subclass sees before what is at file level.
  private func mayBeMember(_ token: Int) -> Bool {
    guard innermostDeclaration(around: token) >= 0 else { return false }
    return outline.declarations.contains { member in
      member.parent >= 0 && outline.declarations[Int(member.parent)].kind.hasMembers
        && (member.kind == .var || member.kind == .let)
        && hasName(Int(member.name.start), of: token)
    }
  }

  /// The parameter, variable or constant with the name of the token that the declaration at `scope`
  /// has, nil where it has none. It states nothing where that is not known.
  private func declaredName(_ token: Int, in scope: Int, isMember: Bool) -> DeclaredName? {
    let named = outline.declarations.lazy.reversed().filter { candidate in
      Int(candidate.parent) == scope && (candidate.kind == .var || candidate.kind == .let)
        && candidate.name.indices.count == 1 && hasName(Int(candidate.name.start), of: token)
    }
    let candidates = named.prefix(Self.mostVariables)
    if let found = candidates.first(where: { !$0.isLocal || isVisible($0, at: token) }) {
      let isScript = scope < 0 && innermostDeclaration(around: token) < 0
      let start = found.isLocal || isScript ? Int(found.name.end) : nil
      guard !found.traits.contains(.isInTuple), keepsType(found) else { return DeclaredName() }
      return DeclaredName(
        type: found.type, value: found.value, isConstant: found.kind == .let, start: start)
    }
    if candidates.count == Self.mostVariables { return DeclaredName() }
    guard scope >= 0, !isMember else { return nil }
    let parameters = outline.parameters[outline.declarations[scope].parameters]
    let parameter = parameters.first { $0.name >= 0 && hasName(Int($0.name), of: token) }
    return parameter.map { DeclaredName(type: $0.type, start: Int($0.name) + 1) }
  }

  /// How many variables of one name in one function are looked at, and how many tokens and groups on
  /// the way back to a bracket. Beyond that a type is not known.
  private static let mostVariables = 16
  private static let longestWalk = 512

  /// Returns true if the local variable is declared before the token, in a block around it.
  private func isVisible(_ variable: Declaration, at token: Int) -> Bool {
    guard Int(variable.range.end) <= token else { return false }
    if let open = bracket(around: Int(variable.introducer)), tokens.endOfGroup(at: open) <= token {
      return false
    }
    // The next case of a `switch` is a block of its own.
    var position = Int(variable.range.end)
    while position < token {
      if tokens[position].is(.case) || tokens[position].is(.default) { return false }
      let end = tokens[position].kind.opens ? tokens.endOfGroup(at: position) : position + 1
      position = end > token ? position + 1 : end
    }
    return true
  }

  /// Attributes of variables that have another type behind `$` or `_` at most.
  private static let attributesWithoutWrapper: Set<String> = [
    "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged", "objc", "nonobjc", "available",
    "MainActor", "ObservationIgnored", "State", "Binding", "StateObject", "ObservedObject",
    "EnvironmentObject", "Published", "Bindable",
  ]

  /// Returns true if no attribute gives the variable another type than the one that is written.
  private func keepsType(_ variable: Declaration) -> Bool {
    attributeNames(of: variable).allSatisfy { name in
      // Those of the language start with a small letter.
      name.first?.isLowercase == true
        || Self.attributesWithoutWrapper.contains(
          name.split(separator: ".").last.map(String.init) ?? name)
    }
  }

  private func hasName(_ candidate: Int, of token: Int) -> Bool {
    tokens[candidate].hash == tokens[token].hash && identifier(candidate) == identifier(token)
  }

  /// Returns true if a declaration, a pattern, a closure or a loop between `start` and the token may
  /// bind its name, even in a block that ends before the token.
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
        return after.kind != .leftBrace && after.kind != .comma && !after.is(.else)
      }
      let isElement = [.leftParen, .comma, .colon].contains(before.kind)
      if isElement, isInPattern(index) { return true }
      return before.is(.for) || after.is(.in) || after.kind == .equal && isCapture(index)
        || (before.kind == .leftBrace || before.kind == .leftParen || before.kind == .comma)
          && (after.kind == .comma || after.kind == .rightParen || after.kind == .colon)
          && !tokens[index].flags.contains(.isDeclared) && isClosureParameter(index)
    }
  }

  /// Returns true if `let` or `var` is before the parentheses around the token, as in `case let
  /// .some(name)`.
  private func isInPattern(_ index: Int) -> Bool {
    var inner = index
    for _ in 0..<8 {
      let bracket = bracket(around: inner, within: Self.longestWalk)
      guard let open = bracket, tokens[open].kind == .leftParen else { return false }
      var before = open - 1
      while before > 0, tokens[before].kind == .identifier || tokens[before].kind == .period {
        before -= 1
      }
      if before >= 0, tokens[before].is(.let) || tokens[before].is(.var) { return true }
      inner = open
    }
    return true
  }

  /// Returns true if the token, with `=` behind it, is a name that a closure captures a value by.
  private func isCapture(_ index: Int) -> Bool {
    let before = tokens[index - 1]
    return [.leftBracket, .comma, .rightParen].contains(before.kind) || before.is(.weak)
      || before.is(.unowned)
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
