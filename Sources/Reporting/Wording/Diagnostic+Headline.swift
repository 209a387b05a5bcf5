import LintRules

extension Diagnostic {
  /// The first words of a finding: its message, or its rule where it has none.
  var headline: String { message.allSatisfy(\.isWhitespace) ? rule : message }
}
