import Testing

@testable import archlint

/// A mistake on the command line gets a clear message.
@Suite struct UsageTests {
  @Test(arguments: [
    (["--formt", "json"], "archlint: 'lint' has no option '--formt'; did you mean '--format'?"),
    (["lint", "--ony=a"], "archlint: 'lint' has no option '--ony'; did you mean '--only'?"),
    (["rules", "--verbose"], "archlint: 'rules' has no option '--verbose'"),
    (
      ["layers"],
      "archlint: there is no command or path 'layers'; did you mean 'inspect layers'?"
    ),
    (["lnit"], "archlint: there is no command or path 'lnit'; did you mean 'lint'?"),
    (["fix"], "archlint: there is no command or path 'fix'; use 'archlint --fix'"),
    (["check"], "archlint: there is no command or path 'check'; use 'archlint lint'"),
    (["--strict"], "archlint: 'lint' has no option '--strict'; use '--fail-on warning'"),
    (["--reporter", "json"], "archlint: 'lint' has no option '--reporter'; use '--format FORMAT'"),
    (["--list-rules"], "archlint: 'lint' has no option '--list-rules'; use 'archlint rules'"),
    (
      ["--exclude", "Gen"],
      "archlint: 'lint' has no option '--exclude'; use 'exclude' in .archlint.yml"
    ),
    (["presets", "--strict"], "archlint: 'presets' has no option '--strict'"),
    (
      ["explain", "modern-swift"],
      "archlint: 'modern-swift' is a preset; 'archlint rules --preset modern-swift' lists its rules"
    ),
    (
      ["new", "rule", "My Rule"],
      "archlint: the id 'My Rule' must be lower-case words with hyphens between them"
    ),
    (
      ["new", "rule", "view-suffix"],
      "archlint: archlint ships a rule 'view-suffix' already; choose another id"
    ),
    (["--weakening", "error"], "archlint: --weakening needs --staged or --since"),
    (
      ["--weakening", "error", "--changed-files", "-"],
      "archlint: --weakening needs --staged or --since"
    ),
    (["--as-warnings"], "archlint: --as-warnings needs --format compact, which it is about"),
    (
      ["--baseline", "b.json", "--no-baseline"],
      "archlint: --baseline and --no-baseline cannot be combined"
    ),
    (["help", "explian"], "archlint: there is no command 'explian'; did you mean 'explain'?"),
    (
      ["--format", "jsn"],
      "archlint: there is no format 'jsn'; there are text, compact, agent, json, sarif, "
        + "github, gitlab, checkstyle, junit, markdown, csv; did you mean 'json'?"
    ),
    (
      ["--fail-on", "eror"],
      "archlint: --fail-on takes error, warning, info, never, not 'eror'; did you mean 'error'?"
    ),
    (
      ["--only", "no-ff"], "command line: error: there is no rule 'no-ff'; did you mean 'no-f'?"
    ),
    (
      ["explain", "view-sufix"],
      "archlint: there is no rule 'view-sufix'; did you mean 'view-suffix'?"
    ),
    (["--fail-on"], "archlint: --fail-on needs a value: --fail-on LEVEL"),
    (["--verbose=1"], "archlint: --verbose takes no value"),
    (["--jobs", "1", "--jobs", "2"], "archlint: --jobs is given twice"),
    (["--jobs", "0"], "archlint: --jobs takes a number from 1 to 256, not '0'"),
    (["./none"], "archlint: there is no file or folder './none'"),
    (
      ["--only", "no-f", "rules"],
      "archlint: there is no file or folder 'rules'; a command comes before its options: archlint "
        + "rules"
    ),
    (
      ["completions", "csh"],
      "archlint: there is no shell 'csh'; there are bash, zsh, fish; did you mean 'zsh'?"
    ),
    (["explain"], "archlint: 'explain' needs a rule: archlint explain RULE"),
    (["explain", "a", "b"], "archlint: 'explain' takes only RULE, not 'b'"),
    (
      ["explain", "view-suffix", "--format", "markdown=r.md"],
      "archlint: there is no format 'markdown'; there are text, json"
    ),
    (
      ["rules", "view-suffix"],
      "archlint: 'rules' takes no operands, not 'view-suffix'; 'archlint explain RULE' explains "
        + "one rule, and --preset NAME lists those of a preset"
    ),
    (
      ["baseline"],
      "archlint: 'baseline' needs an action: archlint baseline write|shrink|check"
    ),
    (
      ["baseline", "create"],
      "archlint: there is no action 'create'; there are write, shrink, check; use 'write'"
    ),
    (["-fo"], "archlint: 'lint' has no option '-fo'"),
    (["--path", "A"], "archlint: 'lint' has no option '--path'; use 'archlint PATH'"),
    (
      ["hook", "instal"],
      "archlint: there is no action 'instal'; there are install, uninstall; did you mean 'install'?"
    ),
    (
      ["--list-suppressions", "--format", "sarif"],
      "archlint: --list-suppressions has the formats text and json, not 'sarif'"
    ),
    (
      ["--preset", "helthtrack"],
      "command line: error: there is no preset 'helthtrack'; did you mean 'healthtrack-clean'?"
    ),
    (
      ["init", "--preset", "healthtrack-clean"],
      "archlint: 'init' has no option '--preset'; use 'presets' in .archlint.yml"
    ),
    (["--format", "json="], "archlint: --format json= names no file: --format json=FILE"),
    (
      ["--format", "json=a.out", "--format", "sarif=a.out"],
      "archlint: two formats go to 'a.out'; name another file for one of them"
    ),
  ])
  func mistakes(_ arguments: [String], _ expected: String) throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()"])
    let run = try Tool.run(Tool.path, arguments, in: folder.path, input: "")
    #expect(run.complaints.first == expected)
    #expect(run.status == 2)
  }

  /// All problems of a configuration at once, each with its place and what may have been meant.
  @Test func allProblemsOfAConfigurationAreSaidAtOnce() throws {
    let folder = try TemporaryFolder([
      ".archlint.yml": "preset: [a]\nrules:\n  view-sufix: error\n  view-suffix: loud\n",
      "A/B.swift": "f()",
    ])
    let expected = [
      "1:1: error: the configuration has no key 'preset'; did you mean 'presets'?",
      "3:3: error: there is no rule 'view-sufix'; did you mean 'view-suffix'?",
      "4:16: error: the severity of 'view-suffix' must be 'off', 'info', 'warning' or 'error', "
        + "not 'loud'",
    ]
    let run = try Tool.run(in: folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.complaints == expected.map { ".archlint.yml:\($0)" } + [
        "archlint: the configuration has 3 problems"
      ])
    // The configuration above a path counts, and its own path is printed.
    let above = try Tool.run(Tool.path, ["B.swift"], in: folder.path + "/A", input: "")
    #expect(above.status == 2)
    #expect(above.complaints.first == "../.archlint.yml:\(expected[0])")
    let named = try Tool.run("--config", "./.archlint.yml", "A", in: folder)
    #expect(named.complaints.first == "./.archlint.yml:\(expected[0])")
  }

  @Test func everyCounterpartOfAnotherLintersWordExists() throws {
    let commands = [
      "analyze", "check", "fix", "list", "rule", "server", "install", "format", "doc", "deps",
      "doctor", "generate-docs", "setup", "new-rule",
    ]
    for word in commands {
      let words = try #require(FamiliarWords.command(word)).split(separator: " ").map(String.init)
      #expect(throws: Never.self) { _ = try CommandList.command(of: Array(words.dropFirst())) }
      #expect(!CommandList.all.contains { $0.name == word }, "\(word) is a command")
    }
    let lint = try #require(CommandList.all.first)
    for word in [
      "--autofix", "--base", "--disable", "--dry-run", "--rule", "--json", "-o", "-q", "-p",
      "--cached", "--werror", "--severity", "--report", "--summary",
    ] {
      let option = try #require(FamiliarWords.option(word)).split(separator: " ")[0].dropFirst(2)
      #expect(lint.options.contains { $0.name == option }, "\(word)")
    }
    for (command, word) in [("baseline", "create"), ("baseline", "prune"), ("hook", "remove")] {
      let action = try #require(FamiliarWords.action(word))
      let found = try #require(CommandList.all.first { $0.name == command })
      #expect(found.operands.flatMap(\.choices).contains { $0.name == action }, "\(word)")
    }
  }

  @Test func inspectWithoutAPathIsAboutTheCurrentFolder() throws {
    let folder = try TemporaryFolder(["App/A.swift": "let a = 1\n"])
    let all = try Tool.run("inspect", "outline", in: folder)
    #expect(all.status == 0)
    #expect(all.output == (try Tool.run("inspect", "outline", "App/A.swift", in: folder)).output)
    #expect(!all.output.isEmpty)
  }

  @Test func pathsOutsideTheProject() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()"])
    let other = try TemporaryFolder(["B.swift": "f()"])
    let run = try Tool.run("--root", ".", other.path, in: folder)
    #expect(run.status == 2)
    #expect(
      run.complaints.first
        == "archlint: '\(other.path)' is outside the project in '\(folder.path)'")
  }

  @Test func anIncludeThatMatchesNothingEndsTheRun() throws {
    let folder = try TemporaryFolder(
      project: ["A.swift": ""], "exclude: ['Gen/**']\ninclude: ['App/**']\n")
    let run = try Tool.run(in: folder)
    #expect(run.status == 2)
    #expect(
      run.complaints == [
        ".archlint.yml:5:11: error: 'App/**' matches no file",
        "archlint: the configuration has 1 problem",
      ])
  }

  @Test func helpIsAboutTheToolOrAboutTheCommandThatIsNamed() throws {
    let folder = try TemporaryFolder([:])
    let overview = try Tool.run("help", in: folder).output
    #expect(overview.contains("usage: archlint [COMMAND] [OPTION...] [PATH...]"))
    #expect(try Tool.run("--help", in: folder).output == overview)
    #expect(try Tool.run("help", "explain", in: folder).output.hasPrefix("usage: archlint explain"))
    let baseline = try Tool.run("baseline", "--help", in: folder).output
    for action in ["write ", "shrink ", "check "] { #expect(baseline.contains("\n  \(action)")) }
  }
}
