import Testing

@testable import SwiftSource

@Suite struct SourceBufferTests {
  @Test func paddingIsZero() {
    check(SourceBuffer(), [])
    check(SourceBuffer([1, 2, 3]), [1, 2, 3])
  }

  @Test func fill() {
    var buffer = SourceBuffer([9, 9, 9, 9, 9])
    fill(&buffer, with: [1, 2], capacity: 4)
    check(buffer, [1, 2])
    fill(&buffer, with: [3, 4, 5, 6, 7, 8, 9], capacity: 7)
    check(buffer, [3, 4, 5, 6, 7, 8, 9])
    fill(&buffer, with: [], capacity: 0)
    check(buffer, [])
  }

  @Test func fillingLessLeavesNothingOfTheLastFile() {
    var buffer = SourceBuffer()
    fill(&buffer, with: Array(repeating: 0x61, count: 100), capacity: 100)
    fill(&buffer, with: [0x62], capacity: 100)
    check(buffer, [0x62])
    var source = LexedSource()
    Lexer.lex(buffer, words: .keywords, into: &source)
    #expect(source.tokens.map(\.range) == [0..<1, 1..<1])
  }

  @Test func aFailureLeavesTheBufferEmpty() {
    struct Failure: Error {}
    var buffer = SourceBuffer([1, 2, 3])
    #expect(throws: Failure.self) {
      try unsafe buffer.fill(capacity: 3) { memory in
        unsafe memory[0] = 7
        throw Failure()
      }
    }
    #expect(buffer.count == 0)
  }

  @Test func resultsAreReused() {
    var source = LexedSource()
    Lexer.lex(SourceBuffer(Array("( /* a */ #if `".utf8)), words: .keywords, into: &source)
    Lexer.lex(SourceBuffer(Array("b".utf8)), words: .keywords, into: &source)
    #expect(source.tokens.map(\.kind) == [.identifier, .endOfFile])
    #expect(source.comments.isEmpty && source.directives.isEmpty && source.problems.isEmpty)
    var outline = Outline()
    var first = Lexer.lex("@a import b\nfunc f<T>(a: T) {}\nvar x: Int { get {} }\n#if a\n#endif")
    Outline.scan(&first, into: &outline)
    Outline.scan(&source, into: &outline)
    #expect(outline.declarations.isEmpty && outline.clauses.isEmpty && outline.accessors.isEmpty)
    #expect(outline.attributes.isEmpty && outline.parameters.isEmpty)
  }

  private func fill(_ buffer: inout SourceBuffer, with bytes: [UInt8], capacity: Int) {
    unsafe buffer.fill(capacity: capacity) { memory in
      unsafe memory.copyBytes(from: bytes)
      return bytes.count
    }
  }

  private func check(
    _ buffer: SourceBuffer, _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(buffer.count == bytes.count, sourceLocation: sourceLocation)
    let padded = bytes + Array(repeating: 0, count: SourceBuffer.padding)
    #expect(
      buffer.padded.prefix(padded.count).elementsEqual(padded), sourceLocation: sourceLocation)
  }
}
