import SwiftSource

/// The ID of a pattern whose ranges other parts of a run look up.
package typealias PatternID = ID<TokenPattern>
/// The ID of a pattern whose matches a kind of rules reports.
typealias ReportedPatternID = ID<ReportedPattern>

/// The ID of a pattern whose matches other parts of a run look up, captures included.
typealias CapturedPatternID = ID<CapturedPattern>

/// A pattern whose matches are looked up with their captures.
enum CapturedPattern {}

/// A pattern whose matches a kind of rules reports.
struct ReportedPattern {
  let pattern: TokenPattern
  /// The rule, in whose files alone it is looked for; nil for all files.
  let rule: RuleID?
}

/// All patterns of a run, found in one pass over the tokens of a file.
///
/// A pattern is looked for where its rarest word is, whose number each token carries. So a token
/// costs one table look-up, however many patterns there are. A file that lacks another word of the
/// pattern is not searched for it at all.
struct PatternProgram: Sendable {
  private enum Use: Sendable {
    case located(PatternID)
    case captured(CapturedPatternID)
    case reported(ReportedPatternID, rule: RuleID?)
  }

  /// Gives patterns their IDs, before all words are known.
  struct Builder {
    private var located = IDTable<TokenPattern>()
    private var captured = IDTable<TokenPattern>()
    private var reported: [ReportedPattern] = []

    /// The ID of a pattern whose ranges are looked up.
    mutating func locate(_ pattern: TokenPattern) -> PatternID { located.id(of: pattern) }

    /// The ID of a pattern whose matches are looked up with their captures.
    mutating func capture(_ pattern: TokenPattern) -> CapturedPatternID {
      CapturedPatternID(captured.id(of: pattern).index)
    }

    /// The ID of a pattern whose matches are reported.
    mutating func report(_ pattern: TokenPattern, for rule: RuleID?) -> ReportedPatternID {
      reported.append(ReportedPattern(pattern: pattern, rule: rule))
      return ReportedPatternID(reported.count - 1)
    }

    /// The program, and the words that its lexer has to know.
    consuming func build() -> PatternProgram {
      let all = reported.map(\.pattern) + located.subjects + captured.subjects
      let words = WordTable(words: all.flatMap(\.words))
      let uses =
        reported.enumerated().map { Use.reported(ReportedPatternID($0), rule: $1.rule) }
        + located.subjects.indices.map { Use.located(PatternID($0)) }
        + captured.subjects.indices.map { Use.captured(CapturedPatternID($0)) }
      return PatternProgram(
        CompiledPatterns(all, words: words), uses, locatedCount: located.subjects.count,
        capturedCount: captured.subjects.count, words: words)
    }
  }

  /// The words that the lexer has to know.
  let words: WordTable
  private let patterns: CompiledPatterns
  private let uses: [Use]
  /// The patterns of each word: for word `w` those at `byWord[starts[w]..<starts[w + 1]]`.
  private var starts: [Int32]
  private let byWord: [Int32]
  /// The words that each pattern needs beside that of its anchor, one pattern after another.
  private var needs: [UInt16] = []
  /// For pattern `p` its words are `needs[needStarts[p]..<needStarts[p + 1]]`.
  private var needStarts: [Int32] = [0]
  private let locatedCount: Int
  private let capturedCount: Int

  private init(
    _ patterns: CompiledPatterns, _ uses: [Use], locatedCount: Int, capturedCount: Int,
    words: WordTable
  ) {
    self.patterns = patterns
    self.uses = uses
    self.locatedCount = locatedCount
    self.capturedCount = capturedCount
    self.words = words
    let all = patterns.patterns
    let anchors = all.map { Int(patterns.anchorWord(of: $0)) }
    starts = Array(repeating: 0, count: words.count + 1)
    for anchor in anchors { starts[anchor + 1] += 1 }
    for word in 1..<starts.count { starts[word] += starts[word - 1] }
    byWord = all.indices.sorted { (anchors[$0], $0) < (anchors[$1], $1) }.map { Int32($0) }
    for (pattern, anchor) in zip(all, anchors) {
      needs += Set(patterns.words(of: pattern)).subtracting([UInt16(anchor)])
      needStarts.append(Int32(needs.count))
    }
  }

  /// The matches in one file.
  struct Matches {
    /// For each located pattern, by its ID, the ranges that it matches, in the order of their starts.
    var located: [[TokenRange]] = []
    /// For each captured pattern, by its ID, its matches in the order of their anchors.
    var captured: [[PatternMatch]] = []
    /// The matches of patterns that are reported, in no order.
    var reported: [(id: ReportedPatternID, match: PatternMatch)] = []

    /// The ranges that a pattern matches, in the order of their starts.
    subscript(pattern: PatternID) -> [TokenRange] { located[pattern.index] }

    /// The matches of a pattern with their captures.
    subscript(pattern: CapturedPatternID) -> [PatternMatch] { captured[pattern.index] }
  }

  /// The matches of a file that was not searched.
  var noMatches: Matches {
    var matches = Matches()
    matches.located = Array(repeating: [], count: locatedCount)
    matches.captured = Array(repeating: [], count: capturedCount)
    return matches
  }

  /// Finds the matches in a file.
  ///
  /// - Parameters:
  ///   - includesReported: whether the matches of patterns that are reported are wanted too.
  ///   - mayReport: returns whether a rule may report anything in the file; asked once for each rule
  ///     that the words of the file do not rule out.
  func matches(
    in file: SourceFile, includesReported: Bool, mayReport: (RuleID) -> Bool
  ) -> Matches {
    var matches = noMatches
    guard !uses.isEmpty else { return matches }
    var matcher = PatternMatcher(patterns, file.tokens)
    var isPossible = possiblePatterns(in: file.tokens)
    exclude(from: &isPossible, includesReported, mayReport)
    var start = 0
    // Code that is nested deeper than Swift allows is passed over, as the outline does.
    for deep in file.outline.unwalked {
      find(in: start..<Int(deep.start), of: file, isPossible, &matcher, &matches)
      start = Int(deep.end)
    }
    find(in: start..<file.tokens.count, of: file, isPossible, &matcher, &matches)
    for index in matches.located.indices where matches.located[index].count > 1 {
      matches.located[index].sort { ($0.start, $1.end) < ($1.start, $0.end) }
    }
    return matches
  }

  /// For each pattern whether the tokens have all its words.
  private func possiblePatterns(in tokens: ContiguousArray<Token>) -> ContiguousArray<Bool> {
    var isPresent = ContiguousArray(repeating: false, count: words.count + 1)
    var present: ContiguousArray<Int> = []
    for index in tokens.indices {
      let word = Int(tokens[index].word)
      guard !isPresent[word] else { continue }
      isPresent[word] = true
      present.append(word)
    }
    var isPossible = ContiguousArray(repeating: false, count: uses.count)
    for word in present where word != 0 {
      for slot in starts[word]..<starts[word + 1] {
        let pattern = Int(byWord[Int(slot)])
        let range = Int(needStarts[pattern])..<Int(needStarts[pattern + 1])
        isPossible[pattern] = range.allSatisfy { isPresent[Int(needs[$0])] }
      }
    }
    return isPossible
  }

  /// Excludes the patterns that are only reported, where nobody wants reports.
  private func exclude(
    from isPossible: inout ContiguousArray<Bool>, _ includesReported: Bool,
    _ mayReport: (RuleID) -> Bool
  ) {
    // The patterns of a rule follow each other.
    var last: (rule: RuleID, mayReport: Bool)?
    for pattern in isPossible.indices where isPossible[pattern] {
      guard case .reported(_, let rule) = uses[pattern] else { continue }
      guard includesReported else {
        isPossible[pattern] = false
        continue
      }
      guard let rule else { continue }
      if last?.rule != rule { last = (rule, mayReport(rule)) }
      isPossible[pattern] = last?.mayReport ?? true
    }
  }

  private func find(
    in range: Range<Int>, of file: SourceFile, _ isPossible: ContiguousArray<Bool>,
    _ matcher: inout PatternMatcher, _ matches: inout Matches
  ) {
    let tokens = file.tokens
    for index in range {
      let word = Int(tokens[index].word)
      guard word != 0, starts[word] != starts[word + 1] else { continue }
      for slot in starts[word]..<starts[word + 1] {
        let pattern = Int(byWord[Int(slot)])
        guard isPossible[pattern] else { continue }
        let found = matcher.match(patterns.patterns[pattern], anchoredAt: index, in: file)
        guard let match = found else { continue }
        switch uses[pattern] {
        case .located(let id): matches.located[id.index].append(match.range)
        case .captured(let id): matches.captured[id.index].append(match)
        case .reported(let id, _): matches.reported.append((id, match))
        }
      }
    }
  }
}
