import Project
import SwiftSource

/// The code around a piece of code, for patterns that match in some places only.
extension SourceFile {
  /// Returns true if the colon ends `case …:` or `default:`.
  func isCaseLabel(_ colon: Int) -> Bool {
    guard tokens[colon].kind == .colon else { return false }
    var position = colon - 1
    while position > max(0, colon - 200) {
      let token = tokens[position]
      if token.is(.case) || token.is(.default) { return true }
      switch token.kind {
      // The label ends before, at another colon.
      case .infixQuestion, .semicolon, .colon: return false
      case _ where token.kind.opens: return false
      default: break
      }
      position = token.kind.closes && token.partner < position ? token.partner - 1 : position - 1
    }
    return false
  }

  /// Returns true if the expression at `start`, which `=` follows, starts a statement and declares
  /// nothing: neither a variable, its type nor a default value.
  func isAssigned(at start: Int) -> Bool {
    guard !tokens[start].flags.contains(.isDeclared) else { return false }
    guard start > 0 else { return true }
    let previous = tokens[start - 1]
    switch previous.kind {
    case .leftBrace, .semicolon: return true
    case .colon: return isCaseLabel(start - 1)
    case .comma, .leftParen, .arrow, .ampersand, .leftAngle: return false
    case .keyword where [.let, .var, .case, .any, .some].contains(previous.keyword): return false
    default: return tokens[start].startsLine || previous.is(.in)
    }
  }

  /// Returns true if the word at `position` is a type before the braces of something else: a
  /// function's result, a variable's type, the type in an extension or a cast.
  func isType(_ position: Int) -> Bool {
    let previous = tokens[position - 1]
    switch previous.kind {
    case .arrow, .ampersand: return true
    case .keyword where [.is, .as, .extension, .where].contains(previous.keyword): return true
    case .question, .exclamation:
      if position > 1, tokens[position - 2].is(.as) { return true }
    default: break
    }
    let index = innermostDeclaration(around: position)
    guard index >= 0 else { return false }
    let declaration = outline.declarations[index]
    let inherited = outline.inheritedTypes[
      Int(declaration.inheritedTypes.lowerBound)..<Int(declaration.inheritedTypes.upperBound)]
    return declaration.type.contains(position) || declaration.whereClause.contains(position)
      || inherited.contains { $0.contains(position) }
  }
}

extension Token {
  /// True if an expression may end with the token.
  var endsExpression: Bool {
    switch kind {
    case .identifier, .dollarIdentifier, .wildcard, .rightParen, .rightBracket, .rightBrace,
      .question, .exclamation, .string, .stringEnd, .rightAngle, .integer, .float, .regex:
      true
    case .keyword: [.self, .Self, .super, .`init`].contains(keyword)
    default: false
    }
  }
}

extension ContiguousArray<Token> {
  /// The `<` of the generic arguments whose `>` is at `close`, nil where it closes none.
  func startOfGenericArguments(endingAt close: Int) -> Int? {
    var start = close - 1
    while start > 0, close - start < 100 {
      if self[start].kind == .leftAngle, endOfGenericArguments(at: start) == close + 1 {
        return start
      }
      start -= 1
    }
    return nil
  }
}
