import Configuration
import Foundation
import Testing

/// The fixtures in `Fixtures/rules`: each folder is named after the rule that it is about.
@Suite struct RuleFixtureTests {
  static let folder = FixtureRun.folder.appending(path: "rules")

  static var names: [String] {
    get throws { try FixtureRun.names(in: folder) }
  }

  @Test("every fixture folder is named after a rule") func everyFolderIsNamedAfterARule() throws {
    let ids = Set(try Catalogue.shipped().ids)
    for name in try Self.names { #expect(ids.contains(name), "no rule is named \(name)") }
  }

  @Test("every rule has a fixture") func everyRuleHasAFixture() throws {
    let names = Set(try Self.names)
    for id in try Catalogue.shipped().ids {
      #expect(names.contains(id), "no fixture for \(id)")
    }
  }

  @Test(
    "a fixture has the findings that its markers say, also after a transformation",
    arguments: try names)
  func findsWhatTheMarkersSay(_ name: String) async throws {
    let fixture = try Fixture(folder: Self.folder.appending(path: name))
    let markers = fixture.expected
    #expect(!markers.isEmpty, "the fixture has no marker")
    let configuration = try FixtureRun.configuration(only: name)
    let analysis = FixtureRun.analysis(of: fixture, configuration)
    let problems = await FixtureRun.check(fixture.files, analysis, expecting: markers)
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    guard fixture.changes == nil else { return }
    let rule = try #require(configuration.rules.first)
    for transformation in Transformation.allCases where transformation.applies(to: rule) {
      let declared = fixture.files.filter { $0.key.hasSuffix(".swift") }.values
        .reduce(into: Set<String>()) { $0.formUnion(Transformation.declaredNames(in: $1)) }
      var files = fixture.files
      for (path, text) in files where path.hasSuffix(".swift") {
        files[path] = transformation.apply(to: text, rule: name, declared: declared)
      }
      let problems = await FixtureRun.check(
        files, analysis, expecting: transformation.expected(from: markers))
      #expect(problems.isEmpty, "\(transformation): \(problems.joined(separator: "\n"))")
    }
  }
}
