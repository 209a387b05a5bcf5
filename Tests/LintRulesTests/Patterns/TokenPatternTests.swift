import SwiftSource
import Testing

@testable import LintRules

/// A pattern's text is parsed into steps.
@Suite struct TokenPatternTests {
  @Test func wordsAndPunctuation() throws {
    let pattern = try TokenPattern("Task.sleep(x)")
    #expect(
      pattern.elements == [
        .word("Task"), .token(.period), .word("sleep"), .token(.leftParen), .word("x"),
        .token(.rightParen),
      ])
    #expect(pattern.captures.isEmpty)
    #expect(pattern.text == "Task.sleep(x)")
  }

  /// The captures of a pattern, in the order of its text.
  private let first = TokenPattern.CaptureID(0)
  private let second = TokenPattern.CaptureID(1)

  @Test("a hole is one expression, and its name a capture")
  func holes() throws {
    let pattern = try TokenPattern("f($a, $_, $b, $a)")
    #expect(
      pattern.elements == [
        .word("f"), .token(.leftParen), .expression(first), .token(.comma), .expression(nil),
        .token(.comma), .expression(second), .token(.comma), .expression(first),
        .token(.rightParen),
      ])
    #expect(pattern.captures == ["a", "b"])
  }

  @Test("three dollars are any run of tokens")
  func runs() throws {
    #expect(
      try TokenPattern("f($$$)").elements == [
        .word("f"), .token(.leftParen), .run(nil), .token(.rightParen),
      ])
    #expect(
      try TokenPattern("f($$$all)").elements == [
        .word("f"), .token(.leftParen), .run(first), .token(.rightParen),
      ])
  }

  /// A comma and a run before the closing bracket may be missing together.
  @Test("a comma and a run before the closing bracket may be missing together")
  func rests() throws {
    #expect(
      try TokenPattern("f(x, $$$more)").elements == [
        .word("f"), .token(.leftParen), .word("x"), .rest(first), .token(.rightParen),
      ])
    #expect(
      try TokenPattern("f(x, $$$, y)").elements == [
        .word("f"), .token(.leftParen), .word("x"), .token(.comma), .run(nil), .token(.comma),
        .word("y"), .token(.rightParen),
      ])
  }

  @Test("an integer has its value in any notation, other literals have their text")
  func literals() throws {
    #expect(try TokenPattern("f(1_000)").elements[2] == .integer(1000))
    #expect(try TokenPattern("f(0x10)").elements[2] == .integer(16))
    #expect(try TokenPattern("f(1.5)").elements[2] == .literal("1.5"))
    #expect(try TokenPattern(#"f("a")"#).elements[2] == .literal(#""a""#))
    #expect(try TokenPattern("map { $0 }").elements[2] == .literal("$0"))
  }

  @Test func whiteSpaceAndCommentsDoNotCount() throws {
    #expect(
      try TokenPattern("f( x /* one */ ,\n  y )").elements == TokenPattern("f(x,y)").elements)
  }

  /// A name in back-quotes is the name without them.
  @Test("a name in back quotes is the name without them")
  func backQuotes() throws {
    #expect(try TokenPattern("`default`.x").elements[0] == .word("default"))
  }

  @Test(arguments: [
    ("", "a pattern needs at least one word that is not a hole"),
    ("!", "'!' alone matches negations and nothing else; write '!$x' for them"),
    ("$x", "a pattern needs at least one word that is not a hole"),
    ("($x, 1)", "a pattern needs at least one word that is not a hole"),
    ("$a[$b]", "a pattern needs at least one word that is not a hole"),
    ("($x, y)", "a word must precede the second hole of a pattern"),
    ("$a($b).c", "a word must precede the second hole of a pattern"),
    ("f(", "the pattern is not Swift: a bracket is not closed"),
    ("f)", "the pattern is not Swift: a bracket is closed that was not opened"),
    (#"f + "a"#, "the pattern is not Swift: a string is not closed"),
    (#"f("\(x)")"#, "a pattern cannot hold a string with interpolations; use a hole"),
    ("f(<#x#>)", "'<#x#>' is not allowed in a pattern"),
  ])
  func noPattern(_ text: String, _ message: String) {
    #expect(throws: TokenPattern.Failure(message: message)) { try TokenPattern(text) }
  }

  @Test(arguments: [
    ("0", 0), ("12", 12), ("1_000_000", 1_000_000), ("0xFF", 255), ("0b1_01", 5), ("0o17", 15),
    ("18446744073709551615", UInt64.max),
  ])
  func integerLiterals(_ text: String, _ value: UInt64) {
    #expect(IntegerLiteral.value(text) == value)
  }

  @Test(arguments: ["18446744073709551616", "0xG", "x", "", "1.5"])
  func noIntegerLiterals(_ text: String) {
    #expect(IntegerLiteral.value(text) == nil)
  }
}
