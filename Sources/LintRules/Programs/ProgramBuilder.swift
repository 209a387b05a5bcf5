import Project

/// The programs of a run in the making: kinds of rules ask it for the queries, patterns and facts
/// that they need, and get their IDs.
struct ProgramBuilder {
  /// The rules of the run.
  let rules: [Rule]
  /// The layers of the project.
  let layers: LayerSet
  /// Queries about declarations.
  var queries = QueryProgram.Builder()
  /// Patterns.
  var patterns = PatternProgram.Builder()
  /// True if a rule asks which files use an identifier.
  var asksForUses = false
  /// The messages of the rules: a rule would be copied with all it has for each of its patterns.
  private let messages: [MessageTemplate]
  /// The selectors of the run, and what each of them is compiled to.
  private var selectors = IDTable<Selector>()
  private var compiledSelectors: ContiguousArray<CompiledSelector?> = []
  /// The checks by their types, with their rules.
  private var checks: [ObjectIdentifier: [(rule: RuleID, check: any RuleCheck)]] = [:]

  init(_ rules: [Rule], layers: LayerSet) {
    self.rules = rules
    self.layers = layers
    messages = rules.map(\.usualMessage)
    for index in rules.indices {
      for check in rules[index].checks {
        checks[ObjectIdentifier(type(of: check)), default: []].append((RuleID(index), check))
      }
    }
  }

  /// The selector in this run; equal selectors are one.
  mutating func compile(_ selector: Selector) -> CompiledSelector {
    let id = selectors.id(of: selector)
    if id.index < compiledSelectors.count, let known = compiledSelectors[id.index] { return known }
    let compiled = CompiledSelector(selector, &self)
    while compiledSelectors.count < selectors.subjects.count { compiledSelectors.append(nil) }
    compiledSelectors[id.index] = compiled
    return compiled
  }

  /// The ID of a fact, with its queries and patterns.
  ///
  /// - Parameter rule: the rule in whose files it counts, nil if it counts in any file.
  mutating func id(of fact: FileFact, in rule: RuleID?) -> FactID {
    for query in fact.declarations { _ = queries.id(of: query) }
    for pattern in fact.patterns { _ = patterns.locate(pattern) }
    return queries.questions.id(of: fact, in: rule)
  }

  /// The message of a rule's findings where a check has none of its own.
  func defaultMessage(of rule: RuleID) -> MessageTemplate { messages[rule.index] }

  /// The checks of one kind, with their rules.
  func checks<Check: RuleCheck>(of kind: Check.Type) -> [OwnedCheck<Check>] {
    checks[ObjectIdentifier(kind), default: []].compactMap { owned in
      (owned.check as? Check).map { OwnedCheck(rule: owned.rule, check: $0) }
    }
  }
}
