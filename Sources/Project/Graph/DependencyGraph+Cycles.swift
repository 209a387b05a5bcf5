extension DependencyGraph {
  /// Groups that depend on each other in a cycle.
  package struct Cycle: Sendable {
    /// The groups, sorted.
    package let groups: [Int]
    /// One shortest way round, the first group again at its end.
    package let way: [Int]
    /// The edges, as indices, whose removal breaks all cycles among the groups, at a low price.
    package let cuts: [Int]
  }

  /// All cycles of the graph, one for each set of groups that can reach each other.
  package func cycles() -> [Cycle] {
    StronglyConnected.components(of: successors()).filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
      .map { component in
        Cycle(groups: component, way: way(around: component), cuts: cuts(of: component))
      }
  }

  private func successors() -> [[Int]] {
    var next = [[Int]](repeating: [], count: groups.count)
    for edge in edges { next[edge.from].append(edge.to) }
    return next
  }

  /// The shortest cycle through the component's first group that has one.
  private func way(around component: [Int]) -> [Int] {
    let members = Set(component)
    let next = successors()
    let start = component[0]
    var previous: [Int: Int] = [:]
    var waiting = [start]
    var first = 0
    while first < waiting.count {
      let group = waiting[first]
      first += 1
      for successor in next[group] where members.contains(successor) {
        if successor == start {
          var way = [start, group]
          while let step = previous[way[way.count - 1]] { way.append(step) }
          if way[way.count - 1] != start { way.append(start) }
          return way.reversed()
        }
        if previous[successor] == nil {
          previous[successor] = group
          waiting.append(successor)
        }
      }
    }
    return component
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
