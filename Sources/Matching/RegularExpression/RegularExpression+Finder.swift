extension RegularExpression {
  /// Tells of one text after another whether the expression is found in it, and not where.
  ///
  /// Keeps the states that it has met, so that a byte of most texts costs one look-up.
  package struct Finder: Sendable {
    private let expression: RegularExpression
    /// Nil until the first text.
    private var automaton: Automaton?

    package init(_ expression: RegularExpression) { self.expression = expression }

    /// Whether a match stands anywhere in `text`.
    package mutating func finds(in text: Span<UInt8>) -> Bool {
      if automaton == nil {
        automaton = Automaton(
          expression.program, isWhole: false, memory: Scratch.defaultMemory, minimumStates: 4)
      }
      let entry = automaton?.read(text, until: Automaton.startFlag) ?? 0
      return entry & Automaton.startFlag != 0
    }
  }
}
