import Configuration
import LintRules
import Project

/// The dependencies of a project for people to look at: groups, what they use, what breaks a rule.
package struct ProjectGraph: Sendable {
  /// A group of files.
  package struct Node: Sendable, Hashable {
    package let name: String
    package let files: Int
    /// True if all of them are tests.
    package var isTest = false
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

  /// The kind of the groups: `layer`, `module`, `folder` or `file`.
  package let level: String
  package internal(set) var nodes: [Node]
  package internal(set) var edges: [Edge]
  /// How many edges are left out because others imply them.
  package internal(set) var hiddenEdges = 0
  /// The node of each file, by path.
  var nodeOfPath: [String: Int] = [:]

  /// A graph of parts that are known.
  init(level: String, nodes: [Node], edges: [Edge]) {
    self.level = level
    self.nodes = nodes
    self.edges = edges
  }

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
    nodes = zip(graph.groups, graph.fileCounts).map { Node(name: $0, files: $1, isTest: true) }
    for (place, group) in zip(survey.places, graph.ofFile) where group >= 0 {
      nodeOfPath[place.path] = group
      if !place.isTest { nodes[group].isTest = false }
    }
    var findings: [[Int]: Int] = [:]
    for diagnostic in report?.diagnosticsAboutReferences ?? [] {
      if let ends = Self.ends(of: diagnostic, nodeOfPath) {
        findings[[ends.from, ends.to], default: 0] += 1
      }
    }
    edges = graph.edges.map { edge in
      Edge(
        from: edge.from, to: edge.to, references: edge.references, imports: edge.imports,
        findings: findings[[edge.from, edge.to]] ?? 0)
    }
  }

  /// The nodes that a finding of a rule about references lies between, nil when it lies in one.
  package func ends(of diagnostic: Diagnostic) -> (from: Int, to: Int)? {
    Self.ends(of: diagnostic, nodeOfPath)
  }

  private static func ends(
    of diagnostic: Diagnostic, _ nodeOfPath: [String: Int]
  ) -> (from: Int, to: Int)? {
    guard let declared = diagnostic.related.first?.location.path,
      let from = nodeOfPath[diagnostic.location.path], let to = nodeOfPath[declared], from != to
    else { return nil }
    return (from, to)
  }
}

extension Report {
  /// The findings of rules about who may use what.
  var diagnosticsAboutReferences: [Diagnostic] {
    let ids = Set(rules.filter { $0.needs.contains(.references) }.map(\.id))
    return diagnostics.filter { ids.contains($0.rule) }
  }
}
