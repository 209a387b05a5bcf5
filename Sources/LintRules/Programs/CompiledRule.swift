import Project

/// A rule in a run; a class, so that a file looks at it without counting references to its parts.
final class CompiledRule: Sendable {
  let rule: Rule
  let selector: CompiledSelector
  /// The message of findings that bring none.
  let message: MessageTemplate

  init(_ rule: Rule, _ selector: CompiledSelector) {
    self.rule = rule
    self.selector = selector
    message = rule.message ?? MessageTemplate(rule.title)
  }
}

/// A check with the rule that it belongs to.
struct OwnedCheck<Check: RuleCheck>: Sendable {
  let rule: RuleID
  let check: Check
}
