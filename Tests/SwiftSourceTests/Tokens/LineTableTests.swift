import TestSupport
import Testing

@testable import SwiftSource

@Suite struct LineTableTests {
  @Test func lineEnds() {
    check("", starts: 0)
    check("a", starts: 0)
    check("a\n", starts: 0, 2)
    check("a\nb\nc", starts: 0, 2, 4)
    check("a\r\nb\r\nc", starts: 0, 3, 6)
    check("a\rb\rc", starts: 0, 2, 4)
    check("\n\n\n", starts: 0, 1, 2, 3)
    check("\r\r\n\n", starts: 0, 1, 3, 4)
    check("\n\r", starts: 0, 1, 2)
    check("\r", starts: 0, 1)
    check("a\u{B}b\u{C}c\u{85}d\u{2028}e", starts: 0)
  }

  @Test func lineEndsAtEveryPlaceOfEightBytes() {
    for lineEnd in ["\n", "\r", "\r\n"] {
      for length in 0...20 {
        let line = String(repeating: "x", count: length)
        let width = length + lineEnd.utf8.count
        check(line + lineEnd + line, starts: 0, width)
        check(line + lineEnd + line + lineEnd, starts: 0, width, 2 * width)
      }
    }
  }

  @Test func bytesThatAreAlmostLineEnds() {
    // The search in eight bytes works on differences of one.
    check("\u{9}\u{B}\n\u{B}\u{9}\u{C}\r\u{E}\u{C}\u{8A}\n", starts: 0, 3, 7, 12)
    let bytes: [UInt8] = [0x0A, 0x0B, 0x8A, 0x8D, 0x0D, 0x0E, 0x00, 0x01, 0x0A]
    #expect(LineTable(SourceBuffer(bytes)).starts.elementsEqual([0, 1, 5, 9]))
  }

  @Test func positions() {
    let lines = LineTable(SourceBuffer(Array("ab\ncd\r\né\n".utf8)))
    #expect(lines.position(of: 0) == (1, 1))
    #expect(lines.position(of: 1) == (1, 2))
    #expect(lines.position(of: 2) == (1, 3))
    #expect(lines.position(of: 3) == (2, 1))
    #expect(lines.position(of: 6) == (2, 4))
    #expect(lines.position(of: 7) == (3, 1))
    #expect(lines.position(of: 9) == (3, 3))
    #expect(lines.position(of: 10) == (4, 1))
  }

  @Test func positionsAgreeWithCounting() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let choices: [UInt8] = [0x61, 0x0A, 0x0D, 0xC3]
      let bytes = (0..<generator.below(100)).map { _ in generator.pick(choices) }
      let lines = LineTable(SourceBuffer(bytes))
      var (line, column) = (1, 1)
      for offset in 0...bytes.count {
        #expect(lines.position(of: offset) == (line, column))
        guard offset < bytes.count else { break }
        let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        let isEnd = (bytes[offset] == 0x0A || bytes[offset] == 0x0D) && !isPair
        (line, column) = isEnd ? (line + 1, 1) : (line, column + 1)
      }
    }
  }

  private func check(
    _ source: String, starts: Int..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = LineTable(SourceBuffer(Array(source.utf8)))
    #expect(lines.starts.map(Int.init) == starts, sourceLocation: sourceLocation)
  }
}
