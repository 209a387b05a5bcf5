import Testing

/// The exit status of a run: 0 for nothing at or above `--fail-on`, 1 for findings, 2 for wrong
/// usage, configuration or files.
@Suite struct ExitStatusTests {
  @Test func nothingFound() throws {
    let run = try Tool.run(in: try TemporaryFolder(project: ["A.swift": "h()"]))
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func findings() throws {
    let run = try Tool.run(in: try TemporaryFolder(project: ["A.swift": "f()"]))
    #expect(run.status == 1)
    #expect(run.output.contains("A.swift"))
    #expect(run.errors == "archlint: exit status 1: 1 error (--fail-on error)\n")
  }

  @Test func theLastLineNamesTheCause() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "g()"])
    func cause(_ arguments: String...) throws -> String? {
      let run = try Tool.run(Tool.path, arguments, in: folder.path, input: "")
      #expect(run.status == 1)
      return run.complaints.last
    }
    for format in ["text", "compact", "markdown"] {
      #expect(
        try cause("--max-warnings", "0", "--format", format)
          == "archlint: exit status 1: 1 warning, more than --max-warnings 0")
    }
    #expect(
      try cause("--fail-on", "warning")
        == "archlint: exit status 1: 1 finding of severity warning or above (--fail-on warning)")
    #expect(try Tool.run("baseline", "write", in: folder).status == 0)
    try folder.write("h()", to: "A.swift")
    #expect(
      try cause("--stale", "error")?.hasPrefix(
        "archlint: exit status 1: 1 finding of the baseline no longer occurs (--stale error)")
        == true)
    #expect(try cause("baseline", "check")?.contains("findings and baseline differ") == true)
  }

  @Test func aQuietRunPrintsItsReportOnlyWhenItFails() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "g()"])
    let passed = try Tool.run("--quiet", in: folder)
    #expect(passed.output == "" && passed.errors == "" && passed.status == 0)
    let failed = try Tool.run("--quiet", "--fail-on", "warning", in: folder)
    #expect(failed.output.contains("A.swift") && failed.status == 1)
  }

  @Test func levels() throws {
    let warning = try TemporaryFolder(project: ["A.swift": "g()"])
    #expect(try Tool.run(in: warning).status == 0)
    #expect(try Tool.run("--fail-on", "error", in: warning).status == 0)
    #expect(try Tool.run("--fail-on", "warning", in: warning).status == 1)
    #expect(try Tool.run("--fail-on", "info", in: warning).status == 1)
    let info = try TemporaryFolder(project: ["A.swift": "g()"], "rules: {no-g: info}")
    #expect(try Tool.run("--fail-on", "warning", in: info).status == 0)
    #expect(try Tool.run("--fail-on=info", in: info).status == 1)
    let error = try TemporaryFolder(project: ["A.swift": "f()"])
    #expect(try Tool.run("--fail-on", "never", in: error).status == 0)
  }

  @Test func suppressedFindings() throws {
    let folder = try TemporaryFolder(
      project: ["A.swift": "f() // archlint:disable no-f -- reason"])
    #expect(try Tool.run("--fail-on", "info", in: folder).status == 0)
  }

  @Test(arguments: [
    ["--no-such-option"], ["no-such-command"], ["--fail-on"], ["--fail-on", "fatal"],
    ["--jobs", "0"], ["--jobs", "many"], ["--color", "pink"], ["./none.swift"],
    ["--verbose=yes"], ["--stdin", "--stdin-path", "A.swift", "--stdin", "B.swift"],
    ["--format", "xml"],
    ["--format", "json", "--format", "sarif"], ["--only", "no-such-rule"],
    ["--preset", "no-such-preset"], ["--config", "none.yml"], ["--changed-files", "none.txt"],
    ["explain"], ["explain", "no-such-rule"], ["completions", "csh"], ["inspect", "types"],
    ["help", "nothing"], ["rules", "--format", "sarif"], ["-x"],
  ])
  func wrongUsage(_ arguments: [String]) throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()"])
    let run = try Tool.run(Tool.path, arguments, in: folder.path, input: "")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("error: ") || run.errors.hasPrefix("archlint: "))
  }

  @Test("a document that the project seems to follow is named and not obeyed")
  func documentThatFits() throws {
    let files = [
      "App/Domain/UseCases/A.swift", "App/Data/Repositories/B.swift",
      "App/Presentation/Screens/C/CBuilder.swift", "App/Presentation/Screens/C/CRouter.swift",
    ]
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: files.map { ($0, "import SwiftUI\n") }))
    let run = try Tool.run(in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("No findings"))
    #expect(run.errors.contains("the project seems to follow 'healthtrack-clean': files match"))
    #expect(run.errors.contains("'--preset healthtrack-clean' checks that document"))
  }

  @Test("in a folder without Swift, archlint says where to run it") func emptyFolder() throws {
    let run = try Tool.run(in: try TemporaryFolder(["README.txt": ""]))
    #expect(run.status == 2)
    #expect(run.errors.contains("there is no Swift in '"))
    #expect(run.errors.contains("'archlint init' writes a configuration"))
  }

  @Test("in a project without files, archlint says that nothing was there to check")
  func emptyProject() throws {
    let run = try Tool.run(in: try TemporaryFolder(project: [:]))
    #expect(run.status == 0)
    #expect(run.errors.contains("there is no file to check in '"))
  }

  @Test("a run on paths that are left out says that nothing in them is checked")
  func pathsThatAreLeftOut() throws {
    let folder = try TemporaryFolder([
      ".archlint.yml": "presets: [modern-swift]\nexclude: [Old/**]\n", "A.swift": "f()",
      "Old/B.swift": "g()", "notes.txt": "",
    ])
    let note = "archlint: nothing is checked in"
    for path in ["Old/B.swift", "Old", "notes.txt"] {
      let run = try Tool.run(path, in: folder)
      #expect(run.status == 0)
      #expect(run.errors.contains("\(note) '\(path)':"), "\(path)")
    }
    let several = try Tool.run("Old", "notes.txt", "--format", "compact", in: folder)
    #expect(several.errors.contains("\(note) 'Old' and 1 more:"))
    for arguments in [["A.swift"], ["."], ["Old", "A.swift"], ["--quiet", "Old"]] {
      let run = try Tool.run(Tool.path, arguments, in: folder.path, input: "")
      #expect(!run.errors.contains(note), "\(arguments)")
    }
  }

  @Test("an audit without a document names the documents") func auditWithoutADocument() throws {
    let run = try Tool.run("audit", in: try TemporaryFolder(["A.swift": "f()"]))
    #expect(run.status == 2)
    #expect(run.errors.contains("--preset names one (apple-multiplatform, "))
  }

  /// An unreadable file was not checked, and no run may end as if it were.
  @Test func filesThatCannotBeRead() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "h()"])
    try folder.writeTooLarge("B.swift")
    let run = try Tool.run("--format", "compact", in: folder)
    #expect(run.status == 2)
    #expect(
      run.output
        == "B.swift:1:1: warning: cannot be read: larger than 64 MB; a glob under 'exclude' leaves it out\n"
    )
  }

  @Test func outputThatCannotBeWritten() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()"])
    let run = try Tool.run("--format", "json=none/report.json", in: folder)
    #expect(run.status == 2)
    #expect(
      run.complaints == [
        "archlint: 'none/report.json' cannot be written: No such file or directory"
      ])
  }

  @Test func whatOnlyPrints() throws {
    let folder = try TemporaryFolder([:])
    for arguments in [
      ["help"], ["--help"], ["-h"], ["help", "explain"], ["explain", "--help"], ["version"],
      ["--version"], ["rules"], ["presets"], ["completions", "bash"],
    ] {
      let run = try Tool.run(Tool.path, arguments, in: folder.path, input: "")
      #expect(run.status == 0, "\(arguments)")
      #expect(!run.output.isEmpty, "\(arguments)")
      #expect(run.errors == "", "\(arguments)")
    }
  }
}
