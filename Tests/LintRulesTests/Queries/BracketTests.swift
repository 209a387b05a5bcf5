import Project
import SwiftSource
import Testing

@testable import LintRules

/// The bracket around a token.
@Suite struct BracketTests {
  /// The text from the bracket around `x` on, three characters of it.
  private func bracket(in text: String, within limit: Int = .max) throws -> String? {
    let file = SourceFile(path: "A.swift", text: text)
    let token = try #require(file.tokens.indices.first { file.text(of: $0) == "x" })
    return file.bracket(around: token, within: limit).map { open in
      String(text.dropFirst(Int(file.tokens[open].offset)).prefix(3))
    }
  }

  @Test func `the nearest bracket that is still open is found`() throws {
    #expect(try bracket(in: "a(b[c], { d(e); x })") == "{ d")
    #expect(try bracket(in: "a(b[x])") == "[x]")
    #expect(try bracket(in: "a(b) x") == nil)
  }

  @Test func `a bracket without a partner ends where its line or the file does`() throws {
    #expect(try bracket(in: "f { let s = \"\\(g(\nx }") == "{ l")
    #expect(try bracket(in: "f { a(b x") == "(b ")
    #expect(try bracket(in: "f { a) x }") == "{ a")
  }

  @Test func `the search ends after some tokens and groups`() throws {
    #expect(try bracket(in: "a(b, c, x)", within: 4) == nil)
    #expect(try bracket(in: "a(b, c, x)", within: 5) == "(b,")
    #expect(try bracket(in: "a(b(c, d, e), x)", within: 4) == "(b(")
  }
}
