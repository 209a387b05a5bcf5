import Buffers

/// The way of a match through the instructions, from its start to its end.
struct MatchWalk: Sendable {
  /// One task at an offset. The last of the list is the next to do.
  private enum Task: Sendable {
    case visit(Int)
    /// Undoes a `save` on a way that led nowhere.
    case restore(slot: Int, offset: Int)
  }

  private let program: ExpressionProgram
  private var tasks = ContiguousArray<Task>()
  /// For each instruction, the round in which it was visited last. A round is one offset.
  private var visits: ContiguousArray<Int>
  private var round = 0
  /// Two offsets for each group, -1 if there is none.
  private var slots: ContiguousArray<Int>

  init(_ program: ExpressionProgram) {
    self.program = program
    visits = ContiguousArray(repeating: 0, count: program.instructions.count)
    slots = ContiguousArray(repeating: -1, count: 2 * (program.captureCount + 1))
  }

  /// The captures of the match that starts at `start`, where `survey` knows of one, by the number
  /// of their group. Number 0 is the whole match and never nil.
  mutating func captures(
    from start: Int, in text: BufferView<UInt8>, _ survey: inout MatchSurvey
  ) -> [Range<Int>?] {
    for index in slots.indices { slots[index] = -1 }
    let (instructions, transitions) = (program.instructions, program.transitions)
    var offset = start
    var instruction = program.start
    while true {
      survey.load(at: offset, of: text)
      if case .consume = instructions[instruction] {
        // Nothing else leads on from here.
      } else {
        instruction = choose(from: instruction, at: offset, in: text, instructions, &survey)
      }
      guard case .consume(let range) = instructions[instruction] else {
        slots[0] = start
        slots[1] = offset
        return captures()
      }
      instruction = target(of: range, for: text[offset], transitions.view)
      offset += 1
    }
  }

  private func captures() -> [Range<Int>?] {
    (0...program.captureCount).map { number in
      let (start, end) = (slots[2 * number], slots[2 * number + 1])
      return start >= 0 && end >= start ? start..<end : nil
    }
  }

  /// Follows the instructions from `first` on that take no byte, the preferred ones first, up to
  /// the first `consume` that leads to the end of a match, or to `match`. Visits each at most
  /// once.
  private mutating func choose(
    from first: Int, at offset: Int, in text: BufferView<UInt8>,
    _ instructions: ContiguousArray<Instruction>,
    _ survey: inout MatchSurvey
  ) -> Int {
    round += 1
    var instruction = first
    while true {
      way: while true {
        switch instructions[instruction] {
        case .match:
          forgetTasks()
          return instruction
        case .consume:
          guard survey.canTake(instruction, at: offset) else { break way }
          forgetTasks()
          return instruction
        case .split(let preferred, let other):
          guard visit(instruction) else { break way }
          // Most loops go on here. Without this, a match of '.*' takes twice as long.
          if case .consume = instructions[preferred], survey.canTake(preferred, at: offset) {
            forgetTasks()
            return preferred
          }
          tasks.append(.visit(other))
          instruction = preferred
        case .save(let slot, let next):
          guard visit(instruction) else { break way }
          tasks.append(.restore(slot: slot, offset: slots[slot]))
          slots[slot] = offset
          instruction = next
        case .assertion(let assertion, let next):
          guard visit(instruction) else { break way }
          let previous = offset > 0 ? Neighbour(text[offset - 1]) : .edge
          let following = offset < text.count ? Neighbour(text[offset]) : .edge
          guard assertion.holds(after: previous, before: following) else { break way }
          instruction = next
        }
      }
      instruction = nextTask()
    }
  }

  /// True if `instruction` is visited for the first time at this offset.
  private mutating func visit(_ instruction: Int) -> Bool {
    guard visits[instruction] != round else { return false }
    visits[instruction] = round
    return true
  }

  private mutating func forgetTasks() {
    if !tasks.isEmpty { tasks.removeAll(keepingCapacity: true) }
  }

  /// Undoes captures up to the last way that was put off, and gives the instruction there.
  private mutating func nextTask() -> Int {
    while let task = tasks.popLast() {
      switch task {
      case .restore(let slot, let offset): slots[slot] = offset
      case .visit(let instruction): return instruction
      }
    }
    preconditionFailure("the survey knows of a match from here")
  }

  private func target(
    of range: Range<Int>, for byte: UInt8, _ transitions: BufferView<Transition>
  ) -> Int {
    for index in range where byte <= transitions[index].high {
      return transitions[index].next
    }
    preconditionFailure("the survey knows of a transition for this byte")
  }
}
