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
      var distinct = IDTable<TokenPattern>()
      let all = reported.map(\.pattern) + located.subjects + captured.subjects
      let numbers = ContiguousArray(all.map { Int32(distinct.id(of: $0).index) })
      let words = WordTable(words: distinct.subjects.flatMap(\.words))
      return PatternProgram(
        CompiledPatterns(Array(distinct.subjects), words: words), numbers: numbers,
        rules: reported.map(\.rule), locatedCount: located.subjects.count, words: words)
    }
  }

  /// The words that the lexer has to know.
  let words: WordTable
  /// The different patterns.
  let patterns: CompiledPatterns
  /// The number among ``patterns`` of the pattern at each position: of those that are reported, those whose
  /// ranges are looked up, and those that are looked up with their captures, each in the order of their
  /// IDs. Rules have many patterns in common, which are searched for once.
  private let numbers: ContiguousArray<Int32>
  /// The positions with each pattern: for number `n` those at
  /// `positions[positionStarts[n]..<positionStarts[n + 1]]`.
  private let positions: ContiguousArray<Int32>
  private let positionStarts: ContiguousArray<Int32>
  /// For each pattern that is reported, the rule in whose files alone it is looked for.
  let rules: [RuleID?]
  /// The word of the anchor of each different pattern.
  private let anchors: ContiguousArray<UInt16>
  /// The different patterns by the words of their anchors: for word `w` those at
  /// `byWord[starts[w]..<starts[w + 1]]`.
  private let byWord: ContiguousArray<Int32>
  private let starts: ContiguousArray<Int32>
  /// The words that each different pattern needs beside that of its anchor, one pattern after another.
  private let needs: ContiguousArray<UInt16>
  /// For pattern `p` its words are `needs[needStarts[p]..<needStarts[p + 1]]`.
  private let needStarts: ContiguousArray<Int32>
  /// How many patterns are looked up by their ranges.
  let locatedCount: Int

  private init(
    _ patterns: CompiledPatterns, numbers: ContiguousArray<Int32>, rules: [RuleID?],
    locatedCount: Int, words: WordTable
  ) {
    self.patterns = patterns
    self.numbers = numbers
    self.rules = rules
    self.locatedCount = locatedCount
    self.words = words
    let all = patterns.patterns
    anchors = ContiguousArray(all.map { UInt16(patterns.anchorWord(of: $0)) })
    var needs: ContiguousArray<UInt16> = []
    var needStarts: ContiguousArray<Int32> = [0]
    for (pattern, anchor) in zip(all, anchors) {
      let start = needs.count
      for word in patterns.words(of: pattern)
      where word != anchor && !needs[start...].contains(word) { needs.append(word) }
      needStarts.append(Int32(needs.count))
    }
    self.needs = needs
    self.needStarts = needStarts
    (positions, positionStarts) = Self.grouped(numbers.map { Int($0) }, count: all.count)
    (byWord, starts) = Self.grouped(anchors.map { Int($0) }, count: words.count + 1)
  }

  /// The indices of some values by their values, which are below `count`: those of value `v` are at
  /// `indices[starts[v]..<starts[v + 1]]`, in ascending order.
  private static func grouped(
    _ values: [Int], count: Int
  ) -> (indices: ContiguousArray<Int32>, starts: ContiguousArray<Int32>) {
    var starts = ContiguousArray<Int32>(repeating: 0, count: count + 1)
    for value in values { starts[value + 1] += 1 }
    for value in 0..<count { starts[value + 1] += starts[value] }
    var next = starts
    var indices = ContiguousArray<Int32>(repeating: 0, count: values.count)
    for (index, value) in values.enumerated() {
      indices[Int(next[value])] = Int32(index)
      next[value] += 1
    }
    return (indices, starts)
  }

  /// The positions of patterns by their IDs.
  func position(of id: ReportedPatternID) -> Int { id.index }
  func position(of id: PatternID) -> Int { rules.count + id.index }
  func position(of id: CapturedPatternID) -> Int { rules.count + locatedCount + id.index }
  /// How many patterns are looked up with their captures.
  var capturedCount: Int { numbers.count - rules.count - locatedCount }

  /// True if there is no pattern.
  var isEmpty: Bool { numbers.isEmpty }

  /// The number of the pattern at a position.
  func number(at position: Int) -> Int { Int(numbers[position]) }

  /// Returns true if a pattern is at several positions.
  func isShared(_ number: Int) -> Bool {
    positionStarts[number + 1] - positionStarts[number] > 1
  }

  /// The word of the anchor of a pattern.
  func anchorWord(of number: Int) -> Int { Int(anchors[number]) }

  /// Returns true if a word is that of the anchor of a pattern.
  func isAnchor(_ word: Int) -> Bool { starts[word] != starts[word + 1] }

  /// Calls `body` with the positions of the patterns whose anchors have a word, and of which a file with some
  /// words has all.
  func forEachPossible(
    anchoredAt word: Int, _ isPresent: ContiguousArray<Bool>, _ body: (Int) -> Void
  ) {
    for index in starts[word]..<starts[word + 1] {
      let number = Int(byWord[Int(index)])
      guard hasNeeds(number, isPresent) else { continue }
      for place in positionStarts[number]..<positionStarts[number + 1] {
        body(Int(positions[Int(place)]))
      }
    }
  }

  /// Returns true if a file with some words has all those of the pattern.
  func isPossible(_ number: Int, _ isPresent: ContiguousArray<Bool>) -> Bool {
    isPresent[Int(anchors[number])] && hasNeeds(number, isPresent)
  }

  private func hasNeeds(_ number: Int, _ isPresent: ContiguousArray<Bool>) -> Bool {
    for index in needStarts[number]..<needStarts[number + 1] {
      guard isPresent[Int(needs[Int(index)])] else { return false }
    }
    return true
  }
}
