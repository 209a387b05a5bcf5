import Configuration
import Foundation
import LintRules
import Testing

/// The lists in `Fixtures/presets`: every rule that a preset promises, one id a line.
@Suite struct PresetPromiseTests {
  /// The presets of documents, which keep all they promise.
  static let kept = [
    "healthtrack-clean", "swift62-liquid-glass", "uikit-appkit-mvc", "apple-multiplatform",
    "arcana-io-effect",
  ]

  private static let folder = FixtureRun.folder.appending(path: "presets")

  /// The ids that a preset promises.
  private func promised(by preset: String) throws -> [String] {
    let url = Self.folder.appending(path: preset + ".txt")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test("every promised rule is in the preset", arguments: kept) func everyRuleIsThere(
    _ name: String
  ) throws {
    let catalogue = try Catalogue.shipped()
    let preset = try #require(catalogue.preset(name))
    let ids = try promised(by: name)
    #expect(Set(ids).count == ids.count, "an id is listed twice")
    for id in ids {
      #expect(preset.ruleIDs.contains(id), "\(name) does not name \(id)")
      guard let rule = try catalogue.rule(id) else {
        Issue.record("no rule is named \(id)")
        continue
      }
      #expect(rule.examples.contains { $0.isFlagged }, "\(id) has no flagged example")
      #expect(rule.examples.contains { !$0.isFlagged }, "\(id) has no clean example")
    }
  }

  /// A marker for the rule is in the rule's own fixture and in the project of the preset.
  @Test("every promised rule has a finding in the fixtures", arguments: kept)
  func everyRuleIsFoundInFixtures(_ name: String) throws {
    let project = FixtureRun.folder.appending(path: "projects").appending(path: name)
    let planted = Set(try Fixture(folder: project).expected.map(\.rule))
    for id in try promised(by: name) {
      #expect(planted.contains(id), "the project \(name) plants no \(id)")
      let own = try Fixture(folder: FixtureRun.folder.appending(path: "rules/\(id)"))
      #expect(own.expected.contains { $0.rule == id }, "the fixture of \(id) expects nothing")
    }
  }

  /// Every listed rule is one that the document asks for: a preset has no others.
  @Test("every list of promises belongs to a preset") func everyListBelongsToAPreset() throws {
    let catalogue = try Catalogue.shipped()
    for file in try FixtureRun.names(in: Self.folder) {
      let name = String(file.dropLast(".txt".count))
      let preset = try #require(catalogue.preset(name), "no preset is named \(name)")
      let ids = Set(try promised(by: name))
      for id in preset.ruleIDs {
        #expect(ids.contains(id), "\(id) of \(name) is not listed in \(file)")
      }
    }
  }
}
