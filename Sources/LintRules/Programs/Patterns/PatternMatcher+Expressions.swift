import Project
import SwiftSource

/// Where expressions, types and modifiers end.
extension PatternMatcher {
  /// The index after the modifier or attribute at `position`, nil if there is none.
  func endOfModifier(at position: Int) -> Int? {
    let token = tokens[position]
    var end = position + 1
    if token.kind == .at {
      end = tokens.endOfAttributeName(at: end)
      guard end > position + 1 else { return nil }
    } else {
      switch token.keyword {
      case .private, .fileprivate, .internal, .package, .public, .open, .static, .final, .lazy,
        .weak, .unowned, .override, .nonisolated, .dynamic, .required, .convenience, .indirect,
        .mutating, .nonmutating, .isolated, .class:
        break
      default: return nil
      }
    }
    if tokens[end].kind == .leftParen, !tokens[end].isAfterTrivia {
      end = tokens.endOfGroup(at: end)
    }
    return end
  }

  /// After the token or bracket at `position` that an expression may go on with, nil at its end.
  func endOfUnit(at position: Int, isFirst: Bool, depth: Int) -> Int? {
    let token = tokens[position]
    switch token.kind {
    case .comma, .semicolon, .endOfFile, .poundIf, .poundElseif, .poundElse, .poundEndif:
      return nil
    case .colon where isFirst: return nil
    case _ where token.kind.closes: return nil
    default: break
    }
    // Outside brackets a line ends an expression that does not go on.
    if depth == 0, !isFirst, token.startsLine, !goesOn(position) { return nil }
    if token.kind.opens { return tokens.endOfGroup(at: position) }
    if token.kind == .leftAngle, let end = tokens.endOfGenericArguments(at: position) { return end }
    return position + 1
  }

  /// The index after the generic arguments at `position` between the name of a type and the brackets of
  /// its call, which the pattern does not have: `Task<Void, Never> { … }`.
  func endOfSpecialization(at position: Int, _ step: Int) -> Int? {
    guard isCall(step), tokens[position - 1].kind == .identifier, !tokens[position].isAfterTrivia,
      position < 2 || !Self.typeIntroducers.contains(where: tokens[position - 2].is)
    else { return nil }
    return tokens.endOfGenericArguments(at: position)
  }

  /// The parameters of a type are none of a call.
  private static let typeIntroducers: [Keyword] = [
    .struct, .class, .enum, .actor, .extension, .protocol,
  ]

  /// Returns true if the step opens the brackets of a call, or of a closure, behind a name.
  func isCall(_ step: Int) -> Bool {
    guard step > 0, steps[step - 1].kind == .word || steps[step - 1].kind == .qualified else {
      return false
    }
    let kind = steps[step].tokenKind
    return steps[step].kind == .closure || kind == .leftParen || kind == .leftBrace
  }

  /// Returns true if the token at `position` is of a kind, or if generic arguments or `.init`, which a pattern may
  /// leave out, stand before one of that kind.
  @inline(__always)
  func mayBe(_ wanted: TokenKind, at position: Int) -> Bool {
    let kind = tokens[position].kind
    if kind == wanted { return true }
    guard wanted == .leftParen || wanted == .leftBrace else { return false }
    return kind == .leftAngle || kind == .period && tokens[position + 1].is(.`init`)
      || isMarkOfInitializer(position)
  }

  /// The index after the type at `position`, up to an initial value or the braces of accessors, without the mark
  /// of an optional that the pattern has at `step`.
  func endOfType(at position: Int, before step: Int) -> Int? {
    guard let end = endOfType(at: position) else { return nil }
    let mark = end - 1
    guard step < lastStep, mark > position, steps[step].kind == .token,
      steps[step].tokenKind == .question || steps[step].tokenKind == .exclamation,
      tokens[mark].kind == steps[step].tokenKind
    else { return end }
    return mark
  }

  private func endOfType(at position: Int) -> Int? {
    var end = position
    while end < tokens.count - 1, tokens[end].kind != .leftBrace, tokens[end].kind != .equal,
      let next = endOfUnit(at: end, isFirst: end == position, depth: 0)
    { end = next }
    return end > position ? end : nil
  }

  /// Returns true if the token at `position`, not the first, is the mark of `try!`, `try?`, `as!` or `as?`, which
  /// are one word each.
  func isMarkOfWord(_ position: Int) -> Bool {
    guard tokens[position].kind == .exclamation || tokens[position].kind == .question else {
      return false
    }
    let word = position - 1
    return (tokens[word].is(.try) || tokens[word].is(.as))
      && (word == 0 || tokens[word - 1].kind != .period)
  }

  /// Returns true if the word at `position` can be the start of an expression, a type or an
  /// attribute's name, rather than a member, label or declared name.
  func mayStartExpression(
    _ pattern: CompiledPattern, at position: Int, in file: SourceFile
  ) -> Bool {
    let token = tokens[position]
    if token.flags.contains(.isDeclared), token.kind == .identifier { return false }
    guard position > 0 else { return true }
    let previous = tokens[position - 1]
    if previous.kind == .period { return file.isModuleQualified(position) }
    let next = tokens[position + 1]
    if next.kind == .colon, previous.kind == .leftParen || previous.kind == .comma {
      return pattern.startsWithLabel
    }
    if isBinding(previous, next) { return false }
    return !(pattern.opensBraces && file.isType(position))
  }

  /// Returns true if the word between the two tokens names a value that a pattern or a closure
  /// binds.
  private func isBinding(_ previous: Token, _ next: Token) -> Bool {
    switch previous.kind {
    case .keyword where [.let, .var, .for].contains(previous.keyword): return true
    case .leftBrace, .comma, .rightBracket: return next.is(.in)
    default: return false
    }
  }

  func goesOn(_ position: Int) -> Bool {
    switch tokens[position].kind {
    case .period, .binaryOperator, .infixQuestion, .colon, .equal, .arrow: return true
    default: break
    }
    switch tokens[position - 1].kind {
    case .binaryOperator, .prefixOperator, .equal, .infixQuestion, .period, .arrow: return true
    default: return false
    }
  }

  func startsWithLabel(_ position: Int) -> Bool {
    tokens[position].kind.isWord && tokens[position + 1].kind == .colon
  }
}
