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
    var findings: [[Int]: [String]] = [:]
    for diagnostic in report?.diagnosticsAboutReferences ?? [] {
      guard let ends = groups.ends(of: diagnostic) else { continue }
      let line = diagnostic.location.region.map { ":\($0.start.line)" } ?? ""
      findings[[ends.from, ends.to], default: []].append(
        "\(diagnostic.location.path)\(line) \(diagnostic.message)")
    }
    self.init(
      level: groups.level, nodes: nodes,
      edges: graph.edges.map { edge in
        let broken = findings[[edge.from, edge.to]] ?? []
        let shown = broken.prefix(Self.mostPlaces)
        let uses = edge.uses.prefix(Self.mostPlaces - shown.count).map {
          Self.words(for: $0, table, survey.places)
        }
        return Edge(
          from: edge.from, to: edge.to, references: edge.references, imports: edge.imports,
          findings: broken.count, places: shown + uses,
          hiddenPlaces: broken.count + edge.uses.count - shown.count - uses.count)
      }, nodeOfPath: nodeOfPath)
  }

  /// How many places of an edge are kept.
  private static let mostPlaces = 40

  /// `App/HomeView.swift uses HomeModel 3 times`.
  private static func words(
    for use: DependencyGraph.Use, _ table: SymbolTable, _ places: [Place]
  ) -> String {
    let path = places[use.file].path
    guard case .symbol(let symbol) = use.target else { return "\(path) imports the module" }
    let times = use.count == 1 ? "" : " \(use.count) times"
    return "\(path) uses \(table.path(of: symbol))\(times)"
  }
}

extension Report {
  /// The findings of rules about who may use what.
  fileprivate var diagnosticsAboutReferences: [Diagnostic] {
    let ids = Set(rules.filter { $0.needs.contains(.references) }.map(\.id))
    return diagnostics.filter { ids.contains($0.rule) }
  }
}
