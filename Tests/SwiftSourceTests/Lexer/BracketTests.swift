import Testing

@testable import SwiftSource

/// Partners of brackets, well-formed and not.
@Suite struct BracketTests {
  @Test func pairs() {
    checkBrackets("()", "( 0→1 · ) 1→0")
    checkBrackets("f(a[0], { b })", "( 1→10 · [ 3→5 · ] 5→3 · { 7→9 · } 9→7 · ) 10→1")
    checkBrackets("([{}])", "( 0→5 · [ 1→4 · { 2→3 · } 3→2 · ] 4→1 · ) 5→0")
    checkBrackets("()[]{}", "( 0→1 · ) 1→0 · [ 2→3 · ] 3→2 · { 4→5 · } 5→4")
    checkBrackets("\"\\(a)\"", "\\( 1→3 · \\) 3→1")
    checkBrackets("\"\\(f())\"", "\\( 1→5 · ( 3→4 · ) 4→3 · \\) 5→1")
  }

  @Test func bracketsInTextAreNone() {
    checkBrackets("\"(\" /* ( */ `(` // (", "")
    checkBrackets("x = /(/", "")
  }

  @Test func nothingCloses() {
    checkBrackets("(", "( 0→1 unterminated")
    checkBrackets("({[", "( 0→3 unterminated · { 1→3 unterminated · [ 2→3 unterminated")
    checkBrackets("(a", "( 0→2 unterminated")
    checkProblems("({[", "unclosedBracket 0", "unclosedBracket 1", "unclosedBracket 2")
  }

  @Test func nothingOpens() {
    checkBrackets(")", ") 0→0 unterminated")
    checkBrackets("]}", "] 0→0 unterminated · } 1→1 unterminated")
    checkBrackets("())", "( 0→1 · ) 1→0 · ) 2→2 unterminated")
    checkProblems("a ]}", "unopenedBracket 2", "unopenedBracket 3")
  }

  @Test func parenthesisClosesPastSquareBracket() {
    checkBrackets("([)", "( 0→2 · [ 1→2 unterminated · ) 2→0")
    checkBrackets("[(]", "[ 0→2 · ( 1→2 unterminated · ] 2→0")
    checkBrackets("([)]", "( 0→2 · [ 1→2 unterminated · ) 2→0 · ] 3→3 unterminated")
    checkBrackets("(([))", "( 0→4 · ( 1→3 · [ 2→3 unterminated · ) 3→1 · ) 4→0")
    checkProblems("([)", "unclosedBracket 1")
  }

  @Test func nothingButABraceClosesPastABrace() {
    checkBrackets("{)", "{ 0→2 unterminated · ) 1→1 unterminated")
    checkBrackets("{]", "{ 0→2 unterminated · ] 1→1 unterminated")
    checkBrackets("({)", "( 0→3 unterminated · { 1→3 unterminated · ) 2→2 unterminated")
    checkBrackets("({)})", "( 0→4 · { 1→3 · ) 2→2 unterminated · } 3→1 · ) 4→0")
    checkBrackets("[{]}]", "[ 0→4 · { 1→3 · ] 2→2 unterminated · } 3→1 · ] 4→0")
  }

  @Test func braceClosesEverythingInside() {
    checkBrackets("{(}", "{ 0→2 · ( 1→2 unterminated · } 2→0")
    checkBrackets("{([}", "{ 0→3 · ( 1→3 unterminated · [ 2→3 unterminated · } 3→0")
    checkBrackets("{(}{}", "{ 0→2 · ( 1→2 unterminated · } 2→0 · { 3→4 · } 4→3")
    checkBrackets("({(})", "( 0→4 · { 1→3 · ( 2→3 unterminated · } 3→1 · ) 4→0")
    checkProblems("{([}", "unclosedBracket 1", "unclosedBracket 2")
  }

  @Test func missingParenthesisShiftsNoBodies() {
    checkBrackets(
      "f(a {\n}\ng() {}",
      "( 1→10 unterminated · { 3→4 · } 4→3 · ( 6→7 · ) 7→6 · { 8→9 · } 9→8")
  }

  @Test func interpolationsAreWalls() {
    checkBrackets("(\"\\(])\")", "( 0→6 · \\( 2→4 · ] 3→3 unterminated · \\) 4→2 · ) 6→0")
    checkBrackets("{\"\\(})\"}", "{ 0→6 · \\( 2→4 · } 3→3 unterminated · \\) 4→2 · } 6→0")
    checkBrackets("\"\\([)\"", "\\( 1→3 · [ 2→3 unterminated · \\) 3→1")
    checkBrackets("\"\\({[)\"", "\\( 1→4 · { 2→4 unterminated · [ 3→4 unterminated · \\) 4→1")
    checkProblems("\"\\({[)\"", "unclosedBracket 3", "unclosedBracket 4")
  }

  /// Like the compiler, the lexer counts parentheses to find the end of an interpolation.
  @Test func parenthesesOfInterpolationsAreCounted() {
    checkBrackets(
      "\"\\({(})\"",
      "\\( 1→7 unterminated · { 2→4 · ( 3→4 unterminated · } 4→2 · ) 5→5 unterminated")
  }

  @Test func lineEndsCutInterpolationsOff() {
    checkBrackets("\"\\(\na", "\\( 1→2 unterminated")
    checkBrackets("\"\\((\na)", "\\( 1→3 unterminated · ( 2→3 unterminated · ) 4→4 unterminated")
    checkBrackets("{\"\\({\n}", "{ 0→4 · \\( 2→4 unterminated · { 3→4 unterminated · } 4→0")
    checkBrackets("(\"\\(\n)", "( 0→3 · \\( 2→3 unterminated · ) 3→0")
  }
}
