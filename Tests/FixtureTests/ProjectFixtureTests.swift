import Configuration
import Foundation
import Testing

/// The fixtures in `Fixtures/projects`: whole small projects, each with a configuration of its own.
@Suite struct ProjectFixtureTests {
  static let folder = FixtureRun.folder.appending(path: "projects")

  static var names: [String] {
    get throws { try FixtureRun.names(in: folder) }
  }

  @Test("a project has the findings that its markers say", arguments: try names)
  func findsWhatTheMarkersSay(_ name: String) async throws {
    let fixture = try Fixture(folder: Self.folder.appending(path: name))
    let configuration = try FixtureRun.configuration(of: fixture)
    let problems = await FixtureRun.check(
      fixture.files, FixtureRun.analysis(of: fixture, configuration), expecting: fixture.expected)
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  /// A project named after a preset plants a violation of every rule of that preset.
  @Test("every rule of a preset has a finding in its project")
  func everyRuleOfAPresetIsFoundInItsProject() throws {
    let names = try Self.names
    for preset in try Catalogue.shipped().presets where names.contains(preset.name) {
      let fixture = try Fixture(folder: Self.folder.appending(path: preset.name))
      let found = Set(fixture.expected.map(\.rule))
      for id in preset.ruleIDs { #expect(found.contains(id), "\(preset.name) plants no \(id)") }
    }
  }
}
