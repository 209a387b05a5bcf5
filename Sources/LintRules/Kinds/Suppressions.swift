/// A fault of a comment that switches rules off. The engine finds it when all findings are known.
package enum SuppressionCheck: String, RuleCheck, Hashable, CaseIterable {
  /// It hides no finding of a rule that ran.
  case unused
  /// It names a rule that does not exist.
  case unknown
  /// It gives no reason, or names no rule.
  case withoutReason = "without-reason"
}

// MARK: - Keys

extension RuleKind {
  /// Rules about comments that switch rules off. Only the whole run shows what they hide, so that
  /// nothing runs here.
  static let suppressions = RuleKind([
    Key(
      KeyInfo(
        name: "suppressions", shape: .choice(SuppressionCheck.allCases.map(\.rawValue)),
        doc: "The problem of suppression comments to report.", example: "unused")
    ) { node, decoder, rule in
      if let check: SuppressionCheck = decoder.choice(node, "'suppressions'") {
        rule.checks.append(check)
      }
    }
  ])
}
