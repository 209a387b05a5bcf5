import Configuration
import LintRules
import Project

/// The dependencies of a project for people to look at: groups, what they use, what breaks a rule.
package struct ProjectGraph: Sendable {
  /// A group of files.
  package struct Node: Sendable, Hashable {
    package let name: String
    package let files: Int
  }

  /// A dependency of one node on another, as indices.
  package struct Edge: Sendable, Hashable {
    package let from: Int
    package let to: Int
    package let references: Int
    package let imports: Int
    /// How many findings of rules about layers and contracts it has.
    package let findings: Int
  }

  /// What a group is: `layer`, `module`, `folder` or `file`.
  package let level: String
  package private(set) var nodes: [Node]
  package private(set) var edges: [Edge]

  /// The graph of a project.
  ///
  /// - Parameters:
  ///   - report: the findings of the rules about references, if they are wanted.
  ///   - grouping: nil takes layers where there are some, else modules, else folders.
  package init(
    _ survey: Survey, report: Report?, layers: LayerSet, grouping: Grouping?, workers: Int
  ) async {
    let modules = Set(survey.places.compactMap(\.module))
    let grouping =
      grouping
      ?? (!layers.layers.isEmpty
        ? .layers([]) : modules.count > 1 ? .modules([]) : .parentFolders)
    let table = survey.table
    let references = await Workers.map(
      table.files.count, workers: workers, state: {},
      body: { file, _ in table.references(of: file) })
    let graph = DependencyGraph(
      table, places: survey.places, references: references, grouping: grouping, layers: layers)
    level = grouping.noun
    nodes = zip(graph.groups, graph.fileCounts).map { Node(name: $0, files: $1) }
    let findings = report.map { Self.findings($0, survey, graph) } ?? [:]
    edges = graph.edges.map { edge in
      Edge(
        from: edge.from, to: edge.to, references: edge.references, imports: edge.imports,
        findings: findings[[edge.from, edge.to]] ?? 0)
    }
  }

  /// How many findings lie between two groups.
  private static func findings(
    _ report: Report, _ survey: Survey, _ graph: DependencyGraph
  ) -> [[Int]: Int] {
    let files = Dictionary(
      survey.places.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    var findings: [[Int]: Int] = [:]
    for diagnostic in report.diagnostics {
      guard let declared = diagnostic.related.first?.location.path,
        let from = files[diagnostic.location.path], let to = files[declared]
      else { continue }
      findings[[graph.ofFile[from], graph.ofFile[to]], default: 0] += 1
    }
    return findings
  }

  /// The part of the graph that touches one group.
  ///
  /// - Returns: nil when there is no such group.
  package func focused(on name: String) -> ProjectGraph? {
    guard let center = nodes.firstIndex(where: { $0.name == name }) else { return nil }
    var result = self
    let kept = edges.filter { $0.from == center || $0.to == center }
    let names = Set([center] + kept.flatMap { [$0.from, $0.to] }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    result.nodes = names.map { nodes[$0] }
    result.edges = kept.compactMap { edge in
      guard let from = numbers[edge.from], let to = numbers[edge.to] else { return nil }
      return Edge(
        from: from, to: to, references: edge.references, imports: edge.imports,
        findings: edge.findings)
    }
    return result
  }
}
