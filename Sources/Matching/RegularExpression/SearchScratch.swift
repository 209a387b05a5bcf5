/// The states of the automatons and the buffers of a search, which it reuses for the next text.
///
/// Keep one for each expression and each thread. One that has worked for another expression
/// starts afresh. It takes some kilobytes, and at most some megabytes for an expression and
/// texts that need very many states.
package struct SearchScratch: Sendable {
  private(set) var program: ExpressionProgram
  var survey: MatchSurvey
  var whole: ReverseAutomaton?
  var anywhere: ReverseAutomaton?
  var walk: MatchWalk

  /// How many bytes the states of one automaton take, if that is enough for two blocks.
  static let defaultMemory = 4 << 20

  init(_ program: ExpressionProgram, blockBits: Int = 10, memory: Int = defaultMemory) {
    self.program = program
    survey = MatchSurvey(program, blockBits: blockBits, memory: memory)
    walk = MatchWalk(program)
  }

  /// Makes this one fit `program`.
  mutating func prepare(for program: ExpressionProgram) {
    if self.program !== program { self = SearchScratch(program) }
  }
}

/// A scratch that moves between searches without a copy. A search that takes it from its expression
/// is its only user until it gives it back.
final class SharedScratch: @unchecked Sendable {
  var scratch: SearchScratch

  init(_ scratch: SearchScratch) { self.scratch = scratch }
}
