extension RegularExpression {
  /// Tells of one text after another whether the expression is found in it, and not where.
  ///
  /// Keeps the states that it has met, so that a byte of most texts costs one look-up.
  package struct Finder: Sendable {
    private var automaton: Automaton

    package init(_ expression: RegularExpression) {
      automaton = Automaton(
        expression.program, isWhole: false, memory: Scratch.defaultMemory, minimumStates: 4)
    }

    /// Whether a match stands anywhere in `text`.
    package mutating func finds(in text: Span<UInt8>) -> Bool {
      var row = automaton.endRow()
      var offset = text.count
      while offset > 0 {
        row = automaton.makeRoom(for: 1, keeping: row)
        let entry = automaton.entry(row, automaton.column(of: text[offset - 1]))
        if entry & Automaton.startFlag != 0 { return true }
        row = entry & Automaton.rowMask
        offset -= 1
      }
      return automaton.entry(row, automaton.edgeColumn) & Automaton.startFlag != 0
    }
  }
}
