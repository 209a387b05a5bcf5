import Configuration
import Engine
import Foundation
import LintRules
import Project

/// Runs fixtures, the one way in which all of them are checked.
enum FixtureRun {
  /// The folder of all fixtures.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The names of the folders directly in `folder`, sorted.
  static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The configuration in which a rule is run alone: its first preset's, and nothing of the
  /// fixture's own but what `.archlint.yml` in it says.
  static func configuration(only rule: String) throws -> Configuration {
    let catalogue = try Catalogue.shipped()
    var request = ConfigurationRequest()
    request.presets = catalogue.home(of: rule).map { [$0.name] } ?? []
    request.only = [rule]
    return try Configuration.build(file: nil, request: request, catalogue: catalogue)
  }

  /// The configuration that a project fixture brings along.
  static func configuration(of fixture: Fixture) throws -> Configuration {
    let text = fixture.files[".archlint.yml"] ?? ""
    return try Configuration.build(
      file: (".archlint.yml", text), request: ConfigurationRequest(),
      catalogue: try Catalogue.shipped())
  }

  /// Where something is found in the fixture.
  static func found(
    in fixture: Fixture, _ configuration: Configuration
  ) async -> Set<Fixture.Place> {
    var options = Analysis.Options()
    options.changes = fixture.plainChanges.map {
      ChangeSet(FileChange.list($0.joined(separator: "\n")), filtersFindings: false)
    }
    if !fixture.previous.isEmpty || configuration.rules.contains(where: \.isAboutLines) {
      options.changes?.previous = fixture.previous.mapValues { Array($0.utf8) }
    }
    let files = fixture.files.filter { Fixture.isSource($0.key) }
    let diagnostics = await Linter.diagnostics(
      inMemory: files.mapValues { Array($0.utf8) }, configuration, options)
    return Set(
      diagnostics.map { diagnostic in
        // A finding about a whole file is at its start and has no length.
        let region = diagnostic.location.region.flatMap { $0.bytes == 0..<0 ? nil : $0 }
        return Fixture.Place(
          rule: diagnostic.rule, path: diagnostic.location.path, line: region?.start.line ?? 0)
      })
  }

  /// Returns the problems with a fixture: unmet markers, and findings that no marker expects.
  static func check(
    _ fixture: Fixture, _ configuration: Configuration, expecting expected: Set<Fixture.Place>
  ) async -> [String] {
    let found = await found(in: fixture, configuration)
    let missing = expected.subtracting(found).map { "not found: \($0)" }
    let extra = found.subtracting(expected).map { "not expected: \($0)" }
    return (missing + extra).sorted()
  }
}
