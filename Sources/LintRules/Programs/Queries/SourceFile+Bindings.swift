import Project
import SwiftSource

/// Names that `var` binds in conditions, loops and cases, which are no declarations.
extension SourceFile {
  /// Returns the effect of code on the name at `name` that the `var` before it binds, nil if it is
  /// none that a condition, a loop or a case binds.
  ///
  /// Every word that is written like the name counts, so that the answer errs towards a change.
  func bindingChange(of name: Int) -> VariableChange? {
    guard name > 0, tokens[name].kind == .identifier, tokens[name - 1].is(.var),
      !isDeclaration(name), let range = visibility(ofBinding: name)
    else { return nil }
    guard range.indices.count <= Self.longestScope else { return .direct }
    var change = VariableChange(effect: .none)
    for token in range.indices.dropFirst() where tokens[token].hash == tokens[name].hash {
      change.note(effect(at: token, isArgument: false, &change))
      if change.effect == .direct || isInMacro(token, of: range) { return .direct }
    }
    return change
  }

  private func isDeclaration(_ name: Int) -> Bool {
    let innermost = innermostDeclaration(around: name)
    return innermost >= 0 && outline.declarations[innermost].name.contains(name)
  }

  /// How many tokens of a scope are looked at; and how many tokens or groups on the way back to the
  /// keyword of a statement.
  private static let longestScope = 4_000
  private static let longestStatement = 256

  /// The code that can see the name, from the name on.
  private func visibility(ofBinding name: Int) -> TokenRange? {
    var start = name - 1
    while let open = bracket(around: start, within: Self.longestStatement),
      tokens[open].kind == .leftParen
    {
      start = open
    }
    guard let keyword = statement(before: start) else { return nil }
    var end = start
    switch tokens[keyword].keyword {
    case .guard:
      let open = bracket(around: keyword, within: Self.longestScope)
      end = open.map { tokens.endOfGroup(at: $0) } ?? tokens.count - 1
    case .case:
      while end < tokens.count - 1, !tokens[end].kind.closes, !startsCase(end) {
        end = tokens[end].kind.opens ? tokens.endOfGroup(at: end) : end + 1
      }
    default:
      while end < tokens.count - 1, tokens[end].kind != .leftBrace, !tokens[end].kind.closes {
        end = tokens[end].kind.opens ? tokens.endOfGroup(at: end) : end + 1
      }
      guard tokens[end].kind == .leftBrace else { return nil }
      end = tokens.endOfGroup(at: end)
    }
    return TokenRange(name, end)
  }

  /// The keyword of the statement whose pattern `position` is in, nil if there is none.
  private func statement(before position: Int) -> Int? {
    var index = position
    for _ in 0..<Self.longestStatement {
      index -= 1
      guard index >= 0, !tokens[index].kind.opens else { return nil }
      if tokens[index].kind.closes {
        index = tokens[index].partner
        continue
      }
      guard index == 0 || tokens[index - 1].kind != .period else { continue }
      switch tokens[index].keyword {
      case .if, .guard, .while, .for, .catch: return index
      case .case where startsCase(index): return index
      default: continue
      }
    }
    return nil
  }

  /// Returns true if a case of a `switch` starts at the token.
  private func startsCase(_ index: Int) -> Bool {
    guard index > 0, tokens[index - 1].kind != .period else { return false }
    if tokens[index].is(.default) { return true }
    guard tokens[index].is(.case) else { return false }
    let before = tokens[index - 1]
    return before.kind != .comma && !before.is(.if) && !before.is(.guard) && !before.is(.while)
      && !before.is(.for)
  }
}
