import Testing

/// A run checks the paths that the command line names.
@Suite struct LintTests {
  private func found(
    _ arguments: String..., in folder: TemporaryFolder, input: String = ""
  ) throws -> [String] {
    let run = try Tool.run(
      Tool.path, ["--format", "compact"] + arguments, in: folder.path, input: input)
    #expect(run.notes == [])
    return run.output.split(separator: "\n").map { line in
      let path = line.prefix { $0 != ":" }
      return "\(path) \(line.split(separator: "[").last?.dropLast() ?? "")"
    }
  }

  private func folder(_ more: String = "") throws -> TemporaryFolder {
    try TemporaryFolder(project: ["A.swift": "f(); g()", "B/C.swift": "g()"], more)
  }

  @Test("without a path the whole project is checked")
  func everything() throws {
    let all = ["A.swift no-f", "A.swift no-g", "B/C.swift no-g"]
    #expect(try found(in: try folder()) == all)
    #expect(try found(".", in: try folder()) == all)
  }

  @Test("a path limits the findings, and a path given twice counts once")
  func paths() throws {
    #expect(try found("B", in: try folder()) == ["B/C.swift no-g"])
    #expect(try found("A.swift", in: try folder()) == ["A.swift no-f", "A.swift no-g"])
    #expect(try found("B/../B/C.swift", "--", "B", in: try folder()) == ["B/C.swift no-g"])
  }

  @Test("paths may come from a file or from standard input")
  func filesFrom() throws {
    let folder = try folder()
    try folder.write("B/C.swift\n\n", to: "list.txt")
    #expect(try found("--files-from", "list.txt", in: folder) == ["B/C.swift no-g"])
    #expect(try found("--files-from", "-", in: folder, input: "B\r\n") == ["B/C.swift no-g"])
    #expect(try found("--files-from", "-", in: folder, input: "\u{FEFF}B\n") == ["B/C.swift no-g"])
  }

  /// A script passes on what it has found, which may be nothing.
  @Test func anEmptyListOfPathsIsNotTheWholeProject() throws {
    let folder = try folder()
    let run = try Tool.run("--fix", "--files-from", "-", in: folder, input: "\n")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("the list '-' is empty, so nothing is checked\n"))
    #expect(run.output.contains("No findings"))
    let json = try Tool.run("--files-from", "-", "--format", "json", in: folder)
    #expect((json.json as? [String: Any])?["diagnostics"] as? [String] == [])
    #expect(try Tool.run("inspect", "tokens", "--files-from", "-", in: folder).output == "")
    let audit = try Tool.run("audit", "--files-from", "-", in: folder)
    #expect(audit.status == 2)
    #expect(
      audit.complaints == [
        "archlint: the list '-' is empty; name a path in it, or leave out --files-from"
      ])
  }

  @Test func onlyAndSkip() throws {
    #expect(try found("--only", "no-f", in: try folder()) == ["A.swift no-f"])
    #expect(try found("--only", "no-f", "--only=no-g", in: try folder()).count == 3)
    #expect(try found("--skip", "no-g", in: try folder()) == ["A.swift no-f"])
    #expect(try found("--skip", "no-g", "--skip", "no-f", in: try folder()) == [])
    // What is asked for runs, also where it is off.
    #expect(
      try found("--only", "no-f", in: try folder("rules: {no-f: off}")) == ["A.swift no-f"])
    let shipped = try TemporaryFolder(["A.swift": "import Combine\nlet a: AnyCancellable"])
    #expect(try found("--only", "no-combine-import", in: shipped) == ["A.swift no-combine-import"])
  }

  @Test("a preset on the command line replaces that of the configuration")
  func presets() throws {
    let folder = try folder()
    try folder.write("struct Home: View {}", to: "Presentation/Screens/Home.swift")
    try folder.write("", to: "Domain/D.swift")
    #expect(try !found(in: folder).contains { $0.hasSuffix("view-suffix") })
    #expect(
      try found("--preset", "healthtrack-clean", in: folder).contains(
        "Presentation/Screens/Home.swift view-suffix"))
  }

  // MARK: - Standard input

  @Test("text on standard input is checked in place of its file, which need not exist")
  func standardInput() throws {
    let folder = try folder()
    #expect(
      try found("--stdin", "--stdin-path", "A.swift", in: folder, input: "g()") == ["A.swift no-g"])
    #expect(
      try found("--stdin", "--stdin-path", "B/New.swift", in: folder, input: "f()") == [
        "B/New.swift no-f"
      ])
    #expect(try found("--stdin", "--stdin-path", "A.swift", in: folder, input: "") == [])
    #expect(try folder.text(of: "A.swift") == "f(); g()")
  }

  /// The other files of the project count, though nothing is reported of them.
  @Test func standardInputInAProject() throws {
    let rule = """
        - id: views
          title: views
          why: W
          instead: I
          declarations: {select: {kind: struct, inherits: View}, require: {name: '*View'}}

      """
    let folder = try folder(rule)
    try folder.write("extension Home: View {}", to: "D.swift")
    #expect(
      try found("--stdin", "--stdin-path", "E.swift", in: folder, input: "struct Home {}") == [
        "E.swift views"
      ])
  }

  @Test func aFileOnStandardInputMayBeInAFolderThatIsNotThere() throws {
    let folder = try folder()
    #expect(
      try found("--stdin", "--stdin-path", "New/Deep/A.swift", in: folder, input: "f()")
        == ["New/Deep/A.swift no-f"])
  }

  @Test func standardInputOfExcludedFiles() throws {
    let folder = try folder("exclude: [B]\n")
    #expect(try found("--stdin", "--stdin-path", "B/C.swift", in: folder, input: "f()") == [])
  }

  // MARK: - Changes

  @Test("a list of changes may name deleted files")
  func changedFiles() throws {
    let folder = try TemporaryFolder(
      project: ["Core/A.swift": "", "B.swift": ""], "protected: ['Core/**']\n")
    try folder.write(
      "M\tCore/A.swift\nD\tCore/Gone.swift\nM\tB.swift\nA\tCore/New.swift\n", to: "list")
    let expected = [
      "Core/A.swift project-protected-files", "Core/Gone.swift project-protected-files",
    ]
    #expect(try found("--changed-files", "list", in: folder) == expected)
    let piped = try found("--changed-files", "-", in: folder, input: "M\tCore/A.swift")
    #expect(piped == ["Core/A.swift project-protected-files"])
    #expect(try found(in: folder) == [])
    #expect(try Tool.run("--changed-files", "list", in: folder).status == 1)
  }

  // MARK: - The tool itself

  /// The rules are in the binary: nothing has to be beside it.
  @Test func aCopiedBinary() throws {
    let folder = try TemporaryFolder(["A.swift": "import Combine"])
    let copy = try Tool.shell("cp \"$ARCHLINT\" ./copy && ./copy rules", in: folder)
    #expect(copy.status == 0)
    #expect(copy.output == (try Tool.run("rules", in: folder).output))
    #expect(copy.output.contains("view-suffix"))
    #expect(try Tool.shell("./copy test --only no-combine-import", in: folder).status == 0)
  }

  /// Whoever reads the output may stop when there is enough of it.
  @Test func aBrokenPipe() throws {
    let calls = String(repeating: "f()\n", count: 5_000)
    let folder = try TemporaryFolder(project: ["A.swift": calls])
    let whole = try Tool.run("--format", "compact", in: folder)
    // More than a pipe holds, so that writing goes on when the reader is gone.
    #expect(whole.output.utf8.count > 1 << 17)
    let script = "{ \"$ARCHLINT\" --format compact; echo $? > status; } | head -1"
    let run = try Tool.shell(script, in: folder)
    #expect(run.output == "A.swift:1:1: error: f is called [no-f]\n")
    #expect(run.errors == "")
    #expect(try folder.text(of: "status") == "0\n")
  }

  /// archlint keeps its own rules.
  @Test("archlint keeps its own rules")
  func itself() throws {
    let run = try Tool.run(
      Tool.path, ["--format", "compact", "--fail-on", "info"], in: Tool.repository, input: "")
    #expect(run.output == "")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test(arguments: ["lint", "graph", "audit --preset healthtrack-clean"])
  func saysThatThereIsNoSwift(command: String) throws {
    let folder = try TemporaryFolder(["README.md": "# Tides\n", "Sources/A.m": "int a;\n"])
    let run = try Tool.shell("\"$ARCHLINT\" \(command)", in: folder)
    #expect(run.errors.contains("archlint: there is no Swift in '"))
    #expect(run.status == 0)
    try folder.write("let a = 1\n", to: "A.swift")
    #expect(
      !(try Tool.shell("\"$ARCHLINT\" \(command)", in: folder).errors.contains("no Swift")))
  }

  @Test func aConfigurationOfAFolderThatCannotBeReadEndsTheRun() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()", "Sub/B.swift": "f()"])
    let script = "truncate -s 200M Sub/.archlint.yml && \"$ARCHLINT\""
    let run = try Tool.shell(script, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("Sub/.archlint.yml' cannot be read: "))
  }
}
