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
          B.swift:1  not committed  soon (hides nothing)

        no-g: 1 suppression
          B.swift:1  not committed  soon

        """)
  }

  private static let knows = "archlint knows disable, disable-file, disable-next-line, not"
  private static let lower = "'archlint' and its command are written in lower case"
  private static let colon = "a colon must follow 'archlint'"

  /// Comments, what is wrong with them, and how they should be written.
  private static let otherForms = [
    (":disable no-f", "the comment gives no reason", "disable no-f -- REASON"),
    (":disable no-f, no-h --", "the comment gives no reason", "disable no-f, no-h -- REASON"),
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
    (":Disable no-f -- later", lower, "disable no-f -- later"),
    (":DISABLE-FILE no-f -- later", lower, "disable-file no-f -- later"),
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

  @Test(
    "a comment with a capital letter suppresses nothing and is told the form",
    arguments: ["Archlint:disable no-f -- later", "ArchLint: disable no-f -- later"])
  func capitals(_ comment: String) throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()  // \(comment)\n"])
    #expect(
      try Tool.run("--format", "compact", in: folder).output == """
        A.swift:1:1: error: f is called [no-f]
        A.swift:1:9: error: \(Self.lower), so it suppresses nothing; write \
        'archlint:disable no-f -- later' [suppression-without-reason]

        """)
  }

  @Test func aSentenceAboutArchlintIsNoSuppression() throws {
    let sentences = [
      "archlint disable comments need a reason", "archlint-disable comments need a reason",
      "archlint ignores tests", "archlint disable comments - they need a reason",
      "archlint-baseline.json has them", "archlint: disabled for now", "archlint",
      "Archlint: disable rules in tests", "Archlint: Disabled for now",
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
    #expect(list.map { $0["unused"] as? [String] } == [[]])
  }

  @Test("the list is about the paths, the rules and the change of the command line") func parts()
    throws
  {
    let repository = try Repository([
      "A/A.swift": "f()  // archlint:disable no-f -- one\n",
      "B/B.swift": "g()  // archlint:disable no-g, no-f -- two\n",
    ])
    func list(_ arguments: String...) throws -> [String] {
      let run = try Tool.run(
        Tool.path, ["--list-suppressions"] + arguments, in: repository.folder.path, input: "")
      #expect(run.status == 0)
      return run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)
    }
    #expect(try list() == ["no-f: 2 suppressions", "no-g: 1 suppression"])
    #expect(try list("A") == ["no-f: 1 suppression"])
    #expect(try list("--only", "no-g") == ["no-g: 1 suppression"])
    #expect(try list("--skip", "no-f") == ["no-g: 1 suppression"])
    #expect(try list("A", "--only", "no-g") == ["no comment suppresses findings"])
    try repository.folder.write(
      "g()  // archlint:disable no-g, no-f -- two\ng()  // archlint:disable no-g -- new\n",
      to: "B/B.swift")
    #expect(try list("--since", "HEAD") == ["no-f: 1 suppression", "no-g: 2 suppressions"])
    #expect(try list("--since", "HEAD", "--changed-lines") == ["no-g: 1 suppression"])
  }

  @Test("a comment about an unknown rule, or one without a finding, is marked in the list")
  func unused() throws {
    let folder = try TemporaryFolder(
      project: [
        "A.swift": """
        let a = 1  // archlint:disable no-x -- unknown
        let b = 1  // archlint:disable no-g -- gone
        f()  // archlint:disable no-f -- here
        let c = 1  // archlint:disable view-suffix -- not on

        """
      ])
    let run = try Tool.run("--list-suppressions", "--format", "json", in: folder)
    let list = try #require(run.json as? [[String: Any]])
    #expect(list.map { $0["unused"] as? [String] } == [["no-x"], ["no-g"], [], []])
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
