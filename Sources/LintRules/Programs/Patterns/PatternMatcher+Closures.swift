import SwiftSource

/// Closures as arguments: `List(rows, rowContent: { … })` is the same call as `List(rows) { … }`.
extension PatternMatcher {
  /// The brace of the closure of a call without other arguments, whose name ends before `position`;
  /// `position` itself if there are others.
  func startOfClosure(at position: Int) -> Int {
    guard tokens[position].kind == .leftParen, !tokens[position].startsLine else { return position }
    if tokens.endOfGroup(at: position) == position + 2 { return position + 2 }
    return labelledBrace(at: position + 1) ?? position
  }

  /// The brace of a closure with a label that is the last argument, and that starts at `position`,
  /// behind other arguments or none.
  func labelledClosure(endingArgumentsAt position: Int) -> Int? {
    guard position > 0 else { return nil }
    let first = tokens[position].kind == .comma ? position + 1 : position
    guard first > position || tokens[position - 1].kind == .leftParen,
      let brace = labelledBrace(at: first)
    else { return nil }
    return endOfArguments(behind: tokens.endOfGroup(at: brace)).map { _ in brace }
  }

  /// The index behind the `}` at `position`, and behind the arguments that it ends; nil if other
  /// arguments follow.
  func endOfClosure(at position: Int, _ step: Int) -> Int? {
    guard tokens[position].kind == .rightBrace else { return nil }
    let open = tokens[position].partner
    guard open > 2, open < position, tokens[open - 1].kind == .colon, tokens[open - 2].kind.isWord,
      tokens[open - 3].kind == .comma || tokens[open - 3].kind == .leftParen
    else { return position + 1 }
    if let end = endOfArguments(behind: position + 1) { return end }
    // The pattern names the label of the closure that follows.
    let isLabelled =
      step + 2 < lastStep && steps[step + 1].kind == .word && steps[step + 2].tokenKind == .colon
    return isLabelled && tokens[position + 1].kind == .comma ? position + 2 : nil
  }

  /// The index behind the parenthesis at `position` or behind the comma there, nil if there is none or
  /// a closure follows it.
  private func endOfArguments(behind position: Int) -> Int? {
    let close = tokens[position].kind == .comma ? position + 1 : position
    guard close + 1 < tokens.count, tokens[close].kind == .rightParen else { return nil }
    let next = tokens[close + 1]
    return next.kind == .leftBrace && !next.startsLine ? nil : close + 1
  }

  /// The brace behind a label.
  private func labelledBrace(at label: Int) -> Int? {
    guard label + 2 < tokens.count, tokens[label].kind.isWord, tokens[label + 1].kind == .colon,
      tokens[label + 2].kind == .leftBrace
    else { return nil }
    return label + 2
  }
}

extension PatternMatcher {
  /// Returns true if the token is the comma that may follow the last argument (SE-0439).
  func isTrailingComma(_ position: Int, before wanted: CompiledPatterns.Step) -> Bool {
    (wanted.kind == .token || wanted.kind == .argumentsEnd) && wanted.tokenKind.closes
      && tokens[position].kind == .comma
      && position + 1 < tokens.count && tokens[position + 1].kind == wanted.tokenKind
  }
}
