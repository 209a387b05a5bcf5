import LintRules

/// The dependencies of a project for people to look at: groups, what they use, what breaks a rule.
package struct ProjectGraph: Sendable {
  /// A group of files.
  package struct Node: Sendable, Hashable {
    package let name: String
    package let files: Int
    /// True if all of them are tests.
    package let isTest: Bool

    package init(name: String, files: Int, isTest: Bool = false) {
      self.name = name
      self.files = files
      self.isTest = isTest
    }
  }

  /// A dependency of one node on another, as indices.
  package struct Edge: Sendable, Hashable {
    package let from: Int
    package let to: Int
    package let references: Int
    package let imports: Int
    /// How many findings of rules about layers and contracts it has.
    package let findings: Int
    /// Its parts, one line each, findings first; the others are counted only.
    package let places: [String]
    package let hiddenPlaces: Int

    package init(
      from: Int, to: Int, references: Int, imports: Int, findings: Int, places: [String] = [],
      hiddenPlaces: Int = 0
    ) {
      self.from = from
      self.to = to
      self.references = references
      self.imports = imports
      self.findings = findings
      self.places = places
      self.hiddenPlaces = hiddenPlaces
    }
  }

  /// The kind of the groups: `layer`, `module`, `folder` or `file`.
  package let level: String
  package internal(set) var nodes: [Node]
  package internal(set) var edges: [Edge]
  /// How many edges are left out because others imply them.
  package internal(set) var hiddenEdges: Int
  /// The node of each file, by path.
  var nodeOfPath: [String: Int]

  package init(
    level: String, nodes: [Node], edges: [Edge], hiddenEdges: Int = 0,
    nodeOfPath: [String: Int] = [:]
  ) {
    self.level = level
    self.nodes = nodes
    self.edges = edges
    self.hiddenEdges = hiddenEdges
    self.nodeOfPath = nodeOfPath
  }

  /// The files of each node, sorted, as far as they are known.
  package var paths: [[String]] {
    var paths = [[String]](repeating: [], count: nodes.count)
    for (path, node) in nodeOfPath.sorted(by: { $0.key < $1.key }) { paths[node].append(path) }
    return paths
  }

  /// The nodes that a finding of a rule about references lies between, nil when it lies in one.
  package func ends(of diagnostic: Diagnostic) -> (from: Int, to: Int)? {
    guard let declared = diagnostic.related.first?.location.path,
      let from = nodeOfPath[diagnostic.location.path], let to = nodeOfPath[declared], from != to
    else { return nil }
    return (from, to)
  }
}
