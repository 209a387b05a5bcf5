import Results
import Testing

/// Graphs with less in them say the same about what they show.
@Suite struct ProjectGraphTests {
  /// A graph with edges such as `A B`, of which those with `!` have a finding. Names that end in
  /// `Tests` are tests.
  private func graph(_ edges: String...) -> ProjectGraph {
    let ends = edges.map { $0.split(separator: " ").map(String.init) }
    let names = Set(ends.flatMap { $0.prefix(2) }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    return ProjectGraph(
      level: "module",
      nodes: names.map { .init(name: $0, files: 2, isTest: $0.hasSuffix("Tests")) },
      edges: ends.compactMap { words in
        guard let from = numbers[words[0]], let to = numbers[words[1]] else { return nil }
        return .init(
          from: from, to: to, references: 3, imports: 1, findings: words.count > 2 ? 1 : 0)
      })
  }

  private func edges(_ graph: ProjectGraph) -> [String] {
    graph.edges.map { "\(graph.nodes[$0.from].name) \(graph.nodes[$0.to].name)" }.sorted()
  }

  @Test("tests are one node with the sum of their edges")
  func foldedTests() {
    let folded = graph("ATests A", "BTests A", "BTests B", "B A", "BTests ATests").treating(.fold)
    #expect(folded.nodes.map(\.name) == ["A", "all tests", "B"])
    #expect(folded.nodes[1].files == 4)
    #expect(edges(folded) == ["B A", "all tests A", "all tests B"])
    #expect(folded.edges.first { $0.to == 0 }?.references == 6)
  }

  @Test("a single test target, and the one in focus, stay as they are")
  func whatIsNotFolded() {
    let one = graph("ATests A", "B A").treating(.fold)
    #expect(one.nodes.map(\.name) == ["A", "ATests", "B"])
    let focused = graph("ATests A", "BTests A", "CTests A").treating(.fold, keeping: "BTests")
    #expect(focused.nodes.map(\.name) == ["A", "all tests", "BTests"])
    #expect(focused.focused(on: "BTests")?.nodes.map(\.name) == ["A", "BTests"])
  }

  @Test("tests are shown or hidden on request")
  func shownAndHidden() {
    let all = graph("ATests A", "BTests A", "B A")
    #expect(edges(all.treating(.show)) == ["ATests A", "B A", "BTests A"])
    let hidden = all.treating(.hide)
    #expect(hidden.nodes.map(\.name) == ["A", "B"])
    #expect(edges(hidden) == ["B A"])
  }

  @Test("an edge beside a longer way is left out")
  func transitiveEdges() {
    let reduced = graph("A B", "B C", "C D", "A C", "A D", "B D").withoutTransitiveEdges()
    #expect(edges(reduced) == ["A B", "B C", "C D"])
    #expect(reduced.hiddenEdges == 3)
    #expect(reduced.nodes.count == 4)
  }

  @Test("two ways of equal length stay")
  func diamonds() {
    let diamond = graph("A B", "A C", "B D", "C D")
    #expect(edges(diamond.withoutTransitiveEdges()) == edges(diamond))
  }

  @Test("edges with findings stay, although a longer way implies them")
  func findings() {
    #expect(
      edges(graph("A B", "B C", "A C !").withoutTransitiveEdges()) == ["A B", "A C", "B C"])
  }

  @Test("edges within a cycle stay, and a way through a cycle implies others")
  func cycles() {
    let cycle = graph("A B", "B A", "A C", "C A", "B C")
    #expect(edges(cycle.withoutTransitiveEdges()) == edges(cycle))
    let around = graph("X A", "A B", "B A", "B Y", "X Y").withoutTransitiveEdges()
    #expect(edges(around) == ["A B", "B A", "B Y", "X A"])
  }
}
