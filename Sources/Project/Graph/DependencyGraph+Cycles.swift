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
    let next = successors()
    let components = StronglyConnected.components(of: next).filter { $0.count > 1 }
      .sorted { $0[0] < $1[0] }
    let inside = edges(inside: components)
    return components.indices.map { index in
      let members = Set(components[index])
      let cuts = cuts(of: members, inside[index])
      let way = cuts.first.map { self.way(through: edges[$0], within: members, next) }
      return Cycle(groups: components[index], way: way ?? components[index], cuts: cuts)
    }
  }

  private func successors() -> [[Int]] {
    var next = [[Int]](repeating: [], count: groups.count)
    for edge in edges { next[edge.from].append(edge.to) }
    return next
  }

  /// For each component the indices of the edges between its groups.
  private func edges(inside components: [[Int]]) -> [[Int]] {
    var component = [Int?](repeating: nil, count: groups.count)
    for index in components.indices { for group in components[index] { component[group] = index } }
    var inside = [[Int]](repeating: [], count: components.count)
    for index in edges.indices {
      guard let place = component[edges[index].from], component[edges[index].to] == place
      else { continue }
      inside[place].append(index)
    }
    return inside
  }

  /// A shortest cycle with `edge`, from the first of its groups on.
  ///
  /// - Parameter next: the groups that each group depends on.
  private func way(through edge: Edge, within members: Set<Int>, _ next: [[Int]]) -> [Int] {
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
  ///
  /// - Parameter inside: the edges between the groups.
  private func cuts(of members: Set<Int>, _ inside: [Int]) -> [Int] {
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
