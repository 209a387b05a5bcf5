import Foundation
import Testing

/// The configuration that `archlint init` writes fits the project.
@Suite struct InitTests {
  private static let projects: [String] = {
    let folder = Tool.repository + "Fixtures/projects"
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }()

  /// The files of a project of the fixtures, without its configuration.
  private func copy(_ project: String) throws -> TemporaryFolder {
    let root = URL(filePath: Tool.repository + "Fixtures/projects/\(project)")
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path())
    where path.hasSuffix(".swift") || path.hasSuffix(".md") {
      files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    return try TemporaryFolder(files)
  }

  /// Day one is green: what is there is accepted, what comes is not. The presets have their findings;
  /// what was proposed has none.
  @Test(arguments: projects) func aConfigurationFitsTheProjectAsItIs(_ project: String) throws {
    let folder = try copy(project)
    let run = try Tool.run("init", "--freeze", in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("wrote \(folder.path)/.archlint.yml\n"))
    #expect(run.output.hasSuffix("accepted in .archlint-baseline.json\n"))
    let text = try folder.text(of: ".archlint.yml")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    let check = try Tool.run("--fail-on", "info", "--format", "json", in: folder)
    #expect(check.notes.allSatisfy { $0.contains("switches on no rule") })
    #expect(check.status == 0)
    let report = try #require(check.json as? [String: Any])
    let found = try #require(report["diagnostics"] as? [[String: Any]])
    #expect(found.allSatisfy { $0["baseline"] as? String == "unchanged" })
    let ids = Set(found.compactMap { $0["rule"] as? String })
    #expect(ids.isDisjoint(with: ["project-layers", "no-cycles"]))
  }

  @Test func aBaselineThatIsThereStaysAsItIs() throws {
    let folder = try TemporaryFolder(["A.swift": "", ".archlint-baseline.json": "mine"])
    let run = try Tool.run("init", "--freeze", in: folder)
    #expect(run.status == 2)
    #expect(
      run.complaints == [
        "archlint: '\(folder.path)/.archlint-baseline.json' already exists and stays as it is; "
          + "'archlint baseline' writes, shrinks and checks it"
      ])
    #expect(try folder.text(of: ".archlint-baseline.json") == "mine")
    #expect(try Tool.run("init", "--freeze", "--stdout", in: folder).status == 2)
  }

  @Test("--freeze with a configuration that is there names the command that writes a baseline")
  func aConfigurationIsThere() throws {
    let folder = try TemporaryFolder([".archlint.yml": "presets: []\n", "A.swift": ""])
    let run = try Tool.run("init", "--freeze", in: folder)
    #expect(run.status == 2)
    #expect(
      run.complaints == [
        "archlint: '\(folder.path)/.archlint.yml' already exists and stays as it is; "
          + "'archlint baseline write' accepts the findings of today"
      ])
    #expect(try folder.leftovers() == [])
    #expect(try folder.snapshot().count == 2)
  }

  @Test func aConfigurationBelowAnotherOneIsMentioned() throws {
    let folder = try TemporaryFolder([".archlint.yml": "presets: []\n", "App/A.swift": "f()"])
    let run = try Tool.run("init", "App", in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "runs in this folder no longer use .archlint.yml, and runs there ignore the new file"))
    let alone = try Tool.run("init", in: try TemporaryFolder(["A.swift": "f()"]))
    #expect(!alone.errors.contains("no longer use"))
  }

  @Test(
    "the file in a folder of a repository or package counts for the folder alone, which is said")
  func partOfProject() throws {
    let repository = try TemporaryFolder(["App/A.swift": "f()", "B.swift": ""])
    #expect(try Tool.shell("git init -q .", in: repository).status == 0)
    let package = try TemporaryFolder(["Package.swift": "", "Sources/A/A.swift": "f()"])
    for (folder, part) in [(repository, "App"), (package, "Sources")] {
      let run = try Tool.run("init", part, in: folder)
      #expect(run.status == 0 && run.output == "wrote \(folder.path)/\(part)/.archlint.yml\n")
      #expect(
        run.errors.contains(
          "counts for this folder alone, and not for '\(folder.path)' around it; "
            + "'archlint init \(folder.path)' writes one for all of it"), "\(run.errors)")
    }
    #expect(try !Tool.run("init", in: repository).errors.contains("counts for this folder alone"))
  }

  @Test("what cannot be read is named, and the status says that something is missing")
  func unreadable() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}", "Broken.swift": "struct B {"])
    try folder.writeTooLarge("C.swift")
    let run = try Tool.run("init", "--stdout", in: folder)
    #expect(run.status == 2 && run.output.contains("presets:"))
    #expect(run.errors.contains("archlint: C.swift: "), "\(run.errors)")
    #expect(!run.errors.contains("Broken.swift"), "a text that is no Swift has been read")
    #expect(run.errors.contains("exit status 2: 1 problem"), "\(run.errors)")
  }

  private static let packages = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "p", targets: [.target(name: "Kit"), .target(name: "App")])
    """,
    "Sources/App/Main.swift": "import Kit\nlet tool = Tool()",
    "Sources/Kit/Tool.swift": "public struct Tool {}",
    "Sources/Kit/Generated/Texts.swift": "",
    "Tests/AppTests/MainTests.swift": "import App",
  ]

  @Test("a configuration explains itself in comments")
  func text() throws {
    let folder = try TemporaryFolder(Self.packages)
    let run = try Tool.run("init", "--stdout", in: folder)
    #expect(
      run.output == """
        # The configuration of archlint. 'archlint init' wrote it to fit the project as it is;
        # change it to describe the project as it should be.
        #
        # 5 Swift files, 1 package, 2 modules
        # imports: App in 1 file, Kit in 1 file, PackageDescription in 1 file

        # Presets are whole documents of rules. 'archlint presets' lists them, 'archlint rules
        # --preset NAME' lists the rules of one, and 'archlint explain RULE' explains a rule.
        # modern-swift suits every project. The project shows no signs of the documents of teams:
        # apple-multiplatform, arcana-io-effect, healthtrack-clean, swift62-liquid-glass, uikit-appkit-mvc.
        presets: [modern-swift]

        # Layers, lowest first. 'uses' lists the layers that each may use: for now, those that it
        # uses today. Remove one that should not be there, and archlint shows where it is used.
        layers:
          Kit: {modules: [Kit], uses: []}
          App: {modules: [App], uses: [Kit]}

        # The layers have no cycles today. This contract keeps it that way.
        contracts:
          - {id: no-cycles, title: Layers without cycles, acyclic: {layers: ['*']}}

        # Files that are never read; their declarations are then unknown.
        # exclude: ['Sources/Kit/Generated/**']

        # More keys, each explained in archlint's docs/configuration.md:
        # rules: {view-suffix: warning}       # another severity: error, warning, info or off
        # terms: {Customer: Client}           # one thing has one name
        # protected: ['App/Navigation/**', .archlint.yml]  # changes need an authorization
        # own-rules: …                        # patterns, imports, declarations of your own

        """)
    #expect(
      run.complaints == [
        "archlint: 5 Swift files, 1 package, 2 modules",
        "archlint: imports: App in 1 file, Kit in 1 file, PackageDescription in 1 file",
        "archlint: preset modern-swift, because no document fits",
        "archlint: 2 layers by module, with 3 Swift files, tests not counted",
      ])
  }

  /// The proposed layers report the next violation.
  @Test func layersAreKept() throws {
    let folder = try TemporaryFolder(Self.packages)
    #expect(try Tool.run("init", in: folder).status == 0)
    #expect(try Tool.run(in: folder).status == 0)
    try folder.write("import App", to: "Sources/Kit/New.swift")
    let run = try Tool.run("--format", "compact", in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("[project-layers]"))
  }

  @Test("folders with the same name in several apps are one layer")
  func folders() throws {
    let folder = try TemporaryFolder([
      "Shop/Screens/Cart/CartScreen.swift": "struct CartScreen { var store = CartStore() }",
      "Shop/Services/CartStore.swift": "struct CartStore { let text = Text() }",
      "Shop/Shared/Text.swift": "struct Text {}",
      "Desk/Screens/List.swift": "", "Desk/Services/[a], 'b'.swift": "",
    ])
    let text = try Tool.run("init", "--stdout", in: folder).output
    #expect(
      text.contains(
        """
        layers:
          Shared: {paths: ['Shop/Shared/**'], uses: []}
          Services: {paths: ['Desk/Services/**', 'Shop/Services/**'], uses: [Shared]}
          Screens: {paths: ['Desk/Screens/**', 'Shop/Screens/**'], uses: [Services]}

        """))
  }

  /// Names that YAML and globs would take for something else.
  @Test("names with signs of YAML and of globs are quoted")
  func names() throws {
    let folder = try TemporaryFolder([
      "It's [new]/Domain/A.swift": "struct A {}", "It's [new]/Data/B.swift": "let a = A()",
    ])
    #expect(try Tool.run("init", in: folder).status == 0)
    #expect(
      try folder.text(of: ".archlint.yml").contains(
        #"Data: {paths: ['It''s \[new\]/Data/**'], uses: [Domain]}"#))
    let run = try Tool.run("--format", "compact", in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func nothingIsThere() throws {
    let folder = try TemporaryFolder([:])
    #expect(try Tool.run("init", in: folder).status == 0)
    #expect(try Tool.run(in: folder).status == 0)
  }

  @Test func nothingIsOverwritten() throws {
    let folder = try TemporaryFolder([".archlint.yml": "presets: []\n", "A.swift": ""])
    let run = try Tool.run("init", in: folder)
    #expect(run.status == 2)
    #expect(
      run.complaints == [
        "archlint: '\(folder.path)/.archlint.yml' already exists and stays as it is; "
          + "--stdout prints the new configuration"
      ])
    #expect(try folder.text(of: ".archlint.yml") == "presets: []\n")
    #expect(try Tool.run("init", "--stdout", in: folder).status == 0)
    // A broken link is something, too.
    let other = try TemporaryFolder(["A.swift": ""])
    #expect(try Tool.shell("ln -s none .archlint.yml; $ARCHLINT init", in: other).status == 2)
  }

  @Test("the folder of the command gets the configuration")
  func places() throws {
    let folder = try TemporaryFolder(["App/A.swift": ""])
    #expect(
      try Tool.run("init", "App", in: folder).output == "wrote \(folder.path)/App/.archlint.yml\n")
    #expect(
      try Tool.run("init", "none", in: folder).complaints.first
        == "archlint: there is no folder 'none'")
    #expect(try Tool.run("init", "a", "b", in: folder).status == 2)
    let locked = try Tool.shell("mkdir L; chmod 555 L; $ARCHLINT init L; ls -A L", in: folder)
    #expect(!locked.output.contains(".tmp"))
  }
}
