import Testing

@testable import Reporting

/// A template for links gives the address of a place in the code.
@Suite struct LinkTemplateTests {
  private func url(_ template: String, _ path: String = "A/B.swift", line: Int? = 3) throws
    -> String?
  {
    try LinkTemplate(template).url(path, line: line, column: 7)
  }

  @Test("path, line and column are filled in, several times if need be")
  func places() throws {
    #expect(try url("https://h/{path}#L{line}") == "https://h/A/B.swift#L3")
    #expect(
      try url("vscode://file/src/{path}:{line}:{column}") == "vscode://file/src/A/B.swift:3:7")
    #expect(try url("../{path}?plain=1&l={line}#L{line}") == "../A/B.swift?plain=1&l=3#L3")
  }

  @Test("a finding about a whole file links to its first line, one about the project to nothing")
  func wholeFiles() throws {
    #expect(try url("https://h/{path}#L{line}", line: nil) == "https://h/A/B.swift#L1")
    #expect(try url("https://h/{path}", "") == nil)
  }

  @Test(
    "every character of a path that means something in an address is encoded",
    arguments: [
      ("My App/Ä.swift", "My%20App/%C3%84.swift"), ("a#b?c%d.swift", "a%23b%3Fc%25d.swift"),
      ("A+B(1).swift", "A%2BB%281%29.swift"), ("[x]'\"<>&.swift", "%5Bx%5D%27%22%3C%3E%26.swift"),
      ("a\nb", "a%0Ab"), ("a-b_c.d~e", "a-b_c.d~e"),
    ])
  func encoding(_ path: String, _ encoded: String) throws {
    #expect(try url("https://h/{path}", path) == "https://h/\(encoded)")
  }

  @Test("the template's own text stays, but for what would end the markup around it")
  func ownText() throws {
    #expect(try url("https://h/a%20b/@c/{path}") == "https://h/a%20b/@c/A/B.swift")
    #expect(try url("https://h/a b\"(c)/{path}") == "https://h/a%20b%22%28c%29/A/B.swift")
    #expect(try LinkTemplate("https://h/a b/{path}#{line}").text == "https://h/a%20b/{path}#{line}")
  }

  @Test(
    "a template that cannot work says why",
    arguments: [
      (
        "https://h/{file}",
        "has the unknown placeholder '{file}'; there are {path}, {line}, {column}"
      ),
      ("{path}{lines}", "; did you mean 'line'?"),
      ("https://h/{path", "has a '{' without its partner"),
      ("https://h/path}", "has a '}' without its partner"),
      ("https://h/#L{line}", "needs {path}"), ("", "needs {path}"),
    ])
  func mistakes(_ template: String, _ message: String) {
    let failure = #expect(throws: LinkTemplate.Failure.self) { try LinkTemplate(template) }
    #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
  }

  @Test("Markdown and HTML have a link with a template and plain text without")
  func markup() throws {
    let none: LinkTemplate? = nil
    #expect(none.markdown("3", "A.swift", line: 3) == "3")
    #expect(none.html("A.swift:3", "A.swift", line: 3) == "<code>A.swift:3</code>")
    let some: LinkTemplate? = try LinkTemplate("https://h/[{path}]?a&l#{line}")
    #expect(some.markdown("3", "A.swift", line: 3) == "[3](https://h/%5BA.swift%5D?a&l#3)")
    #expect(
      some.html("A.swift:3", "A.swift", line: 3)
        == "<a href=\"https://h/[A.swift]?a&amp;l&#35;3\"><code>A.swift:3</code></a>")
    #expect(some.markdown("all", "", line: nil) == "all")
  }
}
