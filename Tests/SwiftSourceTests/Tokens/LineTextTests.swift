import Testing

@testable import SwiftSource

/// How messages quote code.
@Suite struct LineTextTests {
  private func line(_ text: String) -> String {
    let file = SourceFile(path: "", text: text)
    return file.lineText(of: TokenRange(0, file.tokens.count - 1))
  }

  @Test(
    "code is quoted on one line with the spaces that it has",
    arguments: [
      ("let a=b + c", "let a=b + c"), ("a  =   [.b,\t.c]", "a = [.b, .c]"),
      (
        "Task.sleep(\n  nanoseconds: 1,\n  tolerance: 2\n)",
        "Task.sleep(nanoseconds: 1, tolerance: 2)"
      ),
      ("view\n  .padding()\n  .frame(width: 1)", "view.padding().frame(width: 1)"),
      ("if a {\n  b()\n}", "if a { b() }"), ("a /* b */ + c // d\n  + e", "a + c + e"),
      ("Foundation.URL( string: a )", "URL( string: a )"), ("a", "a"),
    ])
  func quotes(_ text: String, _ quoted: String) { #expect(line(text) == quoted) }
}
