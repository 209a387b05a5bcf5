import Testing

@testable import SwiftSource

@Suite struct TokenTests {
  @Test func layout() {
    #expect(MemoryLayout<Token>.size == 16)
    #expect(MemoryLayout<Token>.stride == 16)
    #expect(MemoryLayout<Token>.offset(of: \.offset) == 0)
    #expect(MemoryLayout<Token>.offset(of: \.extent) == 4)
    #expect(MemoryLayout<Token>.offset(of: \.hash) == 8)
    #expect(MemoryLayout<Token>.offset(of: \.word) == 12)
    #expect(MemoryLayout<Token>.offset(of: \.kind) == 14)
    #expect(MemoryLayout<Token>.offset(of: \.flags) == 15)
  }

  @Test func rangesOfAllSorts() {
    let tokens = Lexer.lex("ab (\"\\(c)\" + `d`)").tokens
    #expect(
      tokens.map(\.range) == [
        0..<2, 3..<4, 4..<5, 5..<7, 7..<8, 8..<9, 9..<10, 11..<12, 13..<16, 16..<17, 17..<17,
      ])
  }

  @Test func triviaBefore() {
    let tokens = Lexer.lex("a b\nc\n  d/**/e").tokens
    #expect(tokens.map(\.isAfterTrivia) == [true, true, true, true, true, false])
    #expect(tokens.map(\.startsLine) == [true, false, true, true, false, false])
  }

  @Test func whiteSpaceIsNotedBesideLineBreaks() {
    checkFlags(
      "a b\nc\n d",
      "a startsLine · b afterSpace · c startsLine · d startsLine afterSpace · end of file")
    checkFlags(" a", "a startsLine afterSpace · end of file")
    checkFlags("/**/a", "a startsLine afterSpace · end of file")
    checkFlags("a \n", "a startsLine · end of file startsLine afterSpace")
    checkFlags("a/*\n*/b", "a startsLine · b startsLine afterSpace · end of file")
    checkFlags("a//\nb", "a startsLine · b startsLine afterSpace · end of file")
  }

  @Test func kindsOfBrackets() {
    let opening = TokenKind.allCases.filter(\.opens)
    let closing = TokenKind.allCases.filter(\.closes)
    #expect(opening == [.leftParen, .leftBracket, .leftBrace, .leftInterpolation])
    #expect(closing == [.rightParen, .rightBracket, .rightBrace, .rightInterpolation])
  }

  @Test func kindsOfOtherGroups() {
    let words = TokenKind.allCases.filter(\.isWord)
    let operators = TokenKind.allCases.filter(\.isOperator)
    let conditions = TokenKind.allCases.filter(\.isConditional)
    #expect(words == [.identifier, .keyword, .wildcard, .dollarIdentifier])
    #expect(operators == [.prefixOperator, .postfixOperator, .binaryOperator])
    #expect(conditions == [.poundIf, .poundElseif, .poundElse, .poundEndif])
  }
}
