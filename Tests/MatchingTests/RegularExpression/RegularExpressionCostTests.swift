import TestSupport
import Testing

@testable import Matching

/// Cases that take a backtracking engine forever, or a careless one quadratic time. They check
/// results only; that they end is the point.
@Suite struct RegularExpressionCostTests {
  private let length = 20_000

  @Test("nested repetitions take linear time") func nestedRepetitions() throws {
    let text = String(repeating: "a", count: length)
    for pattern in ["(a+)+$", "(a|a)*$", "(a|aa)+$", "(?:(?:a*)*)*$", "(a*?)*?$", "(.*)*$"] {
      #expect(try RegularExpression(pattern).matchesWhole(text), "\(pattern)")
      #expect(try !RegularExpression(pattern).matchesWhole(text + "b\n"), "\(pattern)")
      let first = try RegularExpression("^\(pattern)").firstMatch(in: text + "b\n")
      #expect(first == nil, "\(pattern)")
    }
  }

  @Test("many optional characters before the same ones take linear time")
  func manyOptionalsBeforeTheSame() throws {
    let count = 500
    let text = String(repeating: "a", count: count)
    let pattern = String(repeating: "a?", count: count) + text
    #expect(try RegularExpression(pattern).firstMatch(in: text)?.range == 0..<count)
  }

  @Test("many stars take linear time") func manyStars() throws {
    let text = String(repeating: "a", count: length)
    let pattern = String(repeating: "a*", count: 100) + "b"
    #expect(try RegularExpression(pattern).firstMatch(in: text) == nil)
    #expect(try RegularExpression(pattern).firstMatch(in: text + "b")?.range == 0..<(length + 1))
  }

  @Test("many alternatives take linear time") func manyAlternatives() throws {
    let words = (0..<1_000).map { "w\($0)x" }
    let expression = try RegularExpression(words.joined(separator: "|"))
    let text = words.reversed().joined(separator: " ")
    #expect(expression.matches(in: text).count == words.count)
  }

  /// Every match attempt looks at all of the text after it before it settles for one byte.
  @Test("all matches of a text together take linear time")
  func allMatchesTogetherAreLinear() throws {
    let text = String(repeating: "a", count: length)
    #expect(try RegularExpression("[^b]*b|a").matches(in: text).count == length)
    #expect(try RegularExpression("(?:a*c)?").matches(in: text).count == length + 1)
  }

  @Test("a text that needs more states than are kept is matched all the same")
  func moreStatesThanAreKept() throws {
    var generator = SeededGenerator(seed: 1)
    let text = String(
      decoding: (0..<length).map { _ in generator.pick([0x61, 0x62]) }, as: UTF8.self)
    let expression = try RegularExpression("a[ab]{30}a[ab]{30}c|[ab]{60}a")
    let end = try #require(text.utf8.dropFirst(60).firstIndex(of: 0x61))
    let first = text.utf8.distance(from: text.startIndex, to: end) - 60
    #expect(expression.firstMatch(in: text)?.range == first..<(first + 61))
  }

  @Test("long literals are found") func longLiterals() throws {
    let literal = String(repeating: "a", count: 5_000) + "b"
    let text = String(repeating: "a", count: length) + "b"
    #expect(
      try RegularExpression(literal).firstMatch(in: text)?.range
        == (length - 5_000)..<(length + 1))
  }

  @Test("groups nested to the limit are matched") func nestedToTheLimit() throws {
    let depth = ExpressionLimits.nesting
    let pattern = String(repeating: "(", count: depth) + "a" + String(repeating: ")+", count: depth)
    let text = String(repeating: "a", count: length)
    #expect(try RegularExpression(pattern).firstMatch(in: text)?.range == 0..<length)
  }
}
