import Project
import SwiftSource

/// Answers about the parameters and the code of a declaration.
extension SourceFile {
  /// Returns true if callers write one of the words before an argument of the declaration.
  func hasLabel(_ declaration: Declaration, in labels: NameList) -> Bool {
    outline.parameters[declaration.parameters].contains {
      $0.label >= 0 && labels.matches(identifier(Int($0.label)))
    }
  }

  /// Returns true if the code of the declaration only returns a constant, or is empty.
  func isTrivial(_ declaration: Declaration) -> Bool {
    guard declaration.body >= 0 else { return false }
    var code = Int(declaration.body) + 1..<tokens[Int(declaration.body)].partner
    if code.isEmpty { return true }
    if tokens[code.lowerBound].is(.return) { code = code.lowerBound + 1..<code.upperBound }
    guard code.count == 1, let only = code.first else { return code.isEmpty }
    switch tokens[only].kind {
    case .integer, .float, .string: return true
    default: return tokens[only].is(.true) || tokens[only].is(.false) || tokens[only].is(.nil)
    }
  }

  /// Returns true if the token at the start of a line goes on with the statement before it.
  func continuesStatement(_ position: Int) -> Bool {
    switch tokens[position].kind {
    case .period, .binaryOperator, .infixQuestion, .colon, .equal, .arrow, .leftBrace, .comma:
      return true
    case _ where tokens[position].kind.closes: return true
    default: break
    }
    switch tokens[position].keyword {
    case .else, .catch, .where: return true
    default: break
    }
    guard position > 0 else { return false }
    switch tokens[position - 1].kind {
    case .binaryOperator, .prefixOperator, .equal, .infixQuestion, .period, .arrow, .comma:
      return true
    default: return false
    }
  }

  /// Returns true if the braces belong to a statement such as `if`, and are no closure.
  func isBodyOfStatement(_ brace: Int) -> Bool {
    var position = brace - 1
    while position >= 0 {
      let token = tokens[position]
      // After a dot, a keyword is the name of a method.
      let isMember = position > 0 && tokens[position - 1].kind == .period
      switch token.keyword {
      case .if, .guard, .for, .while, .switch, .else, .do, .catch, .defer, .repeat:
        // Before a colon, it is the label of an argument.
        if !isMember, tokens[position + 1].kind != .colon { return true }
      default: break
      }
      if token.kind.opens || token.kind == .semicolon || token.kind == .leftBrace { return false }
      if token.kind.closes, token.partner < position {
        // The braces of another statement, or of a closure before this one.
        if token.kind == .rightBrace, tokens[position + 1].startsLine { return false }
        position = token.partner
      }
      if tokens[position].startsLine, !continuesStatement(position) {
        switch tokens[position].keyword {
        case .if, .guard, .for, .while, .switch, .else, .do, .catch, .defer, .repeat:
          return tokens[position + 1].kind != .colon
        default: return false
        }
      }
      position -= 1
    }
    return false
  }
}
