import Project
import SwiftSource

/// Runs the patterns of all rules on one file, in one pass over its tokens.
///
/// Each pattern is found by its rarest word, whose number the token carries: a token costs one
/// table look-up however many patterns there are.
struct PatternPass: Sendable {
  /// Whose pattern it is.
  private enum Owner: Sendable {
    /// A case of a rule.
    case rule(Int, check: Int, case: Int)
    /// A selector's pattern with this number.
    case selector(Int)

    var isSelector: Bool { if case .selector = self { true } else { false } }
  }

  private let rules: [Rule]
  private let checks: [PatternCheck]
  private var patterns: [CompiledPattern] = []
  private var owners: [Owner] = []
  /// The patterns that go by each word: for word `w` those at `byWord[starts[w]..<starts[w + 1]]`.
  private var starts: [Int32] = []
  private var byWord: [Int32] = []
  private let selectorCount: Int

  /// - Parameters:
  ///   - selectorPatterns: the patterns of all selectors, by their numbers.
  ///   - words: a table with the words of all patterns.
  init(_ rules: [Rule], selectorPatterns: [TokenPattern], words: WordTable) {
    self.rules = rules
    selectorCount = selectorPatterns.count
    var checks: [PatternCheck] = []
    for (index, rule) in rules.enumerated() {
      for case .patterns(let check) in rule.checks {
        for number in check.cases.indices {
          patterns.append(CompiledPattern(check.cases[number].pattern, words: words))
          owners.append(.rule(index, check: checks.count, case: number))
        }
        checks.append(check)
      }
    }
    self.checks = checks
    for (number, pattern) in selectorPatterns.enumerated() {
      patterns.append(CompiledPattern(pattern, words: words))
      owners.append(.selector(number))
    }
    let anchors = patterns.map { Int($0.steps[$0.anchor].word) }
    starts = Array(repeating: 0, count: words.count + 1)
    for anchor in anchors { starts[anchor + 1] += 1 }
    for word in 1..<starts.count { starts[word] += starts[word - 1] }
    byWord = patterns.indices.sorted { (anchors[$0], $0) < (anchors[$1], $1) }.map { Int32($0) }
  }

  /// The words that a table has to hold for the patterns of `rules` and of their selectors.
  static func words(of rules: [Rule], selectorPatterns: [TokenPattern]) -> [String] {
    var words: [String] = []
    for rule in rules {
      for case .patterns(let check) in rule.checks {
        for pattern in check.cases { words += pattern.pattern.words }
      }
    }
    return words + selectorPatterns.flatMap(\.words)
  }

  private struct Hit {
    let rule: Int
    let check: Int
    let number: Int
    let match: PatternMatch
  }

  /// - Parameter isReporting: whether findings are wanted, and not only where the patterns match
  ///   that other passes ask for.
  func check(_ file: SourceFile, _ run: inout FileRun, isReporting: Bool = true) {
    run.insideRanges = Array(repeating: [], count: selectorCount)
    guard !patterns.isEmpty else { return }
    var hits: [Hit] = []
    let tokens = file.tokens
    for index in tokens.indices {
      let word = Int(tokens[index].word)
      guard word != 0, starts[word] != starts[word + 1] else { continue }
      for slot in starts[word]..<starts[word + 1] {
        let number = Int(byWord[Int(slot)])
        guard isReporting || owners[number].isSelector else { continue }
        match(number, at: index, of: file, &run, &hits)
      }
    }
    report(hits, file, &run)
  }

  private func match(
    _ number: Int, at index: Int, of file: SourceFile, _ run: inout FileRun, _ hits: inout [Hit]
  ) {
    switch owners[number] {
    case .selector(let selector):
      var matcher = PatternMatcher(patterns[number], file.tokens)
      if let match = matcher.match(anchoredAt: index, in: file) {
        run.insideRanges[selector].append(match.range)
      }
    case .rule(let rule, let check, let caseNumber):
      guard run.isActive(rule) else { return }
      var matcher = PatternMatcher(patterns[number], file.tokens)
      if let match = matcher.match(anchoredAt: index, in: file) {
        hits.append(Hit(rule: rule, check: check, number: caseNumber, match: match))
      }
    }
  }

  /// Reports of the cases of one check that match at one place the first.
  private func report(_ hits: [Hit], _ file: SourceFile, _ run: inout FileRun) {
    let sorted = hits.sorted {
      ($0.check, $0.match.range.start, $0.number) < ($1.check, $1.match.range.start, $1.number)
    }
    var reported: (check: Int, start: Int32) = (-1, -1)
    for hit in sorted where (hit.check, hit.match.range.start) != reported {
      if report(hit, file, &run) { reported = (hit.check, hit.match.range.start) }
    }
  }

  /// Whether the match is what the case describes; it is reported unless it is an exception.
  private func report(_ hit: Hit, _ file: SourceFile, _ run: inout FileRun) -> Bool {
    // Most matches of a pattern fail its constraints, so that these are asked before anything is
    // copied for a report.
    var texts: [String: String] = [:]
    var conditions: [IndexCondition] = []
    for constraint in checks[hit.check].cases[hit.number].constraints {
      let range = range(of: constraint.capture, hit)
      for test in constraint.tests {
        guard test.accepts(range, in: file, texts: &texts) else { return false }
        if let condition = test.condition(for: range, in: file) { conditions.append(condition) }
      }
    }
    let check = checks[hit.check]
    let found = check.cases[hit.number]
    switch run.truth(of: found.surroundings, at: Int(hit.match.range.start), in: file) {
    case .no: return false
    case .yes: break
    case .depends(let condition): conditions.append(condition)
    }
    var captures: [String: TokenRange] = [:]
    for (name, range) in zip(found.pattern.captures, hit.match.captures) { captures[name] = range }
    if let receiver = hit.match.receiver { captures[PatternCheck.receiver] = receiver }
    if found.isException { return true }
    if let condition = notHidden(check, found.pattern, hit.match, file) {
      conditions.append(condition)
    }
    let range = file.bytes(of: hit.match.range)
    var values = texts
    for (name, range) in captures { values[name] = file.text(of: range) }
    values["match"] = file.compactText(of: hit.match.range)
    values["callee"] = file.calleeText(of: hit.match.range)
    run.emit(
      FileRun.Draft(
        rule: hit.rule, token: Int(hit.match.range.start),
        range: found.pattern.startsWithHole ? reportedRange(hit.match, found, file) : range,
        subject: file.compactText(of: hit.match.range), values: values, severity: found.severity,
        message: found.message,
        fix: fix(found, range, captures: captures, texts: texts, in: file),
        condition: conditions.count > 1 ? .all(conditions) : conditions.first),
      in: file)
    // Another case speaks where the project has not what this one asks for.
    return !found.surroundings.asksForProject
  }

  /// What a capture of the pattern stands for, nothing where there is no such capture.
  private func range(of capture: String, _ hit: Hit) -> TokenRange {
    if capture == PatternCheck.receiver, let receiver = hit.match.receiver { return receiver }
    let index = checks[hit.check].cases[hit.number].pattern.captures.lastIndex(of: capture)
    guard let index, index < hit.match.captures.count else { return .none }
    return hit.match.captures[index]
  }

  /// Of a pattern behind a receiver the part behind it, so that a long chain is not marked whole.
  private func reportedRange(
    _ match: PatternMatch, _ found: PatternCheck.Case, _ file: SourceFile
  ) -> Range<Int> {
    let whole = file.bytes(of: match.range)
    guard let capture = match.captures.first(where: { $0.start == match.range.start }) else {
      return whole
    }
    return Int(file.tokens[Int(capture.end)].offset)..<whole.upperBound
  }

  private func fix(
    _ found: PatternCheck.Case, _ range: Range<Int>, captures: [String: TokenRange],
    texts: [String: String], in file: SourceFile
  ) -> Fix? {
    guard let template = found.fix,
      let text = template.text(captures: captures, texts: texts, in: file),
      !file.hasComment(in: range, outside: captures.values.map { file.byteRange(of: $0) })
    else { return nil }
    return Fix(
      edits: [Edit(range: range, replacement: text)], isSafe: found.isFixSafe,
      caveat: found.fixCaveat)
  }

  /// The condition that the project does not hide the type of the system that the pattern names
  /// first.
  ///
  /// What a hole stands for is the project's own and says nothing, and a name behind that of a
  /// module cannot be hidden.
  private func notHidden(
    _ check: PatternCheck, _ pattern: TokenPattern, _ match: PatternMatch, _ file: SourceFile
  ) -> IndexCondition? {
    let start = Int(match.range.start)
    guard check.isAboutSystem, let name = pattern.firstName, name.first?.isUppercase == true,
      !file.isSystemQualified(start)
    else { return nil }
    // Behind the name of another module the system's type is not meant: a condition that never
    // holds.
    if start > 0, file.tokens[start - 1].kind == .period { return .any([]) }
    return .not(.isHidden(Name(name), token: start))
  }
}

extension TokenPattern {
  /// The words and operators in the pattern.
  var words: [String] {
    elements.compactMap { element in
      guard case .word(let text) = element else { return nil }
      return text
    }
  }

  /// The first word that is a name, without the marks around it.
  fileprivate var firstName: String? {
    words.first { $0.first?.isLetter == true || $0.first == "_" }
  }
}

extension SourceFile {
  /// The bytes of `range`, an empty range where it has no tokens.
  func byteRange(of range: TokenRange) -> Range<Int> { range.isEmpty ? 0..<0 : bytes(of: range) }

  /// The text of `range` up to its first bracket, without white space and comments.
  func calleeText(of range: TokenRange) -> String {
    let end = range.indices.first { $0 > Int(range.start) && tokens[$0].kind.opens }
    return compactText(of: TokenRange(Int(range.start), end ?? Int(range.end)))
  }

  /// Whether a comment stands in `range` outside all of `parts`.
  func hasComment(in range: Range<Int>, outside parts: [Range<Int>]) -> Bool {
    source.comments.contains { comment in
      range.contains(Int(comment.offset)) && !parts.contains { $0.contains(Int(comment.offset)) }
    }
  }
}
