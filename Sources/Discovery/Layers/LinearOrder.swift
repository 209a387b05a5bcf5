/// Groups in a row with little against it.
package enum LinearOrder {
  /// The groups, each before those that use it as far as that is possible: greedy, then improved by moving
  /// one group at a time.
  ///
  /// Source: Peter Eades, Xuemin Lin, William Smyth, "A fast and effective heuristic for the feedback
  /// arc set problem", Information Processing Letters 47 (1993), with weights.
  ///
  /// - Parameter weights: the references from each group to each other one.
  package static func row(_ weights: [[Int]]) -> [Int] {
    var low = greedy(weights)
    // Each move that lowers the cost, until none does.
    for _ in 0..<min(low.count, mostRounds) where improve(&low, weights) {}
    return low
  }

  private static let mostRounds = 30

  private static func greedy(_ weights: [[Int]]) -> [Int] {
    var use = weights.map { $0.reduce(0, +) }
    for row in weights { for (group, weight) in row.enumerated() { use[group] -= weight } }
    var left = Array(weights.indices)
    var row: [Int] = []
    while let next = left.indices.min(by: { (use[left[$0]], left[$0]) < (use[left[$1]], left[$1]) })
    {
      let group = left.remove(at: next)
      row.append(group)
      for other in left { use[other] -= weights[other][group] - weights[group][other] }
    }
    return row
  }

  /// Moves groups to better places.
  ///
  /// - Returns: whether one has moved.
  private static func improve(_ row: inout [Int], _ weights: [[Int]]) -> Bool {
    var isBetter = false
    for place in row.indices {
      let group = row[place]
      var best = (gain: 0, place: place)
      var gain = 0
      for other in stride(from: place - 1, through: 0, by: -1) {
        gain += weights[row[other]][group] - weights[group][row[other]]
        if gain > best.gain { best = (gain, other) }
      }
      gain = 0
      for other in row.indices where other > place {
        gain += weights[group][row[other]] - weights[row[other]][group]
        if gain > best.gain { best = (gain, other) }
      }
      guard best.gain > 0 else { continue }
      row.remove(at: place)
      row.insert(group, at: best.place)
      isBetter = true
    }
    return isBetter
  }
}
