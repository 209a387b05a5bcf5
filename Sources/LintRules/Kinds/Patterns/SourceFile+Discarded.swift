import Project
import SwiftSource

/// Whether code uses the value of a statement.
extension SourceFile {
  /// Returns true if the code is a whole statement whose value nobody uses: it is neither assigned,
  /// returned nor passed on, and no only expression of a closure, of a function with a result or of
  /// a branch that gives the value of an `if` or `switch`.
  func isDiscarded(_ range: TokenRange) -> Bool {
    let start = Int(range.start)
    let end = Int(range.end)
    let opensBlock =
      start > 0 && (tokens[start - 1].kind == .leftBrace || tokens[start - 1].is(.in))
    guard
      start == 0 || opensBlock || tokens[start - 1].kind == .semicolon
        || isCaseLabel(start - 1) || tokens[start].startsLine && !isContinued(start - 1)
    else { return false }
    let next = tokens[end]
    guard
      next.startsLine && !isContinuation(end) || next.kind == .rightBrace
        || next.kind == .semicolon || next.kind == .endOfFile
    else { return false }
    if isOnlyBranch(range), isValueOfBranch(range) { return false }
    guard opensBlock, next.kind == .rightBrace else { return true }
    return !isOnlyResult(in: bracket(around: start))
  }

  private func isContinued(_ previous: Int) -> Bool {
    switch tokens[previous].kind {
    case .equal, .binaryOperator, .prefixOperator, .comma, .leftParen, .leftBracket, .colon,
      .infixQuestion, .arrow, .period:
      true
    default:
      tokens[previous].is(.return) || tokens[previous].is(.try) || tokens[previous].is(.await)
        || tokens[previous].is(.throw) || tokens[previous].is(.else)
        || tokens[previous].is(.if) || tokens[previous].is(.guard)
    }
  }

  private func isContinuation(_ position: Int) -> Bool {
    switch tokens[position].kind {
    case .period, .binaryOperator, .infixQuestion, .equal, .colon: true
    default: false
    }
  }

  /// Returns true if the braces have the value of their only expression: those of a closure, a getter
  /// or a function with a result.
  private func isOnlyResult(in brace: Int?) -> Bool {
    guard let brace, tokens[brace].kind == .leftBrace else { return true }
    return givesResult(brace) ?? !isBodyOfStatement(brace)
  }

  /// Whether the body of a declaration has a result, nil for braces that are no such body.
  private func givesResult(_ brace: Int) -> Bool? {
    if let accessor = outline.accessors.first(where: { Int($0.body) == brace }) {
      return ![.set, .willSet, .didSet].contains(accessor.keyword)
    }
    guard let owner = outline.declarations.first(where: { Int($0.body) == brace }) else {
      return nil
    }
    switch owner.kind {
    case .`init`, .deinit: return false
    case .func: return !owner.type.isEmpty
    default: return true
    }
  }

  // MARK: - Branches with a value

  /// Returns true if the code is all that a branch of an `if` or a case of a `switch` holds.
  private func isOnlyBranch(_ range: TokenRange) -> Bool {
    let start = Int(range.start)
    var end = Int(range.end)
    guard start > 0 else { return false }
    if tokens[end].kind == .semicolon { end += 1 }
    if tokens[start - 1].kind == .leftBrace { return tokens[end].kind == .rightBrace }
    return isCaseLabel(start - 1)
      && (tokens[end].kind == .rightBrace || tokens[end].is(.case) || tokens[end].is(.default))
  }

  /// Returns true if the `if` or `switch` around a branch is a value that code uses.
  ///
  /// Source: SE-0380, "if and switch expressions".
  private func isValueOfBranch(_ branch: TokenRange) -> Bool {
    var branch = branch
    while let brace = bracket(around: Int(branch.start), within: Self.longestBlock),
      tokens[brace].kind == .leftBrace,
      let statement = branching(around: brace), Int(statement.start) > 0
    {
      let previous = Int(statement.start) - 1
      if tokens[previous].kind == .equal || tokens[previous].is(.return) { return true }
      guard isOnlyBranch(statement) else { return false }
      if tokens[previous].kind == .leftBrace, givesResult(previous) == true { return true }
      branch = statement
    }
    return false
  }

  /// The `switch` with these braces, or the `if` with an `else` of which they are a branch.
  private func branching(around brace: Int) -> TokenRange? {
    guard var start = keywordOfBranch(before: brace) else { return nil }
    var end = tokens.endOfGroup(at: brace)
    if tokens[start].is(.switch) { return TokenRange(start, end) }
    // Back to the first branch.
    var count = 0
    while start > 0, tokens[start].is(.else) || tokens[start - 1].is(.else) {
      count += 1
      guard count < Self.mostBranches else { return nil }
      let last = tokens[start].is(.else) ? start - 1 : start - 2
      guard last > 0, tokens[last].kind == .rightBrace,
        let keyword = keywordOfBranch(before: tokens[last].partner), keyword < start
      else { return nil }
      start = keyword
    }
    guard tokens[start].is(.if) else { return nil }
    var hasElse = tokens[brace - 1].is(.else)
    while end < tokens.count, tokens[end].is(.else) {
      count += 1
      guard count < Self.mostBranches else { return nil }
      var open = end + 1
      hasElse = hasElse || tokens[open].kind == .leftBrace
      while open < tokens.count - 1, tokens[open].kind != .leftBrace {
        open = tokens[open].kind.opens ? tokens.endOfGroup(at: open) : open + 1
      }
      end = tokens.endOfGroup(at: open)
    }
    return hasElse ? TokenRange(start, end) : nil
  }

  /// The `if`, `else` or `switch` that the brace belongs to.
  private func keywordOfBranch(before brace: Int) -> Int? {
    var position = brace - 1
    while position > max(0, brace - Self.longestCondition) {
      let token = tokens[position]
      if token.is(.if) || token.is(.else) || token.is(.switch) { return position }
      if token.kind == .semicolon || token.kind.opens { return nil }
      position = token.kind.closes && token.partner < position ? token.partner - 1 : position - 1
    }
    return nil
  }

  /// How many tokens the condition of an `if` may have, and how many of a `switch` are before a case.
  private static let longestCondition = 400
  private static let longestBlock = 4_000
  /// How many branches an `if` with a value may have.
  private static let mostBranches = 64
}
