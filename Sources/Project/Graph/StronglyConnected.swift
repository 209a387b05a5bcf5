/// Nodes of a graph that can all reach each other.
///
/// Source: Robert Tarjan, "Depth-First Search and Linear Graph Algorithms", SIAM Journal on
/// Computing 1 (1972), with a stack of its own in place of recursion.
package enum StronglyConnected {
  /// The components, each sorted; a component comes after all that it can reach.
  ///
  /// - Parameter next: the successors of each node.
  package static func components(of next: [[Int]]) -> [[Int]] {
    var order = [Int](repeating: -1, count: next.count)
    var low = order
    var isOpen = [Bool](repeating: false, count: next.count)
    var open: [Int] = []
    var count = 0
    var components: [[Int]] = []
    for root in next.indices where order[root] < 0 {
      var walk: [(node: Int, position: Int)] = [(root, 0)]
      while let (node, position) = walk.last {
        if position == 0 {
          order[node] = count
          low[node] = count
          count += 1
          open.append(node)
          isOpen[node] = true
        }
        if position < next[node].count {
          walk[walk.count - 1].position += 1
          let successor = next[node][position]
          if order[successor] < 0 {
            walk.append((successor, 0))
          } else if isOpen[successor] {
            low[node] = min(low[node], order[successor])
          }
          continue
        }
        walk.removeLast()
        if let around = walk.last?.node { low[around] = min(low[around], low[node]) }
        guard low[node] == order[node] else { continue }
        var component: [Int] = []
        while let member = open.popLast() {
          isOpen[member] = false
          component.append(member)
          if member == node { break }
        }
        components.append(component.sorted())
      }
    }
    return components
  }
}
