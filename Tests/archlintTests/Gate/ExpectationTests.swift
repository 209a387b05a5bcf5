import Foundation
import Testing

/// A configuration that names missing things is reported.
@Suite struct ExpectationTests {
  private func run(
    _ more: String, _ files: [String: String] = ["A.swift": "h()\n"]
  ) throws -> Tool.Run {
    try Tool.run("--format", "compact", in: try TemporaryFolder(project: files, more))
  }

  @Test func aProtectedGlobThatMatchesNothingIsANote() throws {
    let run = try run("protected: ['Nope/**', {paths: [No.swift]}]\n")
    #expect(run.status == 0)
    #expect(run.output.contains(".archlint.yml:4:13: 'Nope/**' under 'protected' matches no file"))
    #expect(run.output.contains(".archlint.yml:4:33: 'No.swift' under 'protected' matches no file"))
  }

  @Test(arguments: ["Config/*.json", ".github/workflows/*.yml", "Package.resolved"])
  func aProtectedFileMayBeOfAnyKind(_ glob: String) throws {
    let files = [
      "A.swift": "", "Config/a.json": "", ".github/workflows/ci.yml": "", "Package.resolved": "",
    ]
    #expect(try run("protected: ['\(glob)']\n", files).status == 0)
  }

  @Test func theChangeThatDeletesTheLastProtectedFileIsItsViolation() throws {
    let repository = try Repository(
      ["Core/A.swift": "", "B.swift": ""], "protected: ['Core/**']\n")
    try repository.git("rm", "--quiet", "Core/A.swift")
    #expect(try repository.archlint("--staged").output.contains("was deleted"))
  }

  @Test func aScopeThatMatchesNothingIsANote() throws {
    let rule = """
        - {id: no-h, title: h, why: W, instead: I, pattern: 'k()', not-in: {paths: ['Nope/**']}}

      """
    let run = try run(rule)
    #expect(run.status == 0)
    #expect(run.output.contains(".archlint.yml:4:79: 'Nope/**' under 'not-in' matches no file"))
  }

  @Test func globsOfANameOfTheVocabularyAreNoNote() throws {
    let rule = """
        - {id: no-h, title: h, why: W, instead: I, pattern: 'k()', not-in: {paths: GLOBS}}

      """
    let shared = try run(rule.replacing("GLOBS", with: "'${generated-files}'"))
    #expect(shared.status == 0)
    #expect(!shared.output.contains("matches no file"), "\(shared.output)")
    let mixed = try run(rule.replacing("GLOBS", with: "['${generated-files}', 'Nope/**']"))
    #expect(mixed.output.components(separatedBy: "matches no file").count == 2)
    #expect(mixed.output.contains("'Nope/**' under 'not-in' matches no file"), "\(mixed.output)")
  }

  @Test func foldersOfAContractThatDoNotExistAreANote() throws {
    let contracts = "contracts: [{id: c, acyclic: {folders: 'Nope/*'}}]\n"
    let files = ["App/Home/A.swift": "", "App/List/B.swift": ""]
    let run = try run(contracts, files)
    #expect(run.status == 0)
    #expect(
      run.output.contains("'Nope/*' under 'acyclic' matches no folder with Swift files"))
    let there = try self.run(contracts.replacing("Nope", with: "App"), files)
    #expect(!there.output.contains("matches no"))
  }

  @Test func anAppFolderThatDoesNotExistIsAnError() throws {
    let run = try run("apps: [App, Nope]\n", ["App/A.swift": ""])
    #expect(run.status == 2)
    #expect(run.complaints.first == ".archlint.yml:4:13: error: there is no folder 'Nope'")
    #expect(try self.run("apps: [App, .]\n", ["App/A.swift": ""]).status == 0)
  }

  @Test func aConfigurationThatIsNotUTF8IsAnError() throws {
    let folder = try TemporaryFolder(["A.swift": "f()"])
    let run = try Tool.shell(
      "printf 'presets: []\\n# caf\\351\\n' > .archlint.yml; \"$ARCHLINT\"", in: folder)
    #expect(run.status == 2)
    #expect(
      run.complaints.first?.hasSuffix(
        ".archlint.yml' is not UTF-8 text (line 2); save it as UTF-8") == true)
  }

  @Test func anExcludeThatMatchesNothingIsANote() throws {
    let run = try run("exclude: ['Gen/**']\n")
    #expect(run.status == 0)
    #expect(run.output.contains(".archlint.yml:4:11: 'Gen/**' under 'exclude' matches nothing"))
  }

  @Test(arguments: ["Pods/**", "Carthage/**", "**/DerivedData/**", ".build/**", "node_modules"])
  func anExcludeOfAFolderThatIsSkippedAnywayIsNoNote(_ glob: String) throws {
    let run = try run("exclude: ['\(glob)']\n")
    #expect(run.status == 0)
    #expect(run.output == "")
  }

  @Test func aLayerWhoseFilesAnotherLayerTakesIsAnError() throws {
    let layers = "layers:\n  All: {paths: ['**']}\n  Core: {paths: ['Core/**']}\n"
    let run = try run(layers, ["Core/A.swift": "", "B.swift": ""])
    #expect(run.status == 2)
    #expect(
      run.complaints.first?.contains(
        "layer 'Core' has no files, because 'All' takes all of them") == true)
    let swapped = "layers:\n  Core: {paths: ['Core/**']}\n  All: {paths: ['**']}\n"
    #expect(try self.run(swapped, ["Core/A.swift": "", "B.swift": ""]).status == 0)
  }

  /// Globs start at the root or at the folder of an app, and a folder is no file.
  @Test func aGlobThatMatchesNothingIsToldTheNextOne() throws {
    let files = ["Sources/Core/A.swift": "", "Sources/Core/Sub/B.swift": ""]
    for (glob, hint) in [
      ("Core/**", "did you mean '**/Core/**'?"),
      ("Sources/Core", "did you mean 'Sources/Core/**'?"),
      ("Core/Sub", "did you mean '**/Core/Sub/**'?"),
      ("sources/core/*", "upper and lower case differ from 'Sources/Core/A.swift'"),
    ] {
      let run = try run("layers: {Core: {paths: ['\(glob)'], uses: []}}\n", files)
      #expect(run.status == 2)
      #expect(
        run.complaints.first == ".archlint.yml:4:10: error: layer 'Core' has no files; \(hint)")
    }
    let rules = "rules: {no-f: {severity: error, paths: {'Core/**': off}}}\n"
    #expect(
      try run(rules, files).complaints.first?.hasSuffix(
        "'Core/**' matches no file; did you mean '**/Core/**'?") == true)
    let more = "include: ['Nope/**']\n"
    #expect(try run(more, files).complaints.first?.hasSuffix("'Nope/**' matches no file") == true)
    let excluded = "exclude: ['Core/**']\n"
    #expect(
      try run(excluded, files).output.contains(
        "'Core/**' under 'exclude' matches nothing; did you mean '**/Core/**'?"))
  }

  @Test(arguments: ["", "# later\n", "presets: []\n"])
  func anEmptyConfigurationIsSaid(_ text: String) throws {
    let run = try Tool.run(in: try TemporaryFolder([".archlint.yml": text, "A.swift": "f()"]))
    #expect(run.status == 0)
    #expect(run.complaints.first?.hasPrefix("archlint: .archlint.yml switches on no rule") == true)
  }

  @Test func aConfigurationWithoutItsDotIsMentioned() throws {
    let run = try Tool.run(in: try TemporaryFolder(["archlint.yml": "", "A.swift": "f()"]))
    #expect(run.status == 0)
    #expect(
      run.complaints.contains(
        "archlint: 'archlint.yml' is not read: its name must start with a dot"))
  }

  @Test(arguments: [
    ".Archlint.yml", ".archlint.yml.txt", ".archlint", ".archlint.json", "archlint.yaml",
  ])
  func aConfigurationWithAWrongNameIsMentioned(_ name: String) throws {
    let folder = try TemporaryFolder([name: "", "A.swift": "f()"])
    // Some file systems do not tell upper from lower case.
    if FileManager.default.fileExists(atPath: "\(folder.path)/.archlint.yml") { return }
    let run = try Tool.run(in: folder)
    #expect(run.status == 0)
    #expect(
      run.complaints.contains(
        "archlint: '\(name)' is not read: its name must be '.archlint.yml'"), "\(run.errors)")
    let report = try Tool.run(in: try TemporaryFolder(["archlint.json": "", "A.swift": "f()"]))
    #expect(!report.errors.contains("is not read"), "a report may have this name")
  }

  @Test func aMisnamedConfigurationIsAnError() throws {
    let folder = try TemporaryFolder([".archlint.yaml": "", "A.swift": "f()"])
    let run = try Tool.run(in: folder)
    #expect(run.status == 2)
    #expect(
      run.complaints == ["archlint: '.archlint.yaml' is not read; rename it to '.archlint.yml'"])
  }

  @Test func declarationsOfGeneratedFilesCountAndTheirFindingsDoNot() throws {
    let layers = """
      layers:
        Domain: {paths: ['Domain/**'], uses: []}
        Data: {paths: ['Data/**'], uses: [Domain]}

      """
    let files = [
      "Data/Model.generated.swift": "struct Model {}\nlet a = f()\n",
      "Domain/A.swift": "let model: Model\n",
    ]
    let run = try run(layers, files)
    #expect(run.output.hasPrefix("Domain/A.swift:1:12: error: "))
    #expect(run.output.split(separator: "\n").count == 1)
  }
}
