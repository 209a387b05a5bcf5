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

  /// The rules of a configuration, compiled once for all runs with the changes of a fixture.
  static func analysis(of fixture: Fixture, _ configuration: Configuration) -> Analysis {
    var options = Analysis.Options()
    options.changes = fixture.plainChanges.map {
      ChangeSet(FileChange.list($0.joined(separator: "\n")), filtersFindings: false)
    }
    if !fixture.previous.isEmpty || configuration.rules.contains(where: \.isAboutLines) {
      options.changes?.previous = fixture.previous.mapValues { Array($0.utf8) }
    }
    return Analysis(configuration: configuration, store: .memory([:]), options: options)
  }

  /// The places of the findings in files.
  static func found(
    in files: [String: String], _ analysis: Analysis
  ) async -> Set<Fixture.Place> {
    let sources = files.filter { Fixture.isSource($0.key) }
    let diagnostics = await analysis.diagnostics(inMemory: sources.mapValues { Array($0.utf8) })
    return Set(
      diagnostics.map { diagnostic in
        // A finding about a whole file is at its start and has no length.
        let region = diagnostic.location.region.flatMap { $0.bytes == 0..<0 ? nil : $0 }
        return Fixture.Place(
          rule: diagnostic.rule, path: diagnostic.location.path, line: region?.start.line ?? 0)
      })
  }

  /// Returns the problems with files: expected findings that are missing, and others.
  static func check(
    _ files: [String: String], _ analysis: Analysis, expecting expected: Set<Fixture.Place>
  ) async -> [String] {
    let found = await found(in: files, analysis)
    let missing = expected.subtracting(found).map { "not found: \($0)" }
    let extra = found.subtracting(expected).map { "not expected: \($0)" }
    return (missing + extra).sorted()
  }
}
