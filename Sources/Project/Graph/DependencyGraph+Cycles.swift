extension DependencyGraph {
  /// Groups that depend on each other in a cycle.
  package struct Cycle: Sendable {
    /// The groups, sorted.
    package let groups: [Int]
    /// A shortest way round that has the first cut, its first group again at its end.
    package let way: [Int]
    /// The edges, as indices, whose removal breaks all cycles among the groups, at a low price.
    package let cuts: [Int]
  }

  /// All cycles of the graph, one for each set of groups that can reach each other.
  package func cycles() -> [Cycle] {
    StronglyConnected.components(of: successors()).filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
      .map { component in
        let cuts = cuts(of: component)
        let way =
          cuts.first.map { self.way(through: edges[$0], within: Set(component)) } ?? component
        return Cycle(groups: component, way: way, cuts: cuts)
      }
  }

  private func successors() -> [[Int]] {
    var next = [[Int]](repeating: [], count: groups.count)
    for edge in edges { next[edge.from].append(edge.to) }
    return next
  }

  /// A shortest cycle with `edge`, from the first of its groups on.
  private func way(through edge: Edge, within members: Set<Int>) -> [Int] {
    let next = successors()
    var previous: [Int: Int] = [:]
    var waiting = [edge.to]
    var first = 0
    while first < waiting.count, previous[edge.from] == nil {
      let group = waiting[first]
      first += 1
      for successor in next[group]
      where members.contains(successor) && successor != edge.to && previous[successor] == nil {
        previous[successor] = group
        waiting.append(successor)
      }
    }
    var way = [edge.from]
    while let step = previous[way[way.count - 1]] { way.append(step) }
    way.reverse()
    let start = way.indices.min { way[$0] < way[$1] } ?? 0
    return way[start...] + way[..<start] + [way[start]]
  }

  /// A set of edges without which the component has no cycle.
  ///
  /// The groups are put in a row so that little points backwards: those that mostly are depended on
  /// go to one end, the others to the other end; the edges that point backwards are cut.
  ///
  /// Source: Peter Eades, Xuemin Lin, William Smyth, "A fast and effective heuristic for the
  /// feedback arc set problem", Information Processing Letters 47 (1993), with weights.
  private func cuts(of component: [Int]) -> [Int] {
    let members = Set(component)
    let inside = edges.indices.filter {
      members.contains(edges[$0].from) && members.contains(edges[$0].to)
    }
    var left = members
    var row: [Int] = []
    var tail: [Int] = []
    while !left.isEmpty {
      var outgoing: [Int: Int] = [:]
      var incoming: [Int: Int] = [:]
      for index in inside where left.contains(edges[index].from) && left.contains(edges[index].to) {
        outgoing[edges[index].from, default: 0] += edges[index].weight
        incoming[edges[index].to, default: 0] += edges[index].weight
      }
      let rest = left.sorted()
      let sinks = rest.filter { outgoing[$0] == nil }
      let sources = rest.filter { outgoing[$0] != nil && incoming[$0] == nil }
      if !sinks.isEmpty || !sources.isEmpty {
        tail += sinks
        row += sources
        left.subtract(sinks)
        left.subtract(sources)
      } else {
        let chosen = rest.max {
          outgoing[$0, default: 0] - incoming[$0, default: 0]
            < outgoing[$1, default: 0] - incoming[$1, default: 0]
        }
        guard let chosen else { break }
        row.append(chosen)
        left.remove(chosen)
      }
    }
    row += tail.reversed()
    let place = Dictionary(uniqueKeysWithValues: row.enumerated().map { ($1, $0) })
    return inside.filter { place[edges[$0].from, default: 0] > place[edges[$0].to, default: 0] }
      .sorted { (edges[$0].weight, $0) < (edges[$1].weight, $1) }
  }
}
