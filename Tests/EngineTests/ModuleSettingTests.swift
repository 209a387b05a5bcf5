import Foundation
import LintRules
import Project
import Results
import Testing

@testable import Engine

/// Rules that ask what a module is built with, and rules about settings themselves.
@Suite struct ModuleSettingTests {
  private let selected = """
      - id: isolated
        title: T
        why: W
        instead: I
        in: {settings: {name: default-isolation, value: MainActor}}
        not-in: {settings: {name: platform.iOS, below: 26}}
        pattern: 'h($$$)'

    """

  private func manifest(_ platform: String, _ target: String) -> String {
    """
    // swift-tools-version: 6.2
    let package = Package(name: "P", platforms: [\(platform)], targets: [.target(\(target))])
    """
  }

  private let isolation = "swiftSettings: [.defaultIsolation(MainActor.self)]"

  @Test("a setting of a target holds for its files") func targetsOfManifests() async throws {
    let files = [
      "A/Package.swift": manifest(".iOS(.v26)", "name: \"A\", \(isolation)"),
      "A/Sources/A/A.swift": "h()",
      "B/Package.swift": manifest(".iOS(.v26)", "name: \"B\""),
      "B/Sources/B/B.swift": "h()",
      "C/Package.swift": manifest(".iOS(.v18)", "name: \"C\", path: \".\", \(isolation)"),
      "C/C.swift": "h()",
      "D/Package.swift": manifest("", "name: \"D\", path: \".\", \(isolation)"),
      "D/D.swift": "h()",
      "E.swift": "h()",
    ]
    let found = try await Sample.diagnostics(files, selected)
    #expect(found.map(\.location.path) == ["A/Sources/A/A.swift", "D/D.swift"])
  }

  @Test("a survey has the settings of modules only if they are asked for")
  func surveys() async throws {
    let folder = try TemporaryFolder([
      "Package.swift": manifest(".iOS(.v26)", "name: \"A\", \(isolation)"),
      "Sources/A/A.swift": "h()",
    ])
    let configuration = try Sample.configuration()
    let plain = await Survey.survey(root: folder.path, configuration: configuration, workers: 1)
    #expect(plain.survey.files.places.allSatisfy { $0.settings.isEmpty })
    let full = await Survey.survey(
      root: folder.path, configuration: configuration, workers: 1, asksForSettings: true)
    let place = full.survey.files.places.first { $0.path == "Sources/A/A.swift" }
    let settings = place?.settings.map { "\($0.name) \($0.value)" } ?? []
    #expect(settings.contains("default-isolation MainActor"))
  }

  /// Both rules look at the same file: the one at its settings, the other at its code.
  private let settings = """
      - id: settings
        title: T
        why: W
        instead: I
        settings:
          - {files: [manifest], name: platform.iOS, below: 26, change: {to: .v26}}
          - {files: [manifest], of: target, name: default-isolation, missing: true, imports: [UI]}
          - {files: [xcconfig], name: SOME_FLAG, value: 'NO', message: "{name} is {value}"}

    """

  @Test("settings are read from manifests and projects of all forms")
  func settingsInFilesOfAllForms() async throws {
    let files = [
      "Package.swift": manifest(".iOS(.v18)", "name: \"A\"") + "\nf()\n",
      "Sources/A/A.swift": "import UI", "A.xcconfig": "SOME_FLAG = NO\nOTHER = NO\n",
    ]
    let found = try await Sample.diagnostics(files, settings)
    #expect(
      found.map { "\($0.location.path):\($0.location.region?.start.line ?? 0) \($0.rule)" } == [
        "A.xcconfig:1 settings", "Package.swift:2 settings", "Package.swift:2 settings",
        "Package.swift:3 no-f",
      ])
    #expect(found[0].message == "SOME_FLAG is NO")
  }

  @Test("a file that a target lists and that is not there imports nothing")
  func missingFilesOfTargets() async throws {
    let targets = ["Lists": "[Main.swift, zero.swift]", "Lacks": "[zero.swift]"].sorted { $0 < $1 }
      .map { "  \($0): {type: application, sources: \($1)}\n" }.joined()
    let rule = """
        - id: isolation
          title: T
          why: W
          instead: I
          settings: {files: [xcodegen], name: SOME_FLAG, missing: true, imports: [UI]}

      """
    let files = ["project.yml": "name: P\ntargets:\n\(targets)", "Main.swift": "import UI"]
    let found = try await Sample.diagnostics(files, rule)
    #expect(found.compactMap { $0.location.region?.start.line } == [4])
  }

  @Test("another setting of the file makes a change unsafe", arguments: ["YES", "NO"])
  func unsafeChanges(_ other: String) async throws {
    let rule = """
        - id: flag
          title: T
          why: W
          instead: I
          settings:
            files: [xcconfig]
            name: SOME_FLAG
            value: 'NO'
            change: {to: 'YES', unsafe-with: {name: OTHER, value: 'YES'}, caveat: C.}

      """
    let found = try await Sample.diagnostics(
      ["A.xcconfig": "SOME_FLAG = NO\nOTHER = \(other)\n"], rule)
    #expect(found.map { $0.fix?.isSafe } == [other == "NO"])
    #expect(found.map { $0.fix?.caveat } == [other == "NO" ? nil : "C."])
  }

  @Test("files with settings are read only for rules about settings")
  func filesAreReadFromAFolder() async throws {
    let folder = try TemporaryFolder([
      "A.xcconfig": "SOME_FLAG = NO\n", "B.xcconfig": "", "A.swift": "", "A.png": "",
    ])
    let report = try await Sample.run(folder, settings)
    #expect(report.diagnostics.map(\.location.path) == ["A.xcconfig"])
    // Files that are not checked by themselves do not count.
    #expect(report.summary.files == 1)
    #expect(try await Sample.run(folder).diagnostics.isEmpty)
  }

  @Test("an overlay replaces a file with settings") func aTextThatStandsInForAFile() async throws {
    let folder = try TemporaryFolder(["A.xcconfig": "SOME_FLAG = YES\n", "A.swift": ""])
    let report = try await Sample.run(folder, settings) { options in
      options.overlay = ["A.xcconfig": Array("\nSOME_FLAG = NO\n".utf8)]
    }
    #expect(report.diagnostics.map { $0.location.region?.start.line } == [2])
  }
}
