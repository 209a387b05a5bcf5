import Buffers

extension RegularExpression {
  /// Finds out if texts contain a match, one after another, and not where.
  ///
  /// Keeps the states that it has met, so that a byte of most texts costs one look-up.
  package struct Finder: Sendable {
    private let expression: RegularExpression
    /// Nil until the first text.
    private var automaton: ReverseAutomaton?

    package init(_ expression: RegularExpression) { self.expression = expression }

    /// True if there is a match anywhere in `text`.
    package mutating func finds(in text: BufferView<UInt8>) -> Bool {
      // Before the expression is compiled: most are never found.
      if automaton == nil, !expression.mayMatch(in: text) { return false }
      var reader =
        automaton.take() ?? ReverseAutomaton(deciding: expression.program, isWhole: false)
      defer { automaton = reader }
      return reader.finds(in: text)
    }
  }
}
