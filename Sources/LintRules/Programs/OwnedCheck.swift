/// A check with the rule that it belongs to.
struct OwnedCheck<Check: RuleCheck>: Sendable {
  let rule: RuleID
  let check: Check
}
