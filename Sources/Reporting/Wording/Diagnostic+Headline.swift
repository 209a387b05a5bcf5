import LintRules

extension Diagnostic {
  /// What a person reads first: the message, or the rule where there is none.
  var headline: String { message.allSatisfy(\.isWhitespace) ? rule : message }
}
