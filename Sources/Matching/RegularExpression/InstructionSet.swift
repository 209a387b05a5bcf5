/// A set of small numbers that is emptied at no cost and remembers the order of its members.
struct InstructionSet: Sendable {
  /// The members, in the order in which they came.
  private(set) var members = ContiguousArray<Int>()
  /// For each number, the generation in which it was last a member.
  private var generations: ContiguousArray<Int>
  private var generation = 1

  /// An empty set for numbers below `count`.
  init(count: Int) {
    generations = ContiguousArray(repeating: 0, count: count)
  }

  mutating func removeAll() {
    members.removeAll(keepingCapacity: true)
    generation += 1
  }

  func contains(_ number: Int) -> Bool {
    generations[number] == generation
  }

  /// Adds `number`, and returns true if it is new.
  mutating func insert(_ number: Int) -> Bool {
    guard generations[number] != generation else { return false }
    generations[number] = generation
    members.append(number)
    return true
  }
}
