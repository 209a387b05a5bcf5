import Testing

/// `archlint guide`: the rules as a document.
@Suite struct GuideTests {
  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      ".archlint.yml": """
      own-rules:
        - id: no-print
          title: print in the app
          why: Nobody sees printed text.
          instead: Use the logger.
          pattern: 'print($$$)'
          examples: {flagged: '↓print("a")', clean: 'log("a")'}

      """,
      "A.swift": "",
    ])
  }

  @Test func aRuleHasItsReasonItsRemedyAndExamples() throws {
    let text = try Tool.run("guide", in: folder()).output
    for part in [
      "### print in the app (`no-print`, warning)", "Do: Use the logger.",
      "Why: Nobody sees printed text.", "Do not:\n\n```swift\nprint(\"a\")\n```",
      "Do:\n\n```swift\nlog(\"a\")\n```", "archlint:disable RULE -- reason",
      "archlint lint --format agent",
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test func aNearMissOfAShippedRuleIsNoAdvice() throws {
    let text = try Tool.run("guide", "--preset", "modern-swift", in: folder()).output
    let fixed = "Do:\n\n```swift\nlet slug = title.replacing(\" \", with: \"-\")\n```"
    #expect(text.contains(fixed))
    #expect(text.contains("await Task.sleep(for: "))
    #expect(!text.contains("struct NavigationView {}"))
    #expect(!text.contains("func withObservationTracking("))
  }

  @Test func theTextGoesBetweenTwoCommentsAndTheRestStays() throws {
    let folder = try folder()
    try folder.write("# Agents\n\nBe kind.\n", to: "AGENTS.md")
    #expect(try Tool.run("guide", "--write", "AGENTS.md", in: folder).status == 0)
    let first = try folder.text(of: "AGENTS.md")
    #expect(first.hasPrefix("# Agents\n\nBe kind.\n\n<!-- archlint guide: start"))
    #expect(first.hasSuffix("<!-- archlint guide: end -->\n"))
    try folder.write(first + "\nMore.\n", to: "AGENTS.md")
    #expect(try Tool.run("guide", "--write", "AGENTS.md", in: folder).status == 0)
    #expect(try folder.text(of: "AGENTS.md") == first + "\nMore.\n")
  }

  @Test func checkFailsWhenTheFileIsOutOfDate() throws {
    let folder = try folder()
    let missing = try Tool.run("guide", "--write", "AGENTS.md", "--check", in: folder)
    #expect(missing.status == 1)
    #expect(missing.errors.contains("archlint guide --write AGENTS.md"))
    _ = try Tool.run("guide", "--write", "AGENTS.md", in: folder)
    #expect(try Tool.run("guide", "--write", "AGENTS.md", "--check", in: folder).status == 0)
    let rules = try folder.text(of: ".archlint.yml")
    try folder.write(rules.replacing("Use the logger", with: "Log it"), to: ".archlint.yml")
    #expect(try Tool.run("guide", "--write", "AGENTS.md", "--check", in: folder).status == 1)
  }

  @Test(
    "the configuration and code are no documents, and stay as they are",
    arguments: [".archlint.yml", "./.archlint.yml", "A.swift"])
  func noDocuments(_ file: String) throws {
    let folder = try folder()
    let before = try folder.snapshot()
    let run = try Tool.run("guide", "--write", file, in: folder)
    #expect(run.status == 2)
    #expect(
      run.complaints == ["archlint: '\(file)' is no document; name a file such as AGENTS.md"])
    #expect(try folder.snapshot() == before)
  }

  @Test func aCommentWithoutItsPartnerIsAnError() throws {
    let folder = try folder()
    try folder.write("<!-- archlint guide: end -->\n", to: "AGENTS.md")
    let run = try Tool.run("guide", "--write", "AGENTS.md", in: folder)
    #expect(run.status == 2)
    #expect(try folder.text(of: "AGENTS.md") == "<!-- archlint guide: end -->\n")
  }
}
