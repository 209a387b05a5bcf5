import Testing

@testable import archlint

/// The rules whose examples `archlint test` runs.
@Suite struct ExampleCommandTests {
  private static let own = """
    own-rules:
      - id: no-h
        title: h is called
        why: W
        instead: I
        pattern: 'h($$$)'
        examples: {flagged: '↓h()', clean: 'k()'}

    """

  @Test("without options, the project's own rules run, and no shipped ones")
  func ownRules() throws {
    let folder = try TemporaryFolder([".archlint.yml": "presets: [modern-swift]\n" + Self.own])
    let run = try Tool.run("test", in: folder)
    #expect(run.status == 0)
    #expect(run.output == "2 examples of 1 rule: all pass\n")
  }

  @Test("--preset runs shipped rules, too")
  func presets() throws {
    let folder = try TemporaryFolder([".archlint.yml": Self.own])
    let run = try Tool.run("test", "--preset", "modern-swift", in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix(" of 24 rules: all pass\n"))
  }

  @Test("--only runs a shipped rule")
  func rules() throws {
    let run = try Tool.run("test", "--only", "no-force-try", in: try TemporaryFolder([:]))
    #expect(run.status == 0)
    #expect(run.output.hasSuffix(" of 1 rule: all pass\n"))
  }

  @Test("--all, --only and --preset include shipped rules")
  func included() {
    var options = TestOptions()
    #expect(!options.includesShipped)
    options.isAll = true
    #expect(options.includesShipped)
    options = TestOptions()
    options.project.only = ["no-force-try"]
    #expect(options.includesShipped)
    options = TestOptions()
    options.project.presets = ["modern-swift"]
    #expect(options.includesShipped)
  }

  @Test("a rule without examples to run is named, with the reason")
  func unknown() throws {
    let folder = try TemporaryFolder([:])
    let misspelled = try Tool.run("test", "--only", "no-forse-try", in: folder)
    #expect(misspelled.status == 2)
    #expect(
      misspelled.complaints.first
        == "archlint: there is no rule 'no-forse-try' with examples; did you mean 'no-force-try'?")
    let elsewhere = try Tool.run(
      "test", "--only", "no-force-try", "--preset", "uikit-appkit-mvc", in: folder)
    #expect(elsewhere.status == 2)
    #expect(
      elsewhere.complaints.first
        == "archlint: 'no-force-try' is not in a preset that --preset names")
  }

  @Test("a project without rules of its own hears of --all")
  func nothingToRun() throws {
    let run = try Tool.run("test", in: try TemporaryFolder(["A.swift": ""]))
    #expect(run.status == 0)
    #expect(
      run.output
        == "the project has no rules of its own with examples; --all runs those of shipped rules\n")
  }
}
