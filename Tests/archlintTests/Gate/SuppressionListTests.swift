import Testing

/// Comments that switch rules off: which ones there are, and which do nothing.
@Suite struct SuppressionListTests {
  @Test func byRuleWithAge() throws {
    let repository = try Repository([
      "A.swift": "f()  // archlint:disable no-f -- until the new one is there\n",
      "B.swift": "g()\n",
    ])
    try repository.folder.write("g()  // archlint:disable no-g, no-f -- soon\n", to: "B.swift")
    #expect(
      try repository.archlint("--list-suppressions").output == """
        no-f: 2 suppressions
          A.swift:1  0 days  until the new one is there
          B.swift:1  not committed  soon

        no-g: 1 suppression
          B.swift:1  not committed  soon

        """)
  }

  private static let knows = "archlint knows disable, disable-file, disable-next-line, not"
  private static let colon = "a colon must follow 'archlint'"

  /// Comments, what is wrong with them, and how they should be written.
  private static let otherForms = [
    (":disable no-f", "the comment gives no reason", "disable no-f -- REASON"),
    (":disable no-f - later", "two hyphens must precede the reason", "disable no-f -- later"),
    (
      ":disable no-f, no-g \u{2013} it is old", "two hyphens must precede the reason",
      "disable no-f, no-g -- it is old"
    ),
    (":disable no-f it is old", "the comment gives no reason", "disable no-f -- it is old"),
    (":disable -- later", "the comment names no rule", "disable RULE -- later"),
    (":ignore no-f -- later", "\(knows) 'ignore'", "disable no-f -- later"),
    (":enable no-f", "\(knows) 'enable'", "disable no-f -- REASON"),
    (":disable:next no-f", "\(knows) 'disable:next'", "disable-next-line no-f -- REASON"),
    (":disableFile no-f -- old", "\(knows) 'disableFile'", "disable-file no-f -- old"),
    ("-disable no-f -- later", colon, "disable no-f -- later"),
    ("-disable-next-line no-f", colon, "disable-next-line no-f -- REASON"),
    ("-ignore", colon, "disable RULE -- REASON"),
    (" disable no-f", colon, "disable no-f -- REASON"),
    (" disable no-x -- later", colon, "disable no-x -- later"),
    (" :disable no-f -- later", colon, "disable no-f -- later"),
  ]

  @Test func aCommentInAnotherFormIsToldTheForm() throws {
    let comments = Self.otherForms.map { "let a = 1  // archlint\($0.0)\n" }
    let folder = try TemporaryFolder(project: ["A.swift": comments.joined()])
    let lines = try Tool.run("--format", "compact", in: folder).output.split(separator: "\n")
    #expect(lines.count == Self.otherForms.count)
    for (index, (line, (_, problem, form))) in zip(lines, Self.otherForms).enumerated() {
      #expect(
        line == """
          A.swift:\(index + 1):15: error: \(problem), so it suppresses nothing; write \
          'archlint:\(form)' [suppression-without-reason]
          """)
    }
  }

  @Test func aSentenceAboutArchlintIsNoSuppression() throws {
    let sentences = [
      "archlint disable comments need a reason", "archlint-disable comments need a reason",
      "archlint ignores tests", "archlint disable comments - they need a reason",
      "archlint-baseline.json has them", "archlint: disabled for now",
      "archlint",
    ]
    let text = sentences.map { "let a = 1  // \($0)\n" }.joined()
    let folder = try TemporaryFolder(project: ["A.swift": text])
    #expect(try Tool.run("--format", "compact", in: folder).output == "")
  }

  @Test func aListAsJSON() throws {
    let repository = try Repository(["A.swift": "f()  // archlint:disable no-f -- soon\n"])
    let run = try repository.archlint("--list-suppressions", "--format", "json")
    let list = try #require(run.json as? [[String: Any]])
    #expect(list.map { $0["reason"] as? String } == ["soon"])
    #expect(list.map { $0["days"] as? Int } == [0])
  }

  @Test func whatHidesNothingIsFound() throws {
    let repository = try Repository([
      "A.swift": "f()  // archlint:disable no-f, no-g -- one of two\n",
      "B.swift": "// archlint:disable no-x -- unknown\nlet a = 1\n",
      "C.swift": "f()  // archlint:disable no-f\n",
    ])
    #expect(
      try repository.found() == [
        "A.swift:1 unused-suppression", "B.swift:1 unknown-suppression", "C.swift:1 no-f",
        "C.swift:1 suppression-without-reason",
      ])
  }
}
