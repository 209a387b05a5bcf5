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
    case .character(let set): steps = set.ranges.reduce(0) { $0 + Self.mostSteps(of: $1) }
    case .assertion: steps = 1
    case .sequence(let nodes), .alternatives(let nodes):
      steps = nodes.reduce(nodes.count) { min(limit, $0 + $1.mostSteps) }
    case .repetition(let node, let minimum, let maximum, _, _):
      steps = (node.mostSteps + 1) * (max(minimum, maximum ?? 0) + 1)
    case .capture(let node, _): steps = node.mostSteps + 2
    }
    return min(limit, steps)
  }

  /// A range takes at most one sequence of one byte, three of two, five of three, seven of four. Most
  /// expressions are of ASCII, so that a bound without regard to that compiles many for nothing.
  private static func mostSteps(of range: ClosedRange<UInt32>) -> Int {
    switch range.upperBound {
    case ..<0x80: 1
    case ..<0x800: 1 + 3 * 2
    case ..<0x10000: 1 + 3 * 2 + 5 * 3
    default: 1 + 3 * 2 + 5 * 3 + 7 * 4
    }
  }
}
