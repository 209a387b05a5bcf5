import Testing

/// `--link-template` links reports to the code.
@Suite struct CodeLinkTests {
  private static let template = "https://example.org/c/{path}#L{line}"

  @Test("an audit links its lines, with paths from the root of the project")
  func audit() throws {
    let folder = try TemporaryFolder(project: ["My App/A.swift": "f(1)\nf(2)\n"])
    let run = try Tool.run(
      "audit", "--link-template", Self.template, "--format", "markdown", "--format",
      "html=page.html", in: folder)
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "`My App/A.swift`:[1](https://example.org/c/My%20App/A.swift#L1), "
          + "[2](https://example.org/c/My%20App/A.swift#L2)"))
    let page = try folder.text(of: "page.html")
    #expect(page.contains("\"linkTemplate\": \"\(Self.template)\""))
    #expect(page.contains("<a href=\"https://example.org/c/My%20App/A.swift&#35;L2\">"))
  }

  @Test("a report in Markdown links its findings")
  func lint() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "g(1)\n"])
    let run = try Tool.run(
      "lint", "--link-template", Self.template, "--format", "markdown", in: folder)
    #expect(
      run.output.contains("- **warning** [1:1](https://example.org/c/A.swift#L1) g is called"))
  }

  @Test("a template that no report uses is refused, and so is a wrong one")
  func mistakes() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "g(1)\n"])
    let unused = try Tool.run("lint", "--link-template", Self.template, in: folder)
    #expect(unused.status == 2)
    #expect(
      unused.complaints == [
        "archlint: --link-template needs --format markdown, which has the links"
      ])
    let wrong = try Tool.run("audit", "--link-template", "https://h/{file}", in: folder)
    #expect(wrong.status == 2)
    #expect(
      wrong.complaints == [
        "archlint: --link-template has the unknown placeholder '{file}'; there are {path}, {line}, "
          + "{column}"
      ])
  }
}
