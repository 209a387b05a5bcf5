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
      return automaton?.finds(in: text) ?? false
    }
  }
}

extension RegularExpression.Automaton {
  /// Whether a match stands anywhere in `text`.
  fileprivate mutating func finds(in text: Span<UInt8>) -> Bool {
    var row = endRow()
    var offset = text.count
    while offset > 0 {
      let column = column(of: text[offset - 1])
      var entry = table[Int(row) + column]
      if entry == 0 {
        row = makeRoom(for: 1, keeping: row)
        entry = self.entry(row, column)
      }
      if entry & Self.startFlag != 0 { return true }
      row = entry & Self.rowMask
      offset -= 1
    }
    return entry(row, edgeColumn) & Self.startFlag != 0
  }
}
