import Matching
import Project
import SwiftSource

/// Checks of contents that ask about the code of a declaration.
extension SourceFile {
  /// Returns true if the code of the declaration at `index` has more statements than `count`; those
  /// in braces are part of the statement around them.
  func hasStatements(above count: Int, in index: Int) -> Bool {
    let body = Int(outline.declarations[index].body)
    guard body >= 0 else { return false }
    let end = tokens.endOfGroup(at: body) - 1
    var found = 0
    var position = body + 1
    while position < end, found <= count {
      let kind = tokens[position].kind
      if kind.isConditional {
        position = ConditionalClause.endOfCondition(tokens, at: position)
        continue
      }
      let isFirst = position == body + 1 || tokens[position - 1].kind == .semicolon
      if isFirst || tokens[position].startsLine && !continuesStatement(position) { found += 1 }
      position = kind.opens ? max(tokens.endOfGroup(at: position), position + 1) : position + 1
    }
    return found > count
  }

  /// Returns true if each of the expressions matches in a comment inside the declaration.
  func hasComments(matching expressions: [RegularExpression], in index: Int) -> Bool {
    guard !expressions.isEmpty else { return true }
    let range = bytes(of: outline.declarations[index].range)
    let comments = source.comments
    let first = comments.partitioningIndex { Int($0.offset) >= range.lowerBound }
    let last = comments.partitioningIndex { Int($0.offset) >= range.upperBound }
    guard first < last else { return false }
    return expressions.allSatisfy { expression in
      comments[first..<last].contains { expression.hasMatch(in: text($0.range)) }
    }
  }

  /// Returns true if the token is in a closure, or in another declaration, inside the one at
  /// `index`.
  func isInClosure(_ token: Int, of index: Int) -> Bool {
    if innermostFunction(around: token) != index { return true }
    let body = Int(outline.declarations[index].body)
    var inner = token
    while let open = bracket(around: inner), open > body {
      if tokens[open].kind == .leftBrace, !isBodyOfStatement(open) { return true }
      inner = open
    }
    return false
  }

  /// The innermost declaration with code around the token that is no variable.
  private func innermostFunction(around token: Int) -> Int {
    var index = innermostDeclaration(around: token)
    while index >= 0, [.var, .let, .case, .import].contains(outline.declarations[index].kind) {
      index = Int(outline.declarations[index].parent)
    }
    return index
  }
}
