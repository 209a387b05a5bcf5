/// One instruction of a compiled expression. `next` and the like are indices of instructions.
enum Instruction: Sendable {
  /// Takes one byte, by the one of these ``ExpressionCompiler/transitions`` that holds it, if any.
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
