import LintRules

/// The rules that tables of a configuration make.
extension Rule {
  /// The ids of the rules that `terms`, `protected` and `layers` make.
  static let tableRuleIDs = ["project-terms", "project-protected-files", "project-layers"]

  /// Returns true if a table of a configuration makes the rule with this id.
  package static func isOfTable(_ id: String) -> Bool { tableRuleIDs.contains(id) }

  /// The rule of the table `terms`.
  ///
  /// - Parameter origin: the location of the table.
  static func projectTerms(_ terms: [TermCheck.Term], origin: String) -> Rule {
    Rule(
      id: "project-terms", title: "Terms of the project", severity: .warning,
      why: "Two words for one thing make readers look for a difference that does not exist.",
      instead: "Use the word from the table 'terms' of the configuration.",
      confidence: .certain, selector: Selector(),
      message: nil,
      checks: [TermCheck(terms: terms)], options: [], sources: [], examples: [], origin: origin)
  }

  /// The rule of the list `protected`.
  ///
  /// - Parameter origin: the location of the list.
  static func projectProtection(_ checks: [ProtectedCheck], origin: String) -> Rule {
    Rule(
      id: "project-protected-files", title: "Protected files of the project", severity: .error,
      why: "A small change to these files has large effects, which their owners have to judge.",
      instead: "Leave the file as it is, or ask its owners. A line 'Archlint-Authorized: GLOB "
        + "(reason)' in the commit message allows the change, and so does an entry of 'authorized' "
        + "in the configuration.",
      confidence: .diff, selector: Selector(),
      message: MessageTemplate("'{path}' is protected and was {change}"), checks: checks,
      options: [], sources: [], examples: [], origin: origin)
  }

  /// The rule of layers that state what they use.
  ///
  /// - Parameters:
  ///   - layers: the names of those layers.
  ///   - origin: the location of the first layer.
  static func projectLayers(_ layers: [String], origin: String) -> Rule {
    var rule = Rule(
      id: "project-layers", title: "Layers of the project", severity: .error,
      why: "A dependency that nobody has planned ties two layers together: neither changes alone.",
      instead: "Move the code, or let it depend on a protocol of a layer that it may use.",
      confidence: .index, selector: Selector(), message: nil,
      checks: [LayerCheck(from: layers)], options: [], sources: [],
      examples: [], origin: origin)
    rule.isContract = true
    return rule
  }

  /// The rule of the table `terms` with those terms of another one that it does not name itself.
  func addingTerms(of other: Rule?) -> Rule {
    guard let other else { return self }
    let own = checks(of: TermCheck.self).flatMap(\.terms)
    let named = Set(own.flatMap(\.phrases))
    let inherited = other.checks(of: TermCheck.self).flatMap(\.terms)
      .filter { !$0.phrases.allSatisfy(named.contains) }
    var rule = self
    rule.checks = [TermCheck(terms: own + inherited)]
    return rule
  }

  /// The rule of the list `protected` with the files of another one.
  func addingChecks(of other: Rule?) -> Rule {
    var rule = self
    rule.checks += other?.checks ?? []
    return rule
  }
}
