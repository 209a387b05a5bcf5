import Buffers
import Testing

@testable import Matching

@Suite struct ScratchTests {
  @Test("a scratch serves one text after another") func servesOneTextAfterAnother() throws {
    let expression = try RegularExpression(#"(?<name>\w+):"#)
    var scratch = expression.makeScratch()
    for text in ["a: b:", "", "none", "é: x:", String(repeating: "word ", count: 2_000) + "end:"] {
      let bytes = ContiguousArray(text.utf8)
      let found = expression.matches(in: bytes.view, scratch: &scratch)
      #expect(found == expression.matches(in: bytes.view), "\(text.prefix(20))")
      let first = expression.firstMatch(in: bytes.view, scratch: &scratch)
      #expect(first == found.first, "\(text.prefix(20))")
    }
  }

  @Test("a scratch starts afresh for another expression")
  func startsAfreshForAnotherExpression() throws {
    let (letters, digits) = (try RegularExpression("[a-z]+"), try RegularExpression(#"\d+(x)?"#))
    var scratch = letters.makeScratch()
    let bytes = ContiguousArray("ab12x".utf8)
    for _ in 0..<2 {
      let word = letters.firstMatch(in: bytes.view, scratch: &scratch)
      #expect(word?.range == 0..<2)
      let number = digits.firstMatch(in: bytes.view, scratch: &scratch)
      #expect(number?.captures == [2..<5, 4..<5])
      let isWhole = digits.matchesWhole(bytes.view, scratch: &scratch)
      #expect(!isWhole)
    }
  }

  @Test("a match may span blocks") func matchesAcrossBlocks() throws {
    let text = ContiguousArray((String(repeating: "x", count: 5_000) + "\n").utf8)
    let expression = try RegularExpression("(x*)\n")
    #expect(expression.firstMatch(in: text.view)?.captures == [0..<5_001, 0..<5_000])
    #expect(expression.firstMatch(in: text.view, from: 3_000)?.range == 3_000..<5_001)
  }
}
