import Testing

@testable import SwiftSource

@Suite struct TokenNavigationTests {
  @Test func groups() {
    #expect(Lexer.lex("(a [b])c").tokens.endOfGroup(at: 0) == 6)
    #expect(Lexer.lex("(a").tokens.endOfGroup(at: 0) == 2)
    #expect(Lexer.lex("{ (a }").tokens.endOfGroup(at: 1) == 3)
  }

  @Test func types() {
    for type in [
      "A", "A.B", "A::B", "A?", "A!", "A??", "[A]", "[A: B]", "[3 of A]", "(A, b: B)", "()",
      "A & B",
      "A<B>", "A<B, C<D>>", "A<B>.C<D>?", "A<3>", "A<B,>", "any A", "some A & B", "inout A",
      "borrowing A", "consuming A", "sending A", "isolated A", "each A", "repeat each A", "~A",
      "@A B", "@A(1) B", "@A<B> C", "@A () -> B", "() -> A", "(A) async -> B", "(A) throws -> B",
      "(A) async throws(B) -> C", "(A) -> (B) -> C", "A.Type", "A.Protocol", "Self", "Any", "self",
      "_", "<#A#>", "nonisolated(nonsending) () -> A", "`A`", "A<(B) -> C>", "A<[B]>", "A<B?>?",
      "__owned A", "any A.B<C> & D", "A<B>.Type", "A\n.B", "A\n-> B",
    ] {
      checkType(type)
    }
  }

  @Test func whereNoTypeStarts() {
    for source in ["", "1", "\"a\"", "{}", "let", "=", ")", ",", "#a", "."] {
      #expect(Lexer.lex(source).tokens.endOfType(at: 0) == 0, "\(source)")
    }
  }

  @Test func incompleteTypes() {
    #expect(Lexer.lex("A<B").tokens.endOfType(at: 0) == 1)
    #expect(Lexer.lex("A<B, = C").tokens.endOfType(at: 0) == 1)
    #expect(Lexer.lex("A.").tokens.endOfType(at: 0) == 1)
    #expect(Lexer.lex("A &").tokens.endOfType(at: 0) == 1)
    #expect(Lexer.lex("A ->").tokens.endOfType(at: 0) == 1)
    #expect(Lexer.lex("A async").tokens.endOfType(at: 0) == 1)
    #expect(Lexer.lex("A\n<B>").tokens.endOfType(at: 0) == 1)
  }

  @Test func genericArguments() {
    check("a<b>c", from: 1, to: 4)
    check("a<b, c<d>>(e)", from: 1, to: 9)
    check("a<b.c, [d: e], (f) -> g>", from: 1, to: 18)
    check("a<b> > c", from: 1, to: 4)
    check("a < b && c > d", from: 1, to: nil)
    check("a < b", from: 1, to: nil)
    check("a < 1 > b", from: 1, to: 4)
    check("a<b + c>", from: 1, to: nil)
    check("a<b,", from: 1, to: nil)
  }

  /// Arguments longer than a few hundred tokens are none, so that chains of `<` cost no more than
  /// their length.
  @Test func genericArgumentsAreBounded() {
    let short = "a<" + String(repeating: "b, ", count: 100) + "c>"
    let long = "a<" + String(repeating: "b, ", count: 1_000) + "c>"
    #expect(Lexer.lex(short).tokens.endOfGenericArguments(at: 1) == 204)
    #expect(Lexer.lex(long).tokens.endOfGenericArguments(at: 1) == nil)
  }

  @Test func attributeNames() {
    #expect(Lexer.lex("@A.B<C>.D(e)").tokens.endOfAttributeName(at: 1) == 9)
    #expect(Lexer.lex("@A <B>").tokens.endOfAttributeName(at: 1) == 2)
    #expect(Lexer.lex("@A::B c").tokens.endOfAttributeName(at: 1) == 4)
    #expect(Lexer.lex("@(a)").tokens.endOfAttributeName(at: 1) == 1)
    #expect(Lexer.lex("@A<B").tokens.endOfAttributeName(at: 1) == 2)
  }

  /// Checks that the type ends in the same place before any following token.
  private func checkType(_ type: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let count = Lexer.lex(type).tokens.count - 1
    for following in ["", " {", " = 1", ", b", ")", "\nb", "\n(b)", " where B: C", ";"] {
      let tokens = Lexer.lex(type + following).tokens
      #expect(
        tokens.endOfType(at: 0) == count, "'\(type)' before '\(following)'",
        sourceLocation: sourceLocation)
    }
  }

  private func check(
    _ source: String, from start: Int, to end: Int?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = Lexer.lex(source).tokens.endOfGenericArguments(at: start)
    #expect(found == end, sourceLocation: sourceLocation)
  }
}
