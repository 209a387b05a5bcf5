import Testing

@testable import SwiftSource

/// Text that is not Swift: the lexer says so and goes on.
@Suite struct ForeignTextTests {
  @Test func conflictMarkers() {
    check("<<<<<<< a\nb\n=======\nc\n>>>>>>> d\ne", "id e")
    check("x\n<<<<<<< a\n>>>>>>> b\ny", "id x · id y")
    check("<<<<<<< a\n>>>>>>> b", "")
    check("<<<<<<< a\r\nb\r\n>>>>>>> c\r\nd", "id d")
    check(">>>> a\nb\n<<<<\nc\nd", "id d")
    checkProblems("x\n<<<<<<< a\n>>>>>>> b\ny", "conflictMarker 2")
    checkFlags("x\n<<<<<<< a\n>>>>>>> b\ny", "x startsLine · y startsLine · end of file")
  }

  @Test func whatOnlyLooksLikeAConflict() {
    check(
      "a <<<<<<< b\n>>>>>>> c", "id a · binary <<<<<<< · id b · > · > · > · > · > · > · > · id c")
    check("<<<<<<< a\nb", "binary <<<<<<< · id a · id b")
    check("<<<<<<<a\n>>>>>>> b\n", "prefix <<<<<<< · id a · > · > · > · > · > · > · > · id b")
    check(
      "<<<<<<< a\n >>>>>>> b",
      "binary <<<<<<< · id a · > · > · > · > · > · > · > · id b")
    check("a\n=======\nb", "id a · binary ======= · id b")
    check("\"\"\"\n<<<<<<< a\n>>>>>>> b\n\"\"\"", "string \"\"\"⏎<<<<<<< a⏎>>>>>>> b⏎\"\"\"")
  }

  @Test func nul() {
    check("a\0b", "id a · id b")
    check("\0", "")
    check("a\0", "id a")
    check("a\0+ b", "id a · binary + · id b")
    checkProblems("a\0b\0", "nulCharacter 1", "nulCharacter 3")
    checkFlags("a\0b", "a startsLine · b afterSpace · end of file")
    // In literals and comments it is content.
    check("\"a\0b\"", "string \"a␀b\"")
    checkComments("// a\0b", "line // a␀b > end of file")
    checkComments("/* a\0b */", "block /* a␀b */ > end of file")
    check("`a\0b`", "id `a␀b`")
    check("x = /a\0/", "id x · = · regex /a␀/")
  }

  @Test func controlCharacters() {
    check("a\u{1}b", "id a · id b")
    check("\u{7F}", "")
    checkProblems("a\u{1}b\u{1B}", "invalidCharacter 1", "invalidCharacter 3")
  }

  @Test func illFormedUTF8() {
    check(bytes: [0x61, 0xFF, 0x62], "id a · id b")
    check(bytes: [0x61, 0x80, 0x80, 0x62], "id a · id b")
    check(bytes: [0xC3], "")
    check(bytes: [0xE2, 0x80], "")
    check(bytes: [0xF0, 0x9F, 0x90, 0x61], "id a")
    checkProblems(bytes: [0x61, 0xFF, 0x62, 0xC3], ["invalidUTF8 1", "invalidUTF8 3"])
    checkProblems(bytes: [0x80, 0x80, 0x61], ["invalidUTF8 0"])
    checkProblems(bytes: [0xE2, 0x80, 0x61], ["invalidUTF8 0"])
    // A surrogate, an overlong slash and a code point beyond the last one.
    checkProblems(bytes: [0xED, 0xA0, 0x80], ["invalidUTF8 0"])
    checkProblems(bytes: [0xE0, 0x80, 0xAF], ["invalidUTF8 0"])
    checkProblems(bytes: [0xF4, 0x90, 0x80, 0x80], ["invalidUTF8 0"])
    // In literals and comments it is content.
    check(bytes: [0x22, 0xFF, 0x22], "string \"\u{FFFD}\"")
    checkProblems(bytes: [0x22, 0xFF, 0x22], [])
    checkProblems(bytes: [0x2F, 0x2F, 0xFF], [])
    checkProblems(bytes: [0x60, 0xFF, 0x60], [])
  }

  @Test func charactersOfNoToken() {
    check("a\u{A0}b", "id a · id b")
    check("a\u{2003}b", "id a · id b")
    check("a \u{E000} b", "id a · id b")
    checkProblems("\u{A0}a\u{2003}", "invalidCharacter 0", "invalidCharacter 3")
  }

  @Test func aByteOrderMarkInsideAFileIsWhiteSpace() {
    check("a \u{FEFF} b", "id a · id b")
    checkProblems("a \u{FEFF} b")
  }

  @Test func curlyQuotes() {
    check("“a b”", "unknown “a b”")
    check("x = “a”, “b”", "id x · = · unknown “a” · , · unknown “b”")
    check("“a", "unknown “ · id a")
    check("“a\n”", "unknown “ · id a · unknown ”")
    check("a”", "id a · unknown ”")
    check("“”", "unknown “”")
    check("“a “b”", "unknown “a “b”")
    check("“a\\(b)”", "unknown “ · id a · \\ · ( · id b · ) · unknown ”")
    checkProblems("“a” ”", "invalidCharacter 0", "invalidCharacter 8")
    check("‘a’", "id a")
  }

  /// The search for the partner of the first quote was taken for one of the whole line.
  @Test func curlyQuotesBehindAnInterpolationHavePartners() {
    check("“a\\(“b”)", "unknown “ · id a · \\ · ( · unknown “b” · )")
  }

  @Test func problemsAreInSourceOrder() {
    checkProblems(
      "( \0 \"a\n`",
      "unclosedBracket 0", "nulCharacter 2", "unterminatedString 4", "invalidCharacter 7")
  }
}
