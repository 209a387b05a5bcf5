import Testing

@testable import Reporting

/// Markdown as people read it in a terminal.
@Suite struct TerminalMarkdownTests {
  private func shown(_ markdown: String) -> String { TerminalMarkdown.text(Array(markdown.utf8)) }

  @Test(
    "every text is shown as it is",
    arguments: [
      "@Published", "f(_:x:) #12 C#", "*a* _b_ ~c~ `d` \\e", "<b>&amp;</b>", "a | b", "$x", "a\\*b",
      "[a](b)", "www.a.b https://a.b", "<code>&#124;<!-- -->",
    ]) func texts(_ text: String)
  {
    #expect(shown(text.markdown) == text)
  }

  @Test("code is in back-quotes, whatever is in it", arguments: ["App/**", "a|b", "<b>", "a[0]"])
  func code(_ code: String) {
    #expect(shown(code.markdownCode) == "`\(code)`")
  }

  @Test func `the structure of a page stays`() {
    let page = "# A\n\n| a | b |\n|---|---:|\n\n- [x] **R1** done \\(\n  - `A.swift`:1\n"
    #expect(shown(page) == page)
  }
}
