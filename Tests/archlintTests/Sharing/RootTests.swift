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

  // MARK: - Without a configuration

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "P", platforms: [.iOS(.v15)], targets: [.target(name: "P")])
    """
  private static let sleep = "func a() async throws { try await Task.sleep(nanoseconds: 1) }\n"

  /// What a run finds, from a folder and with paths.
  private func found(_ paths: String, from place: String, in folder: TemporaryFolder) throws
    -> String
  {
    let run = try Tool.shell(
      "cd '\(place)' && \"$ARCHLINT\" --format json \(paths) 2>/dev/null", in: folder)
    let report = try #require(run.json as? [String: Any])
    let found = try #require(report["diagnostics"] as? [[String: Any]])
    return "\(report["root"] as? String == folder.path) "
      + found.compactMap { $0["path"] as? String }.sorted().joined(separator: " ")
  }

  @Test(
    "the root is that of the repository, or the outermost folder with a manifest",
    arguments: [true, false])
  func unconfigured(_ isRepository: Bool) throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.manifest, "Sources/P/A.swift": Self.sleep,
      "Sources/P/Sub/B.swift": Self.sleep.replacing("{", with: "{ if #available(iOS 16, *) {")
        + "}\n",
      "Tools/C.swift": "let c = 1\n",
    ])
    if isRepository { _ = try Tool.shell("git init -q .", in: folder) }
    let all = try found("", from: ".", in: folder)
    #expect(all == "true Sources/P/Sub/B.swift")
    #expect(try found("Sources", from: ".", in: folder) == all)
    #expect(try found("", from: "Sources/P", in: folder) == all)
    #expect(try found("Sub", from: "Sources/P", in: folder) == all)
    #expect(try found("Tools Sources/P/A.swift", from: ".", in: folder) == "true ")
  }

  // MARK: - Configurations of folders

  @Test("the result is the same from wherever one stands") func folders() throws {
    let folder = try TemporaryFolder(
      project: ["App/Orders/A.swift": "f()\ng()\n", "App/.archlint.yml": "rules: {no-g: error}\n"])
    let lines = "App/Orders/A.swift:1:1: error: f is called [no-f]\n"
    for (place, paths) in [(".", ""), (".", "App/Orders"), ("App", ""), ("App/Orders", "A.swift")] {
      let run = try Tool.shell(
        "cd '\(place)' && \"$ARCHLINT\" --format compact \(paths)", in: folder)
      let errors = run.output.split(separator: "\n").map { $0.split(separator: "/").last ?? "" }
      #expect(
        errors == [
          "A.swift:1:1: error: f is called [no-f]", "A.swift:2:1: error: g is called [no-g]",
        ])
      #expect(run.status == 1)
    }
    let own = try Tool.shell("cd App && \"$ARCHLINT\" --only no-f --format compact", in: folder)
    #expect(own.output == lines.replacing("App/", with: ""))
    let explained = try Tool.shell("cd App && \"$ARCHLINT\" explain no-f", in: folder)
    #expect(explained.output.contains("on in ../.archlint.yml"))
  }

  @Test("a folder that the outer run passes over, and one in a repository of its own, is a project")
  func ownProjects() throws {
    let rule = TemporaryFolder.configuration
    for (more, script) in [("exclude: ['Kit/**']\n", "true"), ("", "mkdir Kit/.git")] {
      let folder = try TemporaryFolder(
        project: ["Kit/A.swift": "f()\ng()\n", "Kit/.archlint.yml": rule], more)
      let run = try Tool.shell(
        "\(script); cd Kit && \"$ARCHLINT\" --format compact; \"$ARCHLINT\" config | head -4",
        in: folder)
      #expect(run.output.hasPrefix("A.swift:1:1: error"), "\(run.output)\(run.errors)")
    }
    let folder = try TemporaryFolder(
      project: ["Kit/A.swift": "f()\n", "Kit/.archlint.yml": "presets: [modern-swift]\n"])
    let run = try Tool.shell("cd Kit && \"$ARCHLINT\" --format compact", in: folder)
    #expect(run.output == "" && run.status == 0)
  }
}
