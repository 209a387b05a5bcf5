/// A check with the rule that it belongs to.
struct OwnedCheck<Check: Sendable>: Sendable {
  let rule: RuleID
  let check: Check
}
