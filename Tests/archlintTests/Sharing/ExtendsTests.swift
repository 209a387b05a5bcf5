import Testing

/// One set of rules for many projects: `extends`, and presets that are files.
@Suite struct ExtendsTests {
  private static let rule = """
    own-rules:
      - {id: no-f, title: f is called, why: W, instead: I, severity: error, pattern: 'f($$$)'}

    """

  /// Returns the lines of a compact report without their columns and texts.
  private func found(_ files: [String: String], _ arguments: String...) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let run = try Tool.run(
      Tool.path, ["--format", "compact"] + arguments, in: folder.path, input: "")
    return run.output.isEmpty && run.status == 2
      ? run.complaints
      : run.output.split(separator: "\n").map { line in
        let parts = line.split(separator: ":")
        return
          "\(parts[0]):\(parts[1])\(parts[3]) \(line.split(separator: "[").last?.dropLast() ?? "")"
      }
  }

  @Test func aFileTakesTheRulesOfTheFileThatItExtends() throws {
    let files = [
      "team/rules.yml": Self.rule, ".archlint.yml": "extends: [team/rules.yml]\n",
      "A.swift": "f()\n",
    ]
    #expect(try found(files) == ["A.swift:1 error no-f"])
  }

  @Test func aFolderMeansTheConfigurationInIt() throws {
    let files = [
      "app/.archlint.yml": "extends: ../team\n", "app/A.swift": "f()\n",
      "team/.archlint.yml": Self.rule,
    ]
    #expect(try found(files, "app") == ["app/A.swift:1 error no-f"])
  }

  @Test func theLaterFileWinsAndTheProjectLast() throws {
    func files(_ own: String) -> [String: String] {
      [
        "a.yml": Self.rule + "rules: {no-f: error}\n", "b.yml": "rules: {no-f: warning}\n",
        ".archlint.yml": "extends: [a.yml, b.yml]\n" + own, "A.swift": "f()\n",
      ]
    }
    #expect(try found(files("")) == ["A.swift:1 warning no-f"])
    #expect(try found(files("rules: {no-f: info}\n")) == ["A.swift:1 note no-f"])
    #expect(try found(files("rules: {no-f: off}\n")) == [])
  }

  @Test func aLaterFileReplacesARuleWithTheSameId() throws {
    let files = [
      "a.yml": Self.rule,
      ".archlint.yml": "extends: a.yml\n" + Self.rule.replacing("f($$$)", with: "g($$$)"),
      "A.swift": "f()\ng()\n",
    ]
    #expect(try found(files) == ["A.swift:2 error no-f"])
  }

  @Test func termsOfBothFilesCount() throws {
    let files = [
      "a.yml": "terms: {Customer: Client, Basket: Cart}\n",
      ".archlint.yml": "extends: a.yml\nterms: {Basket: Bag}\n",
      "A.swift": "let customer = 1\nlet basket = 2\n",
    ]
    let folder = try TemporaryFolder(files)
    let output = try Tool.run("--format", "compact", in: folder).output
    #expect(output.contains("say 'Client'"))
    #expect(output.contains("say 'Bag'"))
    #expect(!output.contains("say 'Cart'"))
  }

  @Test func aPresetCanBeAFile() throws {
    let files = [
      "team.yml": "name: team\ntitle: Team\n" + Self.rule + "rules: {no-f: warning}\n",
      ".archlint.yml": "presets: [./team.yml]\n", "A.swift": "f()\n",
    ]
    #expect(try found(files) == ["A.swift:1 warning no-f"])
    #expect(try found(files, "--preset", "./team.yml") == ["A.swift:1 warning no-f"])
    let folder = try TemporaryFolder(files)
    let json = try Tool.run("--format", "json", in: folder).json as? [String: Any]
    #expect(json?["presets"] as? [String] == ["team"])
  }

  @Test func aSharedFileNamesPresetsOfItsOwn() throws {
    let files = [
      "a.yml": "presets: [modern-swift]\n", ".archlint.yml": "extends: a.yml\n",
      "A.swift": "let a = try! f()\n",
    ]
    let folder = try TemporaryFolder(files)
    let json = try Tool.run("--format", "json", in: folder).json as? [String: Any]
    #expect(json?["presets"] as? [String] == ["modern-swift"])
  }

  @Test func aSharedChecklistIsAudited() throws {
    let list = """
      checklists:
        - title: Team
          items: [{id: T1, text: Nothing calls f, rules: [no-f]}]

      """
    let folder = try TemporaryFolder([
      "a.yml": Self.rule + list, ".archlint.yml": "extends: a.yml\n", "A.swift": "f()\n",
    ])
    #expect(try Tool.run("audit", in: folder).output.contains("Nothing calls f"))
  }

  @Test(
    "mistakes are explained where they are",
    arguments: [
      (
        ["a.yml": "extends: .archlint.yml\n"],
        "a.yml:1:10: error: '.archlint.yml' closes a cycle of "
          + "files that extend each other: .archlint.yml -> a.yml -> .archlint.yml"
      ),
      ([:], ".archlint.yml:1:10: error: there is no file 'a.yml' in"),
      (
        ["a.yml": "include: ['A/**']\n"],
        "a.yml:1:1: error: 'include' is about one project and cannot be shared; put it into the "
          + "project's .archlint.yml"
      ),
      (["a.yml": "rules: {no-h: error}\n"], "a.yml:1:9: error: there is no rule 'no-h'"),
      (["a.yml/b": ""], ".archlint.yml:1:10: error: the folder 'a.yml' has no .archlint.yml"),
    ])
  func mistakes(_ files: [String: String], _ message: String) throws {
    let folder = try TemporaryFolder(
      files.merging([".archlint.yml": "extends: a.yml\n", "A.swift": ""]) { $1 })
    let run = try Tool.run(in: folder)
    #expect(run.status == 2)
    #expect(run.complaints.first?.hasPrefix(message) == true, "\(run.errors)")
  }

  @Test func aFileOutsideTheRepositoryIsReadAndNotQuoted() throws {
    let other = try TemporaryFolder([
      "good.yml": Self.rule, "secrets.yml": "token: hunter2\n", "hosts": "token",
    ])
    let repository = try Repository(["A.swift": "f()\n"])
    func run(_ name: String) throws -> Tool.Run {
      try repository.folder.write("extends: \(other.path)/\(name)\n", to: ".archlint.yml")
      return try repository.archlint("--format", "compact")
    }
    #expect(try run("good.yml").output.contains("[no-f]"))
    let errors = try run("secrets.yml").errors
    #expect(errors.contains("secrets.yml:1:1: error: the configuration has no key '…'"))
    #expect(!errors.contains("token"))
    #expect(
      try run("hosts").errors.contains("is neither a folder nor a file whose name ends in .yml"))
  }

  @Test("a file that is missing or broken causes no errors about what it may hold")
  func followUps() throws {
    let folder = try TemporaryFolder([
      ".archlint.yml": "extends: [gone.yml]\nrules: {no-x: error}\n", "A.swift": "",
    ])
    let run = try Tool.run("--only", "no-y", in: folder)
    #expect(run.complaints.count == 2, "\(run.errors)")
    #expect(run.complaints.first?.contains("there is no file 'gone.yml'") == true)
    try folder.write("presets: [modern-swift\nrules: {}\n", to: ".archlint.yml")
    let broken = try Tool.run("--only", "no-y", in: folder)
    #expect(!broken.errors.contains("no-y"), "\(broken.errors)")
  }

  @Test("a mistake in a file outside the repository is named without its text")
  func outside() throws {
    let outer = try TemporaryFolder([
      "team.yml": "rules:\n  top-secret: error\n  no-force-try: loud\n"
    ])
    let repository = try Repository(["A.swift": ""], "extends: ['\(outer.path)/team.yml']\n")
    let run = try repository.archlint()
    #expect(run.status == 2)
    #expect(run.errors.contains("there is no rule '…'"), "\(run.errors)")
    #expect(!run.errors.contains("secret") && !run.errors.contains("loud"), "\(run.errors)")
  }

  @Test("own rules under 'rules' are pointed to their key") func rulesAsList() throws {
    let folder = try TemporaryFolder([
      ".archlint.yml": "rules:\n  - {id: no-x, title: T}\n", "A.swift": "",
    ])
    let run = try Tool.run(in: folder)
    #expect(
      run.errors.contains("rules of the project are a list under 'own-rules'"), "\(run.errors)")
  }
}
