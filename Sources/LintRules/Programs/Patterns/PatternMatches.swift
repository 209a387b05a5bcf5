import SwiftSource

/// The matches of the patterns of a run in one file.
struct PatternMatches {
  /// The matches of patterns that are reported, in the order of their anchors.
  var reported: [(id: ReportedPatternID, match: PatternMatch)] = []
  /// Nil for a file without tokens.
  private var search: PatternSearch?

  /// No matches.
  init() {}

  /// The matches in a file.
  init(_ program: PatternProgram, in file: SourceFile) {
    if !program.isEmpty { search = PatternSearch(program, file) }
  }

  /// Returns the matches of the patterns that are reported, in the order of their anchors.
  ///
  /// - Parameter mayReport: returns whether a rule may report anything in the file; asked once for
  ///   each rule that the words of the file do not rule out.
  func findReported(
    _ mayReport: (RuleID) -> Bool
  ) -> [(id: ReportedPatternID, match: PatternMatch)] {
    search?.findReported(mayReport) ?? []
  }

  /// Returns false if the file lacks a word of the pattern: most files lack one of most patterns.
  func mayMatch(_ pattern: PatternID) -> Bool { search?.mayMatch(pattern) ?? false }

  /// Returns true if the pattern matches anywhere in the file.
  func has(_ pattern: PatternID) -> Bool { mayMatch(pattern) && !self[pattern].isEmpty }

  /// The ranges that a pattern matches, in the order of their starts.
  subscript(pattern: PatternID) -> [TokenRange] { search?.ranges(of: pattern) ?? [] }

  /// The matches of a pattern with their captures, in the order of their anchors.
  subscript(pattern: CapturedPatternID) -> [PatternMatch] { search?.matches(of: pattern) ?? [] }

  /// The patterns that are looked up with their captures, of which the file has all words.
  var possibleCaptured: ContiguousArray<CapturedPatternID> { search?.possibleCaptured ?? [] }
}

/// A search for the patterns of a program in one file.
///
/// A pattern that other parts of the run look up is searched for when it is first asked for: most rules ask
/// about the surroundings of what they find, and most files have nothing of that. A class, so that a
/// look-up can keep what it has found.
private final class PatternSearch {
  private let program: PatternProgram
  private let file: SourceFile
  /// Made when it is first asked for, because most second looks ask for no pattern.
  private lazy var anchors = AnchorIndex(program, file.source.tokens)
  private var matcher: PatternMatcher
  /// For each pattern that is looked up the place of its matches in what has been found, -1 until it
  /// is asked for.
  private lazy var locatedPlaces = ContiguousArray<Int32>(
    repeating: -1, count: program.locatedCount)
  private lazy var capturedPlaces = ContiguousArray<Int32>(
    repeating: -1, count: program.capturedCount)
  private var located: [[TokenRange]] = []
  /// The matches of patterns that several rules have, by the numbers of the patterns.
  private var shared: [Int: [(anchor: Int, match: PatternMatch)]] = [:]
  private var captured: [[PatternMatch]] = []

  init(_ program: PatternProgram, _ file: SourceFile) {
    self.program = program
    self.file = file
    matcher = PatternMatcher(program.patterns, file.tokens)
  }

  var possibleCaptured: ContiguousArray<CapturedPatternID> { anchors.possibleCaptured }

  func findReported(
    _ mayReport: (RuleID) -> Bool
  ) -> [(id: ReportedPatternID, match: PatternMatch)] {
    var found: [(anchor: Int, id: ReportedPatternID, match: PatternMatch)] = []
    // The patterns of a rule follow each other.
    var last: (rule: RuleID, mayReport: Bool)?
    for possible in anchors.possibleReported {
      let position = Int(possible)
      if let rule = program.rules[position] {
        if last?.rule != rule { last = (rule, mayReport(rule)) }
        guard last?.mayReport == true else { continue }
      }
      forEachMatch(ofPatternAt: position) { anchor, match in
        found.append((anchor, ReportedPatternID(position), match))
      }
    }
    found.sort { ($0.anchor, $0.id) < ($1.anchor, $1.id) }
    return found.map { ($0.id, $0.match) }
  }

  func mayMatch(_ pattern: PatternID) -> Bool { anchors.isPossible[pattern.index] }

  func ranges(of pattern: PatternID) -> [TokenRange] {
    guard anchors.isPossible[pattern.index] else { return [] }
    let known = locatedPlaces[pattern.index]
    if known >= 0 { return located[Int(known)] }
    var found: [TokenRange] = []
    forEachMatch(ofPatternAt: program.position(of: pattern)) { found.append($1.range) }
    if found.count > 1 { found.sort { ($0.start, $1.end) < ($1.start, $0.end) } }
    locatedPlaces[pattern.index] = Int32(located.count)
    located.append(found)
    return found
  }

  func matches(of pattern: CapturedPatternID) -> [PatternMatch] {
    let position = program.position(of: pattern)
    guard program.isPossible(program.number(at: position), anchors.isPresent) else { return [] }
    let known = capturedPlaces[pattern.index]
    if known >= 0 { return captured[Int(known)] }
    var found: [PatternMatch] = []
    let listed = program.patterns.patterns[program.number(at: position)].listed
    forEachMatch(ofPatternAt: position) { anchor, match in
      found.append(match)
      guard let listed else { return }
      found += others(ofPatternAt: position, anchoredAt: anchor, after: match, listed)
    }
    capturedPlaces[pattern.index] = Int32(captured.count)
    captured.append(found)
    return found
  }

  /// The matches of a pattern at an anchor in which its listed capture takes a later element.
  private func others(
    ofPatternAt position: Int, anchoredAt anchor: Int, after match: PatternMatch,
    _ listed: TokenPattern.CaptureID
  ) -> [PatternMatch] {
    var found: [PatternMatch] = []
    var last = match
    while found.count < Self.mostListed,
      let next = matcher.match(
        program.patterns.patterns[program.number(at: position)], anchoredAt: anchor, in: file,
        firstListed: Int(last.captures[listed.index].end))
    {
      found.append(next)
      last = next
    }
    return found
  }

  /// How many elements of a list are looked at.
  private static let mostListed = 64

  /// Calls `body` with the matches of the pattern at a position, in the order of their anchors.
  private func forEachMatch(ofPatternAt position: Int, _ body: (Int, PatternMatch) -> Void) {
    let number = program.number(at: position)
    guard program.isShared(number) else { return find(number, body) }
    // Other rules have the same pattern.
    if shared[number] == nil {
      var found: [(anchor: Int, match: PatternMatch)] = []
      find(number) { found.append(($0, $1)) }
      shared[number] = found
    }
    for (anchor, match) in shared[number] ?? [] { body(anchor, match) }
  }

  /// Finds the matches of a pattern, in the order of their anchors.
  private func find(_ number: Int, _ body: (Int, PatternMatch) -> Void) {
    let pattern = program.patterns.patterns[number]
    let anchors = anchors
    var next = anchors.firstToken(with: program.anchorWord(of: number))
    while next >= 0 {
      let anchor = next
      next = anchors.nextToken(after: anchor)
      guard let match = matcher.match(pattern, anchoredAt: anchor, in: file) else { continue }
      // Code that is nested deeper than Swift allows is passed over, as the outline does.
      if !file.outline.unwalked.contains(where: { $0.contains(anchor) }) { body(anchor, match) }
    }
  }
}

/// Where the words of a program's anchors are in a file; a class, which is not copied to be asked.
///
/// A run has ten thousand words, and a file has a few hundred of them: what is made here costs as much as
/// the file has tokens.
private final class AnchorIndex {
  /// For each word whether the file has it.
  let isPresent: ContiguousArray<Bool>
  /// For each pattern whose ranges are looked up whether the file has all its words.
  let isPossible: ContiguousArray<Bool>
  /// For each word of an anchor its first token, -1 for none.
  private let first: ContiguousArray<Int32>
  /// For each token with such a word the next one with the same word, -1 for none.
  private let next: ContiguousArray<Int32>
  /// The positions of the patterns that are reported and of which the file has all words, in order.
  let possibleReported: ContiguousArray<Int32>
  /// The patterns that are looked up with their captures and of which the file has all words.
  let possibleCaptured: ContiguousArray<CapturedPatternID>

  init(_ program: PatternProgram, _ tokens: ContiguousArray<Token>) {
    let count = program.words.count + 1
    var isPresent = ContiguousArray(repeating: false, count: count)
    var first = ContiguousArray<Int32>(repeating: -1, count: count)
    var next = ContiguousArray<Int32>(repeating: -1, count: tokens.count)
    // The words of anchors that the file has, each once.
    var words: ContiguousArray<Int32> = []
    var index = tokens.count &- 1
    while index >= 0 {
      let word = Int(tokens[index].word)
      if word != 0 {
        if !isPresent[word] {
          isPresent[word] = true
          if program.isAnchor(word) { words.append(Int32(truncatingIfNeeded: word)) }
        }
        next[index] = first[word]
        first[word] = Int32(truncatingIfNeeded: index)
      }
      index &-= 1
    }
    (possibleReported, isPossible, possibleCaptured) = Self.possible(program, isPresent, words)
    self.isPresent = isPresent
    self.first = first
    self.next = next
  }

  /// The first token with a word, -1 for none.
  func firstToken(with word: Int) -> Int { Int(first[word]) }

  /// The next token with the same word, -1 for none.
  func nextToken(after token: Int) -> Int { Int(next[token]) }

  /// - Parameter words: the words of anchors that the file has.
  private static func possible(
    _ program: PatternProgram, _ isPresent: ContiguousArray<Bool>, _ words: ContiguousArray<Int32>
  ) -> (ContiguousArray<Int32>, ContiguousArray<Bool>, ContiguousArray<CapturedPatternID>) {
    var reported: ContiguousArray<Int32> = []
    var located = ContiguousArray(repeating: false, count: program.locatedCount)
    var captured: ContiguousArray<CapturedPatternID> = []
    let firstLocated = program.position(of: PatternID(0))
    let firstCaptured = program.position(of: CapturedPatternID(0))
    for word in words {
      program.forEachPossible(anchoredAt: Int(word), isPresent) { position in
        if position < firstLocated {
          reported.append(Int32(position))
        } else if position < firstCaptured {
          located[position - firstLocated] = true
        } else {
          captured.append(CapturedPatternID(position - firstCaptured))
        }
      }
    }
    reported.sort()
    captured.sort()
    return (reported, located, captured)
  }
}
