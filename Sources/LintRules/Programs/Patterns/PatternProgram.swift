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

/// All patterns of a run, for ``PatternMatches`` to find in files.
///
/// A pattern is looked for where its rarest word is, its anchor, whose number each token carries. A
/// file that lacks another word of the pattern is not searched for it at all.
///
/// A class, because the matches of each file refer to it.
final class PatternProgram: Sendable {
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
      return PatternProgram(
        CompiledPatterns(all, words: words), rules: reported.map(\.rule),
        locatedCount: located.subjects.count, words: words)
    }
  }

  /// The words that the lexer has to know.
  let words: WordTable
  /// The patterns: those that are reported, those whose ranges are looked up, and those that are
  /// looked up with their captures, each in the order of their IDs.
  let patterns: CompiledPatterns
  /// For each pattern that is reported, the rule in whose files alone it is looked for.
  let rules: [RuleID?]
  /// The word of the anchor of each pattern.
  private let anchors: ContiguousArray<UInt16>
  /// The positions of the patterns by the words of their anchors: for word `w` those at
  /// `byWord[starts[w]..<starts[w + 1]]`.
  private let byWord: ContiguousArray<Int32>
  private let starts: ContiguousArray<Int32>
  /// The words that each pattern needs beside that of its anchor, one pattern after another.
  private let needs: ContiguousArray<UInt16>
  /// For pattern `p` its words are `needs[needStarts[p]..<needStarts[p + 1]]`.
  private let needStarts: ContiguousArray<Int32>
  /// How many patterns are looked up by their ranges.
  let locatedCount: Int

  private init(
    _ patterns: CompiledPatterns, rules: [RuleID?], locatedCount: Int, words: WordTable
  ) {
    self.patterns = patterns
    self.rules = rules
    self.locatedCount = locatedCount
    self.words = words
    let all = patterns.patterns
    anchors = ContiguousArray(all.map { UInt16(patterns.anchorWord(of: $0)) })
    var starts = ContiguousArray<Int32>(repeating: 0, count: words.count + 2)
    var needs: ContiguousArray<UInt16> = []
    var needStarts: ContiguousArray<Int32> = [0]
    for (pattern, anchor) in zip(all, anchors) {
      starts[Int(anchor) + 1] += 1
      let start = needs.count
      for word in patterns.words(of: pattern)
      where word != anchor && !needs[start...].contains(word) { needs.append(word) }
      needStarts.append(Int32(needs.count))
    }
    for word in 1..<starts.count { starts[word] += starts[word - 1] }
    self.starts = starts
    byWord = ContiguousArray(
      all.indices.sorted { [anchors] in (anchors[$0], $0) < (anchors[$1], $1) }.map { Int32($0) })
    self.needs = needs
    self.needStarts = needStarts
  }

  /// The positions among ``patterns``.
  func position(of id: ReportedPatternID) -> Int { id.index }
  func position(of id: PatternID) -> Int { rules.count + id.index }
  func position(of id: CapturedPatternID) -> Int { rules.count + locatedCount + id.index }
  /// How many patterns are looked up with their captures.
  var capturedCount: Int { patterns.patterns.count - rules.count - locatedCount }

  /// The word of the anchor of the pattern at a position.
  func anchorWord(ofPatternAt position: Int) -> Int { Int(anchors[position]) }

  /// Returns true if a word is that of the anchor of a pattern.
  func isAnchor(_ word: Int) -> Bool { starts[word] != starts[word + 1] }

  /// Calls `body` with the positions of the patterns whose anchors have a word.
  func forEachPattern(anchoredAt word: Int, _ body: (Int) -> Void) {
    for index in starts[word]..<starts[word + 1] { body(Int(byWord[Int(index)])) }
  }

  /// Returns true if a file with some words has all those of the pattern at a position.
  func isPossible(at position: Int, _ isPresent: ContiguousArray<Bool>) -> Bool {
    guard isPresent[Int(anchors[position])] else { return false }
    for index in needStarts[position]..<needStarts[position + 1] {
      guard isPresent[Int(needs[Int(index)])] else { return false }
    }
    return true
  }
}
