/// For each instruction, which others lead to it.
struct InstructionSources: Sendable {
  /// An instruction that takes a byte to get there.
  struct Step: Sendable {
    let low: UInt8
    let high: UInt8
    let source: Int
  }

  /// The instructions that lead to instruction `i` without a byte are at
  /// `freeBounds[i]..<freeBounds[i + 1]`.
  private(set) var free: ContiguousArray<Int>
  private(set) var freeBounds: ContiguousArray<Int>
  /// Those that take a byte are at `stepBounds[i]..<stepBounds[i + 1]`.
  private(set) var steps: ContiguousArray<Step>
  private(set) var stepBounds: ContiguousArray<Int>

  init(
    _ instructions: ContiguousArray<Instruction>, _ transitions: ContiguousArray<Transition>
  ) {
    var free: [(target: Int, source: Int)] = []
    var steps: [(target: Int, step: Step)] = []
    for (source, instruction) in instructions.enumerated() {
      switch instruction {
      case .match: break
      case .save(_, let next), .assertion(_, let next): free.append((next, source))
      case .split(let preferred, let other):
        free.append((preferred, source))
        free.append((other, source))
      case .consume(let range):
        for transition in transitions[range] {
          let step = Step(low: transition.low, high: transition.high, source: source)
          steps.append((transition.next, step))
        }
      }
    }
    free.sort { $0.target < $1.target }
    steps.sort { $0.target < $1.target }
    self.free = ContiguousArray(free.map(\.source))
    self.steps = ContiguousArray(steps.map(\.step))
    freeBounds = InstructionSources.bounds(free.map(\.target), count: instructions.count)
    stepBounds = InstructionSources.bounds(steps.map(\.target), count: instructions.count)
  }

  /// Where each of `count` targets starts among `targets`, which are sorted; and where all end.
  private static func bounds(_ targets: [Int], count: Int) -> ContiguousArray<Int> {
    var bounds = ContiguousArray(repeating: 0, count: count + 1)
    for target in targets { bounds[target + 1] += 1 }
    for index in 0..<count { bounds[index + 1] += bounds[index] }
    return bounds
  }
}
