import Buffers
import TestSupport
import Testing

@testable import Matching

/// The search for a literal, compared with a search that looks at each place.
struct LiteralSearchTests {
  /// The first place of `literal` in `text`, found by trying all of them.
  private func place(of literal: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    guard start + literal.count <= text.count else { return nil }
    return (start...(text.count - literal.count)).first {
      Array(text[$0..<$0 + literal.count]) == literal
    }
  }

  private func found(_ literal: [UInt8], in text: [UInt8], from start: Int) throws -> Int? {
    let search = try #require(LiteralSearch(literal))
    let bytes = ContiguousArray(text)
    return search.firstOffset(in: bytes.view, from: start)
  }

  @Test("A literal of any length is found wherever it starts, and nowhere else")
  func anyLength() throws {
    var generator = SeededGenerator(seed: 7)
    // Two letters, so that parts of the literal are everywhere.
    func letters(_ count: Int) -> [UInt8] {
      (0..<count).map { _ in UInt8.random(in: 97...98, using: &generator) }
    }
    for _ in 0..<2_000 {
      var literal = letters(.random(in: 1...9, using: &generator))
      var text = letters(.random(in: 0...60, using: &generator))
      if Bool.random(using: &generator) {
        // A long literal is nowhere by chance.
        literal += letters(.random(in: 0...55, using: &generator))
        text += literal + letters(.random(in: 0...20, using: &generator))
      }
      let start = Int.random(in: 0...text.count, using: &generator)
      let found = try found(literal, in: text, from: start)
      #expect(found == self.place(of: literal, in: text, from: start))
      let first = Int.random(in: 0...start, using: &generator)
      let part = try #require(LiteralSearch(literal)).firstOffset(
        in: ContiguousArray(text).view.extracting(first...), from: start - first)
      #expect(part == found.map { $0 - first })
    }
  }

  @Test("Of a literal the first 64 bytes count") func longest() throws {
    let literal = (0..<65).map { UInt8($0 + 60) }
    #expect(try found(literal, in: [1] + literal, from: 0) == 1)
    #expect(try found(literal, in: literal.dropLast() + [0], from: 0) == 0)
    #expect(try found(literal, in: literal.dropLast(2) + [0, 0], from: 0) == nil)
  }

  @Test("An expression of more than 64 letters matches its text and no other", arguments: 60...70)
  func longExpressions(_ count: Int) throws {
    let text = String((0..<count).map { Character(UnicodeScalar(UInt8(97 + $0 % 23))) })
    for expression in [try RegularExpression(text), try RegularExpression("\(text)+")] {
      #expect(expression.hasMatch(in: "-\(text)-"))
      #expect(!expression.hasMatch(in: "-\(text.dropLast())-"))
      #expect(!expression.hasMatch(in: "-\(text.dropFirst())-"))
    }
  }

  @Test("A literal is found at each place of a text, also at its very end", arguments: 0..<40)
  func eachPlace(_ place: Int) throws {
    let literal = Array("needle".utf8)
    let text = Array(repeating: UInt8(ascii: "-"), count: place) + literal
    #expect(try found(literal, in: text, from: 0) == place)
    #expect(try found(literal, in: text + Array("--".utf8), from: place) == place)
    #expect(try found(literal, in: text, from: place + 1) == nil)
    #expect(try found(literal, in: Array(text.dropLast()), from: 0) == nil)
  }

  @Test("There is no search for nothing")
  func nothing() { #expect(LiteralSearch([]) == nil) }
}
