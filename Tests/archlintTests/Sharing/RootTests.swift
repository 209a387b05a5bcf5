import Testing

/// The root of a project: where globs and paths of reports start.
@Suite struct RootTests {
  private static let rules = """
    own-rules:
      - id: no-f
        title: f is called
        why: W
        instead: I
        severity: warning
        pattern: 'f($$$)'
        in: {paths: ['/App/**']}

    """

  @Test func aConfigurationElsewhereKeepsTheRootOfTheRepository() throws {
    let repository = try Repository(["App/A.swift": "f()\n", "config/team.yml": Self.rules])
    let run = try repository.archlint("--config", "config/team.yml", "--format", "compact")
    #expect(run.output.contains("App/A.swift:1:1: warning"))
    let json = try repository.archlint("--config", "config/team.yml", "--format", "json").json
    #expect((json as? [String: Any])?["root"] as? String == repository.folder.path)
  }

  @Test func withoutARepositoryTheGivenPathIsTheRoot() throws {
    let folder = try TemporaryFolder([
      "project/App/A.swift": "f()\n", "config/team.yml": Self.rules,
    ])
    let run = try Tool.run(
      "--config", "config/team.yml", "project", "--format", "compact", in: folder)
    #expect(run.output.contains("project/App/A.swift:1:1: warning"))
    #expect(!run.output.contains("config"))
  }

  @Test func rootSaysOtherwise() throws {
    let repository = try Repository([
      "Apps/One/App/A.swift": "f()\n", "config/team.yml": Self.rules,
    ])
    let whole = try repository.archlint("--config", "config/team.yml", "--format", "compact")
    #expect(!whole.output.contains("A.swift"))
    let one = try repository.archlint(
      "--config", "config/team.yml", "--root", "Apps/One", "--format", "compact")
    #expect(one.output.contains("Apps/One/App/A.swift:1:1: warning"))
  }

  @Test func aRootThatIsNoFolderIsAnError() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n"])
    let run = try Tool.run("--root", "none", in: folder)
    #expect(run.status == 2)
    #expect(run.complaints.first == "archlint: there is no folder 'none'")
  }
}
