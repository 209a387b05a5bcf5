import Project

/// All that the files of a run share: the rules, compiled.
final class Programs: Sendable {
  /// The rules by their IDs.
  let rules: ContiguousArray<CompiledRule>
  let layers: LayerSet
  let queries: QueryProgram
  let patterns: PatternProgram
  let facts: FactProgram
  /// The questions of rules to all files.
  let questions: ProjectQuestions
  /// True if a rule asks which files use an identifier.
  let asksForUses: Bool
  /// Facts that extensions may add to types of other files, ready for queries.
  let extensionFacts: ExtensionFactProgram
  /// The patterns that are asked for the names in them.
  let uses: NameUseProgram

  init(_ builder: consuming ProgramBuilder) {
    rules = ContiguousArray(
      builder.rules.map { CompiledRule($0, &builder) })
    layers = builder.layers
    facts = FactProgram(&builder)
    uses = NameUseProgram(&builder)
    asksForUses = builder.asksForUses
    extensionFacts = ExtensionFactProgram(builder.queries.questions)
    questions = builder.queries.questions
    queries = QueryProgram(builder.queries)
    patterns = builder.patterns.build()
  }

  subscript(rule: RuleID) -> CompiledRule { rules[rule.index] }
}
