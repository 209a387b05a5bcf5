import Testing

@testable import SwiftSource

/// Directives start with `#`; the first line of scripts may too.
@Suite struct DirectiveTests {
  @Test func aConditionIsADirectiveAndItsWordsAreTokens() {
    check(
      "#if DEBUG\na\n#elseif os(iOS)\nb\n#else\nc\n#endif",
      "#if · id DEBUG · id a · #elseif · id os · ( · id iOS · ) · id b · #else · id c · #endif")
    check("#if(a)", "#if · ( · id a · )")
    check("#if !a && b", "#if · prefix ! · id a · binary && · id b")
    check("a #if", "id a · #if")
  }

  @Test func theSourceKnowsItsDirectives() {
    let source = Lexer.lex("#if a\nb\n#elseif c\n#else\n#endif\n#line #available")
    #expect(source.directives.elementsEqual([0, 3, 5, 6]))
  }

  @Test func availabilityIsATokenOfItsOwn() {
    check("#available(iOS 17, *)", "#available · ( · id iOS · int 17 · , · binary * · )")
    check("#unavailable(iOS 17.1)", "#unavailable · ( · id iOS · float 17.1 · )")
    check(
      "#sourceLocation(file: \"a\", line: 1)",
      "#sourceLocation · ( · id file · : · string \"a\" · , · id line · : · int 1 · )")
  }

  @Test func wordsThatOnlyStartLikeDirectives() {
    check("#ifs", "# · id ifs")
    check("#elseIf", "# · id elseIf")
    check("#end", "# · id end")
    check("#availability", "# · id availability")
    check("#IF", "# · id IF")
  }

  @Test func aSignBeforeAnotherWordStartsAMacro() {
    check("#line", "# · id line")
    check("#selector(a)", "# · id selector · ( · id a · )")
    check("#Preview { a }", "# · id Preview · { · id a · }")
    check("#a<B>(c)", "# · id a · < · id B · > · ( · id c · )")
    check("#é", "# · id é")
    check("# a", "# · id a")
    check("#", "#")
    check(
      "#externalMacro(module: \"m\", type: \"T\")",
      "# · id externalMacro · ( · id module · : · string \"m\" · , · id type · : · string \"T\" · )"
    )
  }

  @Test func ofSeveralSignsEachIsAToken() {
    check("##", "# · #")
    check("###if", "# · # · #if")
    check("## a", "# · # · id a")
    check("##\"a\"##", "string ##\"a\"##")
    check("a##b", "id a · # · # · id b")
  }

  @Test func aShebangIsATokenAtTheStartOfTheFileOnly() {
    check("#!/usr/bin/swift\na", "shebang #!/usr/bin/swift · id a")
    check("#!/usr/bin/swift\r\na", "shebang #!/usr/bin/swift · id a")
    check("#!", "shebang #!")
    check("\u{FEFF}#!a\nb", "shebang #!a · id b")
    check("\n#!a", "# · ! · id a")
    check(" #!a", "# · ! · id a")
  }

  @Test func aByteOrderMarkAtTheStartIsNoToken() {
    check("\u{FEFF}a", "id a")
    check("\u{FEFF}", "")
    check("a\u{FEFF}b", "id a\u{FEFF}b")
    check("a \u{FEFF} b", "id a · id b")
    checkProblems("\u{FEFF}a")
    #expect(Lexer.lex("\u{FEFF}a").tokens[0].range == 3..<4)
    #expect(Lexer.lex("\u{FEFF}a").tokens[0].flags == .startsLine)
  }

  @Test func aLineEndsAtALineFeedOrACarriageReturn() {
    check("a\nb\r\nc\rd", "id a · id b · id c · id d")
    checkFlags(
      "a\nb\r\nc\rd\u{B}e\u{C}f",
      "a startsLine · b startsLine · c startsLine · d startsLine · e afterSpace · f afterSpace"
        + " · end of file")
    // Unicode's line separators are none to the compiler.
    check("a\u{2028}b", "id a · id b")
    checkProblems("a\u{2028}b", "invalidCharacter 1")
  }

  @Test func eachPunctuationMarkIsAToken() {
    check("@a", "@ · id a")
    check("@a(b)", "@ · id a · ( · id b · )")
    check("\\.a", "\\ · . · id a")
    check("\\A.b[0]", "\\ · id A · . · id b · [ · int 0 · ]")
    check("a::b", "id a · :: · id b")
    check("a:::b", "id a · :: · : · id b")
    check("a ? b::c : d", "id a · infix ? · id b · :: · id c · : · id d")
    check("[:]", "[ · : · ]")
    check("{}()[];,", "{ · } · ( · ) · [ · ] · ; · ,")
  }
}
