import Testing

@testable import SwiftSource

@Suite struct CommentTests {
  @Test("a line comment ends before its line break")
  func lines() {
    checkComments("// a", "line // a > end of file")
    checkComments("//", "line // > end of file")
    checkComments("// a\nb", "line // a > b")
    checkComments("// a\r\nb", "line // a > b")
    checkComments("// a\rb", "line // a > b")
    checkComments("// a\n\n// b\nc", "line // a > c", "line // b > c")
    checkComments("//// a", "docLine //// a > end of file")
    checkComments("// a // b", "line // a // b > end of file")
    checkComments("// é🐶", "line // é🐶 > end of file")
  }

  @Test("three slashes start documentation, four do too")
  func docLines() {
    checkComments("/// a\nfunc", "docLine /// a > func")
    checkComments("///", "docLine /// > end of file")
    checkComments("///\nfunc", "docLine /// > func")
  }

  @Test("a block comment ends at its first end mark")
  func blocks() {
    checkComments("/* a */ b", "block /* a */ > b")
    checkComments("/**/", "block /**/ > end of file")
    checkComments("/* * / */", "block /* * / */ > end of file")
    checkComments("/* a\n b */", "block /* a⏎ b */ > end of file")
    checkComments("/*/ a */", "block /*/ a */ > end of file")
    checkComments("/*a*//*b*/", "block /*a*/ > end of file", "block /*b*/ > end of file")
    checkComments("/* // */ a", "block /* // */ > a")
    checkComments("/* \" */ a", "block /* \" */ > a")
  }

  @Test("two stars start documentation, if the comment has content")
  func docBlocks() {
    checkComments("/** a */", "docBlock /** a */ > end of file")
    checkComments("/***/", "docBlock /***/ > end of file")
    checkComments("/****/", "docBlock /****/ > end of file")
    checkComments("/**\n * a\n */\nfunc", "docBlock /**⏎ * a⏎ */ > func")
  }

  @Test("block comments nest")
  func nestedBlocks() {
    checkComments("/* /* a */ b */ c", "block /* /* a */ b */ > c")
    checkComments("/*/**/*/ c", "block /*/**/*/ > c")
    checkComments("/* /* /* a */ */ */ c", "block /* /* /* a */ */ */ > c")
    checkComments("/* /** a */ */", "block /* /** a */ */ > end of file")
  }

  @Test("a block comment without an end reaches to the end of the file")
  func unterminatedBlocks() {
    checkComments("a /* b", "trailing block /* b > end of file")
    checkComments("/*", "block /* > end of file")
    checkComments("/**", "block /** > end of file")
    checkComments("/** ", "docBlock /**  > end of file")
    checkComments("/* /* a */", "block /* /* a */ > end of file")
    checkComments("/*/", "block /*/ > end of file")
    checkProblems("a /* b", "unterminatedComment 2")
    checkProblems("/* /* a */", "unterminatedComment 0")
    checkProblems("/* a */")
  }

  @Test("a comment behind a token of its line is trailing")
  func trailing() {
    checkComments("a // b", "trailing line // b > end of file")
    checkComments("a /* b */ c", "trailing block /* b */ > c")
    checkComments("a\n// b", "line // b > end of file")
    checkComments("  // b\na", "line // b > a")
    checkComments(
      "a /* b */ // c", "trailing block /* b */ > end of file", "trailing line // c > end of file")
    checkComments("/* b */ // c", "block /* b */ > end of file", "line // c > end of file")
    checkComments("a /*\n*/ // c", "trailing block /*⏎*/ > end of file", "line // c > end of file")
    checkComments("{ // b\n}", "trailing line // b > }")
    checkComments("\"\"\"\n\"\"\" // b", "trailing line // b > end of file")
  }

  @Test("a comment separates tokens, and is none in a string")
  func betweenTokens() {
    check("a/*b*/c", "id a · id c")
    check("a//b\nc", "id a · id c")
    check("f(/*a*/1/*b*/)", "id f · ( · int 1 · )")
    checkComments("f(/*a*/1/*b*/)", "trailing block /*a*/ > 1", "trailing block /*b*/ > )")
    checkComments("\"\\(/*a*/b)\"", "trailing block /*a*/ > b")
    checkComments("\"/* a */ // b\"")
  }

  @Test("a comment beside an operator counts as white space")
  func insideOperators() {
    check("a+/*x*/+b", "id a · postfix + · prefix + · id b")
    check("a+//x\n+b", "id a · postfix + · prefix + · id b")
    check("a +-/*x*/ b", "id a · binary +- · id b")
    check("*/", "binary */")
    check("a */ b", "id a · binary */ · id b")
  }

  @Test("lines and blocks of documentation are known as such")
  func documentation() {
    let comments = Lexer.lex("/// a\n// b\n/** c */\n/* d */").comments
    #expect(comments.map(\.isDocumentation) == [true, false, true, false])
  }

  @Test("ranges are bytes of the file")
  func ranges() {
    let comments = Lexer.lex("a // b\n/* é */").comments
    #expect(comments.map(\.range) == [2..<6, 7..<15])
  }
}
