import Project

/// A rule in a run; a class, so that a file looks at it without counting references to its parts.
final class CompiledRule: Sendable {
  let rule: Rule
  // Parts of the rule that each finding asks for: the rule itself would be copied with all it has.
  let id: String
  let selector: CompiledSelector
  /// The message of findings that bring none.
  let message: MessageTemplate
  /// The API that findings need that bring none.
  let api: APIRequirement?
  /// True if findings wait until all systems of the code have the API.
  let waitsForSystems: Bool
  /// The condition of the project under which it reports, nil for none.
  let condition: IndexCondition?
  /// True if its findings in one type are one.
  let joinsByType: Bool
  /// The condition under which its findings are about single places, nil for none.
  let presumption: IndexCondition?
  private let severity: Severity
  private let isOverridden: Bool

  init(_ rule: Rule, _ builder: inout ProgramBuilder) {
    self.rule = rule
    id = rule.id
    severity = rule.severity
    isOverridden = !rule.overrides.isEmpty
    api = rule.api
    waitsForSystems = rule.waitsForSystems
    joinsByType = rule.joining.unit == .type
    presumption = rule.joining.presumption.map { .isAnywhere(builder.id(of: $0.fact, in: nil)) }
    selector = builder.compile(rule.selector)
    var conditions: [IndexCondition] = []
    if let fact = rule.occasion { conditions.append(.isAnywhere(builder.id(of: fact, in: nil))) }
    if let fact = rule.exception {
      conditions.append(.not(.isAnywhere(builder.id(of: fact, in: nil))))
    }
    condition = conditions.isEmpty ? nil : .joined(conditions)
    message = rule.usualMessage
  }

  /// The severity of a finding in the file at `place`, nil if the rule is off there.
  ///
  /// - Parameter own: the severity that the check gives the finding, where it differs.
  func severity(_ own: Severity?, at place: Place) -> Severity? {
    isOverridden ? rule.severity(own, at: place) : own ?? severity
  }
}
