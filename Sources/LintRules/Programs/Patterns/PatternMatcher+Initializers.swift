import Project
import SwiftSource

/// Calls of initializers in other forms than the one that a pattern has: `Date.init()`, and `.init()` where the code
/// states the type.
extension PatternMatcher {
  /// A call of `.init` on a type that is stated elsewhere.
  struct ImplicitInitializer {
    /// The dot before `init`.
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

  /// Returns true if the token is the mark of an initializer that may fail.
  func isMarkOfInitializer(_ position: Int) -> Bool {
    switch tokens[position].kind {
    case .question, .exclamation, .postfixOperator: tokens[position - 1].is(.`init`)
    default: false
    }
  }

  /// Returns true if the token, the name of a type that the pattern calls, may state what `.init` behind it makes.
  func mayStateType(_ pattern: CompiledPattern, at token: Int) -> Bool {
    guard pattern.callsType, pattern.anchor == 0 else { return false }
    switch tokens[token + 1].kind {
    case .equal, .question, .exclamation, .leftBrace: return true
    default: return false
    }
  }

  /// The call of `.init` that makes a value of the pattern's type: as the initial value of a variable or a parameter
  /// with that type, or as the first expression of a body with that result.
  ///
  /// - Parameter position: the name of the type, or the `init` in the call.
  func implicitInitializer(_ pattern: CompiledPattern, at position: Int) -> ImplicitInitializer? {
    let word = steps[pattern.steps.lowerBound].word
    guard tokens[position].is(.`init`) else {
      guard tokens[position].word == word else { return nil }
      return initializer(ofType: position)
    }
    // Back from the call to the type: past `try`, `return`, a brace or an equality sign, and the mark of an optional.
    var type = position - 2
    while type > 0, isEffect(type) { type -= 1 }
    if type > 0, tokens[type].is(.return) { type -= 1 }
    guard type > 1, tokens[type].kind == .equal || tokens[type].kind == .leftBrace else { return nil }
    type -= 1
    if tokens[type].kind == .question || tokens[type].kind == .exclamation { type -= 1 }
    guard type > 0, tokens[type].word == word, let found = initializer(ofType: type),
      found.dot == position - 1
    else { return nil }
    return found
  }

  /// The call of `.init` behind a type in the declaration of a variable, a parameter or a function.
  private func initializer(ofType type: Int) -> ImplicitInitializer? {
    var next = type + 1
    if tokens[next].kind == .question || tokens[next].kind == .exclamation { next += 1 }
    guard tokens[next].kind == .equal || tokens[next].kind == .leftBrace, next + 4 < tokens.count
    else { return nil }
    next += 1
    if tokens[next - 1].kind == .leftBrace, tokens[next].is(.return) { next += 1 }
    while next + 3 < tokens.count, isEffect(next) { next += 1 }
    guard tokens[next].kind == .period, tokens[next + 1].is(.`init`),
      tokens[next + 2].kind == .leftParen, isStated(type)
    else { return nil }
    return ImplicitInitializer(dot: next, type: type)
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
