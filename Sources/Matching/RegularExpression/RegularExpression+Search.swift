import Buffers

extension RegularExpression {
  package typealias Scratch = SearchScratch

  /// A scratch for this expression.
  package func makeScratch() -> Scratch { Scratch(program) }

  /// The first match that starts at `start` or after. The text before `start` counts for `^`
  /// and `\b`.
  ///
  /// Looks at all of the text after the first possible start. To go through all matches, use
  /// ``matches(in:scratch:)``, which takes no longer than one call of this.
  package func firstMatch(
    in text: BufferView<UInt8>, from start: Int = 0, scratch: inout Scratch
  ) -> Match? {
    var first: Match?
    search(text, from: start, &scratch) { match in
      first = match
      return false
    }
    return first
  }

  /// All matches from the start of `text` to its end that do not overlap.
  ///
  /// An empty match right after the one before does not count.
  package func matches(in text: BufferView<UInt8>, scratch: inout Scratch) -> [Match] {
    var matches: [Match] = []
    search(text, from: 0, &scratch) { match in
      matches.append(match)
      return true
    }
    return matches
  }

  /// True if the expression matches `text` from its start to its end, through any alternatives.
  package func matchesWhole(_ text: BufferView<UInt8>, scratch: inout Scratch) -> Bool {
    scratch.prepare(for: program)
    var automaton =
      scratch.whole.take()
      ?? ReverseAutomaton(deciding: program, isWhole: true)
    defer { scratch.whole = automaton }
    return automaton.matches(text)
  }

  /// True if there is a match anywhere in `text`; costs less than to find where.
  package func hasMatch(in text: BufferView<UInt8>, scratch: inout Scratch) -> Bool {
    firstCandidate(in: text, from: 0) != nil && decides(text, &scratch)
  }

  /// True if there is a match anywhere in `text`, which holds the literals of a match.
  private func decides(_ text: BufferView<UInt8>, _ scratch: inout Scratch) -> Bool {
    let program = program
    scratch.prepare(for: program)
    var automaton =
      scratch.anywhere.take()
      ?? ReverseAutomaton(deciding: program, isWhole: false)
    defer { scratch.anywhere = automaton }
    return automaton.finds(in: text)
  }

  /// Gives the matches from `start` on to `body`, one after another, while that returns true.
  private func search(
    _ text: BufferView<UInt8>, from start: Int, _ scratch: inout Scratch, body: (Match) -> Bool
  ) {
    precondition(start >= 0 && start <= text.count)
    guard let first = firstCandidate(in: text, from: start) else { return }
    scratch.prepare(for: program)
    scratch.survey.begin(text, from: first)
    var offset = first
    var lastEnd = -1
    while let start = scratch.survey.nextStart(in: text, from: offset) {
      let captures = scratch.walk.captures(from: start, in: text, &scratch.survey)
      let match = Match(captures, names: captureNames)
      offset = max(match.range.upperBound, start + 1)
      if match.range.isEmpty, start == lastEnd { continue }
      lastEnd = match.range.upperBound
      guard body(match) else { return }
    }
  }

  /// An offset from `start` on before which no match starts, or nil if there is none at all.
  private func firstCandidate(in text: BufferView<UInt8>, from start: Int) -> Int? {
    let literals = source.literals
    var first = start
    if let prefix = literals.prefix {
      guard let found = prefix.firstOffset(in: text, from: start) else { return nil }
      first = found
    }
    if let required = literals.required {
      guard required.firstOffset(in: text, from: first) != nil else { return nil }
    }
    return first
  }
}

extension ReverseAutomaton {
  /// An automaton that tells if texts match, and not where.
  init(deciding program: ExpressionProgram, isWhole: Bool) {
    self.init(program, isWhole: isWhole, memory: SearchScratch.defaultMemory, minimumStates: 4)
  }

  /// True if a match starts anywhere in `text`.
  mutating func finds(in text: BufferView<UInt8>) -> Bool {
    read(text, until: Self.startFlag) & Self.startFlag != 0
  }

  /// True if a match takes all of `text`, for an automaton whose matches end with it.
  fileprivate mutating func matches(_ text: BufferView<UInt8>) -> Bool {
    let entry = read(text, until: Self.deadFlag)
    return entry & Self.deadFlag == 0 && entry & Self.startFlag != 0
  }
}

// MARK: - With the scratch that the expression keeps

extension RegularExpression {
  /// True if `text` holds the literal that every match contains, or if there is no such literal.
  /// Costs much less than a search.
  package func mayMatch(in text: BufferView<UInt8>) -> Bool {
    let literals = source.literals
    guard let literal = literals.prefix ?? literals.required else { return true }
    return literal.firstOffset(in: text, from: 0) != nil
  }

  /// The first match that starts at `start` or after.
  package func firstMatch(in text: BufferView<UInt8>, from start: Int = 0) -> Match? {
    let shared = source.takeScratch()
    defer { source.giveBack(shared) }
    return firstMatch(in: text, from: start, scratch: &shared.scratch)
  }

  /// The first match in `text`, which is copied; offsets count its UTF-8 bytes.
  package func firstMatch(in text: String) -> Match? {
    firstMatch(in: ContiguousArray(text.utf8).view)
  }

  /// True if there is a match anywhere in `text`.
  package func hasMatch(in text: BufferView<UInt8>) -> Bool {
    guard firstCandidate(in: text, from: 0) != nil else { return false }
    let shared = source.takeScratch()
    defer { source.giveBack(shared) }
    return decides(text, &shared.scratch)
  }

  /// True if there is a match anywhere in `text`, which is copied.
  package func hasMatch(in text: String) -> Bool {
    hasMatch(in: ContiguousArray(text.utf8).view)
  }

  /// All matches that do not overlap, as ``matches(in:scratch:)`` finds them.
  package func matches(in text: BufferView<UInt8>) -> [Match] {
    let shared = source.takeScratch()
    defer { source.giveBack(shared) }
    return matches(in: text, scratch: &shared.scratch)
  }

  /// All matches in `text`, which is copied; offsets count its UTF-8 bytes.
  package func matches(in text: String) -> [Match] {
    matches(in: ContiguousArray(text.utf8).view)
  }

  /// True if the expression matches `text` from its start to its end.
  package func matchesWhole(_ text: BufferView<UInt8>) -> Bool {
    let shared = source.takeScratch()
    defer { source.giveBack(shared) }
    return matchesWhole(text, scratch: &shared.scratch)
  }

  /// True if the expression matches `text`, which is copied, from its start to its end.
  package func matchesWhole(_ text: String) -> Bool {
    matchesWhole(ContiguousArray(text.utf8).view)
  }
}
