import Testing

/// The installed hooks in front of real commits: those that replace one, and merges.
@Suite struct CommitHookTests {
  private func repository() throws -> Repository {
    let repository = try Repository(
      ["Core/Engine.swift": "let a = 1\n", "A.swift": "let a = 1\n"], "protected: ['Core/**']\n")
    #expect(try repository.archlint("hook", "install").status == 0)
    return repository
  }

  /// Runs git, and returns whether it succeeds, with what it prints.
  private func run(_ repository: Repository, _ words: String...) throws -> Tool.Run {
    let identity = [
      "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false",
    ]
    return try Tool.run(
      "/usr/bin/env", ["git"] + identity + words, in: repository.folder.path, input: "")
  }

  private static let trailer = "Archlint-Authorized: Core/** (agreed)"

  @Test func `an authorization cannot be amended away`() throws {
    let repository = try repository()
    try repository.folder.write("let a = 2\n", to: "Core/Engine.swift")
    try repository.git("add", "--all")
    #expect(try run(repository, "commit", "-qm", "Change\n\n\(Self.trailer)").status == 0)
    let plain = try run(repository, "commit", "-q", "--amend", "-m", "Change")
    #expect(plain.status != 0)
    #expect(
      plain.output.contains("is protected and was modified")
        || plain.errors.contains("is protected"))
    #expect(
      try run(repository, "commit", "-q", "--amend", "-m", "Better\n\n\(Self.trailer)").status == 0)
    #expect(try run(repository, "commit", "-q", "--amend", "--no-edit").status == 0)
  }

  @Test func `an amended commit is checked with what it holds already`() throws {
    let repository = try repository()
    try repository.folder.write("f()\n", to: "B.swift")
    try repository.git("add", "--all")
    try repository.git("commit", "-q", "--no-verify", "--message", "Unchecked")
    #expect(try run(repository, "commit", "-q", "--amend", "-m", "Words").status != 0)
    try repository.folder.write("let b = 1\n", to: "B.swift")
    try repository.git("add", "--all")
    #expect(try run(repository, "commit", "-q", "--amend", "-m", "Words").status == 0)
  }

  @Test func `the first commit can be amended, and a message may speak of it`() throws {
    let repository = try repository()
    #expect(
      try run(repository, "commit", "-q", "--amend", "-m", "Start\n\n\(Self.trailer)").status == 0)
    try repository.folder.write("let a = 3\n", to: "A.swift")
    try repository.git("add", "--all")
    #expect(try run(repository, "commit", "-qm", "Say what --amend does").status == 0)
  }

  @Test func `a commit without findings prints one line, and each note once`() throws {
    let repository = try Repository(["A.swift": "f()\nf()\n"])
    #expect(try repository.archlint("baseline", "write").status == 0)
    #expect(try repository.archlint("hook", "install").status == 0)
    try repository.git("add", "--all")
    try repository.git("commit", "-q", "--no-verify", "--message", "Accepted")
    func lines(_ text: String) throws -> [String] {
      try repository.folder.write(text, to: "A.swift")
      try repository.git("add", "--all")
      let commit = try run(repository, "commit", "-qm", "Change")
      #expect(commit.status == 0)
      return (commit.output + commit.errors).split(separator: "\n").map(String.init)
    }
    let plain = try lines("f()\nf()\nlet a = 1\n")
    #expect(plain.count == 1 && plain[0].hasPrefix("No findings in 1 file ("), "\(plain)")
    let fixed = try lines("f()\n")
    #expect(
      fixed.dropFirst() == [
        "archlint: 1 finding of the baseline no longer occurs; 'archlint baseline shrink' removes it"
      ], "\(fixed)")
  }

  @Test func `a merge brings in authorized changes and the findings of others`() throws {
    let repository = try repository()
    try repository.git("checkout", "-q", "-b", "side")
    try repository.folder.write("let a = 2\n", to: "Core/Engine.swift")
    try repository.folder.write("f()\n", to: "Theirs.swift")
    try repository.git("add", "--all")
    try repository.git("commit", "-q", "--no-verify", "--message", "Side\n\n\(Self.trailer)")
    try repository.git("checkout", "-q", "main")
    try repository.folder.write("let a = 4\n", to: "A.swift")
    try repository.git("add", "--all")
    #expect(try run(repository, "commit", "-qm", "Mine").status == 0)
    let merge = try run(repository, "merge", "-q", "--no-ff", "-m", "Merge", "side")
    #expect(merge.status == 0, "\(merge.output)\(merge.errors)")
  }

  @Test func `a merge is checked for what neither branch has`() throws {
    let repository = try repository()
    let body = (1...9).map { "let a\($0) = 1\n" }.joined()
    try repository.folder.write(body, to: "A.swift")
    try repository.commit("Lines\n\n\(Self.trailer)")
    try repository.git("checkout", "-q", "-b", "side")
    try repository.folder.write("f()\n" + body, to: "A.swift")
    try repository.git("add", "--all")
    try repository.git("commit", "-q", "--no-verify", "--message", "Side")
    try repository.git("checkout", "-q", "main")
    try repository.folder.write(body + "let b = 1\n", to: "A.swift")
    try repository.git("add", "--all")
    #expect(try run(repository, "commit", "-qm", "Mine").status == 0)
    try repository.git("merge", "-q", "--no-ff", "--no-commit", "side")
    // The merged file has the call of the other branch, and is different in both.
    #expect(try repository.found("--staged") == [])
    try repository.folder.write("f()\n" + body + "let b = 1\nf()\n", to: "A.swift")
    try repository.git("add", "--all")
    #expect(try repository.found("--staged").count == 1)
    #expect(try run(repository, "commit", "-qm", "Merge").status != 0)
  }
}
