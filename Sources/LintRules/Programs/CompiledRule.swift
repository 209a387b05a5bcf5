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

  /// The severity of a finding in the file at `place`, nil where the rule is off there.
  ///
  /// - Parameter own: the severity that the check gives the finding, where it differs.
  func severity(_ own: Severity?, at place: Place) -> Severity? {
    for override in rule.overrides where place.isMatched(by: override.paths) {
      return override.severity
    }
    return own ?? rule.severity
  }
}

/// A check with the rule that it belongs to.
struct OwnedCheck<Check: RuleCheck>: Sendable {
  let rule: RuleID
  let check: Check
}
