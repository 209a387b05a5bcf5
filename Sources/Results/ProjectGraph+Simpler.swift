import Matching
import Project

/// Graphs with less in them, which people can read.
extension ProjectGraph {
  /// The treatment of nodes that hold nothing but tests.
  package enum Tests: String, CaseIterable, Sendable {
    /// One node represents all of them.
    case fold
    case show
    case hide
  }

  /// The name of the node that represents all tests.
  package static let allTests = "all tests"

  /// The graph with its tests treated so.
  ///
  /// - Parameter name: a node that stays as it is.
  package func treating(_ tests: Tests, keeping name: String? = nil) -> ProjectGraph {
    let isTest = nodes.map { $0.isTest && $0.name != name }
    switch tests {
    case .show: return self
    case .hide: return renumbered { isTest[$0] ? nil : nodes[$0] }
    case .fold:
      guard isTest.count(where: \.self) > 1 else { return self }
      let files = nodes.indices.reduce(0) { $0 + (isTest[$1] ? nodes[$1].files : 0) }
      let folded = Node(name: Self.allTests, files: files, isTest: true)
      return renumbered { isTest[$0] ? folded : nodes[$0] }
    }
  }

  /// The part of the graph that touches one group, or several: a folder stands for those in it, and a glob
  /// for those that it matches.
  ///
  /// - Returns: nil when there is no such group.
  package func focused(on name: String) -> ProjectGraph? {
    let centers = Set(centers(name))
    guard !centers.isEmpty else { return nil }
    var result = self
    result.edges = edges.filter { centers.contains($0.from) || centers.contains($0.to) }
    let kept = centers.union(result.edges.flatMap { [$0.from, $0.to] })
    return result.renumbered { kept.contains($0) ? nodes[$0] : nil }
  }

  private func centers(_ name: String) -> [Int] {
    let isOfPaths = level == "folder" || level == "file"
    let named = nodes.indices.filter { index in
      nodes[index].name == name || isOfPaths && nodes[index].name.lies(in: name)
    }
    if !named.isEmpty { return named }
    guard let glob = try? Glob(name) else { return [] }
    return nodes.indices.filter { glob.matches(nodes[$0].name) }
  }

  /// The graph without edges that a longer way of edges implies. Edges with findings stay, and so do
  /// those within a cycle.
  package func withoutTransitiveEdges() -> ProjectGraph {
    var next = [[Int]](repeating: [], count: nodes.count)
    for edge in edges { next[edge.from].append(edge.to) }
    let components = StronglyConnected.components(of: next)
    var component = [Int](repeating: 0, count: nodes.count)
    for (number, members) in components.enumerated() {
      for member in members { component[member] = number }
    }
    // A component can only reach those before it, whose answers are known.
    var reached: [Bits] = []
    var isDirect = [Set<Int>](repeating: [], count: components.count)
    for (number, members) in components.enumerated() {
      let targets = Set(members.flatMap { next[$0].map { component[$0] } }).subtracting([number])
      var bits = Bits(count: components.count)
      for target in targets.sorted(by: >) where !bits.contains(target) {
        isDirect[number].insert(target)
        bits.insert(target)
        bits.formUnion(reached[target])
      }
      reached.append(bits)
    }
    var result = self
    result.edges = edges.filter { edge in
      let (from, to) = (component[edge.from], component[edge.to])
      return edge.findings > 0 || from == to || isDirect[from].contains(to)
    }
    result.hiddenEdges += edges.count - result.edges.count
    return result
  }

  /// The graph with other nodes. Nodes with equal names become one, and so do their edges.
  ///
  /// - Parameter node: the new node of an old one, nil to leave it out with its edges.
  private func renumbered(_ node: (Int) -> Node?) -> ProjectGraph {
    var numbers: [String: Int] = [:]
    var kept: [Node] = []
    let new = nodes.indices.map { index -> Int? in
      guard let node = node(index) else { return nil }
      if let known = numbers[node.name] { return known }
      numbers[node.name] = kept.count
      kept.append(node)
      return kept.count - 1
    }
    var result = self
    result.nodes = kept
    result.nodeOfPath = nodeOfPath.compactMapValues { new[$0] }
    var position: [[Int]: Int] = [:]
    result.edges = []
    for edge in edges {
      guard let from = new[edge.from], let to = new[edge.to], from != to else { continue }
      let old = position[[from, to]].map { result.edges[$0] }
      let sum = Edge(
        from: from, to: to, references: edge.references + (old?.references ?? 0),
        imports: edge.imports + (old?.imports ?? 0), findings: edge.findings + (old?.findings ?? 0),
        places: (old?.places ?? []) + edge.places,
        hiddenPlaces: (old?.hiddenPlaces ?? 0) + edge.hiddenPlaces)
      if let known = position[[from, to]] {
        result.edges[known] = sum
      } else {
        position[[from, to]] = result.edges.count
        result.edges.append(sum)
      }
    }
    return result
  }
}

/// A set of small numbers.
private struct Bits {
  private var words: [UInt64]

  init(count: Int) { words = [UInt64](repeating: 0, count: (count + 63) / 64) }

  func contains(_ number: Int) -> Bool { words[number >> 6] & (1 << UInt64(number & 63)) != 0 }

  mutating func insert(_ number: Int) { words[number >> 6] |= 1 << UInt64(number & 63) }

  mutating func formUnion(_ other: Bits) {
    for index in words.indices { words[index] |= other.words[index] }
  }
}
