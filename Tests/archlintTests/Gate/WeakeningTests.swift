import Testing

/// A change cannot remove the protection that it needs to get past, and a gate says what it weakens.
@Suite struct WeakeningTests {
  private static let more = """
    protected: ['Core/**', '.archlint.yml']
    layers:
      Core: {paths: ['Core/**'], uses: []}
      App: {paths: ['App/**'], uses: [Core]}

    """
  private static let files = [
    "Core/A.swift": "let a = 1\n", "App/B.swift": "let b = 1\n", "App/C.swift": "let c = 1\n",
  ]

  private func repository(_ more: String = more) throws -> Repository {
    try Repository(Self.files, more)
  }

  private func change(
    _ repository: Repository, _ configuration: String?, _ files: [String: String] = [:]
  ) throws {
    if let configuration {
      try repository.folder.write(configuration, to: ".archlint.yml")
    } else {
      try repository.git("rm", "-q", ".archlint.yml")
    }
    for (path, text) in files { try repository.folder.write(text, to: path) }
    try repository.git("add", "--all")
  }

  @Test(
    "protection holds as the base has it",
    arguments: [
      TemporaryFolder.configuration,
      TemporaryFolder.configuration + more + "rules: {project-protected-files: off}\n",
      TemporaryFolder.configuration + more + "rules: {project-protected-files: info}\n",
      TemporaryFolder.configuration
        + "protected: ['Core/**', '.archlint.yml']\nexclude: ['Core/**']\n", nil,
    ])
  func protection(_ configuration: String?) throws {
    let repository = try repository()
    try change(repository, configuration, ["Core/A.swift": "let a = 2\n"])
    for arguments in [["--staged"], ["--since", "HEAD"]] {
      let run = try Tool.run(
        Tool.path, arguments + ["--format", "compact"], in: repository.folder.path, input: "")
      #expect(run.status == 1, "\(arguments) \(run.output)\(run.errors)")
      #expect(run.output.contains("'Core/A.swift' is protected and was modified"), "\(run.output)")
      #expect(run.output.contains("'.archlint.yml' is protected"), "\(run.output)")
    }
    let message =
      "Change\n\nArchlint-Authorized: Core/** (agreed)\nArchlint-Authorized: .archlint.yml (agreed)\n"
    try repository.folder.write(message, to: ".git/MESSAGE")
    let allowed = try repository.archlint("--staged", "--commit-msg", ".git/MESSAGE")
    #expect(allowed.status == 0, "\(allowed.output)\(allowed.errors)")
  }

  @Test("the staged configuration counts, and not that of the working tree") func index() throws {
    let repository = try repository()
    try repository.folder.write("let a = 2\n", to: "Core/A.swift")
    try repository.git("add", "--all")
    try repository.folder.write(TemporaryFolder.configuration, to: ".archlint.yml")
    #expect(try repository.archlint("--staged").status == 1)
  }

  /// A configuration with more than that of the repository.
  private static func adding(_ text: String) -> String {
    TemporaryFolder.configuration + more + text + "\n"
  }

  private static let weakenings: [(String, String)] = [
    (TemporaryFolder.configuration, "no longer protects 'Core/**'"),
    (adding("rules: {no-f: off}"), "switches off 'no-f'"),
    (adding("rules: {no-f: warning}"), "makes 'no-f' a warning and no longer an error"),
    (adding("exclude: ['App/B*']"), "excludes 'App/B*'"),
    (
      adding("").replacing("uses: []", with: "uses: [App]"), "lets the layer 'Core' use 'App'"
    ),
    (
      adding("authorized: [{paths: ['Core/**'], reason: mine}]"),
      "allows changes of 'Core/**' (mine)"
    ),
    (adding("").replacing("'g($$$)'", with: "'h($$$)'"), "changes the rule 'no-g'"),
    (adding("rules: {no-g: {not-in: {paths: ['App/**']}}}"), "gives 'no-g' another 'not-in'"),
    (adding("rules: {no-g: {paths: {'App/**': off}}}"), "makes 'no-g' off in 'App/**'"),
  ]

  @Test("what weakens the gate is named", arguments: weakenings)
  func weakening(_ configuration: String, _ words: String) throws {
    let repository = try repository()
    try change(repository, configuration)
    let note = try repository.archlint("--staged", "--no-protected")
    #expect(note.output.contains("the change \(words)"), "\(note.output)\(note.errors)")
    #expect(note.status == 0)
    let finding = try repository.archlint("--staged", "--weakening", "error")
    #expect(finding.status == 1)
    #expect(
      finding.output.contains("error[weakened-gate] the change \(words)"), "\(finding.output)")
  }

  @Test("a list of files has no base: a changed configuration in it is named") func list() throws {
    let repository = try repository()
    try change(repository, Self.adding("rules: {no-f: off}"), ["App/B.swift": "let b = 2\n"])
    try repository.folder.write("M\tApp/B.swift\n", to: "one.txt")
    try repository.folder.write("M\t.archlint.yml\nM\tApp/B.swift\n", to: "two.txt")
    let words = "does not tell what the change of this one weakens; '--since REF' does"
    #expect(try !repository.archlint("--changed-files", "one.txt").output.contains(words))
    #expect(try repository.archlint("--changed-files", "two.txt").output.contains(words))
  }

  @Test("a stricter configuration, and a new rule, weaken nothing") func stricter() throws {
    let repository = try repository()
    let rule = "  - {id: no-h, title: h, why: W, instead: I, severity: error, pattern: 'h($$$)'}\n"
    try change(
      repository,
      TemporaryFolder.configuration + rule
        + Self.more.replacing("['Core/**',", with: "['Core/**', 'App/**',")
        + "rules: {no-g: error}\n")
    let run = try repository.archlint("--staged", "--no-protected")
    #expect(!run.output.contains("the change "), "\(run.output)")
  }

  @Test("entries of the baseline and suppressions are named") func entries() throws {
    let repository = try repository()
    try change(
      repository, TemporaryFolder.configuration + Self.more,
      [
        "App/C.swift": "f()\n",
        "App/D.swift": "f()  // archlint:disable no-f -- for now\n",
      ])
    #expect(try repository.archlint("baseline", "write").status == 0)
    try repository.git("add", "--all")
    let run = try repository.archlint("--staged", "--format", "compact")
    #expect(
      run.output.contains(".archlint-baseline.json: the change accepts 1 more finding"),
      "\(run.output)")
    #expect(run.output.contains("App/D.swift:1: the change suppresses 'no-f'"), "\(run.output)")
    try repository.commit("accepted")
    #expect(!(try repository.archlint("--since", "HEAD").output.contains("the change ")))
  }

  @Test("a configuration that leaves the repository and stays in the folder is named")
  func uncommitted() throws {
    let repository = try repository("")
    try repository.git("rm", "-q", "--cached", ".archlint.yml")
    try repository.folder.write("let a = 2\n", to: "Core/A.swift")
    try repository.git("add", "Core")
    let words =
      "the change deletes the configuration from the repository, and leaves it in this folder"
    let note = try repository.archlint("--staged", "--no-protected", "--format", "compact")
    #expect(note.status == 0)
    #expect(note.output.contains(".archlint.yml: \(words)"), "\(note.output)")
    let finding = try repository.archlint(
      "--staged", "--weakening", "error", "--format", "compact")
    #expect(finding.status == 1)
    #expect(finding.output.contains("\(words) [weakened-gate]"), "\(finding.output)")
  }

  @Test("a finding stands on the line that weakens the gate") func lines() throws {
    let repository = try repository("rules: {no-g: error}\n")
    try change(
      repository, TemporaryFolder.configuration + "rules:\n  no-f: off\n  no-g: warning\n",
      ["App/C.swift": "let c = 1\n  f()  // archlint:disable no-f -- for now\n"])
    #expect(
      try repository.found("--staged", "--weakening", "error") == [
        ".archlint.yml:5 weakened-gate", ".archlint.yml:6 weakened-gate",
        "App/C.swift:2 weakened-gate",
      ])
    let note = try repository.archlint("--staged", "--format", "compact")
    #expect(note.output.contains(".archlint.yml:5: the change switches off 'no-f'"))
  }

  @Test("an authorization of the configuration has its line, too") func authorizedLine() throws {
    let repository = try repository("")
    try change(
      repository, TemporaryFolder.configuration + "authorized: [{paths: ['A/**'], reason: mine}]\n")
    #expect(
      try repository.found("--staged", "--weakening", "error") == [".archlint.yml:4 weakened-gate"])
  }

  @Test("the line is that of the staged configuration") func stagedLines() throws {
    let repository = try repository("rules: {no-g: error}\n")
    try change(repository, TemporaryFolder.configuration + "\n\nrules: {no-f: off}\n")
    try repository.folder.write(TemporaryFolder.configuration, to: ".archlint.yml")
    let found = try repository.found("--staged", "--weakening", "error")
    #expect(found.contains(".archlint.yml:6 weakened-gate"), "\(found)")
  }

  @Test("an authorization without a reason, or for other files, is named") func mistakes() throws {
    let repository = try repository()
    try change(
      repository, TemporaryFolder.configuration + Self.more, ["Core/A.swift": "let a = 3\n"])
    for (trailer, words) in [
      (
        "Core/**",
        "'Archlint-Authorized: Core/**' has no reason; write 'Archlint-Authorized: Core/** (reason)'"
      ),
      (
        "App/** (agreed)",
        "'Archlint-Authorized: App/** (agreed)' matches none of the changed files"
      ),
      ("(agreed)", "'Archlint-Authorized: (agreed)' has no glob"),
    ] {
      try repository.folder.write("Change\n\nArchlint-Authorized: \(trailer)\n", to: ".git/MESSAGE")
      let run = try repository.archlint(
        "--staged", "--commit-msg", ".git/MESSAGE", "--format", "compact")
      #expect(run.status == 1)
      #expect(
        run.output.contains("'Core/A.swift' is protected and was modified; \(words)"),
        "\(run.output)")
    }
  }

  @Test("an authorization that does not excuse a weaker gate is named") func openWeakenings() throws
  {
    let repository = try repository("")
    try change(
      repository,
      TemporaryFolder.configuration
        + "authorized: [{paths: [.archlint.yml], reason: mine}]\nrules: {no-f: off}\n")
    func message(_ trailer: String) throws -> String {
      try repository.folder.write("Change\n\n\(trailer)\n", to: ".git/MESSAGE")
      let run = try repository.archlint(
        "--staged", "--commit-msg", ".git/MESSAGE", "--weakening", "error", "--format", "compact")
      return run.output.split(separator: "\n").first { $0.contains("switches off") }.map(
        String.init)
        ?? ""
    }
    let name = "'Archlint-Authorized: .archlint.yml'"
    #expect(
      try message("Archlint-Authorized: .archlint.yml").contains(
        "switches off 'no-f'; \(name) has no reason; write"))
    #expect(
      try message("Archlint-Authorized: Nope/** (agreed)").contains(
        "'Archlint-Authorized: Nope/** (agreed)' matches none of the changed files"))
    #expect(
      try message("No trailer").contains(
        "switches off 'no-f'; 'authorized' does not allow this, only a commit message does"))
    #expect(try message("Archlint-Authorized: .archlint.yml (agreed)") == "")
  }
}
