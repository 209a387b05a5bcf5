import SwiftSource

/// The matches of the patterns of a run in one file.
///
/// What other parts of the run look up is searched for when it is first asked for: most rules ask
/// about the surroundings of what they find, and most files have nothing of that.
final class PatternMatches {
  /// The matches of patterns that are reported, in the order of their anchors.
  private(set) var reported: [(id: ReportedPatternID, match: PatternMatch)] = []
  /// The program and the file, nil if there is nothing to search.
  private let source: (program: PatternProgram, file: SourceFile)?
  /// The search, nil until it is first needed.
  private var search: Search?
  /// For each pattern that is looked up its matches, nil until it is asked for.
  private var located: ContiguousArray<[TokenRange]?> = []
  private var captured: ContiguousArray<[PatternMatch]?> = []

  /// No matches.
  init() { source = nil }

  /// The matches in a file.
  init(_ program: PatternProgram, in file: SourceFile) {
    source = program.patterns.patterns.isEmpty ? nil : (program, file)
    located = ContiguousArray(repeating: nil, count: program.locatedCount)
    captured = ContiguousArray(repeating: nil, count: program.capturedCount)
  }

  /// Finds the patterns that are reported.
  ///
  /// - Parameter mayReport: returns whether a rule may report anything in the file; asked once for
  ///   each rule that the words of the file do not rule out.
  func findReported(_ mayReport: (RuleID) -> Bool) {
    var found: [(anchor: Int, id: ReportedPatternID, match: PatternMatch)] = []
    withSearch { search in
      // The patterns of a rule follow each other.
      var last: (rule: RuleID, mayReport: Bool)?
      for index in search.program.rules.indices where search.isPossible(at: index) {
        if let rule = search.program.rules[index] {
          if last?.rule != rule { last = (rule, mayReport(rule)) }
          guard last?.mayReport == true else { continue }
        }
        search.forEachMatch(ofPatternAt: index) { anchor, match in
          found.append((anchor, ReportedPatternID(index), match))
        }
      }
    }
    found.sort { ($0.anchor, $0.id) < ($1.anchor, $1.id) }
    reported = found.map { ($0.id, $0.match) }
  }

  /// The ranges that a pattern matches, in the order of their starts.
  subscript(pattern: PatternID) -> [TokenRange] {
    guard pattern.index < located.count else { return [] }
    if let known = located[pattern.index] { return known }
    var found: [TokenRange] = []
    withSearch { search in
      search.forEachMatch(ofPatternAt: search.program.position(of: pattern)) {
        found.append($1.range)
      }
    }
    if found.count > 1 { found.sort { ($0.start, $1.end) < ($1.start, $0.end) } }
    located[pattern.index] = found
    return found
  }

  /// The matches of a pattern with their captures, in the order of their anchors.
  subscript(pattern: CapturedPatternID) -> [PatternMatch] {
    guard pattern.index < captured.count else { return [] }
    if let known = captured[pattern.index] { return known }
    var found: [PatternMatch] = []
    withSearch { search in
      search.forEachMatch(ofPatternAt: search.program.position(of: pattern)) { found.append($1) }
    }
    captured[pattern.index] = found
    return found
  }

  /// Calls `body` with the search, which is moved out so that it is neither copied nor guarded.
  private func withSearch(_ body: (inout Search) -> Void) {
    guard let source else { return }
    var search = self.search.take() ?? Search(source.program, source.file)
    body(&search)
    self.search = search
  }
}

extension PatternMatches {
  /// A search for the patterns of a program in one file.
  private struct Search {
    let program: PatternProgram
    let file: SourceFile
    private var matcher: PatternMatcher
    /// For each word whether the file has it.
    private let isPresent: ContiguousArray<Bool>
    /// The tokens with words of anchors: those with word `w` are
    /// `anchors[anchorStarts[w]..<anchorStarts[w + 1]]`.
    private let anchors: ContiguousArray<Int32>
    private let anchorStarts: ContiguousArray<Int32>

    init(_ program: PatternProgram, _ file: SourceFile) {
      self.program = program
      self.file = file
      matcher = PatternMatcher(program.patterns, file.tokens)
      let count = program.words.count + 1
      var isPresent = ContiguousArray(repeating: false, count: count)
      var starts = ContiguousArray<Int32>(repeating: 0, count: count + 1)
      for token in file.tokens.indices {
        let word = Int(file.tokens[token].word)
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
      for token in file.tokens.indices {
        let word = Int(file.tokens[token].word)
        guard word != 0, starts[word] != starts[word + 1] else { continue }
        anchors[Int(next[word])] = Int32(truncatingIfNeeded: token)
        next[word] &+= 1
      }
      self.isPresent = isPresent
      self.anchors = anchors
      anchorStarts = starts
    }

    /// Returns true if the file has all words of the pattern.
    func isPossible(at position: Int) -> Bool { program.isPossible(at: position, isPresent) }

    /// Finds the matches of a pattern, in the order of their anchors.
    mutating func forEachMatch(ofPatternAt position: Int, _ body: (Int, PatternMatch) -> Void) {
      guard isPossible(at: position) else { return }
      let word = program.anchorWord(ofPatternAt: position)
      for place in anchorStarts[word]..<anchorStarts[word + 1] {
        let anchor = Int(anchors[Int(place)])
        // Code that is nested deeper than Swift allows is passed over, as the outline does.
        guard !file.outline.unwalked.contains(where: { $0.contains(anchor) }),
          let match = matcher.match(
            program.patterns.patterns[position], anchoredAt: anchor, in: file)
        else { continue }
        body(anchor, match)
      }
    }
  }
}
