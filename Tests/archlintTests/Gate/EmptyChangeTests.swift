import Foundation
import Testing

/// A run that has nothing to check says so.
@Suite struct EmptyChangeTests {
  @Test func nothingIsStaged() throws {
    let repository = try Repository(["A.swift": "f()\n"])
    let run = try repository.archlint("--staged")
    #expect(run.status == 0)
    #expect(run.output == "nothing is staged, so nothing is checked\n")
    let compact = try repository.archlint("--staged", "--format", "compact")
    #expect(compact.output == "")
    #expect(compact.complaints == ["archlint: nothing is staged, so nothing is checked"])
    let json = try repository.archlint("--staged", "--format", "json")
    #expect((json.json as? [String: Any])?["diagnostics"] as? [String] == [])
  }

  @Test("in a folder of the repository, only its own files count as staged")
  func nothingOfAFolder() throws {
    let repository = try Repository(["A.swift": "f()\n", "Sub/B.swift": "f()\n"])
    try repository.folder.write("f()\n", to: "C.swift")
    try repository.git("add", "C.swift")
    let script = "cd Sub && cp ../.archlint.yml . && \"$ARCHLINT\" --staged --root ."
    let run = try Tool.shell(script, in: repository.folder)
    #expect(run.output == "nothing in 'Sub' is staged, so nothing is checked\n")
  }

  @Test func nothingHasChangedSinceACommit() throws {
    let repository = try Repository(["A.swift": "f()\n"])
    #expect(
      try repository.archlint("--since", "HEAD").output
        == "nothing has changed since the merge base of HEAD and 'HEAD', so nothing is checked\n")
  }

  @Test func aListIsEmpty() throws {
    let repository = try Repository(["A.swift": "f()\n"])
    #expect(
      try repository.archlint("--changed-files", "-").output
        == "the list '-' is empty, so nothing is checked\n")
  }
}

/// Every line of `--changed-files` has to name a file.
@Suite struct ChangeListTests {
  private func run(_ list: String, _ repository: Repository) throws -> Tool.Run {
    try Tool.run(
      Tool.path, ["--changed-files", "-", "--format", "compact"], in: repository.folder.path,
      input: list)
  }

  private func repository() throws -> Repository {
    try Repository(["A.swift": "f()\n", "B C.swift": "f()\n", "Old/D.swift": "f()\n"])
  }

  @Test(arguments: [
    ("A.swift\n", ["A.swift"]), ("./A.swift\n", ["A.swift"]), ("M\tA.swift\n", ["A.swift"]),
    (" M A.swift\n", ["A.swift"]), ("M  A.swift\n", ["A.swift"]), ("MM A.swift\n", ["A.swift"]),
    (" M \"B C.swift\"\n?? A.swift\n", ["A.swift", "B C.swift"]),
    ("R  Gone.swift -> A.swift\n", ["A.swift"]), (" D Gone.swift\n M A.swift\n", ["A.swift"]),
    ("D\tGone.swift\nA.swift\n", ["A.swift"]), ("?? Old/\n", ["Old/D.swift"]),
  ])
  func linesOfGitAreRead(_ list: String, _ expected: [String]) throws {
    let run = try run(list, try repository())
    let paths = run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    #expect(paths == expected)
    #expect(run.notes == [])
  }

  @Test(arguments: ["None.swift", "On branch main", "modified:   A.swift", "X  A.swift"])
  func aLineThatNamesNoFileIsAnError(_ line: String) throws {
    let run = try run("A.swift\n\(line)\n", try repository())
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix("archlint: --changed-files: '\(line)' is not a file of the project"))
  }

  /// A wrong file in place of the list must not pass as a list of nothing.
  @Test(
    "a list that is no text is refused, and nothing is checked",
    arguments: [
      ("\u{7F}ELF\u{2}\u{1}\u{0}\u{0}x", "\\u{7F}ELF\\u{2}\\u{1}"),
      ("A.swift\u{0}\u{1}\u{2}", "\\u{1}\\u{2}"),
      ("A.swift\nB\u{0}C.swift\n", "A.swift\\u{A}B"), ("\u{FFFD}\u{1}", "\u{FFFD}\\u{1}"),
    ])
  func aListThatIsNoText(_ list: String, _ shown: String) throws {
    let run = try run(list, try repository())
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix("archlint: --changed-files: '\(shown)' is not a file of the project"),
      "\(run.errors)")
  }

  @Test("a list of NUL bytes alone is no empty list") func nulBytes() throws {
    let run = try run("\u{0}\u{0}\u{0}", try repository())
    #expect(run.status == 2)
    #expect(run.complaints == ["archlint: --changed-files: '-' has NUL bytes and no path"])
  }

  @Test func aNameOfAFileThatACommitDeletedIsAChange() throws {
    let repository = try repository()
    try repository.git("rm", "--quiet", "Old/D.swift")
    try repository.commit("gone")
    let run = try run("A.swift\nOld/D.swift\n", repository)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("A.swift:1:1: error: f is called"))
  }

  @Test func pathsMayStartInTheCurrentFolder() throws {
    let repository = try repository()
    let run = try Tool.run(
      Tool.path, ["--changed-files", "-", "--format", "compact"],
      in: repository.folder.path + "/Old", input: "D.swift\n\(repository.folder.path)/A.swift\n")
    #expect(run.output.split(separator: "\n").count == 2)
  }

  @Test("a path in quotes names a file that is not in the working tree") func quotedPaths() throws {
    let repository = try Repository(["A.swift": "let a = 1\n"])
    for line in ["M\tA/caf\u{E9}.swift\n", "M\t\"A/caf\\303\\251.swift\"\n"] {
      try repository.folder.write(line, to: "list.txt")
      let run = try repository.archlint("--changed-files", "list.txt")
      #expect(run.status == 0, "\(run.errors)")
    }
  }
}
