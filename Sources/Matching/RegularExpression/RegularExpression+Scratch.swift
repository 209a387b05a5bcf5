extension RegularExpression {
  /// What a search works out and can use again for the next text: the states of the automatons and
  /// some buffers.
  ///
  /// Keep one for each expression and each thread. One that has worked for another expression
  /// starts afresh. It takes some kilobytes, and at most some megabytes for an expression and
  /// texts that need very many states.
  package struct Scratch: Sendable {
    private(set) var program: Program
    var survey: Survey
    var whole: Automaton?
    var walk: Walk

    /// How many bytes the states of one automaton take, if that is enough for two blocks.
    static let defaultMemory = 4 << 20

    init(_ program: Program, blockBits: Int = 10, memory: Int = defaultMemory) {
      self.program = program
      survey = Survey(program, blockBits: blockBits, memory: memory)
      walk = Walk(program)
    }

    /// Makes this one fit `program`.
    mutating func prepare(for program: Program) {
      if self.program !== program { self = Scratch(program) }
    }
  }

  /// A scratch for this expression.
  package func makeScratch() -> Scratch {
    Scratch(program)
  }
}
