import Matching
import Project
import Testing

@testable import LintRules

/// Rules about folders and what they have elsewhere in the project.
@Suite struct CounterpartCheckTests {
  private func found(
    _ files: [String: String], _ set: (inout CounterpartCheck) throws -> Void
  ) throws -> [String] {
    var check = CounterpartCheck(folders: GlobSet([try Glob("**/Features/*")]))
    try set(&check)
    let project = TestProject(
      TestProject.rule([check], message: "{folder} {file} {platform} {path}"))
    return project.projectFindings(in: files).map {
      $0.message.replacing(" {file}", with: "").replacing(" {platform}", with: "")
    }
  }

  @Test("a folder has a document with its name, however the words are written")
  func headings() throws {
    let files = [
      "App/Features/PlayList/State/Store.swift": "", "App/Features/Songs/A.swift": "",
      "App/Features/Shared/A.swift": "",
      "README.md": "# SPEC: play list\n\n```\n# SPEC: Songs\n```\n",
    ]
    let messages = try found(files) {
      $0.heading = "(?i)SPEC\\b.*\\b({folder}|{singular})\\b"
      $0.except = try NameList(["Shared"])
    }
    #expect(messages == ["Songs App/Features/Songs/A.swift"])
  }

  @Test("a folder has files in other folders")
  func files() throws {
    let files = [
      "Features/Songs/A.swift": "", "Features/Tapes/A.swift": "",
      "Shared/SongRepository.swift": "", "Shared/TapesRepository.swift": "",
    ]
    let messages = try found(files) {
      $0.files = ["**/{{folder},{singular}}Repository.swift", "**/{folder}Repository.swift"]
    }
    #expect(messages == ["Songs SongsRepository.swift Features/Songs/A.swift"])
  }

  private let manifest = """
    import PackageDescription
    let package = Package(name: "A", platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17)])
    """

  private func adaptations(_ files: [String: String]) throws -> [String] {
    try found(files) {
      $0.occasions = ["**/{folder}View.swift"]
      $0.files = ["**/Platforms/{platform}/**/{folder}View*.swift"]
      $0.platforms = ["macOS", "tvOS", "watchOS"]
      $0.branches = ["os({platform})"]
    }
  }

  @Test("a feature has a file or a branch for each platform that the manifest declares")
  func platforms() throws {
    let view = "Features/Songs/UI/SongsView.swift"
    #expect(
      try adaptations(["Package.swift": manifest, view: ""]) == [
        "Songs SongsView*.swift macOS \(view)", "Songs SongsView*.swift tvOS \(view)",
      ])
    #expect(
      try adaptations([
        "Package.swift": manifest, view: "#if os(macOS) || os(iOS)\n#endif\n",
        "Platforms/tvOS/SongsView+tvOS.swift": "",
      ]) == [])
    #expect(try adaptations(["Package.swift": manifest, "Features/Songs/Row.swift": ""]) == [])
    let single = manifest.replacing(".iOS(.v17), .macOS(.v14), .tvOS(.v17)", with: ".macOS(.v14)")
    #expect(try adaptations(["Package.swift": single, view: ""]) == [])
    #expect(try adaptations([view: ""]) == [])
  }
}
