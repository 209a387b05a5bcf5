import LintRules

/// A comment that switches rules off, with its location and the rules that it has hidden.
struct LocatedSuppression: Sendable {
  let suppression: Suppression
  let region: Location.Region
  /// The ids of the rules of which it has hidden a finding.
  var used: Set<String> = []
}
