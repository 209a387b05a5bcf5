/// Turns a tree into instructions, from its end to its start, so that each knows what is next.
struct ExpressionCompiler {
  private(set) var instructions = ContiguousArray<Instruction>()
  private(set) var transitions = ContiguousArray<Transition>()
  /// How many transitions and instructions that take no byte there are.
  private var stepCount = 0
  /// The graphs of the sets beyond ASCII that were met, many of which come again.
  private var graphs: [ScalarSet: ByteGraph] = [:]

  /// Compiles `root` and gives the index of the first instruction; that of `match` is 0.
  mutating func compile(_ root: ExpressionNode) throws(RegularExpressionError) -> Int {
    instructions = [.match]
    return try compile(root, next: 0, within: 0)
  }

  /// Compiles `node` so that it goes on with the instruction `next`. The offset `within` is that
  /// of the repetition around it. Recursive, as deep as groups may be nested.
  private mutating func compile(
    _ node: ExpressionNode, next: Int, within offset: Int
  ) throws(RegularExpressionError) -> Int {
    switch node {
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
    if case .consume(let transitions) = instruction {
      stepCount += transitions.count
    } else {
      stepCount += 1
    }
    guard stepCount <= ExpressionLimits.steps else {
      throw RegularExpressionError(.programTooLarge, at: offset)
    }
    return instructions.count - 1
  }

  private mutating func compile(
    alternatives: [ExpressionNode], next: Int, within offset: Int
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

// MARK: - Repetitions

extension ExpressionCompiler {
  /// How a repetition chooses between once more and what is next.
  private struct Choice {
    let isLazy: Bool
    let offset: Int

    func split(body: Int, next: Int) -> Instruction {
      isLazy ? .split(preferred: next, other: body) : .split(preferred: body, other: next)
    }
  }

  private mutating func compile(
    _ node: ExpressionNode, _ minimum: Int, _ maximum: Int?, _ choice: Choice, next: Int
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
    _ node: ExpressionNode, _ choice: Choice, isOptional: Bool, next: Int
  ) throws(RegularExpressionError) -> Int {
    let loop = try append(choice.split(body: next, next: next), within: choice.offset)
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

extension ExpressionCompiler {
  /// Compiles one character of `set` to the bytes of its UTF-8 form.
  private mutating func compile(
    _ set: ScalarSet, next: Int, within offset: Int
  ) throws(RegularExpressionError) -> Int {
    if set.isASCII {
      let start = transitions.count
      for range in set.ranges {
        transitions.append(
          Transition(low: UInt8(range.lowerBound), high: UInt8(range.upperBound), next: next))
      }
      return try append(.consume(transitions: start..<transitions.count), within: offset)
    }
    let graph = graphs[set] ?? ByteGraph(set)
    graphs[set] = graph
    let base = instructions.count
    var last = base
    for edges in graph.nodes {
      let start = transitions.count
      for edge in edges {
        let target = edge.node.map { base + $0 } ?? next
        transitions.append(
          Transition(low: edge.low, high: edge.high, next: target))
      }
      last = try append(.consume(transitions: start..<transitions.count), within: offset)
    }
    return last
  }
}
