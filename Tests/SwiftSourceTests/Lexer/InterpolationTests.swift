import Testing

@testable import SwiftSource

@Suite struct InterpolationTests {
  @Test("an interpolation splits a string into its start and its end")
  func one() {
    check(#""a\(b)c""#, #"start "a · \( · id b · \) · end c""#)
    check(#""\(b)""#, #"start " · \( · id b · \) · end ""#)
    check(#""\()""#, #"start " · \( · \) · end ""#)
    check(#""\( b )""#, #"start " · \( · id b · \) · end ""#)
    check(#""\(a: 1, b)""#, #"start " · \( · id a · : · int 1 · , · id b · \) · end ""#)
  }

  @Test("a string between two interpolations is a middle part")
  func several() {
    check(
      #""a\(b)c\(d)e""#,
      #"start "a · \( · id b · \) · middle c · \( · id d · \) · end e""#)
    check(#""\(b)\(d)""#, #"start " · \( · id b · \) · \( · id d · \) · end ""#)
  }

  @Test("an interpolation ends at its own parenthesis")
  func parenthesesInside() {
    check(
      #""\(f(a, (b)))!""#,
      #"start " · \( · id f · ( · id a · , · ( · id b · ) · ) · \) · end !""#)
    check(
      #""\(a.map { ($0) })""#,
      #"start " · \( · id a · . · id map · { · ( · dollar $0 · ) · } · \) · end ""#)
  }

  @Test func escapesThatAreNone() {
    check(#""\\(a)""#, #"string "\\(a)""#)
    check(#""\\\(a)""#, #"start "\\ · \( · id a · \) · end ""#)
    check(#""(a)""#, #"string "(a)""#)
  }

  @Test("strings in interpolations nest")
  func stringsInside() {
    check(#""\("a")""#, #"start " · \( · string "a" · \) · end ""#)
    check(#""\(")")""#, #"start " · \( · string ")" · \) · end ""#)
    check(
      #""1\("2\("3\("4")5")6")7""#,
      #"start "1 · \( · start "2 · \( · start "3 · \( · string "4" · \) · end 5" · \) · end 6""#
        + #" · \) · end 7""#)
    check(
      #""\(a ? "x\(b)" : "y")z""#,
      #"start " · \( · id a · infix ? · start "x · \( · id b · \) · end " · : · string "y" · \)"#
        + #" · end z""#)
  }

  @Test("a string of several lines has interpolations")
  func multiline() {
    check(
      "\"\"\"\na \\(b) c\n\"\"\"",
      "start \"\"\"⏎a  · \\( · id b · \\) · end  c⏎\"\"\"")
    check(
      "\"\"\"\n\\(\n  a,\n  \"b\"\n)\n\"\"\"",
      "start \"\"\"⏎ · \\( · id a · , · string \"b\" · \\) · end ⏎\"\"\"")
    check(
      "\"\"\"\n\\(a)\n\\(b)\n\"\"\"",
      "start \"\"\"⏎ · \\( · id a · \\) · middle ⏎ · \\( · id b · \\) · end ⏎\"\"\"")
    check(
      "\"\"\"\n\\(\"\"\"\n  \\(\"x\")\n  \"\"\")\n\"\"\"",
      "start \"\"\"⏎ · \\( · start \"\"\"⏎   · \\( · string \"x\" · \\) · end ⏎  \"\"\" · \\)"
        + " · end ⏎\"\"\"")
  }

  @Test("an interpolation in a raw string has the signs of the string")
  func raw() {
    check(##"#"\(a) \#(b)"#"##, ##"start #"\(a)  · \#( · id b · \) · end "#"##)
    check(
      ###"##"\#(a) \##(b) "# \##(c)"##"###,
      ###"start ##"\#(a)  · \##( · id b · \) · middle  "#  · \##( · id c · \) · end "##"###)
    check(
      ##"#"a\#(#"b\#("c\(d)")"#)"#"##,
      ##"start #"a · \#( · start #"b · \#( · start "c · \( · id d · \) · end " · \) · end "#"##
        + ##" · \) · end "#"##)
    check(
      "#\"\"\"\n\\(a) \\#(b)\n\"\"\"#",
      "start #\"\"\"⏎\\(a)  · \\#( · id b · \\) · end ⏎\"\"\"#")
  }

  /// Scanning for a raw string of several lines takes linear time: a string that ends on its line
  /// is not searched again with fewer signs.
  @Test func rawStringsOfSeveralLinesInsideEachOther() {
    check(
      "#\"\"\"\\#(#\"\"\"\na\n\"\"\"#)\n\"\"\"#",
      "start #\"\"\" · \\#( · string #\"\"\"⏎a⏎\"\"\"# · \\) · end ⏎\"\"\"#")
    check(
      "##\"\"\"\\##(#\"\"\"#)\n\"\"\"##",
      "start ##\"\"\" · \\##( · string #\"\"\"# · \\) · end ⏎\"\"\"##")
    check(
      "#\"\"\"\n\"\"\"# + #\"\"\"#",
      "string #\"\"\"⏎\"\"\"# · binary + · string #\"\"\"#")
  }

  @Test func lengthsOfInterpolationBrackets() {
    let tokens = Lexer.lex(####"###"a\###(b)"###"####).tokens
    #expect(tokens.map(\.kind).contains(.leftInterpolation))
    #expect(tokens[1].range == 5..<10)
    #expect(tokens[3].range == 11..<12)
  }

  @Test func otherLiteralsInside() {
    check(#""\(/a)b/)""#, #"start " · \( · prefix / · id a · \) · end b/)""#)
    check(
      #""\(x.matches(/a\)b/))""#,
      #"start " · \( · id x · . · id matches · ( · regex /a\)b/ · ) · \) · end ""#)
    check(#""\(/* ) */a)""#, #"start " · \( · id a · \) · end ""#)
    check(#""\(#line)""#, #"start " · \( · # · id line · \) · end ""#)
    check(#""\([1: "a"])""#, #"start " · \( · [ · int 1 · : · string "a" · ] · \) · end ""#)
  }

  @Test func flagsOfPieces() {
    checkFlags(
      "#\"\"\"\na\\#(b)c\\#(d)\n\"\"\"#",
      "#\"\"\"⏎a startsLine isMultiline isRaw · \\#( · b · \\) · c isMultiline isRaw · \\#( · d"
        + " · \\) · ⏎\"\"\"# isMultiline isRaw · end of file")
  }

  @Test func unterminatedInside() {
    check(
      "\"\\(a\nb)", "start \" unterminated · \\( unterminated · id a · id b · ) unterminated")
    check("\"\\(a", "start \" unterminated · \\( unterminated · id a")
    check("\"\\(", "start \" unterminated · \\( unterminated")
    check(
      "\"\\(f(a\nb",
      "start \" unterminated · \\( unterminated · id f · ( unterminated · id a · id b")
    checkProblems("x \"\\(a\nb", "unterminatedString 2")
  }

  @Test func unterminatedBehind() {
    check("\"\\(a)b\nc", "start \" unterminated · \\( · id a · \\) · end b unterminated · id c")
    check(
      "\"\"\"\n\\(a)b", "start \"\"\"⏎ unterminated · \\( · id a · \\) · end b unterminated")
    checkProblems("x \"\\(a)b\nc", "unterminatedString 2")
  }

  /// There was no trace of it in the tokens when nothing follows the last interpolation.
  @Test func unterminatedStringSaysSoInItsFirstToken() {
    check("\"\\(a)\nb", "start \" unterminated · \\( · id a · \\) · id b")
    check("\"\\(a)", "start \" unterminated · \\( · id a · \\)")
    checkProblems("x \"\\(a)", "unterminatedString 2")
  }

  /// Each line's end closed one interpolation, so that the code of the next lines was taken for
  /// that of a string.
  @Test func lineEndClosesAllNestedInterpolations() {
    check(
      "\"\\(\"\\(\na)\"",
      "start \" unterminated · \\( unterminated · start \" unterminated · \\( unterminated · id a"
        + " · ) unterminated · string \" unterminated")
    check(
      "\"\"\"\n\\(\"\\(\"\\(\na)\"\"\"",
      "start \"\"\"⏎ · \\( · start \" unterminated · \\( unterminated · start \" unterminated"
        + " · \\( unterminated · id a · \\) · end \"\"\"")
    checkBrackets(
      "\"\\(\"\\(\na)\"", "\\( 1→4 unterminated · \\( 3→4 unterminated · ) 5→5 unterminated")
  }

  @Test func lineBreaksThatDoNotEndAString() {
    check("\"\\(/*\n*/a)b\"", "start \" · \\( · id a · \\) · end b\"")
    check(
      "\"\\(\"\"\"\na\n\"\"\")b\"",
      "start \" · \\( · string \"\"\"⏎a⏎\"\"\" · \\) · end b\"")
  }
}
