import Buffers
import Testing

@testable import SwiftSource

@Suite struct WordTableTests {
  @Test func keywords() {
    for keyword in Keyword.allCases {
      #expect(WordTable.keywords.number(of: keyword.spelling) == keyword.rawValue)
    }
    #expect(WordTable.keywords.count == Int(WordTable.firstCustomWord))
  }

  @Test func wordsAreNumberedInOrder() {
    let table = WordTable(words: ["View", "Task", "+"])
    #expect(table.number(of: "View") == WordTable.firstCustomWord)
    #expect(table.number(of: "Task") == WordTable.firstCustomWord + 1)
    #expect(table.number(of: "+") == WordTable.firstCustomWord + 2)
    #expect(table.count == Int(WordTable.firstCustomWord) + 3)
  }

  @Test func unknownWords() {
    let table = WordTable(words: ["View"])
    for word in ["", "view", "Vie", "Views", "V", "VIEW", "View ", "`View`", "a\0"] {
      #expect(table.number(of: word) == 0, "\(word)")
    }
  }

  @Test func emptyWordsKeywordsAndRepetitionsAddNothing() {
    let table = WordTable(words: ["", "class", "a", "some", "a", "_", "b"])
    #expect(table.number(of: "a") == WordTable.firstCustomWord)
    #expect(table.number(of: "b") == WordTable.firstCustomWord + 1)
    #expect(table.number(of: "class") == Keyword.class.rawValue)
    #expect(table.count == Int(WordTable.firstCustomWord) + 2)
  }

  @Test func growth() {
    let words = (0..<3_000).map { "word\($0)" }
    let table = WordTable(words: words)
    for (index, word) in words.enumerated() {
      #expect(Int(table.number(of: word)) == Int(WordTable.firstCustomWord) + index)
    }
    for keyword in Keyword.allCases {
      #expect(table.number(of: keyword.spelling) == keyword.rawValue)
    }
    for index in 3_000..<6_000 { #expect(table.number(of: "word\(index)") == 0) }
    #expect(table.slots.count >= 4 * table.count)
    #expect(table.slots.count.nonzeroBitCount == 1)
  }

  @Test func wordsOfAllLengths() {
    let letters = String(repeating: "abcdefgh", count: 5)
    let words = (1...letters.count).map { String(letters.prefix($0)) }
    let table = WordTable(words: words)
    for (index, word) in words.enumerated() {
      #expect(Int(table.number(of: word)) == Int(WordTable.firstCustomWord) + index)
      #expect(table.number(of: word + "x") == 0)
      #expect(table.number(of: "x" + word) == 0)
    }
  }

  @Test func wordsOutsideASCII() {
    let table = WordTable(words: ["é", "naïve", "変数", "🐶"])
    #expect(table.number(of: "é") == WordTable.firstCustomWord)
    #expect(table.number(of: "🐶") == WordTable.firstCustomWord + 3)
    #expect(table.number(of: "e\u{301}x") == 0)
  }

  @Test func tokensCarryTheNumbers() {
    let table = WordTable(words: ["View", "naïve", "a test"])
    let source = "View naïve `View` View2 `a test` struct"
    let tokens = TokenNotation(Array(source.utf8), words: table).file.tokens
    let first = WordTable.firstCustomWord
    #expect(
      tokens.map(\.word) == [
        first, first + 1, first, 0, first + 2, Keyword.struct.rawValue, 0,
      ])
    #expect(tokens[0].kind == .identifier)
    #expect(tokens[0].keyword == .none)
  }

  @Test func backQuotesMakeKeywordsPlainIdentifiers() {
    let tokens = Lexer.lex("`struct` `some` `_`").tokens
    #expect(tokens.map(\.word) == [0, 0, 0, 0])
    #expect(tokens.map(\.kind) == [.identifier, .identifier, .identifier, .endOfFile])
  }

  @Test func hashesOfEqualLengthAreDistinct() {
    // Up to eight bytes every step can be undone, so that equal hashes mean equal words.
    var hashes: Set<UInt64> = []
    var words = 0
    for first in UInt8(ascii: "a")...UInt8(ascii: "z") {
      for second in UInt8(ascii: "a")...UInt8(ascii: "z") {
        let bytes = SourceBuffer([first, 0x5F, second, 0x31, first]).padded
        hashes.insert(WordHash(bytes.view, 0, 5).value)
        words += 1
      }
    }
    #expect(hashes.count == words)
  }

  @Test func shortHashesAreNeverZero() {
    for word in ["", "a", "View", "struct", "anIdentifierOfManyLetters"] {
      let bytes = SourceBuffer(Array(word.utf8)).padded
      #expect(WordHash(bytes.view, 0, word.utf8.count).short != 0)
    }
  }
}
