import Testing

/// `archlint try`, `explain --at` and `new rule`: rules before they are written.
@Suite struct TryTests {
  private static let files = [
    "A.swift": "print(1, 2)\nlogger.print(3)\nprint(\"a\")\n", "Tests/B.swift": "print(4)\n",
  ]

  private func run(_ arguments: String..., files: [String: String] = files) throws -> Tool.Run {
    let folder = try TemporaryFolder(files)
    return try Tool.run(Tool.path, arguments, in: folder.path, input: "")
  }

  @Test func everyMatchIsShownWithItsCaptures() throws {
    let run = try run("try", "print($x)")
    #expect(run.status == 0)
    #expect(run.output.contains("info[try] $x is \"a\""))
    #expect(run.output.contains("3 | print(\"a\")"))
    #expect(run.output.hasSuffix("2 matches in 2 files\n"))
  }

  @Test func testsAndPlacesLimitTheMatches() throws {
    #expect(
      try run("try", "print($x)", "--where", "x: {literal: string}").output
        .hasSuffix("1 match in 1 file\n"))
    #expect(
      try run("try", "print($$$)", "--in", "paths: ['Tests/**']").output
        .hasSuffix("1 match in 1 file\n"))
    #expect(try run("try", "print($$$)", "A.swift").output.hasSuffix("2 matches in 1 file\n"))
    #expect(try run("try", "nothing()").output == "no matches in 2 files\n")
  }

  @Test func aFixIsShownAsADiffAndNothingIsWritten() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try Tool.run("try", "print($x)", "--fix", "log($x)", in: folder)
    #expect(run.output.contains("-print(\"a\")\n+log(\"a\")"))
    #expect(!run.output.contains("safe"))
    #expect(try folder.text(of: "A.swift") == Self.files["A.swift"])
  }

  @Test func aRuleOfAFileIsTriedWithoutBeingOn() throws {
    let rule = "{id: no-print, title: print, why: Why not, instead: I, pattern: 'print($$$)'}\n"
    let run = try run(
      "try", "--rule", "rule.yml", files: Self.files.merging(["rule.yml": rule]) { $1 })
    #expect(run.output.contains("warning[no-print] print"))
    #expect(run.output.contains("why: Why not"))
    #expect(run.output.hasSuffix("3 matches in 2 files\n"))
  }

  @Test(
    "why a line does not match",
    arguments: [
      (["print($x)"], "A.swift:1", "matches 3 of 4 parts: print(1\n    expected ')', found ','"),
      (["print($x)"], "A.swift:2", "a pattern that starts with a word does not match after a dot"),
      (["print($x)"], "A.swift:3", "the pattern reports A.swift:3: $x is \"a\""),
      (
        ["print($x)", "--where", "x: {literal: integer}"], "A.swift:3", "'where.x' does not hold"
      ),
      (
        ["print($x)", "--in", "paths: ['Tests/**']"], "A.swift:3", "'in.paths' excludes the line"
      ),
      (
        ["print($x)", "--not-in", "paths: ['Tests/**']"], "Tests/B.swift:1",
        "'not-in.paths' excludes"
      ),
    ])
  func reasons(_ arguments: [String], _ place: String, _ reason: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try Tool.run(
      Tool.path, ["try"] + arguments + ["--why", place], in: folder.path, input: "")
    #expect(run.status == 0)
    #expect(run.output.contains(reason), "\(run.output)\(run.errors)")
  }

  @Test func explainSaysWhyAShippedRuleReportsNothing() throws {
    let files = [
      "A.swift": "let a = try? f()\nlet b = try! f()\n",
      ".archlint.yml": "presets: [modern-swift]\n",
    ]
    #expect(
      try run("explain", "no-force-try", "--at", "A.swift:2", files: files).output
        .hasPrefix("no-force-try reports A.swift:2"))
    #expect(
      try run("explain", "no-force-try", "--at", "A.swift:1", files: files).output
        .hasPrefix("no-force-try does not report A.swift:1\n"))
  }

  @Test func aConditionOnTheProjectIsNamed() throws {
    let rule = """
      {id: no-print, title: print, why: W, instead: I, pattern: 'print($$$)',
       if: {declarations: {kind: class, name: Logger}}}

      """
    let run = try run(
      "try", "--rule", "rule.yml", "--why", "A.swift:1",
      files: Self.files.merging(["rule.yml": rule]) { $1 })
    #expect(run.output.contains("the condition 'if' on the project does not hold"))
  }

  @Test func aNewRuleHasExamplesThatPass() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    #expect(try Tool.run("new", "rule", "no-debug", in: folder).status == 0)
    #expect(
      try Tool.run("new", "rule", "no-dump", "--pattern", "dump($x, depth: $n)", in: folder).status
        == 0)
    #expect(
      try Tool.run("test", "--only", "no-debug", "--only", "no-dump", in: folder).output
        == "4 examples of 2 rules: all pass\n")
    // A finding does not include the named hole that a pattern starts with.
    let patterns = ["$list.filter { $$$ }.first", "$flag = !$flag", "$_.count == 0"]
    for (number, pattern) in patterns.enumerated() {
      let id = "rule-\(number)"
      #expect(try Tool.run("new", "rule", id, "--pattern", pattern, in: folder).status == 0)
      #expect(
        try Tool.run("test", "--only", id, in: folder).output == "2 examples of 1 rule: all pass\n")
    }
    let again = try Tool.run("new", "rule", "no-dump", in: folder)
    #expect(again.status == 2)
    #expect(again.errors.contains("has a rule 'no-dump' already"))
  }

  @Test(
    "a pattern that is none is named, and nothing is written",
    arguments: [
      ("$v!", "a pattern needs at least one word that is not a hole"),
      ("f($x", "the pattern is not Swift: a bracket is not closed"),
      ("f($[a", "'$[' has no ']'"),
    ])
  func aNewRuleNeedsAPattern(_ pattern: String, _ message: String) throws {
    let folder = try TemporaryFolder(["A.swift": "", ".archlint.yml": "presets: []\n"])
    let run = try Tool.run("new", "rule", "no-bang", "--pattern", pattern, in: folder)
    #expect(run.status == 2)
    #expect(
      run.complaints.first?.hasPrefix("archlint: --pattern '\(pattern)': \(message)") == true,
      "\(run.errors)")
    #expect(try folder.text(of: ".archlint.yml") == "presets: []\n")
  }

  @Test("the example of a pattern with alternatives has the first of them")
  func aNewRuleWithAlternatives() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    #expect(
      try Tool.run("new", "rule", "no-log", "--pattern", "$[print|dump]($x)", in: folder).status
        == 0)
    #expect(try folder.text(of: ".archlint.yml").contains("flagged: '↓print(x)'"))
    #expect(
      try Tool.run("test", "--only", "no-log", in: folder).output
        == "2 examples of 1 rule: all pass\n")
  }

  @Test func aNewRuleKeepsTheProjectChecked() throws {
    let folder = try TemporaryFolder(["Sub/A.swift": "let a = try! f()\n", "Package.swift": ""])
    let run = try Tool.shell("cd Sub && \"$ARCHLINT\" new rule no-debug", in: folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("the new file names the preset 'modern-swift'"), "\(run.errors)")
    #expect(try folder.text(of: ".archlint.yml").hasPrefix("presets: [modern-swift]\n"))
    #expect(try Tool.run("--format", "compact", in: folder).output.contains("[no-force-try]"))
  }

  @Test func aNewRuleIsNotWrittenTwice() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    #expect(try Tool.run("new", "rule", "no-debug", in: folder).status == 0)
    let again = try Tool.run("new", "rule", "no-debug", in: folder)
    #expect(again.status == 2)
    #expect(
      again.complaints.first
        == "archlint: .archlint.yml has a rule 'no-debug' already; change it there, or choose another id"
    )
    let short = try Tool.run("new", "no-other", in: folder)
    #expect(
      short.complaints.first
        == "archlint: there is no kind 'no-other'; write 'archlint new rule no-other'")
  }

  @Test func aGlobThatMatchesNothingIsNamed() throws {
    let run = try run("try", "print($x)", "--in", "paths: ['Nowhere/**']", files: Self.files)
    #expect(run.output.contains("  'Nowhere/**' under 'in' matches no file\n"), "\(run.output)")
    #expect(run.output.hasSuffix("no matches in 2 files\n"))
  }

  @Test(arguments: [
    ("{colour} is wrong", "↓print(1)", "the message shows '{colour}' as it is"),
    ("M", "print(1)", "the example has no ↓; put one before the finding in Example.swift, line 1"),
  ])
  func examplesThatWouldPassByChance(_ message: String, _ flagged: String, _ words: String) throws {
    let folder = try TemporaryFolder([
      ".archlint.yml": """
      own-rules:
        - id: no-print
          title: T
          why: W
          instead: I
          message: '\(message)'
          pattern: 'print($$$)'
          examples: {flagged: '\(flagged)', clean: 'log(1)'}
        - {id: untested, title: T, why: W, instead: I, pattern: 'f()'}
      """
    ])
    let run = try Tool.run("test", in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains(words), "\(run.output)")
    #expect(
      run.output.contains(
        """
        .archlint.yml:9:5: note: untested: the rule has no examples; add 'examples' with a flagged \
        and a clean one

        """), "\(run.output)")
    #expect(run.output.hasSuffix("2 examples of 1 rule: 1 failure; 1 rule without examples\n"))
  }
}
