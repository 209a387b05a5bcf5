import Testing

@testable import SwiftSource

@Suite struct WordTests {
  @Test("white space has no tokens")
  func nothing() {
    check("", "")
    check(" \t\n\r\n ", "")
  }

  @Test("letters, digits and underscores make an identifier")
  func identifiers() {
    check("a", "id a")
    check("a1 _a a_ A9z_ __", "id a1 · id _a · id a_ · id A9z_ · id __")
    check("a$b", "id a$b")
    check("a-b", "id a · binary - · id b")
  }

  @Test func identifiersOfAnyLength() {
    // Words are scanned eight bytes at a time.
    let letters = "abcdefghijklmnopqrstuvwxyz0123456789"
    for length in 1...letters.count {
      let word = String(letters.prefix(length))
      check(word, "id \(word)")
      check("(\(word)é)", "( · id \(word)é · )")
    }
  }

  @Test("identifiers may have letters and emoji outside ASCII")
  func identifiersOutsideASCII() {
    check("é π 变量 ñandú", "id é · id π · id 变量 · id ñandú")
    check("naïveté", "id naïveté")
    check("🐶🐮", "id 🐶🐮")
    check("👨‍👩‍👧", "id 👨‍👩‍👧")
    check("a\u{200D}b", "id a\u{200D}b")
    check("e\u{301}x", "id e\u{301}x")
    check("\u{301}a", "id \u{301}a")
    check("é+ñ", "id é · binary + · id ñ")
  }

  @Test("a reserved word is a keyword, and a longer word is none")
  func reservedWords() {
    for keyword in Keyword.allCases where keyword.isReserved && keyword != .`_` {
      check(keyword.spelling, keyword.spelling)
      check("\(keyword.spelling)1", "id \(keyword.spelling)1")
    }
    check("_", "_")
    check("_ = _1", "_ · = · id _1")
  }

  @Test func contextualWordsAreIdentifiers() {
    for keyword in Keyword.allCases where !keyword.isReserved && keyword != .none {
      check(keyword.spelling, "id \(keyword.spelling)")
    }
  }

  @Test func tokensKnowTheirKeyword() {
    for keyword in Keyword.allCases where keyword != .none {
      let token = Lexer.lex(keyword.spelling).tokens[0]
      #expect(token.keyword == keyword)
      #expect(token.word == keyword.rawValue)
      #expect(token.is(keyword) == (keyword != .`_`))
    }
    #expect(Lexer.lex("Class").tokens[0].keyword == .none)
    #expect(Lexer.lex("+").tokens[0].keyword == .none)
  }

  @Test("back quotes make any name an identifier within its line")
  func backQuotes() {
    check("`a`", "id `a`")
    check("`class`.`default`", "id `class` · . · id `default`")
    check("`+`", "id `+`")
    check("func `a test of 1 + 1`() {}", "func · id `a test of 1 + 1` · ( · ) · { · }")
    check("`é`", "id `é`")
    check("``", "backtick ` · backtick `")
    check("`a", "backtick ` · id a")
    check("`a\nb`", "backtick ` · id a · id b · backtick `")
    check("`a\rb`", "backtick ` · id a · id b · backtick `")
    checkProblems("`a", "invalidCharacter 0")
    checkProblems("`a\n`", "invalidCharacter 0", "invalidCharacter 3")
  }

  @Test func backQuotesHideKeywords() {
    let token = Lexer.lex("`class`").tokens[0]
    #expect(token.kind == .identifier)
    #expect(token.keyword == .none)
    #expect(token.word == 0)
    #expect(token.flags.contains(.isEscaped))
  }

  @Test func backQuotesDoNotChangeTheHash() {
    for word in ["a", "class", "anIdentifierOfSomeLength", "é"] {
      #expect(Lexer.lex(word).tokens[0].hash == Lexer.lex("`\(word)`").tokens[0].hash)
      #expect(Lexer.lex(word).tokens[0].hash != 0)
    }
  }

  @Test("a dollar with digits is a closure parameter, another one an identifier")
  func dollars() {
    check("$0", "dollar $0")
    check("$0.$1", "dollar $0 · . · dollar $1")
    check("$12+$3", "dollar $12 · binary + · dollar $3")
    check("$name", "id $name")
    check("$0a", "id $0a")
    check("$é", "id $é")
    check("$", "id $")
    check("$$", "id $$")
    check("$(a)", "id $ · ( · id a · )")
    check("$ a", "id $ · id a")
  }

  @Test func hashesTellWordsApart() {
    let words = ["a", "b", "ab", "ba", "aa", "abcdefgh", "abcdefgi", "abcdefghi", "abcdefghj"]
    let hashes = Set(words.map { Lexer.lex($0).tokens[0].hash })
    #expect(hashes.count == words.count)
  }
}
