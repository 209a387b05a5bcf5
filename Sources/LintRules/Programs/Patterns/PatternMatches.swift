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
    if !program.patterns.patterns.isEmpty { search = PatternSearch(program, file) }
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
    guard program.isPossible(at: position, anchors.isPresent) else { return [] }
    let known = capturedPlaces[pattern.index]
    if known >= 0 { return captured[Int(known)] }
    var found: [PatternMatch] = []
    let listed = program.patterns.patterns[position].listed
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
        program.patterns.patterns[position], anchoredAt: anchor, in: file,
        firstListed: Int(last.captures[listed.index].end))
    {
      found.append(next)
      last = next
    }
    return found
  }

  /// How many elements of a list are looked at.
  private static let mostListed = 64

  /// Finds the matches of a pattern, in the order of their anchors.
  private func forEachMatch(ofPatternAt position: Int, _ body: (Int, PatternMatch) -> Void) {
    let word = program.anchorWord(ofPatternAt: position)
    let pattern = program.patterns.patterns[position]
    for place in anchors.places(of: word) {
      let anchor = Int(anchors.tokens[place])
      guard let match = matcher.match(pattern, anchoredAt: anchor, in: file) else { continue }
      // Code that is nested deeper than Swift allows is passed over, as the outline does.
      if !file.outline.unwalked.contains(where: { $0.contains(anchor) }) { body(anchor, match) }
    }
  }
}

/// Where the words of a program's anchors are in a file; a class, which is not copied to be asked.
private final class AnchorIndex {
  /// For each word whether the file has it.
  let isPresent: ContiguousArray<Bool>
  /// For each pattern whose ranges are looked up whether the file has all its words.
  let isPossible: ContiguousArray<Bool>
  /// The tokens with words of anchors, those of one word after those of another.
  let tokens: ContiguousArray<Int32>
  /// The tokens with word `w` are `tokens[starts[w]..<starts[w + 1]]`.
  private let starts: ContiguousArray<Int32>
  /// The positions of the patterns that are reported and of which the file has all words, in order.
  let possibleReported: ContiguousArray<Int32>
  /// The patterns that are looked up with their captures and of which the file has all words.
  let possibleCaptured: ContiguousArray<CapturedPatternID>

  init(_ program: PatternProgram, _ tokens: ContiguousArray<Token>) {
    let count = program.words.count + 1
    var isPresent = ContiguousArray(repeating: false, count: count)
    var starts = ContiguousArray<Int32>(repeating: 0, count: count + 1)
    for index in tokens.indices {
      let word = Int(tokens[index].word)
      guard word != 0 else { continue }
      isPresent[word] = true
      starts[word + 1] &+= 1
    }
    for word in 0..<count {
      if !program.isAnchor(word) { starts[word + 1] = 0 }
      starts[word + 1] &+= starts[word]
    }
    var next = starts
    var anchors = ContiguousArray<Int32>(repeating: 0, count: Int(starts[count]))
    for index in tokens.indices {
      let word = Int(tokens[index].word)
      guard word != 0, starts[word] != starts[word + 1] else { continue }
      anchors[Int(next[word])] = Int32(truncatingIfNeeded: index)
      next[word] &+= 1
    }
    (possibleReported, isPossible, possibleCaptured) = Self.possible(program, isPresent, starts)
    self.isPresent = isPresent
    self.tokens = anchors
    self.starts = starts
  }

  /// Where the tokens with a word are in ``tokens``.
  func places(of word: Int) -> Range<Int> { Int(starts[word])..<Int(starts[word + 1]) }

  private static func possible(
    _ program: PatternProgram, _ isPresent: ContiguousArray<Bool>,
    _ starts: ContiguousArray<Int32>
  ) -> (ContiguousArray<Int32>, ContiguousArray<Bool>, ContiguousArray<CapturedPatternID>) {
    var reported: ContiguousArray<Int32> = []
    var located = ContiguousArray(repeating: false, count: program.locatedCount)
    var captured: ContiguousArray<CapturedPatternID> = []
    let firstLocated = program.position(of: PatternID(0))
    let firstCaptured = program.position(of: CapturedPatternID(0))
    for word in isPresent.indices where starts[word] != starts[word + 1] {
      program.forEachPattern(anchoredAt: word) { position in
        guard program.isPossible(at: position, isPresent) else { return }
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
