/// What is wrong with a comment that switches rules off. The engine finds it, once all findings are
/// known.
package enum SuppressionCheck: String, Sendable, Hashable, CaseIterable {
  /// It hides no finding of a rule that ran.
  case unused
  /// It names a rule that does not exist.
  case unknown
  /// It says no reason, or names no rule.
  case withoutReason = "without-reason"
}
