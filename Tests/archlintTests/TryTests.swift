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
    let files = ["A.swift": "let a = try? f()\nlet b = try! f()\n"]
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
    #expect(again.errors.contains("the rule 'no-dump' is defined twice"))
  }
}
