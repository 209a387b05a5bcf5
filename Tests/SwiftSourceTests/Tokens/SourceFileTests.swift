import TestSupport
import Testing

@testable import SwiftSource

@Suite struct SourceFileTests {
  @Test("a file has the text of its tokens and ranges")
  func texts() {
    let file = SourceFile(path: "a/B.swift", text: "let é = f( /* c */ 1)")
    #expect(file.path == "a/B.swift")
    #expect(file.text(of: 1) == "é")
    #expect(file.text(0..<3) == "let")
    #expect(file.text(of: TokenRange(3, 7)) == "f( /* c */ 1)")
    #expect(file.text(of: TokenRange.none) == "")
    #expect(file.bytes(of: TokenRange(0, 2)) == 0..<6)
  }

  @Test func illFormedTextIsReplaced() {
    var file = SourceFile()
    file.buffer = SourceBuffer([0x22, 0xFF, 0x22])
    file.analyse(words: .keywords)
    #expect(file.text(of: 0) == "\"\u{FFFD}\"")
  }

  @Test("the name of a declaration has no back quotes")
  func names() {
    let file = SourceFile(
      path: "", text: "struct `class` {}\nextension A.B {}\nfunc `+`() {}\nfunc >> () {}")
    #expect(file.outline.declarations.map(file.name) == ["class", "A.B", "+", ">>"])
  }

  @Test("an identifier has no back quotes")
  func identifiers() {
    let file = SourceFile(path: "", text: "`a` b `c d` \"\"\"\n\"\"\"")
    #expect((0..<3).map(file.identifier) == ["a", "b", "c d"])
    // The flag of back-quotes means something else on a string.
    #expect(file.identifier(3) == "\"\"\"\n\"\"\"")
  }

  @Test("a token matches its exact text only")
  func matches() {
    let file = SourceFile(path: "", text: "ab `c`")
    #expect(file.matches(0, "ab"))
    #expect(!file.matches(0, "a"))
    #expect(!file.matches(0, "abc"))
    #expect(!file.matches(0, "aB"))
    #expect(file.matches(1, "`c`"))
    #expect(!file.matches(1, "c"))
  }

  @Test("a gap is white space or a comment between two tokens of a range")
  func gaps() {
    func hasGaps(_ text: String, _ tokens: Int) -> Bool {
      SourceFile(path: "", text: text).hasGaps(in: TokenRange(1, 1 + tokens))
    }
    for text in ["(a b)", "(a/**/b)", "(a\nb)"] { #expect(hasGaps(text, 2)) }
    #expect(hasGaps("(a.b c)", 4))
    for text in ["(a.b)", "( a.b )", "(a.b /* c */)", "(a.b\n)"] { #expect(!hasGaps(text, 3)) }
    #expect(!hasGaps("(a b)", 0))
    // A module that the token takes in is no part of the name.
    #expect(hasGaps("(Swift.String)", 1))
  }

  @Test func contentsOfStrings() {
    check("\"a b\"", content: "a b")
    check("\"\"", content: "")
    check("\"a\\n\"", content: "a\\n")
    check("#\"a\"#", content: "a")
    check("##\"#a#\"##", content: "#a#")
    check("\"\"\"\n  a\n  \"\"\"", content: "\n  a\n  ")
    check("#\"\"\"\na\n\"\"\"#", content: "\na\n")
  }

  /// Quotes at both ends of a raw string were taken for those of one over several lines, and the
  /// last character of an unterminated string for its quote.
  @Test func contentsOfUnusualStrings() {
    check("#\"\"\"#", content: "\"")
    check("#\"\"\"a\"\"\"#", content: "\"\"a\"\"")
    check("\"abc", content: "abc")
    check("\"", content: "")
    check("\"\"\"\nabc", content: "\nabc")
    check("#\"abc\"", content: "abc\"")
  }

  @Test("a line ends with its break, and the last one need not have one")
  func lineCounts() {
    let counts = ["", "a", "a\n", "a\nb", "\n\n", "a\r\nb\r\n"].map {
      SourceBuffer(Array($0.utf8)).lineCount
    }
    #expect(counts == [0, 1, 1, 2, 2, 2])
  }

  /// They are counted eight bytes at a time.
  @Test(arguments: 0..<20 as Range<UInt64>) func lineBreaks(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes: [UInt8] = (0..<generator.below(700)).map { _ in
      generator.pick([0x0A, 0x0A, 0x0D, 0x0B, 0x8A, 0x8D, 0x00, 0x61])
    }
    let buffer = SourceBuffer(bytes)
    for _ in 0..<20 {
      let start = generator.below(bytes.count + 1)
      let range = start..<start + generator.below(bytes.count - start + 1)
      #expect(buffer.lineFeeds(in: range) == bytes[range].count { $0 == 0x0A })
      let returns = range.count { bytes[$0] == 0x0D && buffer.padded[$0 + 1] != 0x0A }
      #expect(buffer.loneCarriageReturns(in: range) == returns)
    }
  }

  @Test func filesThatAreNoSwift() {
    var file = SourceFile(path: "", text: "struct A {}")
    file.removeTokens()
    #expect(file.tokens.isEmpty && file.outline.declarations.isEmpty)
    #expect(file.buffer.count == 11)
  }

  private func check(
    _ source: String, content: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = SourceFile(path: "", text: source)
    #expect(file.stringContent(0) == content, sourceLocation: sourceLocation)
  }

  @Test func filesAreReused() {
    var file = SourceFile(path: "", text: "struct A { let b = \"\\(c)\" }")
    file.buffer = SourceBuffer(Array("let d".utf8))
    file.analyse(words: .keywords)
    #expect(file.outline.declarations.map(file.name) == ["d"])
    #expect(file.tokens.count == 3)
  }
}
