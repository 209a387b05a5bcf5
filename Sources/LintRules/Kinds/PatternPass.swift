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
    /// What the fix of a case replaces.
    case fixRegion(check: Int, case: Int)

    var isSelector: Bool { if case .selector = self { true } else { false } }
  }

  /// A case with what its rule says of all; a class, because it is looked at for every match.
  private final class Case: Sendable {
    let found: PatternCheck.Case
    /// The message of its findings.
    let message: MessageTemplate
    /// The name of which the project must not declare a function or value, nil for none.
    let undeclared: Name?
    /// The name of the system's type that the pattern names first, nil where it names none.
    let systemType: Name?

    init(_ found: PatternCheck.Case, of check: PatternCheck, _ rule: Rule) {
      self.found = found
      message = found.message ?? rule.message ?? MessageTemplate(rule.title)
      let name = found.pattern.firstName
      undeclared = found.isUndeclared ? name.map { Name($0) } : nil
      let isType = check.isAboutSystem && name?.first?.isUppercase == true
      systemType = isType ? name.map { Name($0) } : nil
    }
  }

  /// The cases of each check.
  private let checks: [[Case]]
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
    selectorCount = selectorPatterns.count
    var checks: [[Case]] = []
    for (index, rule) in rules.enumerated() {
      for case .patterns(let check) in rule.checks {
        for number in check.cases.indices {
          patterns.append(CompiledPattern(check.cases[number].pattern, words: words))
          owners.append(.rule(index, check: checks.count, case: number))
          if let region = check.cases[number].fixRegion {
            patterns.append(CompiledPattern(region.pattern, words: words))
            owners.append(.fixRegion(check: checks.count, case: number))
          }
        }
        checks.append(check.cases.map { Case($0, of: check, rule) })
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
        for found in check.cases {
          words += found.pattern.words + (found.fixRegion?.pattern.words ?? [])
        }
      }
    }
    return words + selectorPatterns.flatMap(\.words)
  }

  /// The names of which patterns ask whether the project declares a function or value.
  static func undeclaredNames(of rules: [Rule]) -> Set<Name> {
    var names: Set<Name> = []
    for rule in rules {
      for case .patterns(let check) in rule.checks {
        for found in check.cases where found.isUndeclared {
          if let name = found.pattern.firstName { names.insert(Name(name)) }
        }
      }
    }
    return names
  }

  private struct Hit {
    let rule: Int
    let check: Int
    let number: Int
    let match: PatternMatch
  }

  /// What has been matched in a file.
  private struct Hits {
    var cases: [Hit] = []
    /// What fixes replace, by check and case.
    var regions: [(check: Int, number: Int, match: PatternMatch)] = []
    /// Steps of matching that are left for the file.
    var spare: Int

    init(spare: Int) { self.spare = spare }

    mutating func sortRegions() {
      regions.sort { $0.match.range.start < $1.match.range.start }
    }

    /// The innermost code around `hit` that its fix is about, among the nearest ones before it.
    func region(of hit: Hit) -> PatternMatch? {
      let end = regions.partitioningIndex { $0.match.range.start > hit.match.range.start }
      return regions[max(0, end - 1_000)..<end].last { found in
        found.check == hit.check && found.number == hit.number
          && found.match.range.contains(Int(hit.match.range.start))
      }?.match
    }
  }

  /// - Parameter isReporting: whether findings are wanted, and not only where the patterns match
  ///   that other passes ask for.
  func check(_ file: SourceFile, _ run: inout FileRun, isReporting: Bool = true) {
    run.insideRanges = Array(repeating: [], count: selectorCount)
    guard !patterns.isEmpty else { return }
    var hits = Hits(spare: PatternMatcher.allowance(for: file.tokens.count))
    var start = 0
    // Code that is nested deeper than Swift allows is passed over, as the outline does.
    for deep in file.outline.unwalked {
      match(in: start..<Int(deep.start), of: file, &run, &hits, isReporting: isReporting)
      start = Int(deep.end)
    }
    match(in: start..<file.tokens.count, of: file, &run, &hits, isReporting: isReporting)
    for selector in run.insideRanges.indices where run.insideRanges[selector].count > 1 {
      run.insideRanges[selector].sort { ($0.start, $1.end) < ($1.start, $0.end) }
    }
    hits.sortRegions()
    report(hits, file, &run)
  }

  private func match(
    in range: Range<Int>, of file: SourceFile, _ run: inout FileRun, _ hits: inout Hits,
    isReporting: Bool
  ) {
    let tokens = file.tokens
    for index in range {
      let word = Int(tokens[index].word)
      guard word != 0, starts[word] != starts[word + 1] else { continue }
      for slot in starts[word]..<starts[word + 1] {
        let number = Int(byWord[Int(slot)])
        guard isReporting || owners[number].isSelector else { continue }
        match(number, at: index, of: file, &run, &hits)
      }
    }
  }

  private func match(
    _ number: Int, at index: Int, of file: SourceFile, _ run: inout FileRun, _ hits: inout Hits
  ) {
    if case .rule(let rule, _, _) = owners[number], !run.isActive(rule) { return }
    var matcher = PatternMatcher(patterns[number], file.tokens, spare: hits.spare)
    let match = matcher.match(anchoredAt: index, in: file)
    hits.spare -= matcher.effort
    guard let match else { return }
    switch owners[number] {
    case .selector(let selector): run.insideRanges[selector].append(match.range)
    case .rule(let rule, let check, let caseNumber):
      hits.cases.append(Hit(rule: rule, check: check, number: caseNumber, match: match))
    case .fixRegion(let check, let caseNumber): hits.regions.append((check, caseNumber, match))
    }
  }

  /// Reports of the cases of one check that match at one place the first.
  private func report(_ hits: Hits, _ file: SourceFile, _ run: inout FileRun) {
    let sorted = hits.cases.sorted {
      ($0.check, $0.match.range.start, $0.number) < ($1.check, $1.match.range.start, $1.number)
    }
    var place: (check: Int, start: Int32) = (-1, -1)
    // What has to hold for the cases that were tried at the place to be the ones that count there.
    var before = Truth.no
    for hit in sorted {
      if (hit.check, hit.match.range.start) != place {
        place = (hit.check, hit.match.range.start)
        before = .no
      }
      guard before != .yes else { continue }
      before = before.or(report(hit, among: hits, unless: before, file, &run))
    }
  }

  /// Whether the match is what the case describes; it is reported unless it is an exception.
  ///
  /// - Parameter before: whether a case before it counts at the same place.
  private func report(
    _ hit: Hit, among hits: Hits, unless before: Truth, _ file: SourceFile, _ run: inout FileRun
  ) -> Truth {
    // Most matches of a pattern fail its constraints, so that these are asked before anything is
    // copied for a report.
    var texts: [String: String] = [:]
    var conditions: [IndexCondition] = []
    let entry = checks[hit.check][hit.number]
    for constraint in entry.found.constraints {
      let range = range(of: constraint.capture, hit)
      // No more can be said of code that is longer than whole files are.
      guard range.indices.count <= Self.longestCapture else { return .no }
      for test in constraint.tests {
        guard test.accepts(range, in: file, texts: &texts) else { return .no }
        if let condition = test.condition(for: range, in: file) { conditions.append(condition) }
      }
    }
    switch run.truth(of: entry.found.surroundings, at: Int(hit.match.range.start), in: file) {
    case .no: return .no
    case .yes: break
    case .depends(let condition): conditions.append(condition)
    }
    if let selector = entry.found.selector,
      !run.admits(Int(hit.match.range.start), by: selector, in: file)
    {
      return .no
    }
    if let name = entry.undeclared { conditions.append(.not(.isDeclaredValue(name))) }
    if let condition = notHidden(entry, hit.match, file) {
      conditions.append(condition)
    }
    let truth: Truth = conditions.isEmpty ? .yes : .depends(.joined(conditions))
    if entry.found.isException { return truth }
    if case .depends(let condition) = before { conditions.append(.not(condition)) }
    var captures: [String: TokenRange] = [:]
    for (name, range) in zip(entry.found.pattern.captures, hit.match.captures) {
      captures[name] = range
    }
    if let receiver = hit.match.receiver { captures[PatternCheck.receiver] = receiver }
    let range = file.bytes(of: hit.match.range)
    let subject = file.compactText(of: hit.match.range.prefix(Self.longestText))
    var values = texts
    for name in entry.message.names {
      switch name {
      case "match": values[name] = subject
      case "callee":
        values[name] = file.calleeText(of: hit.match.range.prefix(Self.longestText))
      default:
        if let range = captures[name] {
          values[name] = file.text(of: range.prefix(Self.longestText))
        }
      }
    }
    run.emit(
      FileRun.Draft(
        rule: hit.rule, token: Int(hit.match.range.start),
        range: entry.found.pattern.startsWithHole ? reportedRange(hit.match, file) : range,
        subject: subject, values: values, severity: entry.found.severity, message: entry.message,
        fix: fix(hit, among: hits, captures: captures, texts: texts, in: file),
        condition: conditions.isEmpty ? nil : .joined(conditions),
        selector: entry.found.selector),
      in: file)
    return truth
  }

  /// How many tokens of a match its finding names; by these it is known again.
  private static let longestText = 1_000
  /// How many tokens a capture may have to be asked about, or to be written anew by a fix.
  private static let longestCapture = 20_000

  /// What a capture of the pattern stands for, nothing where there is no such capture.
  private func range(of capture: String, _ hit: Hit) -> TokenRange {
    if capture == PatternCheck.receiver, let receiver = hit.match.receiver { return receiver }
    let index = checks[hit.check][hit.number].found.pattern.captures.lastIndex(of: capture)
    guard let index, index < hit.match.captures.count else { return .none }
    return hit.match.captures[index]
  }

  /// Of a pattern behind a receiver the part behind it, so that a long chain is not marked whole.
  private func reportedRange(_ match: PatternMatch, _ file: SourceFile) -> Range<Int> {
    let whole = file.bytes(of: match.range)
    guard let capture = match.captures.first(where: { $0.start == match.range.start }) else {
      return whole
    }
    return Int(file.tokens[Int(capture.end)].offset)..<whole.upperBound
  }

  private func fix(
    _ hit: Hit, among hits: Hits, captures: [String: TokenRange], texts: [String: String],
    in file: SourceFile
  ) -> Fix? {
    let entry = checks[hit.check][hit.number]
    guard entry.found.fix != nil || entry.found.fixRegion != nil else { return nil }
    var captures = captures
    var replaced = hit.match.range
    var template = entry.found.fix
    if let region = entry.found.fixRegion {
      guard let around = hits.region(of: hit) else { return nil }
      replaced = around.range
      template = region.fix
      for (name, range) in zip(region.pattern.captures, around.captures) {
        captures[name] = range
      }
    }
    let range = file.bytes(of: replaced)
    guard let template, captures.values.allSatisfy({ $0.indices.count <= Self.longestCapture }),
      let text = template.text(captures: captures, texts: texts, at: range.lowerBound, in: file),
      !file.hasComment(in: range, outside: captures.values.map { file.byteRange(of: $0) })
    else { return nil }
    return Fix(
      edits: [
        Edit(range: text.isEmpty ? file.rangeToDelete(range) : range, replacement: text)
      ], isSafe: entry.found.isFixSafe,
      caveat: entry.found.fixCaveat)
  }

  /// The condition that the project does not hide the type of the system that the pattern names
  /// first.
  ///
  /// What a hole stands for is the project's own and says nothing, and a name behind that of a
  /// module cannot be hidden.
  private func notHidden(
    _ entry: Case, _ match: PatternMatch, _ file: SourceFile
  ) -> IndexCondition? {
    let start = Int(match.range.start)
    guard let name = entry.systemType, !file.isSystemQualified(start) else { return nil }
    // Behind the name of another module the system's type is not meant: a condition that never
    // holds.
    if start > 0, file.tokens[start - 1].kind == .period { return .any([]) }
    return .not(.isHidden(name, token: start))
  }
}

extension IndexCondition {
  /// All of some conditions, of which there is at least one.
  fileprivate static func joined(_ conditions: [IndexCondition]) -> IndexCondition {
    conditions.count == 1 ? conditions[0] : .all(conditions)
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
  var firstName: String? {
    words.first { $0.first?.isLetter == true || $0.first == "_" }
  }
}

extension TokenRange {
  /// The first `count` of the tokens, or all.
  fileprivate func prefix(_ count: Int) -> TokenRange {
    TokenRange(Int(start), min(Int(end), Int(start) + count))
  }
}
