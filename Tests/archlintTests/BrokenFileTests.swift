import Testing

/// A file that cannot be understood is named, in text and in JSON, and what is known of it is reported.
@Suite struct BrokenFileTests {
  private static let conflict = "f()\n<<<<<<< HEAD\nlet b = 1\n=======\nlet b = 2\n>>>>>>> main\n"

  @Test func `the report names the file, and the run fails`() throws {
    let folder = try TemporaryFolder(project: ["A.swift": Self.conflict, "B.swift": "f()\n"])
    let run = try Tool.run(in: folder)
    #expect(run.status == 2)
    #expect(
      run.output.contains("A.swift: is no Swift that compiles: there is a conflict marker at 2:1"))
    #expect(run.output.contains("A.swift:1:1") && run.output.contains("B.swift:1:1"))
    let json = try Tool.run("--format", "json", in: folder).json as? [String: Any]
    let problems = try #require(json?["problems"] as? [[String: Any]])
    #expect(problems.count == 1)
    #expect(problems.first?["path"] as? String == "A.swift")
  }

  @Test func `a file that a change does not touch is no problem of the change`() throws {
    let repository = try Repository(["A.swift": "let a = (\n", "B.swift": "let b = 1\n"])
    try repository.folder.write("let b = 2\n", to: "B.swift")
    #expect(try repository.archlint("--since", "HEAD").status == 0)
    try repository.folder.write("let a = ((\n", to: "A.swift")
    let run = try repository.archlint("--since", "HEAD")
    #expect(run.status == 2)
    #expect(run.output.contains("a bracket opens that nothing closes at 1:9"))
  }

  @Test func `generated, excluded and documentation files are none`() throws {
    let folder = try TemporaryFolder(
      project: ["Gen/A.swift": "let a = (\n", "A.docc/A.swift": "let a = (\n"],
      "exclude: ['Gen/**']\n")
    #expect(try Tool.run(in: folder).status == 0)
  }
}

/// Names in the project's own rules that nothing in the project has.
@Suite struct UnknownNameTests {
  @Test func `modules of layers and contracts that are not there are named`() throws {
    let manifest =
      "let package = Package(name: \"P\", targets: [.target(name: \"Core\"), "
      + ".target(name: \"App\")])\n"
    let folder = try TemporaryFolder([
      "Package.swift": manifest, "Sources/Core/A.swift": "struct Store {}\n",
      "Sources/App/A.swift": "struct Main {}\n",
      ".archlint.yml": """
      layers:
        Base: {modules: [Core], uses: []}
        App: {modules: [Ap, App], uses: [Base]}
      contracts:
        - {id: c, title: T, independent: {modules: [Core, Cor]}}
        - {id: d, title: T, acyclic: {modules: ['Core', 'X*']}}

      """,
    ])
    let run = try Tool.run("--format", "json", in: folder)
    let problems = (run.json as? [String: Any])?["problems"] as? [[String: Any]] ?? []
    let messages = problems.compactMap { $0["message"] as? String }
    #expect(
      messages == [
        ".archlint.yml:3:3: layer 'App': no module is named 'Ap'; did you mean 'App'?",
        ".archlint.yml:5:5: rule 'c': no module is named 'Cor'; did you mean 'Core'?",
        ".archlint.yml:6:5: rule 'd': no module is named 'X*'",
      ], "\(messages)")
    #expect(run.status == 0)
  }

  @Test func `a layer of modules without files is a problem, as one of paths is`() throws {
    let manifest = "let package = Package(name: \"P\", targets: [.target(name: \"Core\")])\n"
    let files = [
      "Package.swift": manifest, "Sources/Core/A.swift": "import SwiftUI\nstruct Store {}\n",
    ]
    let layers = """
      layers:
        Base: {modules: [Core], uses: [UI]}
        App: {modules: [Nope, Coer], uses: [Base]}
        Rest: {modules: ['C*'], uses: [Base]}
        UI: {modules: [SwiftUI], uses: []}

      """
    let own = try TemporaryFolder(files.merging([".archlint.yml": layers]) { $1 })
    let run = try Tool.run(in: own)
    #expect(run.status == 2)
    for message in [
      ".archlint.yml:3:3: layer 'App' has no files: no module is named 'Nope', no module is named 'Coer'; "
        + "did you mean 'Core'?",
      ".archlint.yml:4:3: layer 'Rest' has no files, because 'Base' takes all of them; the first layer "
        + "that matches a file has it, so put 'Rest' before 'Base'",
    ] { #expect(run.output.contains(message), "\(run.output)") }
    #expect(!run.output.contains("layer 'UI'"), "a file imports SwiftUI")
    let shared = try TemporaryFolder(
      files.merging([".archlint.yml": "extends: shared.yml\n", "shared.yml": layers]) { $1 })
    #expect(try Tool.run(in: shared).status == 0, "a shared file cannot know the project")
  }

  @Test func `modules and types that are not there are named`() throws {
    let manifest = "let package = Package(name: \"P\", targets: [.target(name: \"Core\")])\n"
    let folder = try TemporaryFolder([
      "Package.swift": manifest, "Sources/Core/A.swift": "struct Store {}\n",
      ".archlint.yml": """
      own-rules:
        - {id: a, title: T, why: W, instead: I, pattern: 'f()', in: {modules: [Coer]}}
        - {id: b, title: T, why: W, instead: I, pattern: 'f()', in: {modules: ['Co*']}}
      contracts:
        - {id: c, title: T, only: {types: [Stroe], by: {paths: ['Sources/**']}}}
        - {id: d, title: T, only: {types: [Store, 'SQL*'], by: {paths: ['Sources/**']}}}

      """,
    ])
    let run = try Tool.run("--format", "json", in: folder)
    let problems = (run.json as? [String: Any])?["problems"] as? [[String: Any]] ?? []
    let messages = problems.compactMap { $0["message"] as? String }
    #expect(messages.count == 2, "\(messages)")
    #expect(
      messages.first?.hasSuffix("rule 'a': no module is named 'Coer'; did you mean 'Core'?") == true
    )
    #expect(messages.last?.hasSuffix("rule 'c': the project declares no type 'Stroe'") == true)
    #expect(run.status == 0)
  }
}
