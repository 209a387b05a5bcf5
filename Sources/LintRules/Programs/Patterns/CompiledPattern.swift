import SwiftSource

/// A pattern ready to be matched: where its steps are, and what rules out most places at a glance.
struct CompiledPattern: Sendable {
  /// The use of a type.
  enum TypeUse: Sendable {
    /// A call of its initializer.
    case call
    /// One of its members.
    case member
  }

  /// Its steps among those of all patterns.
  let steps: Range<Int>
  let captureCount: Int
  /// The step whose word the search goes by, counted from the first.
  let anchor: Int
  /// The kinds of the tokens right before and right after the anchor, where they are fixed.
  let neighbours: (before: TokenKind?, after: TokenKind?)
  let startsWithHole: Bool
  let startsWithWord: Bool
  let startsWithLabel: Bool
  /// How it uses the type with whose name it starts, nil if it starts otherwise.
  let typeUse: TypeUse?
  /// True if the hole at its start is what is assigned to.
  let startsWithTarget: Bool
  let startsWithDot: Bool
  /// True if braces follow the pattern's first word or its arguments: a trailing closure.
  let opensBraces: Bool
  /// The capture that may take any of several elements, because a hole for any code is before it:
  /// `[$$$ $view, $$$]`.
  fileprivate(set) var listed: TokenPattern.CaptureID?

  fileprivate init(_ pattern: TokenPattern, steps: Range<Int>) {
    self.steps = steps
    captureCount = pattern.captures.count
    startsWithHole = pattern.startsWithHole
    let first = pattern.startsWithHole ? 1 : 0
    let anchor = Self.anchor(pattern, in: first..<first + pattern.fixedCount)
    self.anchor = anchor
    neighbours = (
      before: anchor > first ? pattern.fixedKind(at: anchor - 1) : nil,
      after: pattern.fixedKind(at: anchor + 1)
    )
    startsWithWord = pattern.elements[0].isWord
    startsWithLabel = pattern.startsWithLabel
    typeUse = pattern.typeUse
    startsWithTarget =
      pattern.startsWithHole && anchor == first && pattern.elements[anchor].isToken(.equal)
    startsWithDot = pattern.elements[0].isToken(.period)
    opensBraces =
      pattern.elements[0].isWord && pattern.elements.contains { $0.isToken(.leftBrace) }
  }

  /// The rarest word among the elements in `range`: no keyword, and long.
  private static func anchor(_ pattern: TokenPattern, in range: Range<Int>) -> Int {
    var best: (index: Int, weight: Int)?
    for index in range where pattern.elements[index].isAnchor {
      let weight = weight(of: pattern.elements[index])
      if best.map({ weight > $0.weight }) ?? true { best = (index, weight) }
    }
    return best?.index ?? range.lowerBound
  }

  private static func weight(of element: TokenPattern.Element) -> Int {
    switch element {
    case .word(let word), .qualified(let word):
      word.utf8.count + (WordTable.keywords.number(of: word) == 0 ? 100 : 0)
    default: element.isToken(.equal) ? 0 : -1
    }
  }
}

extension TokenPattern {
  /// How the type with whose name it starts is used.
  fileprivate var typeUse: CompiledPattern.TypeUse? {
    guard elements.count > 1, case .word(let name) = elements[0],
      name.utf8.first.map({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) == true
    else { return nil }
    if elements[1].isToken(.leftParen) { return .call }
    return elements.count > 2 && elements[1].isToken(.period) && elements[2].isWord
      ? .member : nil
  }

  /// The kind that the token at an element must have, nil if it may have several: a comma may stand
  /// before a closing bracket, and a trailing closure may follow empty parentheses.
  fileprivate func fixedKind(at index: Int) -> TokenKind? {
    guard index < elements.count, case .token(let kind) = elements[index], !kind.closes,
      !isTrailingClosure(index)
    else { return nil }
    return kind
  }
}

/// Patterns whose words are numbers of a ``WordTable``, with the steps of all of them in one array:
/// a matcher goes from pattern to pattern without following a pointer.
struct CompiledPatterns: Sendable {
  /// One step, small enough to be compared without following a pointer.
  struct Step: Sendable {
    enum Kind: UInt8 {
      case word, token, integer, literal, string, expression, run, rest
      /// A name with its module before it.
      case qualified
      /// The name behind the keyword of a declaration.
      case name
      /// The type behind such a name.
      case type
      /// The keyword of a declaration behind other words; there may be more modifiers and attributes
      /// before it.
      case introducer
      /// The brace of a trailing closure, before which empty parentheses may be.
      case closure
      /// The end of the arguments before a trailing closure, and the end of such a closure: it may also
      /// be the last argument, with a label.
      case argumentsEnd, closureEnd
      /// The parenthesis of a function's parameters, before which generic ones may be, and the brace of its body,
      /// before which effects, a result and conditions may be.
      case parameters, body
    }

    let kind: Kind
    let tokenKind: TokenKind
    let word: UInt16
    /// The capture of a hole, nil for none.
    let capture: TokenPattern.CaptureID?
    /// The value of an integer; of another literal the index in `literals` or `strings`.
    let value: UInt64
  }

  private(set) var patterns: ContiguousArray<CompiledPattern> = []
  private(set) var steps: ContiguousArray<Step> = []
  private(set) var literals: [String] = []
  /// The parts of string literals with any text between them.
  private(set) var strings: [TextParts] = []

  /// - Parameter words: the table that the files are lexed with.
  init(_ patterns: [TokenPattern], words: WordTable) {
    for pattern in patterns { append(pattern, words) }
  }

  /// The word of the anchor of a pattern.
  func anchorWord(of pattern: CompiledPattern) -> UInt16 {
    steps[pattern.steps.lowerBound + pattern.anchor].word
  }

  /// The words that a match of a pattern contains.
  func words(of pattern: CompiledPattern) -> [UInt16] {
    steps[pattern.steps].compactMap { step in
      switch step.kind {
      case .word, .qualified, .introducer: step.word
      default: nil
      }
    }
  }

  private mutating func append(_ pattern: TokenPattern, _ words: WordTable) {
    let start = steps.count
    var calls = pattern.closureEnds
    for (position, kind) in pattern.signatures { calls[position] = kind }
    for (position, element) in pattern.elements.enumerated() {
      func step(
        _ kind: Step.Kind, tokenKind: TokenKind = .unknown, word: UInt16 = 0,
        capture: TokenPattern.CaptureID? = nil, value: UInt64 = 0
      ) -> Step {
        Step(kind: kind, tokenKind: tokenKind, word: word, capture: capture, value: value)
      }
      switch element {
      case .word(let text):
        let kind: Step.Kind = pattern.isIntroducer(position) ? .introducer : .word
        steps.append(step(kind, word: words.number(of: text)))
      case .qualified(let text): steps.append(step(.qualified, word: words.number(of: text)))
      case .token(let kind):
        let word = kind == .equal ? words.number(of: "=") : 0
        steps.append(
          step(
            calls[position] ?? (pattern.isTrailingClosure(position) ? .closure : .token),
            tokenKind: kind, word: word))
      case .integer(let value): steps.append(step(.integer, value: value))
      case .literal(let text):
        literals.append(text)
        steps.append(step(.literal, value: UInt64(literals.count - 1)))
      case .string(let parts):
        strings.append(TextParts(parts))
        steps.append(step(.string, value: UInt64(strings.count - 1)))
      case .expression(let capture):
        let kind: Step.Kind =
          pattern.isDeclaredName(position)
          ? .name : pattern.isDeclaredType(position) ? .type : .expression
        steps.append(step(kind, capture: capture))
      case .run(let capture): steps.append(step(.run, capture: capture))
      case .rest(let capture): steps.append(step(.rest, capture: capture))
      }
    }
    var compiled = CompiledPattern(pattern, steps: start..<steps.count)
    compiled.listed = listedCapture(from: start)
    patterns.append(compiled)
  }

  /// The first capture that is directly behind a hole for any code.
  private func listedCapture(from start: Int) -> TokenPattern.CaptureID? {
    for index in start..<max(start, steps.count - 1)
    where steps[index].kind == .run && steps[index].capture == nil
      && steps[index + 1].kind == .expression
    {
      guard let capture = steps[index + 1].capture else { continue }
      let isFirst = !steps[start..<index].contains { $0.capture == capture }
      if isFirst { return capture }
    }
    return nil
  }
}

extension TokenPattern {
  /// The steps at the end of the arguments before trailing closures, and at the ends of these closures,
  /// by their positions.
  fileprivate var closureEnds: [Int: CompiledPatterns.Step.Kind] {
    guard elements.contains(where: { $0.isToken(.leftBrace) }) else { return [:] }
    var found: [Int: CompiledPatterns.Step.Kind] = [:]
    for brace in elements.indices.dropFirst() where elements[brace].isToken(.leftBrace) {
      let followsArguments = endsArguments(brace - 1)
      guard followsArguments || isTrailingClosure(brace) || isLabelledClosure(brace),
        let end = endOfGroup(at: brace)
      else { continue }
      if followsArguments { found[brace - 1] = .argumentsEnd }
      found[end] = .closureEnd
    }
    return found
  }

  /// The steps at the parameters and the bodies of functions, by their positions.
  fileprivate var signatures: [Int: CompiledPatterns.Step.Kind] {
    var found: [Int: CompiledPatterns.Step.Kind] = [:]
    for open in elements.indices.dropFirst() where elements[open].isToken(.leftParen) {
      let isInitializer = open == 1 && elements[0] == .word("init")
      guard isInitializer || open > 1 && elements[open - 2] == .word("func") else { continue }
      found[open] = .parameters
      guard let close = endOfGroup(at: open), close + 1 < elements.count,
        elements[close + 1].isToken(.leftBrace)
      else { continue }
      found[close + 1] = .body
    }
    return found
  }

  /// Returns true if the element closes the arguments of a call: a name before them is called, and
  /// neither declared nor part of a condition.
  private func endsArguments(_ close: Int) -> Bool {
    guard elements[close].isToken(.rightParen), let open = startOfGroup(endingAt: close),
      open > 0,
      case .word(let name) = elements[open - 1], name.startsWithLetter,
      WordTable.keywords.number(of: name) == 0
    else { return false }
    guard open > 1 else { return true }
    switch elements[open - 2] {
    case .token(.period), .token(.leftBrace), .run: return true
    default: return false
    }
  }

  /// Returns true if the brace opens a closure behind another one and a label.
  private func isLabelledClosure(_ brace: Int) -> Bool {
    brace > 2 && elements[brace - 1].isToken(.colon) && elements[brace - 2].isWord
      && elements[brace - 3].isToken(.rightBrace)
  }

  private func endOfGroup(at open: Int) -> Int? {
    var depth = 0
    for position in open..<elements.count {
      guard case .token(let kind) = elements[position] else { continue }
      if kind.opens { depth += 1 }
      if kind.closes { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }

  private func startOfGroup(endingAt close: Int) -> Int? {
    var depth = 0
    for position in (0...close).reversed() {
      guard case .token(let kind) = elements[position] else { continue }
      if kind.closes { depth += 1 }
      if kind.opens { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }
}
