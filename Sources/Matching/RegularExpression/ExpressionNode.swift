/// A pattern as a tree. Its depth is bounded by how deep groups may be nested.
indirect enum ExpressionNode: Sendable {
  /// One character of a set.
  case character(ScalarSet)
  /// A place in the text.
  case assertion(Assertion)
  /// One after another; without nodes, the empty text.
  case sequence([ExpressionNode])
  /// The nodes between `|`s, the preferred first.
  case alternatives([ExpressionNode])
  /// `maximum` is nil if there is none; `offset` is that of the repetition in the pattern.
  case repetition(ExpressionNode, minimum: Int, maximum: Int?, isLazy: Bool, offset: Int)
  /// The group with this number, from 1.
  case capture(ExpressionNode, number: Int)

  /// No fewer steps than the expression takes when it is compiled, up to one more than it may.
  /// Recursive, as deep as groups may be nested.
  var mostSteps: Int {
    let limit = ExpressionLimits.steps + 1
    let steps: Int
    switch self {
    // A range takes at most one sequence of one byte, three of two, five of three, seven of four.
    case .character(let set): steps = 50 * set.ranges.count
    case .assertion: steps = 1
    case .sequence(let nodes), .alternatives(let nodes):
      steps = nodes.reduce(nodes.count) { min(limit, $0 + $1.mostSteps) }
    case .repetition(let node, let minimum, let maximum, _, _):
      steps = (node.mostSteps + 1) * (max(minimum, maximum ?? 0) + 1)
    case .capture(let node, _): steps = node.mostSteps + 2
    }
    return min(limit, steps)
  }
}
