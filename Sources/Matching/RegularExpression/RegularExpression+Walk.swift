extension RegularExpression {
  /// The way of a match through the instructions, from its start to its end.
  struct Walk: Sendable {
    /// What is still to be done at one offset, the next last.
    private enum Task: Sendable {
      case visit(Int)
      /// Undoes a `save` on a way that led nowhere.
      case restore(slot: Int, offset: Int)
    }

    /// Where a way leads that takes no byte.
    private enum Outcome {
      case match
      case step(to: Int)
    }

    private let program: Program
    private var tasks = ContiguousArray<Task>()
    private var visited: InstructionSet
    /// Two offsets for each group, -1 where there is none.
    private var slots: ContiguousArray<Int>

    init(_ program: Program) {
      self.program = program
      visited = InstructionSet(count: program.instructions.count)
      slots = ContiguousArray(repeating: -1, count: 2 * (program.captureCount + 1))
    }

    /// The match that starts at `start`, where `survey` knows of one.
    mutating func match(
      from start: Int, in text: Span<UInt8>, _ survey: inout Survey
    ) -> RegularExpression.Match {
      for index in slots.indices { slots[index] = -1 }
      var offset = start
      var instruction = program.start
      while true {
        survey.load(at: offset, of: text)
        switch choose(from: instruction, at: offset, in: text, survey) {
        case .match:
          slots[0] = start
          slots[1] = offset
          return Match(start..<offset, captures: captures(), names: program.captureNames)
        case .step(let next):
          instruction = next
          offset += 1
        }
      }
    }

    private func captures() -> [Range<Int>?] {
      (0...program.captureCount).map { number in
        let (start, end) = (slots[2 * number], slots[2 * number + 1])
        return start >= 0 && end >= start ? start..<end : nil
      }
    }

    /// Follows the instructions from `first` on that take no byte, the preferred ones first, up to
    /// the first that leads to the end of a match. Visits each instruction at most once.
    private mutating func choose(
      from first: Int, at offset: Int, in text: Span<UInt8>, _ survey: borrowing Survey
    ) -> Outcome {
      visited.removeAll()
      tasks.removeAll(keepingCapacity: true)
      tasks.append(.visit(first))
      while let task = tasks.popLast() {
        switch task {
        case .restore(let slot, let offset): slots[slot] = offset
        case .visit(var instruction):
          way: while visited.insert(instruction) {
            switch program.instructions[instruction] {
            case .match: return .match
            case .consume(let transitions):
              guard survey.canTake(instruction, at: offset) else { break way }
              return .step(to: target(of: transitions, for: text[offset]))
            case .split(let preferred, let other):
              tasks.append(.visit(other))
              instruction = preferred
            case .save(let slot, let next):
              tasks.append(.restore(slot: slot, offset: slots[slot]))
              slots[slot] = offset
              instruction = next
            case .assertion(let assertion, let next):
              let previous = offset > 0 ? Neighbour(text[offset - 1]) : .edge
              let following = offset < text.count ? Neighbour(text[offset]) : .edge
              guard assertion.holds(after: previous, before: following) else { break way }
              instruction = next
            }
          }
        }
      }
      preconditionFailure("the survey knows of a match from here")
    }

    private func target(of range: Range<Int>, for byte: UInt8) -> Int {
      for index in range where byte <= program.transitions[index].high {
        return program.transitions[index].next
      }
      preconditionFailure("the survey knows of a transition for this byte")
    }
  }
}
