extension RegularExpression {
  /// One instruction of a compiled expression. `next` and the like are indices of instructions.
  enum Instruction: Sendable {
    /// Takes one byte: that of the one of these ``Compiler/transitions`` that holds it, if any.
    case consume(transitions: Range<Int>)
    /// Tries `preferred`, and then `other`.
    case split(preferred: Int, other: Int)
    /// Keeps the offset as one end of a capture: twice the group's number, and one more for its
    /// end.
    case save(slot: Int, next: Int)
    /// Goes on where the assertion holds.
    case assertion(Assertion, next: Int)
    /// The whole expression matches up to here.
    case match
  }

  /// Where a byte leads to. The transitions of one instruction do not overlap.
  struct Transition: Hashable, Sendable {
    let low: UInt8
    let high: UInt8
    let next: Int
  }

  /// Turns a tree into instructions, from its end to its start, so that each knows what is next.
  struct Compiler {
    private(set) var instructions = ContiguousArray<Instruction>()
    private(set) var transitions = ContiguousArray<Transition>()
    /// The UTF-8 forms of sets that were met, for counted repetitions.
    private var sequences: [ScalarSet: [UTF8Sequence]] = [:]

    /// Compiles `root` and gives the index of the first instruction; that of `match` is 0.
    mutating func compile(_ root: Node) throws(RegularExpressionError) -> Int {
      instructions = [.match]
      return try compile(root, next: 0, within: 0)
    }

    /// Compiles `node` so that it goes on with the instruction `next`. The offset `within` is that
    /// of the repetition around it. Recursive, as deep as groups may be nested.
    private mutating func compile(
      _ node: Node, next: Int, within offset: Int
    ) throws(RegularExpressionError) -> Int {
      switch node {
      case .empty: return next
      case .character(let set):
        return try compile(set, next: next, within: offset)
      case .assertion(let assertion):
        return try append(.assertion(assertion, next: next), within: offset)
      case .sequence(let nodes):
        var start = next
        for node in nodes.reversed() {
          start = try compile(node, next: start, within: offset)
        }
        return start
      case .alternatives(let nodes):
        return try compile(alternatives: nodes, next: next, within: offset)
      case .repetition(let node, let minimum, let maximum, let isLazy, let offset):
        let optional = Choice(isLazy: isLazy, offset: offset)
        return try compile(node, minimum, maximum, optional, next: next)
      case .capture(let node, let number):
        let end = try append(.save(slot: 2 * number + 1, next: next), within: offset)
        let start = try compile(node, next: end, within: offset)
        return try append(.save(slot: 2 * number, next: start), within: offset)
      }
    }

    private mutating func append(
      _ instruction: Instruction, within offset: Int
    ) throws(RegularExpressionError) -> Int {
      instructions.append(instruction)
      guard instructions.count + transitions.count <= RegularExpression.maximumSteps else {
        throw RegularExpressionError(.programTooLarge, at: offset)
      }
      return instructions.count - 1
    }

    private mutating func compile(
      alternatives: [Node], next: Int, within offset: Int
    ) throws(RegularExpressionError) -> Int {
      var start: Int?
      for node in alternatives.reversed() {
        let entry = try compile(node, next: next, within: offset)
        start =
          try start.map { (other) throws(RegularExpressionError) -> Int in
            try append(.split(preferred: entry, other: other), within: offset)
          } ?? entry
      }
      return start ?? next
    }
  }
}

// MARK: - Repetitions

extension RegularExpression.Compiler {
  /// How a repetition chooses between once more and what is next.
  private struct Choice {
    let isLazy: Bool
    let offset: Int

    func split(body: Int, next: Int) -> RegularExpression.Instruction {
      isLazy ? .split(preferred: next, other: body) : .split(preferred: body, other: next)
    }
  }

  private mutating func compile(
    _ node: RegularExpression.Node, _ minimum: Int, _ maximum: Int?, _ choice: Choice, next: Int
  ) throws(RegularExpressionError) -> Int {
    var start = next
    if let maximum {
      // x{2,4} is xx(x(x)?)?
      for _ in minimum..<maximum {
        let body = try compile(node, next: start, within: choice.offset)
        if body == start { break }
        start = try append(choice.split(body: body, next: next), within: choice.offset)
      }
    } else {
      start = try compileLoop(node, choice, isOptional: minimum == 0, next: next)
    }
    // x{2,} is xx+, and the body of x+ serves all rounds but those before.
    let required = maximum == nil ? max(0, minimum - 1) : minimum
    for _ in 0..<required {
      let body = try compile(node, next: start, within: choice.offset)
      if body == start { break }
      start = body
    }
    return start
  }

  /// Compiles `x*`, or `x+`, which is the same but for where it is entered.
  private mutating func compileLoop(
    _ node: RegularExpression.Node, _ choice: Choice, isOptional: Bool, next: Int
  ) throws(RegularExpressionError) -> Int {
    let loop = try append(.match, within: choice.offset)
    let body = try compile(node, next: loop, within: choice.offset)
    guard body != loop else {
      instructions.removeLast()
      return next
    }
    instructions[loop] = choice.split(body: body, next: next)
    return isOptional ? loop : body
  }
}

// MARK: - Characters

extension RegularExpression.Compiler {
  /// Compiles one character of `set` to the bytes of its UTF-8 form.
  ///
  /// Each instruction stands for the bytes that may come after a common start, so that a byte
  /// leads to one place at most. Equal ends are shared.
  private mutating func compile(
    _ set: ScalarSet, next: Int, within offset: Int
  ) throws(RegularExpressionError) -> Int {
    let sequences = sequences[set] ?? set.ranges.flatMap(UTF8Sequence.sequences)
    self.sequences[set] = sequences
    var shared: [[RegularExpression.Transition]: Int] = [:]
    return try compile(sequences[...], at: 0, next: next, &shared, within: offset)
  }

  /// Compiles the bytes from `depth` on of sequences that are equal before. Recursive, as deep as
  /// a character has bytes.
  private mutating func compile(
    _ sequences: ArraySlice<UTF8Sequence>, at depth: Int, next: Int,
    _ shared: inout [[RegularExpression.Transition]: Int], within offset: Int
  ) throws(RegularExpressionError) -> Int {
    typealias Transition = RegularExpression.Transition
    var found: [Transition] = []
    var rest = sequences
    while let first = rest.first {
      let bytes = first.bytes[depth]
      let group = rest.prefix { $0.bytes[depth] == bytes }
      rest = rest[group.endIndex...]
      let target =
        depth == first.bytes.count - 1
        ? next : try compile(group, at: depth + 1, next: next, &shared, within: offset)
      if let last = found.last, last.next == target, last.high + 1 == bytes.lowerBound {
        found[found.count - 1] = Transition(low: last.low, high: bytes.upperBound, next: target)
      } else {
        found.append(Transition(low: bytes.lowerBound, high: bytes.upperBound, next: target))
      }
    }
    if let known = shared[found] { return known }
    let start = transitions.count
    transitions += found
    let index = try append(.consume(transitions: start..<transitions.count), within: offset)
    shared[found] = index
    return index
  }
}
