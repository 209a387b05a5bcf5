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
      let literal = letters(.random(in: 1...9, using: &generator))
      let text = letters(.random(in: 0...60, using: &generator))
      let start = Int.random(in: 0...text.count, using: &generator)
      let found = try found(literal, in: text, from: start)
      #expect(found == self.place(of: literal, in: text, from: start))
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
