import Project
import Results
import Testing

@testable import Reporting

@Suite struct GraphFormatTests {
  /// A graph in which each node uses the next, and the first ones also those after it.
  private func graph(
    _ level: String = "module", nodes: Int, edges: Int, hidden: Int = 0, name: String = "Module"
  ) -> ProjectGraph {
    let pairs = (0..<edges).map { (from: $0 % nodes, to: ($0 + 1 + $0 / nodes) % nodes) }
    return ProjectGraph(
      level: level, nodes: (0..<nodes).map { ProjectGraph.Node(name: "\(name)\($0)", files: 1) },
      edges: pairs.map {
        ProjectGraph.Edge(from: $0.from, to: $0.to, references: 1, imports: 0, findings: 0)
      }, hiddenEdges: hidden)
  }

  private func warning(_ format: GraphFormat, _ graph: ProjectGraph) -> String? {
    format.warning(graph, format.render(graph))
  }

  @Test("Mermaid draws 500 edges, and beyond that the graph names a level and a focus")
  func edgesOfMermaid() throws {
    #expect(warning(.mermaid, graph(nodes: 40, edges: 500)) == nil)
    let large = graph("folder", nodes: 40, edges: 501)
    let message = try #require(warning(.mermaid, large))
    #expect(
      message == "the graph has 501 edges, and Mermaid draws at most 500; choose a coarser level "
        + "such as --level module, leave out edges with --hide-transitive, show one folder with "
        + "--focus NAME, or write it with --format dot"
    )
    #expect(String(GraphFormat.mermaid.render(large)).hasPrefix("%% The graph has 501 edges"))
  }

  @Test("Mermaid draws 50,000 characters, counted with the markup")
  func charactersOfMermaid() throws {
    let name = String(repeating: "x", count: 1_300)
    #expect(warning(.mermaid, graph(nodes: 30, edges: 30, name: name)) == nil)
    let message = try #require(warning(.mermaid, graph(nodes: 40, edges: 40, name: name)))
    #expect(
      message.contains(
        "characters, and Mermaid draws at most 50000; leave out edges with --hide-transitive, show")
    )
  }

  @Test("other forms have no limit")
  func otherForms() {
    #expect(warning(.dot, graph(nodes: 40, edges: 900)) == nil)
    #expect(warning(.json, graph(nodes: 40, edges: 900)) == nil)
  }

  @Test("a graph says how many edges are left out")
  func hiddenEdges() {
    let small = graph(nodes: 3, edges: 3, hidden: 2)
    let note = "2 edges that a longer way implies left out"
    #expect(String(GraphFormat.mermaid.render(small)).hasPrefix("flowchart LR\n  %% \(note)\n"))
    #expect(String(GraphFormat.dot.render(small)).contains("\n  // \(note)\n"))
    #expect(String(GraphFormat.json.render(small)).contains("\n  \"hiddenEdges\": 2,\n"))
  }
}
