import Configuration
import Foundation
import Project
import Testing

@testable import Engine

/// The sources of archlint themselves: which of their files and folders depend on which.
@Suite struct SourceCycleTests {
  /// The sources, without the test targets.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources").path()

  /// The groups of each cycle.
  private func cycles(_ grouping: Grouping) async throws -> [[String]] {
    let (survey, problems) = await Survey.survey(
      root: Self.folder, configuration: try Sample.configuration(), workers: 2)
    #expect(problems.isEmpty)
    let references = survey.table.files.indices.map { survey.table.references(of: $0) }
    let graph = DependencyGraph(
      survey.table, places: survey.places, references: references, grouping: grouping,
      layers: LayerSet([]))
    #expect(graph.groups.count > 60)
    return graph.cycles().map { cycle in cycle.groups.map { graph.groups[$0] } }
  }

  @Test("folders do not depend on each other in a cycle")
  func folders() async throws {
    #expect(try await cycles(.parentFolders) == [])
  }

  @Test("at most three files depend on each other in a cycle")
  func files() async throws {
    let cycles = try await cycles(.files)
    #expect(cycles.filter { $0.count > 3 } == [])
  }
}
