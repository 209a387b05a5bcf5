import Testing

/// Configurations of folders inside a project: one run at the root obeys all of them.
@Suite struct NestedConfigurationTests {
  private func found(
    _ nested: String, _ more: String = "", files: [String: String] = [:]
  ) throws -> [String] {
    let base = [
      "A.swift": "f()\ng()\n", "Kit/B.swift": "f()\ng()\n", "Kit/Sub/C.swift": "f()\n",
      "Kit/.archlint.yml": nested,
    ]
    let folder = try TemporaryFolder(project: base.merging(files) { $1 }, more)
    let run = try Tool.run("--format", "compact", in: folder)
    guard run.status != 2 else { return run.complaints }
    let findings = run.output.split(separator: "\n").filter { !$0.hasPrefix("archlint:") }
    return findings.map { line in
      let parts = line.split(separator: ":")
      let rule = line.split(separator: "[").last?.dropLast() ?? ""
      return "\(parts[0]):\(parts[1])\(parts[3]) \(rule)"
    }.sorted()
  }

  private static let outer = ["A.swift:1 error no-f", "A.swift:2 warning no-g"]

  @Test func aSeverityHoldsInItsFolder() throws {
    #expect(
      try found("rules: {no-f: off, no-g: error}\n") == Self.outer + ["Kit/B.swift:2 error no-g"])
  }

  @Test func theInnerFolderWins() throws {
    let inner = ["Kit/Sub/.archlint.yml": "rules: {no-f: info}\n"]
    #expect(
      try found("rules: {no-f: off}\n", files: inner)
        == Self.outer + ["Kit/B.swift:2 warning no-g", "Kit/Sub/C.swift:1 note no-f"])
  }

  @Test func ownRulesAndTheirGlobsBelongToTheFolder() throws {
    let rule = """
      own-rules:
        - id: no-kit-f
          title: f
          why: W
          instead: I
          pattern: 'f($$$)'
          in: {paths: ['Sub/**']}

      """
    let kit = ["Kit/B.swift:1 error no-f", "Kit/B.swift:2 warning no-g"]
    #expect(
      try found(rule) == Self.outer + kit
        + ["Kit/Sub/C.swift:1 error no-f", "Kit/Sub/C.swift:1 warning no-kit-f"])
  }

  @Test func termsBelongToTheFolder() throws {
    let files = ["A.swift": "let customer = 1\n", "Kit/B.swift": "let customer = 1\n"]
    #expect(
      try found("terms: {Customer: Client}\n", files: files)
        == ["Kit/B.swift:1 warning project-terms", "Kit/Sub/C.swift:1 error no-f"])
  }

  @Test func optionsHoldInTheFolder() throws {
    let rule = """
        - id: no-word
          title: word
          why: W
          instead: I
          severity: info
          options: {word: g}
          pattern: '${word}($$$)'

      """
    let kit = [
      "Kit/B.swift:1 error no-f", "Kit/B.swift:2 warning no-g", "Kit/Sub/C.swift:1 error no-f",
    ]
    #expect(
      try found("rules: {no-word: {options: {word: f}}}\n", rule)
        == (Self.outer + ["A.swift:2 note no-word", "Kit/B.swift:1 note no-word"] + kit
        + ["Kit/Sub/C.swift:1 note no-word"]).sorted())
  }

  /// A package that is checked alone too has layers and presets, and this run goes on without them.
  @Test func aFileWithLayersBelongsToAProjectOfItsOwn() throws {
    let kit = [
      "Kit/B.swift:1 error no-f", "Kit/B.swift:2 warning no-g", "Kit/Sub/C.swift:1 error no-f",
    ]
    let nested = "layers: {A: {paths: ['A/**']}}\nrules: {no-f: off}\n"
    let inner = ["Kit/Sub/.archlint.yml": "rules: {no-f: off}\n"]
    #expect(try found(nested, files: inner) == Self.outer + kit)
    let folder = try TemporaryFolder(project: ["A.swift": "", "Kit/.archlint.yml": nested], "")
    let run = try Tool.run("--format", "compact", in: folder)
    #expect(run.status == 0)
    #expect(
      run.output.contains("Kit/.archlint.yml: has 'layers', so it belongs to a project of its own"))
  }

  /// A submodule is checked where it is at home. Its mistakes are not to be mended here.
  @Test(arguments: ["rules: {no-f: off}\n", "rules: [broken\n", "rulez: {}\n"])
  func aFileInARepositoryOfItsOwnDoesNotCount(_ text: String) throws {
    for path in ["Kit/.git", ".git"] {
      let folder = try TemporaryFolder(
        project: ["A.swift": "f()\n", "Kit/Sub/B.swift": "f()\n", "Kit/Sub/.archlint.yml": text])
      try folder.write("gitdir: elsewhere\n", to: path)
      let run = try Tool.run("--format", "compact", "--no-baseline", in: folder)
      let note =
        "Kit/Sub/.archlint.yml: is in a repository of its own and counts only when archlint runs "
        + "in its folder"
      #expect(run.output.contains(note) == (path == "Kit/.git"))
      if path == "Kit/.git" { #expect(run.output.contains("Kit/Sub/B.swift:1:1: error")) }
    }
  }

  @Test func aKeyThatIsUnknownIsAProblem() throws {
    #expect(try found("rulez: {no-f: off}\n").first?.contains("has no key 'rulez'") == true)
  }

  @Test func anExcludedFolderIsAProjectOfItsOwn() throws {
    #expect(
      try found("presets: [healthtrack-clean]\n", "exclude: ['Kit/**']\n") == Self.outer)
  }
}
