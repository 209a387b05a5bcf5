import Testing

@testable import Project
@testable import SwiftSource

@Suite struct CallArgumentTests {
  /// The text of the only argument of the first call.
  private func argument(_ text: String) throws -> String? {
    let file = SourceFile(path: "A.swift", text: text)
    let open = try #require(file.tokens.indices.first { file.tokens[$0].kind == .leftParen })
    return file.onlyArgument(of: open).map { file.text(of: $0) }
  }

  @Test(
    "a call with one argument without a label has that argument",
    arguments: [
      ("f(a)", "a"), ("f(a,)", "a"), ("f(g(a, b))", "g(a, b)"), ("f([a, b])", "[a, b]"),
      ("f(a.b)", "a.b"), ("f({ a, b in c })", "{ a, b in c }"),
    ])
  func onlyOne(_ text: String, _ expected: String) throws {
    #expect(try argument(text) == expected)
  }

  @Test(
    "a call with no argument, several or a label has none",
    arguments: ["f()", "f(a, b)", "f(a, b,)", "f(a, b.c)", "f(x: a)", "f(a, x: b)", "f(g(), b)"])
  func noneOrSeveral(_ text: String) throws {
    #expect(try argument(text) == nil)
  }
}
