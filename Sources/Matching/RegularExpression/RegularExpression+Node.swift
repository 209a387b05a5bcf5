extension RegularExpression {
  /// What a pattern says, as a tree. Its depth is bounded by how deep groups may be nested.
  indirect enum Node: Sendable {
    /// One character of a set.
    case character(ScalarSet)
    /// A place in the text.
    case assertion(Assertion)
    /// One after another; without nodes, the empty text.
    case sequence([Node])
    /// What stands between `|`s, the preferred first.
    case alternatives([Node])
    /// `maximum` is nil where there is none; `offset` is that of the repetition in the pattern.
    case repetition(Node, minimum: Int, maximum: Int?, isLazy: Bool, offset: Int)
    /// The group with this number, from 1.
    case capture(Node, number: Int)

    /// No fewer steps than the expression takes when it is compiled, up to one more than it may.
    /// Recursive, as deep as groups may be nested.
    var mostSteps: Int {
      let limit = RegularExpression.maximumSteps + 1
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

  /// A condition on the bytes before and after a place in the text.
  enum Assertion: Sendable {
    case textStart
    case textEnd
    case lineStart
    case lineEnd
    case wordBoundary
    case noWordBoundary

    /// Whether the condition holds between these neighbours.
    func holds(after previous: Neighbour, before next: Neighbour) -> Bool {
      switch self {
      case .textStart: previous == .edge
      case .textEnd: next == .edge
      case .lineStart: previous == .edge || previous == .newline
      case .lineEnd: next == .edge || next == .newline
      case .wordBoundary: (previous == .word) != (next == .word)
      case .noWordBoundary: (previous == .word) == (next == .word)
      }
    }
  }

  /// What stands on one side of a place in the text, as far as assertions can tell.
  enum Neighbour: UInt8, Sendable {
    /// Nothing: the text starts or ends here.
    case edge
    case newline
    case word
    /// A byte within a character, before which no match may start.
    case continuation
    case other

    init(_ byte: UInt8) {
      switch byte {
      case 0x0A: self = .newline
      case UInt8(ascii: "_"): self = .word
      case 0x80...0xBF: self = .continuation
      default: self = byte.isASCIILetter || byte.isASCIIDigit ? .word : .other
      }
    }
  }
}
