extension RuleKind {
  /// All kinds, in the order in which they are documented and run.
  package static let all: [RuleKind] = [
    patterns, imports, declarations, contents, switches, absent, interface, uses, marks, terms,
    layers, independent, only, acyclic, layout, tested, counterparts, settings, text, documents,
    requirements, protected, changes, comments, secrets, tracked, suppressions,
  ]

  /// The keys of a rule that make checks, in that order.
  package static let checkKeys: [String] = all.flatMap(\.checkKeys)
}
