import Testing

@testable import Reporting

@Suite struct SourceLineTests {
  /// The line with its marks below it.
  private func shown(_ text: String, _ part: String, width: Int = 40) -> String {
    let bytes = Array(text.utf8)
    let wanted = Array(part.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? bytes.count
    let line = SourceLine(text, marking: start..<start + wanted.count, width: width)
    return line.text + "\n" + String(repeating: " ", count: line.mark.lowerBound)
      + String(repeating: "^", count: line.mark.count)
  }

  @Test func marksPlainText() {
    #expect(shown("let a = 1", "a") == "let a = 1\n    ^")
    #expect(shown("let a = 1", "let a = 1") == "let a = 1\n^^^^^^^^^")
    #expect(shown("", "") == "\n^")
    #expect(shown("abc", "nowhere") == "abc\n   ^")
  }

  @Test func expandsTabs() {
    #expect(shown("\t\tlet a", "let") == "        let a\n        ^^^")
    #expect(shown("a\tb\tc", "b") == "a   b   c\n    ^")
    #expect(shown("a\tb", "\t") == "a   b\n ^^^")
  }

  @Test func countsWideCharactersTwice() {
    #expect(shown("日本 = 語", "語") == "日本 = 語\n       ^^")
    #expect(shown("\"👩‍👩‍👧‍👦\" + x", "x") == "\"👩‍👩‍👧‍👦\" + x\n       ^")
    #expect(shown("🇫🇷 1️⃣ x", "x") == "🇫🇷 1️⃣ x\n      ^")
    #expect(shown("ｆｕｌｌ half", "half") == "ｆｕｌｌ half\n         ^^^^")
    #expect(shown("각 x", "x") == "각 x\n   ^")
  }

  @Test func countsCombiningMarksNotAtAll() {
    #expect(shown("e\u{301}\u{323}x", "x") == "e\u{301}\u{323}x\n ^")
    // A mark alone is part of the character before it.
    #expect(shown("e\u{301}x", "\u{301}") == "e\u{301}x\n^")
    #expect(shown("größe x", "x") == "größe x\n      ^")
  }

  @Test func spellsHiddenCharactersOut() {
    #expect(shown("\u{1B}[31m x", "x") == "\\u{1B}[31m x\n           ^")
    #expect(shown("a\u{202E}b", "\u{202E}") == "a\\u{202E}b\n ^^^^^^^^")
    #expect(shown("a\u{0}b", "b") == "a\\u{0}b\n      ^")
    #expect(shown("a\rb", "b") == "a\\u{D}b\n      ^")
    #expect(shown("a\u{FEFF}b", "b") == "a\\u{FEFF}b\n         ^")
  }

  @Test func dropsAByteOrderMarkAtTheStart() {
    #expect(shown("\u{FEFF}import A", "A") == "import A\n       ^")
    #expect(shown("\u{FEFF}import A", "\u{FEFF}") == "import A\n^")
  }

  @Test func cutsTheEnd() {
    #expect(shown("0123456789", "1", width: 10) == "0123456789\n ^")
    #expect(shown("0123456789a", "1", width: 10) == "012345678…\n ^")
  }

  @Test func cutsTheStart() {
    let text = "0123456789abcdefghij"
    #expect(shown(text, "j", width: 10) == "…bcdefghij\n         ^")
    #expect(shown(text, "", width: 10) == "0123456789abcdefghij".prefix(9) + "…\n^")
    #expect(shown(text, "nowhere", width: 10) == "…bcdefghij\n          ^")
  }

  @Test func cutsBothEnds() {
    #expect(
      shown("0123456789abcdefghijklmnopqrst", "de", width: 12) == "…9abcdefghi…\n     ^^")
    #expect(
      shown("0123456789abcdefghijklmnopqrst", "defghijklmnopq", width: 12)
        == "…9abcdefghi…\n     ^^^^^^")
  }

  @Test func cutsBetweenWideCharacters() {
    for width in 11...16 {
      let line = SourceLine(
        String(repeating: "日", count: 30), marking: 45..<48, width: width)
      #expect(line.text.displayWidth <= width)
      let marked = Array(line.text)[(line.mark.lowerBound + 1) / 2]
      #expect(marked == "日" && line.mark.count == 2)
    }
  }

  @Test func neverExceedsTheWidth() {
    let texts = Samples.hostileTexts.map {
      String(repeating: $0.prefix(40) + "x日\t", count: 12)
    }
    for text in texts {
      for start in stride(from: 0, to: text.utf8.count, by: 17) {
        let line = SourceLine(text, marking: start..<start + 5, width: 30)
        #expect(line.text.displayWidth <= 30)
        #expect(line.mark.lowerBound >= 0 && line.mark.upperBound <= 31)
      }
    }
  }

  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("👍", 2), ("👍🏽", 2), ("🇫🇷", 2), ("❤", 1),
      ("❤\u{FE0F}", 2), ("\u{301}", 0), ("\u{200D}", 0), ("\u{AD}", 1), ("Ａ", 2), ("가", 2),
      ("\u{1100}\u{1161}", 2), ("…", 1),
    ] as [(Character, Int)])
  func knowsTheWidthOfACharacter(character: Character, width: Int) {
    #expect(character.displayWidth == width)
  }

  @Test func wrapsWords() {
    #expect("one two  three\nfour".wrapped(to: 9) == ["one two", "three", "four"])
    #expect("abcdefghij k".wrapped(to: 4) == ["abcdefghij", "k"])
    #expect("日本 日本 x".wrapped(to: 9) == ["日本 日本", "x"])
    #expect(" \n ".wrapped(to: 9).isEmpty)
  }
}
