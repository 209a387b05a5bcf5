import Testing

@testable import SwiftSource

/// Where an initial value ends. Each source ends with a statement that is not part of it.
@Suite struct InitialValueTests {
  @Test func aValueEndsWithItsLine() {
    check("1", "1")
    check("f(a)", "f(a)")
    check("a.b[c]!", "a.b[c]!")
    check("\"a\\(b)c\"", "\"a\\(b)c\"")
    check("-1", "-1")
    check(".a", ".a")
    check("\\.a.b", "\\.a.b")
    check("#line", "#line")
    check("/a b/", "/a b/")
    checkOutline("let a = 1; b", "let a = 1")
    checkOutline("let a = 1 // b\nc", "let a = 1")
    checkOutline("let a = b /* c */\nd", "let a = b")
    checkOutline("let a = b<-1, c>.self", "let a = b<-1, c>.self")
  }

  @Test func aValueGoesOnInBrackets() {
    check("[\n  1,\n  2,\n]", "[ 1, 2, ]")
    check("f(\n  a,\n  b: c\n)", "f( a, b: c )")
    check("(\n  1\n)", "( 1 )")
    check("\"\"\"\n  a\n  b\n  \"\"\"", "\"\"\" a b \"\"\"")
    check("\"\"\"\n  \\(\n  a\n  )\n  \"\"\"", "\"\"\" \\( a ) \"\"\"")
    check("\n  1", "1")
  }

  @Test func anOperatorAtTheEndOfALineGoesOn() {
    check("a +\n  b", "a + b")
    check("a &&\n  b ||\n  c", "a && b || c")
    check("a ??\n  b", "a ?? b")
    check("a ?\n  b :\n  c", "a ? b : c")
    check("a <\n  b", "a < b")
    check("a &\n  b", "a & b")
    check("a as\n  B", "a as B")
    check("a as?\n  B", "a as? B")
    check("try\n  a", "try a")
    check("try?\n  a", "try? a")
    check("await\n  a", "await a")
    check("try await\n  a", "try await a")
    check("!\na", "! a")
    check("a.\n  b", "a. b")
  }

  @Test func aMemberNamedLikeAKeywordDoesNotGoOn() {
    check(".throw", ".throw")
    check(".any", ".any")
    check("a.in", "a.in")
    check("a.await", "a.await")
  }

  @Test func aBinaryOperatorAtTheStartOfALineGoesOn() {
    check("a\n  + b", "a + b")
    check("a\n  && b\n  || c", "a && b || c")
    check("a\n  ?? b", "a ?? b")
    check("a\n  ? b\n  : c", "a ? b : c")
    check("a\n  < b", "a < b")
    check("a\n  > b", "a > b")
    check("a\n  as! B", "a as! B")
    check("a\n  is B", "a is B")
    check("a\n  == b", "a == b")
    check("a\n  & b", "a & b")
    check("a\n  / b / c", "a / b / c")
  }

  @Test func prefixOperatorsStartStatements() {
    checkOutline("let a = b\n!c()", "let a = b")
    checkOutline("let a = b\n-c", "let a = b")
    checkOutline("let a = b\n&c", "let a = b")
    checkOutline("let a = b\n[c].d()", "let a = b")
    checkOutline("let a = b\n(c).d()", "let a = b")
    checkOutline("let a = b\n/c/.d()", "let a = b")
    checkOutline("let a = b\n@c let d = e", "let a = b\n@c let d = e")
    checkOutline("let a = b\n#c", "let a = b")
    checkOutline("let a = b\n\\.c", "let a = b")
    checkOutline("let a = b!\nc", "let a = b!")
    checkOutline("let a = b?\nc", "let a = b?")
  }

  @Test func aDotAtTheStartOfALineGoesOn() {
    check("a\n  .b()\n  .c { d }\n  .e", "a .b() .c { d } .e")
    check("a\n  // comment\n  .b()", "a // comment .b()")
    check("a\n  ?.b", "a ?.b")
    check("a()\n\n  .b", "a() .b")
    check("[\n1\n]\n.map { $0 }", "[ 1 ] .map { $0 }")
  }

  @Test func aTrailingClosureBelongsToTheValue() {
    check("{ b }", "{ b }")
    check("{\n  b\n}()", "{ b }()")
    check("{ (b: Int) -> C in\n  d\n}", "{ (b: Int) -> C in d }")
    check("f { b }", "f { b }")
    check("f {\n  b\n}", "f { b }")
    check("f(a) {\n  b\n} c: {\n  d\n}", "f(a) { b } c: { d }")
    check("f {\n  b\n}\nc: {\n  d\n}", "f { b } c: { d }")
    check("f\n{ b }", "f { b }")
    check("f { b }\n  .c { d }", "f { b } .c { d }")
    check("f { $0 } + g { $1 }", "f { $0 } + g { $1 }")
  }

  @Test func anIfOrSwitchExpressionIsAValue() {
    check("if b { c } else { d }", "if b { c } else { d }")
    check(
      "if b {\n  c\n} else if d {\n  e\n} else {\n  f\n}", "if b { c } else if d { e } else { f }")
    check("if b {\n  c\n}\nelse {\n  d\n}", "if b { c } else { d }")
    check("switch b {\ncase .c: 1\ndefault: 2\n}", "switch b { case .c: 1 default: 2 }")
    check("switch b { case let c: c }", "switch b { case let c: c }")
    check("if\n  b { c } else { d }", "if b { c } else { d }")
    check("if case .a = b { c } else { d }", "if case .a = b { c } else { d }")
  }

  /// The next variable started at a comma between conditions.
  @Test func aCommaInAConditionDoesNotEndTheValue() {
    check("if let b, c { d } else { e }", "if let b, c { d } else { e }")
    check(
      "if b,\n  let c = d {\n  e\n} else if f, g { h } else { i }",
      "if b, let c = d { e } else if f, g { h } else { i }")
    checkOutline(
      "let a = if b, c { d } else { e }, f = g",
      "let a = if b, c { d } else { e }\nlet f = g")
    checkOutline("let a = B.if, c = d", "let a = B.if\nlet c = d")
    checkOutline("let a = 1\nif b, let c { let d = 2 }", "let a = 1\nlet d = 2 [local]")
  }

  @Test func aCommaBetweenGenericArgumentsDoesNotEndTheValue() {
    check("A<B, C>(d)", "A<B, C>(d)")
    check("A<B<C>>.d", "A<B<C>>.d")
    check("[A<B, C>]()", "[A<B, C>]()")
    check("A<\n  B,\n  C\n>()", "A< B, C >()")
    check("a < b && c > d", "a < b && c > d")
    check("a as [B: C<D>]", "a as [B: C<D>]")
  }

  @Test func aChainGoesOnInConditions() {
    check(
      "a\n  #if B\n  .c\n  #elseif D\n  .e()\n  #else\n  .f\n  #endif\n  .g",
      "a #if B .c #elseif D .e() #else .f #endif .g")
    check("a\n#if B\n.c\n#if D\n.e\n#endif\n#endif", "a #if B .c #if D .e #endif #endif")
    checkOutline("let a = b\n#if C\nlet d = e\n#endif", "let a = b\nlet d = e #if C")
    checkOutline("#if A\nlet b = c\n#else\nlet b = d\n#endif", "let b = c #if A\nlet b = d #else")
    checkOutline(
      "#if A\nlet b = c\n  #if D\n  .e\n  #endif\n#else\nlet f = 1\n#endif",
      "let b = c #if D .e #endif #if A\nlet f = 1 #else")
  }

  @Test func endsWithTheBraces() {
    checkOutline("struct S { let a = 1 }\nlet b = 2", "struct S {}\n  let a = 1\nlet b = 2")
    checkOutline("{ let a = b +\n}\n", "let a = b + [local]")
    checkOutline("f(x) { let a = 1 }.g", "let a = 1 [local]")
  }

  @Test func aValueThatIsNeverFinishedEndsWithTheFile() {
    checkOutline("let a =", "let a")
    checkOutline("let a = (", "let a = (")
    checkOutline("let a = {", "let a = {")
    checkOutline("let a = b +", "let a = b +")
    checkOutline("let a = \"b\nlet c = 1", "let a = \"b\nlet c = 1")
    checkOutline("let a = ,", "let a")
  }

  /// The value went on to the end of the directive's line.
  @Test func bracesThatCloseOnTheLineOfADirective() {
    checkOutline("struct S { let a = b\n#if C }\n.d\n}", "struct S {}\n  let a = b")
    checkOutline(
      "struct S { let a = b\n#if C\n.d\n#elseif e } f\n",
      "struct S {}\n  let a = b #if C .d #elseif e")
  }

  private func check(
    _ value: String, _ outlined: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for following in ["next()", "let b = 1", "switch c {}", "next"] {
      let outline = following == "let b = 1" ? "\nlet b = 1" : ""
      checkOutline(
        "let a = \(value)\n\(following)", "let a = \(outlined)\(outline)",
        sourceLocation: sourceLocation)
      checkOutline(
        "let a = \(value), z = 1\n\(following)", "let a = \(outlined)\nlet z = 1\(outline)",
        sourceLocation: sourceLocation)
    }
  }
}
