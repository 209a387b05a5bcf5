import Project
import SwiftSource

/// Matches patterns at places of one file.
///
/// Holes are filled from left to right, the shortest filling first; a bound on the steps keeps
/// hostile text from making that long. One matcher serves a file, so that a place where nothing
/// matches, as most are, costs no memory.
struct PatternMatcher {
  let steps: ContiguousArray<CompiledPatterns.Step>
  private let literals: [String]
  private let strings: [TextParts]
  let tokens: ContiguousArray<Token>
  /// The end of the steps of the pattern that is being matched.
  private(set) var lastStep = 0
  /// The number of its captures.
  private var captureCount = 0
  /// The tokens of its captures, if `hasCaptures`: most matches fail before one is filled.
  private var captures: ContiguousArray<TokenRange> = []
  private var hasCaptures = false
  /// True if modifiers or attributes were skipped that the pattern does not have.
  private var hasSkipped = false
  /// The first token that the pattern's listed capture may start at.
  private var firstListed = 0
  private var listed: TokenPattern.CaptureID?
  /// Steps that may still be made.
  private var budget = 0
  /// Steps that all matches together may still make.
  private var spare: Int

  /// The steps that one match may take, and those that it may take in a file that has used up what
  /// is allowed for all of them.
  private static let budgets = (usual: 20_000, least: 200)

  /// The steps that all matches of a file may take together before each may take but a few: far more
  /// than any file needs that people write.
  static func allowance(for tokenCount: Int) -> Int { 1_000_000 + 64 * tokenCount }

  init(_ patterns: CompiledPatterns, _ tokens: ContiguousArray<Token>) {
    steps = patterns.steps
    literals = patterns.literals
    strings = patterns.strings
    self.tokens = tokens
    spare = Self.allowance(for: tokens.count)
  }

  /// The match of `pattern` whose anchor is the token at `index`.
  ///
  /// - Parameter firstListed: the first token that ``CompiledPattern/listed`` may start at.
  mutating func match(
    _ pattern: CompiledPattern, anchoredAt index: Int, in file: SourceFile, firstListed: Int = 0
  ) -> PatternMatch? {
    if let before = pattern.neighbours.before, index == 0 || tokens[index - 1].kind != before {
      return nil
    }
    // The end of the file is a token too, so that there always is a next one.
    if let after = pattern.neighbours.after, !mayBe(after, at: index + 1),
      !mayStateType(pattern, at: index)
    {
      return nil
    }
    let whole = max(Self.budgets.least, min(Self.budgets.usual, spare))
    budget = whole
    defer { spare -= whole - budget }
    hasCaptures = false
    hasSkipped = false
    self.firstListed = firstListed
    listed = pattern.listed
    captureCount = pattern.captureCount
    lastStep = pattern.steps.upperBound
    return find(pattern, anchoredAt: index, in: file)
  }

  private mutating func find(
    _ pattern: CompiledPattern, anchoredAt index: Int, in file: SourceFile
  ) -> PatternMatch? {
    // The first step that is not the hole before the rest.
    let first = pattern.startsWithHole ? 1 : 0
    let counted = index - (pattern.anchor - first)
    guard counted >= 0 else { return nil }
    let fixed = nameOfType(pattern, before: counted) ?? counted
    let implicit = implicitMember(pattern, at: fixed)
    var start = implicit?.dot ?? fixed
    if pattern.startsWithHole {
      start = startOfReceiver(before: fixed, in: file)
      guard start < fixed, !pattern.startsWithTarget || file.isAssigned(at: start) else {
        return nil
      }
      keep(steps[pattern.steps.lowerBound], TokenRange(start, fixed))
    } else if implicit == nil, pattern.startsWithWord,
      !mayStartExpression(pattern, at: fixed, in: file)
    {
      return nil
    }
    // A dot, or `.init`, is as good as the name.
    let step = pattern.steps.lowerBound + first + (implicit == nil ? 0 : 1)
    let position = implicit.map { pattern.typeUse == .call ? $0.dot + 2 : $0.dot } ?? fixed
    guard let end = match(from: step, at: position, depth: 0, in: file) else { return nil }
    var receiver: TokenRange?
    if pattern.startsWithDot {
      receiver = TokenRange(startOfReceiver(before: start, in: file), start)
    }
    makeRoom()
    return PatternMatch(
      range: TokenRange(start, end), captures: Array(captures), receiver: receiver,
      type: implicit?.type, skipsModifiers: hasSkipped)
  }

  /// Matches the steps from `step` on at the token `position`; the index after the match.
  private mutating func match(
    from step: Int, at position: Int, depth: Int, in file: SourceFile
  ) -> Int? {
    var step = step
    var position = position
    var depth = depth
    while step < lastStep {
      budget -= 1
      guard budget > 0, position < tokens.count else { return nil }
      let wanted = steps[step]
      if tokens[position].kind == .leftAngle, let end = endOfSpecialization(at: position, step) {
        hasSkipped = true
        position = end
      }
      if tokens[position].kind == .period,
        let end = endOfInitializerName(at: position, step, in: file)
      {
        position = end
      }
      switch wanted.kind {
      case .expression:
        return matchExpression(step, at: position, depth: depth, in: file)
      case .run: return matchRun(step, at: position, depth: depth, in: file)
      case .name:
        guard tokens[position].kind == .identifier,
          wanted.capture == nil || filling(of: wanted).isEmpty
        else { return nil }
        keep(wanted, TokenRange(position, position + 1))
        position += 1
      case .type:
        guard let end = endOfType(at: position, before: step + 1) else { return nil }
        keep(wanted, TokenRange(position, end))
        position = end
      case .introducer:
        while tokens[position].word != wanted.word {
          guard let end = endOfModifier(at: position) else { return nil }
          hasSkipped = true
          position = end
        }
        position += 1
      case .closure:
        let brace = startOfClosure(at: position)
        guard brace < tokens.count, tokens[brace].kind == .leftBrace else { return nil }
        // As an argument it is in parentheses too.
        depth += tokens[brace - 1].kind == .colon ? 2 : 1
        position = brace + 1
      case .argumentsEnd:
        if let brace = labelledClosure(endingArgumentsAt: position) {
          // The brace of the closure is the next step.
          step += 1
          depth += 1
          position = brace + 1
        } else {
          if isTrailingComma(position, before: wanted) { position += 1 }
          guard tokens[position].kind == .rightParen else { return nil }
          depth -= 1
          position += 1
        }
      case .closureEnd:
        guard let end = endOfClosure(at: position, step) else { return nil }
        depth -= tokens[end - 1].kind == .rightParen ? 2 : 1
        position = end
      case .parameters:
        guard let open = startOfParameters(at: position) else { return nil }
        depth += 1
        position = open + 1
      case .body:
        guard let brace = startOfBody(at: position) else { return nil }
        if brace > position { hasSkipped = true }
        depth += 1
        position = brace + 1
      case .rest:
        guard let end = endOfRest(wanted, step, at: position) else { return nil }
        position = end
      default:
        if isTrailingComma(position, before: wanted) { position += 1 }
        guard isMatch(wanted, position, in: file) else { return nil }
        if wanted.kind == .token {
          if wanted.tokenKind.opens { depth += 1 }
          if wanted.tokenKind.closes { depth -= 1 }
        }
        position += 1
      }
      step += 1
    }
    return position
  }

  private func isMatch(
    _ wanted: CompiledPatterns.Step, _ position: Int, in file: SourceFile
  ) -> Bool {
    let token = tokens[position]
    switch wanted.kind {
    case .word, .introducer:
      return token.word == wanted.word && wanted.word != 0
        && (token.kind.isWord || token.kind.isOperator)
    case .qualified: return token.word == wanted.word && token.flags.contains(.isQualified)
    case .token: return token.kind == wanted.tokenKind
    case .integer:
      return token.kind == .integer && IntegerLiteral.value(file.text(of: position)) == wanted.value
    case .literal: return file.matches(position, literals[Int(wanted.value)])
    case .string:
      return token.kind == .string
        && strings[Int(wanted.value)].make(
          up: file.bytes(of: TokenRange(position, position + 1)), in: file)
    case .expression, .run, .rest, .name, .type, .closure, .argumentsEnd, .closureEnd, .parameters,
      .body:
      return false
    }
  }

  // MARK: - Holes

  private mutating func keep(_ step: CompiledPatterns.Step, _ range: TokenRange) {
    guard let capture = step.capture else { return }
    makeRoom()
    captures[capture.index] = range
  }

  private mutating func makeRoom() {
    guard !hasCaptures else { return }
    hasCaptures = true
    captures.removeAll(keepingCapacity: true)
    for _ in 0..<captureCount { captures.append(.none) }
  }

  /// Returns the tokens of the hole.
  private func filling(of hole: CompiledPatterns.Step) -> TokenRange {
    guard let capture = hole.capture, hasCaptures else { return .none }
    return captures[capture.index]
  }

  private mutating func matchExpression(
    _ step: Int, at position: Int, depth: Int, in file: SourceFile
  ) -> Int? {
    let hole = steps[step]
    // A name before a colon is a label, but for the key of a dictionary.
    let isKey = step + 1 < lastStep && steps[step + 1].tokenKind == .colon
    guard isKey || !startsWithLabel(position) else { return nil }
    if !filling(of: hole).isEmpty {
      return matchAgain(hole, step, at: position, depth: depth, in: file)
    }
    if position < firstListed, hole.capture != nil, hole.capture == listed { return nil }
    let isLast = step + 1 == lastStep
    var last: Int?
    var end = position
    while let next = endOfUnit(at: end, isFirst: end == position, depth: depth) {
      end = next
      budget -= 1
      guard budget > 0 else { return nil }
      if isLast {
        last = end
        continue
      }
      if isMarkOfWord(end) { continue }
      keep(hole, TokenRange(position, end))
      if let matched = match(from: step + 1, at: end, depth: depth, in: file) { return matched }
    }
    if let last {
      keep(hole, TokenRange(position, last))
      return last
    }
    if !filling(of: hole).isEmpty { keep(hole, .none) }
    return nil
  }

  /// A hole with the name of an earlier one: the same tokens have to be here.
  private mutating func matchAgain(
    _ hole: CompiledPatterns.Step, _ step: Int, at position: Int, depth: Int,
    in file: SourceFile
  ) -> Int? {
    let earlier = filling(of: hole).indices
    guard position + earlier.count < tokens.count else { return nil }
    for (offset, index) in earlier.enumerated()
    where file.text(of: index) != file.text(of: position + offset) { return nil }
    return match(from: step + 1, at: position + earlier.count, depth: depth, in: file)
  }

  private mutating func matchRun(
    _ step: Int, at position: Int, depth: Int, in file: SourceFile
  ) -> Int? {
    let hole = steps[step]
    var end = position
    while true {
      keep(hole, TokenRange(position, end))
      if let matched = match(from: step + 1, at: end, depth: depth, in: file) { return matched }
      budget -= 1
      guard budget > 0, end < tokens.count - 1, !tokens[end].kind.closes else { return nil }
      end = tokens[end].kind.opens ? tokens.endOfGroup(at: end) : end + 1
    }
  }

  /// After `, …` up to the closing bracket, or `position` when it is there already.
  private mutating func endOfRest(
    _ hole: CompiledPatterns.Step, _ step: Int, at position: Int
  ) -> Int? {
    if tokens[position].kind.closes {
      keep(hole, TokenRange(position, position))
      return position
    }
    guard tokens[position].kind == .comma else { return nil }
    let closes = step + 1 < lastStep && steps[step + 1].kind == .argumentsEnd
    if closes, labelledClosure(endingArgumentsAt: position) != nil {
      keep(hole, TokenRange(position, position))
      return position
    }
    var end = position + 1
    while end < tokens.count - 1, !tokens[end].kind.closes {
      if closes, labelledClosure(endingArgumentsAt: end) != nil { break }
      end = tokens[end].kind.opens ? tokens.endOfGroup(at: end) : end + 1
    }
    keep(hole, TokenRange(position + 1, end))
    return end
  }

  // MARK: - The token before

  /// The first token of the postfix expression that ends before `end`, `end` when there is none. The
  /// branches of an `#if` in a chain are parts of it, one after another.
  private mutating func startOfReceiver(before end: Int, in file: SourceFile) -> Int {
    var start = file.endBeforeDirectives(end)
    guard start > 0, tokens[start - 1].endsExpression || isMember(start - 1) else { return end }
    while start > 0 {
      budget -= 1
      guard budget > 0 else { return end }
      let token = tokens[start - 1]
      switch token.kind {
      case .identifier, .keyword, .wildcard, .dollarIdentifier, .integer, .float, .string, .regex:
        start -= 1
        guard start > 0 else { return start }
        let previous = tokens[start - 1].kind
        if previous == .period || previous == .backslash || previous == .pound {
          start -= 1
          if previous != .period { return start }
          let before = file.endBeforeDirectives(start)
          // A leading dot has nothing before it.
          guard before > 0, tokens[before - 1].endsExpression || isMember(before - 1) else {
            return start
          }
          start = before
          continue
        }
        return start
      case .rightParen, .rightBracket, .rightBrace, .stringEnd, .rightInterpolation:
        let open = startOfGroup(endingAt: start - 1)
        guard open < start - 1 else { return end }
        start = open
        if isLabelledClosure(at: open) {
          start -= 2
          continue
        }
        if start > 0, tokens[start - 1].endsExpression, !tokens[start].startsLine { continue }
        return start
      case .rightAngle:
        guard let open = tokens.startOfGenericArguments(endingAt: start - 1) else { return end }
        start = open
      case .question, .exclamation: start -= 1
      default: return start
      }
    }
    return start
  }

  /// Returns true if the brace opens a closure that follows another one of the same call, as in
  /// `Button { … } label: { … }`.
  private func isLabelledClosure(at open: Int) -> Bool {
    open > 2 && tokens[open].kind == .leftBrace && tokens[open - 1].kind == .colon
      && tokens[open - 2].kind.isWord && !tokens[open - 2].is(.default)
      && tokens[open - 3].kind == .rightBrace
  }

  /// Returns true if the word at `position` follows a dot, where keywords are names like any other.
  private func isMember(_ position: Int) -> Bool {
    position > 0 && tokens[position].kind == .keyword && tokens[position - 1].kind == .period
  }

  private mutating func startOfGroup(endingAt close: Int) -> Int {
    guard tokens[close].kind == .stringEnd || tokens[close].kind == .rightInterpolation else {
      return tokens[close].partner
    }
    var start = close
    while start > 0, tokens[start].kind != .stringStart {
      budget -= 1
      guard budget > 0 else { return close }
      start = tokens[start].kind == .rightInterpolation ? tokens[start].partner : start - 1
    }
    return start
  }
}
