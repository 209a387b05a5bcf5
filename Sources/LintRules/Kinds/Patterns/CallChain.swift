import SwiftSource

/// Calls in one chain: `view.padding().background(…)` has the links `.padding()` and
/// `.background(…)`.
extension SourceFile {
  /// The dots of all links of the chain that the dot at `link` belongs to, in their order; `link` may
  /// also be the name that starts the chain.
  ///
  /// Branches of `#if` in a chain are treated as consecutive parts of it. Code in brackets has
  /// chains of its own.
  func chainLinks(around link: Int) -> [Int] {
    guard tokens[link].kind == .period else { return [link] + linksBehind(link) }
    return linksBefore(link).reversed() + [link] + linksBehind(link)
  }

  /// The dots before the one at `link`, the last one first.
  private func linksBefore(_ link: Int) -> [Int] {
    var links: [Int] = []
    var position = tokenBeforeDirectives(link)
    while position >= 0, links.count < Self.longestChain {
      let token = tokens[position]
      switch token.kind {
      case .rightParen, .rightBracket, .rightBrace:
        guard token.partner < position else { return links }
        position = beforeGroup(token.partner)
      case .question, .exclamation: position -= 1
      case .identifier, .keyword, .wildcard, .dollarIdentifier:
        guard position > 0, tokens[position - 1].kind == .period else { return links }
        links.append(position - 1)
        position = tokenBeforeDirectives(position - 1)
      default: return links
      }
    }
    return links
  }

  /// No chain that people write has more links.
  private static let longestChain = 500

  /// The token before the bracket at `open` that the chain goes on with, -1 when the bracket
  /// itself starts the chain.
  private func beforeGroup(_ open: Int) -> Int {
    guard open > 0 else { return -1 }
    let previous = tokens[open - 1]
    // The label of a further closure: `} header: {`.
    if tokens[open].kind == .leftBrace, previous.kind == .colon, open > 2,
      tokens[open - 2].kind.isWord, tokens[open - 3].kind == .rightBrace
    {
      return open - 3
    }
    switch previous.kind {
    case .identifier, .keyword, .rightParen, .rightBracket, .rightBrace, .question, .exclamation:
      let isNewStatement = tokens[open].startsLine && tokens[open].kind != .leftBrace
      return isNewStatement ? -1 : open - 1
    default: return -1
    }
  }

  /// The token before the one at `position`, lines such as `#if os(iOS)` passed over.
  private func tokenBeforeDirectives(_ position: Int) -> Int {
    var current = position - 1
    guard position >= 0, tokens[position].startsLine else { return current }
    while current >= 0 {
      var start = current
      while start > 0, !tokens[start].startsLine { start -= 1 }
      guard tokens[start].kind.isConditional else { return current }
      current = start - 1
    }
    return current
  }

  /// After the last token before the one at `position`, lines such as `#if os(iOS)` passed over where a
  /// dot goes on with a chain.
  func endBeforeDirectives(_ position: Int) -> Int {
    guard !outline.clauses.isEmpty, tokens[position].kind == .period else { return position }
    return tokenBeforeDirectives(position) + 1
  }

  /// The dots after the link that the dot at `link` starts.
  private func linksBehind(_ link: Int) -> [Int] {
    var links: [Int] = []
    var position = endOfLink(link)
    while links.count < Self.longestChain {
      position = tokenBehindDirectives(position)
      guard position + 1 < tokens.count, tokens[position].kind == .period,
        tokens[position + 1].kind.isWord || tokens[position + 1].kind == .integer
      else { return links }
      links.append(position)
      position = endOfLink(position)
    }
    return links
  }

  /// After the name, arguments and closures that follow the dot at `link`, or after those of the
  /// name that is there itself.
  private func endOfLink(_ link: Int) -> Int {
    let name = tokens[link].kind == .period ? link + 1 : link
    var position = min(endOfStart(name), tokens.count - 1)
    if tokens[position].kind == .leftAngle,
      let end = tokens.endOfGenericArguments(at: position)
    {
      position = end
    }
    while position < tokens.count - 1 {
      let token = tokens[position]
      switch token.kind {
      case .leftParen, .leftBracket:
        if token.startsLine { return position }
        position = tokens.endOfGroup(at: position)
      case .leftBrace: position = tokens.endOfGroup(at: position)
      case .question, .exclamation: position += 1
      case .identifier, .keyword:
        guard tokens[position - 1].kind == .rightBrace, !token.startsLine,
          tokens[position + 1].kind == .colon, position + 2 < tokens.count,
          tokens[position + 2].kind == .leftBrace
        else { return position }
        position += 2
      default: return position
      }
    }
    return position
  }

  /// The index after the name, bracket or string that starts a chain.
  private func endOfStart(_ start: Int) -> Int {
    if tokens[start].kind.opens { return tokens.endOfGroup(at: start) }
    var depth = 0
    var position = start
    while position < tokens.count - 1 {
      if tokens[position].kind == .stringStart { depth += 1 }
      if tokens[position].kind == .stringEnd { depth -= 1 }
      position += 1
      if depth == 0 { break }
    }
    return position
  }

  /// The first token at or after `position` that is no part of a line such as `#if os(iOS)`.
  private func tokenBehindDirectives(_ position: Int) -> Int {
    var current = position
    while current < tokens.count - 1, tokens[current].kind.isConditional {
      current += 1
      while current < tokens.count - 1, !tokens[current].startsLine { current += 1 }
    }
    return current
  }
}
