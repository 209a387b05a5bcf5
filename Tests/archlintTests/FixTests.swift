import Testing

/// `--fix`, `--unsafe` and `--diff`, as people run them.
@Suite struct FixTests {
  private static let rules = """
      - {id: use-g, title: h is called, why: W, instead: I, severity: error, pattern: 'h($x)', fix: 'g2($x)'}
      - id: use-k
        title: j is called
        why: W
        instead: I
        severity: warning
        patterns: [{match: 'j($x)', fix: 'k($x)', safe: false, caveat: k counts from one}]

    """

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    try TemporaryFolder(project: files, Self.rules)
  }

  @Test func fixesAndReportsWhatIsLeft() throws {
    let folder = try folder(["A.swift": "h(1); f()\n", "B.swift": "h(2)\nj(3)\n"])
    let run = try Tool.run("--fix", "--format", "compact", in: folder)
    #expect(try folder.text(of: "A.swift") == "g2(1); f()\n")
    #expect(try folder.text(of: "B.swift") == "g2(2)\nj(3)\n")
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.status == 1)
    #expect(
      run.notes == [
        "archlint: fixed 2 findings in 2 files",
        "archlint: 1 finding can be fixed only with --unsafe, which may make way for more; "
          + "--diff --unsafe shows all",
      ])
    let rest = try Tool.run("--fix", "--unsafe", "B.swift", "--format", "compact", in: folder)
    #expect(try folder.text(of: "B.swift") == "g2(2)\nk(3)\n")
    #expect(rest.output == "")
    #expect(rest.status == 0)
    #expect(rest.complaints.last == "archlint: 1 unsafe fix of use-k: k counts from one")
  }

  @Test func onlyOneRule() throws {
    let folder = try folder(["A.swift": "h(1); j(1)\n"])
    _ = try Tool.run("--fix", "--unsafe", "--only", "use-k", in: folder)
    #expect(try folder.text(of: "A.swift") == "h(1); k(1)\n")
  }

  // MARK: - Diffs

  private static let files = [
    "A.swift": "h(1)\n\n\n\n\n\n\n\n\nh(2)", "In side/B é.swift": "\u{FEFF}// 🌊\r\nh(1)\r\n",
    "C.swift": "f()\n", "D.swift": "h(\n1)",
  ]

  private func expectFixed(_ folder: TemporaryFolder) throws {
    #expect(try folder.text(of: "A.swift") == "g2(1)\n\n\n\n\n\n\n\n\ng2(2)")
    #expect(try folder.text(of: "In side/B é.swift") == "\u{FEFF}// 🌊\r\ng2(1)\r\n")
    #expect(try folder.text(of: "C.swift") == "f()\n")
    #expect(try folder.text(of: "D.swift") == "g2(\n1)")
  }

  @Test(arguments: ["git apply -", "patch -s -p1 --binary"]) func toolsTakeTheDiff(
    _ tool: String
  ) throws {
    let folder = try folder(Self.files)
    let run = try Tool.run("--diff", "--fix", in: folder)
    for (path, text) in Self.files { #expect(try folder.text(of: path) == text) }
    #expect(run.status == 1)
    #expect(run.notes == ["archlint: would fix 4 findings in 3 files"])
    let applied = try Tool.shell("\"$ARCHLINT\" --diff 2>/dev/null | \(tool)", in: folder)
    #expect(applied.status == 0, "\(applied.errors)")
    try expectFixed(folder)
    #expect(try Tool.run("--diff", in: folder).output == "")
  }

  /// Git and patch start the paths of a diff without git's own header at the current folder.
  @Test(arguments: ["git apply -", "patch -s -p1"]) func toolsTakeTheDiffInASubfolder(
    _ tool: String
  ) throws {
    let files = ["A.swift": "h(1)\n", "In side/More/B.swift": "h(1)\n"]
    let repository = try Repository(files, Self.rules)
    let command = "\"$ARCHLINT\" --diff . 2>/dev/null | \(tool)"
    let run = try Tool.shell("cd 'In side' && \(command)", in: repository.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try repository.folder.text(of: "In side/More/B.swift") == "g2(1)\n")
    #expect(try repository.folder.text(of: "A.swift") == "h(1)\n")
  }

  @Test func theDiffOfFilesOutsideTheCurrentFolderNamesTheFolderToApplyItIn() throws {
    let repository = try Repository(["A.swift": "h(1)\n", "In/B.swift": "h(1)\n"], Self.rules)
    let run = try Tool.shell(
      "cd In && \"$ARCHLINT\" --diff > ../change.diff", in: repository.folder)
    #expect(
      run.notes.last
        == "archlint: the diff changes files outside the current folder, so its paths start at "
        + "\(repository.folder.path); apply it there, or name the files to fix")
    try repository.git("apply", "change.diff")
    #expect(try repository.folder.text(of: "A.swift") == "g2(1)\n")
    #expect(try repository.folder.text(of: "In/B.swift") == "g2(1)\n")
  }

  @Test func unsafeOnesInADiff() throws {
    let folder = try folder(["A.swift": "j(1)\n"])
    #expect(try Tool.run("--diff", in: folder).output == "")
    #expect(try Tool.run("--diff", "--unsafe", in: folder).output.hasSuffix("-j(1)\n+k(1)\n"))
  }

  // MARK: - Standard input

  @Test func standardInput() throws {
    let folder = try folder(["A.swift": "f()\n"])
    let run = try Tool.run(
      "--fix", "--stdin", "--stdin-path", "A.swift", in: folder, input: "h(1)\r\n")
    #expect(run.output == "g2(1)\r\n")
    #expect(run.status == 0)
    #expect(try folder.text(of: "A.swift") == "f()\n")
    let clean = try Tool.run(
      "--fix", "--stdin", "--stdin-path", "A.swift", in: folder, input: "f()")
    #expect(clean.output == "f()")
    #expect(clean.status == 1)
    let diff = try Tool.run(
      "--diff", "--stdin", "--stdin-path", "A.swift", in: folder, input: "h(1)\n")
    #expect(diff.output.hasSuffix("-h(1)\n+g2(1)\n"))
  }

  @Test("a report to a file is written beside a diff") func reportBesideDiff() throws {
    let folder = try folder(["A.swift": "h(1)\n"])
    let run = try Tool.run("--diff", "--format", "json=report.json", in: folder)
    #expect(run.output.hasSuffix("-h(1)\n+g2(1)\n"))
    #expect(try folder.text(of: "report.json").contains("\"diagnostics\""))
  }

  // MARK: - Changes

  @Test func sinceACommit() throws {
    let repository = try Repository(["A.swift": "h(1)\n", "B.swift": "h(1)\n"], Self.rules)
    try repository.folder.write("h(1)\nh(2)\n", to: "A.swift")
    #expect(try repository.archlint("--fix", "--since", "HEAD", "--changed-lines").status == 0)
    #expect(try repository.folder.text(of: "A.swift") == "h(1)\ng2(2)\n")
    #expect(try repository.folder.text(of: "B.swift") == "h(1)\n")
  }

  @Test(arguments: [
    (["--unsafe"], "--unsafe needs --fix or --diff"),
    (["--fix", "--staged"], "--fix and --staged cannot be combined"),
    (["--diff", "--staged"], "--diff and --staged cannot be combined"),
    (["--fix", "--list-suppressions"], "--fix and --list-suppressions cannot be combined"),
    (["--diff", "--list-suppressions"], "--diff and --list-suppressions cannot be combined"),
    (
      ["--diff", "--format", "json"],
      "--diff prints a diff and no report; leave '--format json' out, or write the report to a file "
        + "with '--format json=FILE'"
    ),
    (
      ["--fix", "--stdin", "--stdin-path", "A.swift", "--format", "text"],
      "--fix --stdin prints the fixed text and no report; leave '--format text' out"
    ),
  ])
  func wrongUsage(_ arguments: [String], _ message: String) throws {
    let folder = try folder(["A.swift": "h(1)\n"])
    let run = try Tool.run(Tool.path, arguments, in: folder.path, input: "")
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
    #expect(try folder.text(of: "A.swift") == "h(1)\n")
  }
}
