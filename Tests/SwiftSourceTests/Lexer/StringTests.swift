import Testing

@testable import SwiftSource

@Suite struct StringTests {
  @Test func aStringEndsAtItsQuote() {
    check(#""""#, #"string """#)
    check(#""a b""#, #"string "a b""#)
    check(#""é🐶""#, #"string "é🐶""#)
    check(#""a""b""#, #"string "a" · string "b""#)
    check(#""// no /* comment */""#, #"string "// no /* comment */""#)
    check("\"#if\"", "string \"#if\"")
    check("\"a\tb\"", "string \"a⇥b\"")
  }

  @Test func anEscapedQuoteDoesNotEndAString() {
    check(#""\"""#, #"string "\"""#)
    check(#""\\""#, #"string "\\""#)
    check(#""\\\"""#, #"string "\\\"""#)
    check(#""\n\t\u{1F600}\0\'""#, #"string "\n\t\u{1F600}\0\'""#)
    check(#""\é\q""#, #"string "\é\q""#)
  }

  @Test func aMultilineStringEndsAtThreeQuotes() {
    check("\"\"\"\n  a\n  \"\"\"", "string \"\"\"⏎  a⏎  \"\"\"")
    check("\"\"\"\n\"a\" \"\"b\"\"\n\"\"\"", "string \"\"\"⏎\"a\" \"\"b\"\"⏎\"\"\"")
    check("\"\"\"\n\\\"\"\"\n\"\"\"", "string \"\"\"⏎\\\"\"\"⏎\"\"\"")
    check("\"\"\"\na \\\nb\n\"\"\"", "string \"\"\"⏎a \\⏎b⏎\"\"\"")
    check("\"\"\"\r\na\r\n\"\"\"", "string \"\"\"␍⏎a␍⏎\"\"\"")
    check("\"\"\"\ra\r\"\"\" b", "string \"\"\"␍a␍\"\"\" · id b")
    // Text on the line of the quotes is an error, but the string is one all the same.
    check("\"\"\"a\n\"\"\"", "string \"\"\"a⏎\"\"\"")
    check("\"\"\"a\"\"\"", "string \"\"\"a\"\"\"")
  }

  @Test func aRawStringEndsAtAQuoteWithAsManySigns() {
    check(##"#"a"#"##, ##"string #"a"#"##)
    check(##"#"a "quoted" \n"#"##, ##"string #"a "quoted" \n"#"##)
    check(##"#"\"#"##, ##"string #"\"#"##)
    check(###"##"a "# b"##"###, ###"string ##"a "# b"##"###)
    check(####"###"a "## b "# c"###"####, ####"string ###"a "## b "# c"###"####)
    check(##"#"\#n"#"##, ##"string #"\#n"#"##)
    check(##"#"\#""#"##, ##"string #"\#""#"##)
    check(##"#""#"##, ##"string #""#"##)
    check("#\"\"", "string #\"\" unterminated")
    // More signs than the delimiter has belong to it, as the compiler reads them.
    check("#\"a\"## b", "string #\"a\"## · id b")
  }

  @Test func aRawMultilineStringEndsAtThreeQuotesWithAsManySigns() {
    check("#\"\"\"\n\"\"\" \\n\n\"\"\"#", "string #\"\"\"⏎\"\"\" \\n⏎\"\"\"#")
    check("##\"\"\"\n\"\"\"#\n\"\"\"##", "string ##\"\"\"⏎\"\"\"#⏎\"\"\"##")
  }

  @Test func aRawStringMayHoldQuotesAlone() {
    check(##"#"""#"##, ##"string #"""#"##)
    check(##"#""""#"##, ##"string #""""#"##)
    check(##"#"""a"#"##, ##"string #"""a"#"##)
    check(###"##"""#"##"###, ###"string ##"""#"##"###)
    check(##"[#"""#, 1]"##, ##"[ · string #"""# · , · int 1 · ]"##)
  }

  @Test func aTextInSingleQuotesIsAString() {
    check("'a'", "string 'a'")
    check("'a\"b' c", "string 'a\"b' · id c")
    check("'\\''", "string '\\''")
    check("'''", "string '' · string ' unterminated")
  }

  @Test func noRawStringStartsWithASingleQuote() {
    check("#'a'#", "# · string 'a' · #")
  }

  @Test func theFlagsOfAStringNameItsForm() {
    checkFlags("\"a\"", "\"a\" startsLine · end of file")
    checkFlags("\"\"\"\n\"\"\"", "\"\"\"⏎\"\"\" startsLine isMultiline · end of file")
    checkFlags("#\"a\"#", "#\"a\"# startsLine isRaw · end of file")
    checkFlags(
      "#\"\"\"\n\"\"\"#", "#\"\"\"⏎\"\"\"# startsLine isMultiline isRaw · end of file")
    checkFlags("\"a", "\"a startsLine isUnterminated · end of file")
  }

  @Test func anUnterminatedStringEndsWithItsLineOrTheFile() {
    check("\"abc", "string \"abc unterminated")
    check("\"", "string \" unterminated")
    check("\"abc\nd", "string \"abc unterminated · id d")
    check("\"abc\r\nd", "string \"abc unterminated · id d")
    check("\"abc\\\nd", "string \"abc\\ unterminated · id d")
    check("\"abc\\", "string \"abc\\ unterminated")
    check("\"abc\\\"", "string \"abc\\\" unterminated")
    check("f(\"abc)\n", "id f · ( unterminated · string \"abc) unterminated")
    check("\"\"\"\nabc\n\"\"", "string \"\"\"⏎abc⏎\"\" unterminated")
    check("\"\"\"", "string \"\"\" unterminated")
    check("#\"abc\"", "string #\"abc\" unterminated")
    check("#\"abc\"\nd", "string #\"abc\" unterminated · id d")
    check("#\"\"\"\nabc\n\"\"\"", "string #\"\"\"⏎abc⏎\"\"\" unterminated")
    check("##\"a\"#", "string ##\"a\"# unterminated")
    check("'abc\nd", "string 'abc unterminated · id d")
  }

  @Test func anUnterminatedStringIsAProblem() {
    checkProblems("\"abc\nx \"def", "unterminatedString 0", "unterminatedString 7")
    checkProblems("x = \"\"\"\n", "unterminatedString 4")
    checkProblems("x = #\"a\"", "unterminatedString 4")
    checkProblems("\"a\" 'b' #\"c\"#")
  }
}
