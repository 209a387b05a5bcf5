import LintRules
import Project
import Results

extension ProjectGraph {
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
    var nodeOfPath: [String: Int] = [:]
    var isTest = [Bool](repeating: true, count: graph.groups.count)
    for (place, group) in zip(survey.places, graph.ofFile) where group >= 0 {
      nodeOfPath[place.path] = group
      if !place.isTest { isTest[group] = false }
    }
    let nodes = graph.groups.indices.map {
      Node(name: graph.groups[$0], files: graph.fileCounts[$0], isTest: isTest[$0])
    }
    let groups = ProjectGraph(
      level: grouping.noun, nodes: nodes, edges: [], nodeOfPath: nodeOfPath)
    var findings: [[Int]: Int] = [:]
    for diagnostic in report?.diagnosticsAboutReferences ?? [] {
      if let ends = groups.ends(of: diagnostic) { findings[[ends.from, ends.to], default: 0] += 1 }
    }
    self.init(
      level: groups.level, nodes: nodes,
      edges: graph.edges.map { edge in
        Edge(
          from: edge.from, to: edge.to, references: edge.references, imports: edge.imports,
          findings: findings[[edge.from, edge.to]] ?? 0)
      }, nodeOfPath: nodeOfPath)
  }
}

extension Report {
  /// The findings of rules about who may use what.
  fileprivate var diagnosticsAboutReferences: [Diagnostic] {
    let ids = Set(rules.filter { $0.needs.contains(.references) }.map(\.id))
    return diagnostics.filter { ids.contains($0.rule) }
  }
}
