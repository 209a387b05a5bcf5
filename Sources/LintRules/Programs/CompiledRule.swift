import Project

/// A rule in a run; a class, so that a file looks at it without counting references to its parts.
final class CompiledRule: Sendable {
  let rule: Rule
  let selector: CompiledSelector
  /// The message of findings that bring none.
  let message: MessageTemplate

  /// The condition of the project under which it reports, nil for none.
  let condition: IndexCondition?

  init(_ rule: Rule, _ builder: inout ProgramBuilder) {
    self.rule = rule
    selector = builder.compile(rule.selector)
    var conditions: [IndexCondition] = []
    if let fact = rule.occasion { conditions.append(.isAnywhere(builder.id(of: fact, in: nil))) }
    if let fact = rule.exception {
      conditions.append(.not(.isAnywhere(builder.id(of: fact, in: nil))))
    }
    condition = conditions.isEmpty ? nil : .joined(conditions)
    message = rule.message ?? MessageTemplate(rule.title)
  }
}
