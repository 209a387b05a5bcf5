import Project
import SwiftSource

/// Members of types in other forms than the one that a pattern has: `Date.init()`, and `.init()` or `.shared` where the
/// code states the type.
extension PatternMatcher {
  /// A member of a type that is stated elsewhere.
  struct ImplicitMember {
    /// The dot before its name.
    let dot: Int
    /// The last name of the type.
    let type: Int
  }

  /// The index after `.init` at `position`, a dot, between the name of a type and the brackets of its call, which the
  /// pattern does not have: `Date.init()` is `Date()`.
  func endOfInitializerName(at position: Int, _ step: Int, in file: SourceFile) -> Int? {
    guard isCall(step), tokens[position + 1].is(.`init`),
      [.leftParen, .leftBrace].contains(tokens[position + 2].kind),
      tokens[position - 1].kind == .identifier, file.isCapitalized(position - 1)
    else { return nil }
    return position + 2
  }

  /// The name of the type that a pattern calls, where `.init` or generic arguments stand between it and the
  /// parenthesis behind `position`; nil without them.
  func nameOfType(_ pattern: CompiledPattern, before position: Int) -> Int? {
    guard pattern.typeUse == .call, pattern.anchor > 0 else { return nil }
    var name = position
    if tokens[name].is(.`init`), name > 1, tokens[name - 1].kind == .period { name -= 2 }
    if tokens[name].kind == .rightAngle {
      let first = max(0, name - Self.longestGenericArguments)
      var depth = 0
      repeat {
        if tokens[name].kind == .rightAngle { depth += 1 }
        if tokens[name].kind == .leftAngle { depth -= 1 }
        name -= 1
      } while name > first && depth > 0
    }
    return tokens[name].word == steps[pattern.steps.lowerBound].word ? name : nil
  }

  /// How many tokens generic arguments may have to be skipped backwards; without a limit, code with many
  /// brackets and no names would be read again and again.
  private static let longestGenericArguments = 256

  /// Returns true if the token is the mark of an initializer that may fail.
  func isMarkOfInitializer(_ position: Int) -> Bool {
    switch tokens[position].kind {
    case .question, .exclamation, .postfixOperator: tokens[position - 1].is(.`init`)
    default: false
    }
  }

  /// Returns true if the token, the name of a type with which the pattern starts, may state the type of what is
  /// behind it.
  func mayStateType(_ pattern: CompiledPattern, at token: Int) -> Bool {
    guard pattern.typeUse != nil, pattern.anchor == 0 else { return false }
    switch tokens[token + 1].kind {
    case .equal, .question, .exclamation, .leftBrace: return true
    default: return false
    }
  }

  /// The member of the pattern's type, or the call of its initializer, that does not name the type: as the initial
  /// value of a variable or a parameter with that type, or as the first expression of a body with that result.
  ///
  /// - Parameter position: the name of the type, or the token where it would stand: `init`, or what is before the dot.
  func implicitMember(_ pattern: CompiledPattern, at position: Int) -> ImplicitMember? {
    guard let use = pattern.typeUse else { return nil }
    let first = pattern.steps.lowerBound
    let name = use == .call ? Keyword.`init`.rawValue : steps[first + 2].word
    guard tokens[position].word != steps[first].word else { return member(name, ofType: position) }
    // Back from the dot to the type: past `try`, `return`, a brace or an equality sign, and the mark of an optional.
    let dot = use == .call ? position - 1 : position + 1
    guard dot > 2, tokens[dot].kind == .period, tokens[dot + 1].word == name else { return nil }
    var type = dot - 1
    while type > 0, isEffect(type) { type -= 1 }
    if type > 0, tokens[type].is(.return) { type -= 1 }
    guard type > 1, tokens[type].kind == .equal || tokens[type].kind == .leftBrace else {
      return nil
    }
    type -= 1
    if tokens[type].kind == .question || tokens[type].kind == .exclamation { type -= 1 }
    guard type > 0, tokens[type].word == steps[first].word, let found = member(name, ofType: type),
      found.dot == dot
    else { return nil }
    return found
  }

  /// The member with the name behind a type in the declaration of a variable, a parameter or a function.
  private func member(_ name: UInt16, ofType type: Int) -> ImplicitMember? {
    var next = type + 1
    if tokens[next].kind == .question || tokens[next].kind == .exclamation { next += 1 }
    guard tokens[next].kind == .equal || tokens[next].kind == .leftBrace else { return nil }
    next += 1
    if tokens[next - 1].kind == .leftBrace, tokens[next].is(.return) { next += 1 }
    while next + 3 < tokens.count, isEffect(next) { next += 1 }
    guard next + 1 < tokens.count, tokens[next].kind == .period, tokens[next + 1].word == name,
      isStated(type)
    else { return nil }
    return ImplicitMember(dot: next, type: type)
  }

  /// Returns true if the token is `try`, its mark or `await`.
  private func isEffect(_ token: Int) -> Bool {
    if tokens[token].is(.try) || tokens[token].is(.await) { return true }
    return token > 0 && tokens[token - 1].is(.try)
      && (tokens[token].kind == .question || tokens[token].kind == .exclamation)
  }

  /// Returns true if the name is that of a type behind a colon or an arrow, with or without a module.
  private func isStated(_ type: Int) -> Bool {
    var start = type
    while start > 1, tokens[start - 1].kind == .period, tokens[start - 2].kind == .identifier {
      start -= 2
    }
    return start > 0 && (tokens[start - 1].kind == .colon || tokens[start - 1].kind == .arrow)
  }
}
