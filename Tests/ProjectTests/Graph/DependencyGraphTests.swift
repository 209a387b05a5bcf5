import Testing

@testable import Project

@Suite struct DependencyGraphTests {
  /// The graph of some files of one module, by the folders that hold them.
  private func graph(_ files: Files, grouping: Grouping = .parentFolders) -> DependencyGraph {
    let module = Module(files)
    return DependencyGraph(
      module.table, places: files.map { Place(path: $0.key) },
      references: module.files.indices.map { module.table.references(of: $0) },
      grouping: grouping, layers: LayerSet())
  }

  /// Each circle on a line: its groups, one way round, and the edges to cut with their weights.
  private func cycles(_ graph: DependencyGraph) -> [String] {
    let names = graph.groups.map(\.lastPathComponent)
    return graph.cycles().map { cycle in
      let groups = cycle.groups.map { String(names[$0]) }.joined(separator: " ")
      let way = cycle.way.map { String(names[$0]) }.joined(separator: " -> ")
      let cuts = cycle.cuts.map { index in
        let edge = graph.edges[index]
        return "\(names[edge.from]) -> \(names[edge.to]) \(edge.weight)"
      }
      return "\(groups): \(way); cut \(cuts.joined(separator: ", "))"
    }
  }

  @Test("an edge counts the references between two groups, and none within a group")
  func edges() {
    let graph = graph([
      "M/A/A.swift": "struct A { let b: B; var c: B { d() } }\nstruct A2 { let a: A }",
      "M/B/B.swift": "struct B {}", "M/B/B2.swift": "struct B2 { let b: B }", "M/C/C.swift": "",
    ])
    #expect(graph.groups == ["M/A", "M/B", "M/C"])
    #expect(graph.fileCounts == [1, 2, 1])
    #expect(graph.edges.map { [$0.from, $0.to, $0.references, $0.imports] } == [[0, 1, 2, 0]])
    #expect(graph.edges.map { $0.uses.map(\.file) } == [[0]])
  }

  @Test("groups that depend on each other one way have no circle") func noCircle() {
    let graph = graph([
      "M/A/A.swift": "struct A { let b: B; let c: C }", "M/B/B.swift": "struct B { let c: C }",
      "M/C/C.swift": "struct C {}",
    ])
    #expect(cycles(graph) == [])
  }

  @Test("a circle has its groups, a shortest way round and its cheapest cut") func oneCircle() {
    let graph = graph([
      "M/A/A.swift": "struct A { let b: B; let c: B; let d: B }",
      "M/B/B.swift": "struct B { let c: C; let d: C }", "M/C/C.swift": "struct C { let a: A }",
      "M/D/D.swift": "struct D { let a: A }",
    ])
    #expect(cycles(graph) == ["A B C: A -> B -> C -> A; cut C -> A 1"])
  }

  @Test("the way round has the cheapest cut, also where a shorter one has not")
  func wayWithCut() {
    let graph = graph([
      "M/A/A.swift": "struct A { let b: B; let c: B; let d: B }",
      "M/B/B.swift": "struct B { let a: A; let b: A; let c: C; let d: C; let e: C; let f: C }",
      "M/C/C.swift": "struct C { let b: B }",
    ])
    for cycle in graph.cycles() {
      let cut = graph.edges[cycle.cuts[0]]
      let steps = zip(cycle.way, cycle.way.dropFirst())
      #expect(steps.contains { $0 == cut.from && $1 == cut.to })
    }
    #expect(cycles(graph) == ["A B C: B -> C -> B; cut C -> B 1, A -> B 3"])
  }

  @Test("circles that do not reach each other are apart") func severalCircles() {
    let graph = graph([
      "M/A/A.swift": "struct A { let b: B; let c: B }", "M/B/B.swift": "struct B { let a: A }",
      "M/C/C.swift": "struct C { let d: D; let a: A }",
      "M/D/D.swift": "struct D { let c: C; let d: C }",
    ])
    #expect(
      cycles(graph) == ["A B: A -> B -> A; cut B -> A 1", "C D: C -> D -> C; cut C -> D 1"])
  }

  @Test("each file can be a group") func files() {
    let graph = graph(
      ["A.swift": "struct A { let b: B }", "B.swift": "struct B { let a: A }", "C.md": "A B"],
      grouping: .files)
    #expect(graph.groups == ["A.swift", "B.swift"])
    #expect(graph.ofFile == [0, 1, -1])
    #expect(cycles(graph).count == 1)
  }
}
