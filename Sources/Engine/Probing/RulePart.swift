import LintRules

/// A part of a rule that can keep it from reporting a place, and the rule without it.
package struct RulePart: Sendable {
  /// The statement of the part about a place that nothing else excludes.
  package enum Sort: Sendable, Hashable {
    /// A key of `in` or `not-in`.
    case selector
    /// `if`, `unless`, or a question to the declarations of the project.
    case project
    /// A condition on what a pattern matches, or on a declaration.
    case condition
    /// A severity for some paths.
    case severity
    /// The systems that have an API, compared with those of the code.
    case systems
  }

  /// The keys that lead to the part, such as `in.paths`.
  package let name: String
  package let sort: Sort
  /// The demand of the part, in words; empty where its name says it.
  package var words: [String] = []
  let remove: @Sendable (inout Rule) -> Void
}

extension Rule {
  /// The parts of the rule that can keep it from reporting a place.
  var parts: [RulePart] {
    var parts = selectorParts
    if occasion != nil { parts.append(RulePart(name: "if", sort: .project) { $0.occasion = nil }) }
    if exception != nil {
      parts.append(RulePart(name: "unless", sort: .project) { $0.exception = nil })
    }
    if !overrides.isEmpty {
      parts.append(RulePart(name: "paths", sort: .severity) { $0.overrides = [] })
    }
    if needsSystems {
      parts.append(RulePart(name: "systems", sort: .systems) { $0.removeSystems() })
    }
    for (index, check) in checks.enumerated() {
      if let check = check as? PatternCheck { parts += check.parts(at: index) }
      if let check = check as? DeclarationCheck { parts += check.parts(at: index) }
    }
    return parts
  }

  /// True if findings depend on the systems that the code is built for.
  private var needsSystems: Bool {
    api != nil || checks(of: PatternCheck.self).flatMap(\.cases).contains { $0.api != nil }
  }

  private mutating func removeSystems() {
    api = nil
    waitsForSystems = false
    for index in checks.indices {
      guard let check = checks[index] as? PatternCheck else { continue }
      let cases = check.cases.map { found in
        var found = found
        found.api = nil
        return found
      }
      checks[index] = PatternCheck(cases: cases, isAboutSystem: check.isAboutSystem)
    }
  }

  private var selectorParts: [RulePart] {
    Selector.Scope.mapping.resets.flatMap { key, reset -> [RulePart] in
      let scopes: [(String, any WritableKeyPath<Selector, Selector.Scope> & Sendable)] = [
        ("in", \.included), ("not-in", \.excluded),
      ]
      return scopes.compactMap { name, path in
        var scope = selector[keyPath: path]
        reset(&scope)
        guard scope != selector[keyPath: path] else { return nil }
        let words = key == "declarations" ? selector.declarationWords(name) : []
        return RulePart(name: "\(name).\(key)", sort: .selector, words: words) { rule in
          reset(&rule.selector[keyPath: path])
        }
      }
    }
  }
}

// MARK: - Checks

extension PatternCheck {
  fileprivate func parts(at index: Int) -> [RulePart] {
    /// A part of all cases, where `clear` changes one of them.
    func part(
      _ name: String, _ sort: RulePart.Sort,
      _ clear: @escaping @Sendable (PatternCheck.Case) -> PatternCheck.Case?
    ) -> RulePart? {
      guard cases.compactMap(clear) != cases else { return nil }
      return RulePart(name: name, sort: sort) { rule in
        guard let check = rule.checks[index] as? PatternCheck else { return }
        rule.checks[index] = PatternCheck(
          cases: check.cases.compactMap(clear), isAboutSystem: check.isAboutSystem)
      }
    }
    /// A part of the surroundings of all cases.
    func nearby(
      _ name: String, _ sort: RulePart.Sort = .condition,
      _ clear: @escaping @Sendable (inout Surroundings) -> Void
    ) -> RulePart? {
      part(name, sort) { found in
        var surroundings = found.surroundings
        clear(&surroundings)
        return found.with(surroundings: surroundings)
      }
    }
    let captures = Set(cases.flatMap { $0.constraints.map(\.capture) }).sorted()
    var parts = captures.map { capture in
      part("where.\(capture)", .condition) { found in
        found.with(constraints: found.constraints.filter { $0.capture != capture })
      }
    }
    parts += [
      part("except", .condition) { $0.isException ? nil : $0 },
      nearby("chained") { $0.chained = [] }, nearby("unchained") { $0.unchained = [] },
      nearby("with") { $0.with = [] }, nearby("without") { $0.without = [] },
      nearby("discarded") { $0.isDiscarded = nil },
      nearby("if-declared", .project) { $0.present = nil },
      nearby("unless-declared", .project) { $0.absent = nil },
      part("undeclared", .project) { $0.with(isUndeclared: false) },
      part("in or not-in of the pattern", .selector) { $0.withoutSelector() },
    ]
    if isAboutSystem {
      parts.append(
        RulePart(name: "of-system", sort: .project) { rule in
          guard let check = rule.checks[index] as? PatternCheck else { return }
          rule.checks[index] = PatternCheck(cases: check.cases, isAboutSystem: false)
        })
    }
    return parts.compactMap(\.self)
  }
}

extension PatternCheck.Case {
  fileprivate func with(
    constraints: [CaptureConstraint]? = nil, surroundings: Surroundings? = nil,
    isUndeclared: Bool? = nil
  ) -> PatternCheck.Case {
    copy(
      constraints: constraints ?? self.constraints, surroundings: surroundings ?? self.surroundings,
      isUndeclared: isUndeclared ?? self.isUndeclared, selector: selector)
  }

  fileprivate func withoutSelector() -> PatternCheck.Case {
    copy(
      constraints: constraints, surroundings: surroundings, isUndeclared: isUndeclared,
      selector: nil)
  }

  /// A fix may name what a constraint captures, so that the copy has none.
  private func copy(
    constraints: [CaptureConstraint], surroundings: Surroundings, isUndeclared: Bool,
    selector: Selector?
  ) -> PatternCheck.Case {
    var found = PatternCheck.Case(
      pattern: pattern, constraints: constraints, severity: severity, message: message,
      isException: isException, surroundings: surroundings, isUndeclared: isUndeclared,
      selector: selector)
    found.api = api
    return found
  }
}

extension DeclarationCheck {
  fileprivate func parts(at index: Int) -> [RulePart] {
    func part(
      _ name: String, _ sort: RulePart.Sort, isThere: Bool,
      _ clear: @escaping @Sendable (inout DeclarationCheck) -> Void
    ) -> RulePart? {
      guard isThere else { return nil }
      return RulePart(name: name, sort: sort) { rule in
        guard var check = rule.checks[index] as? DeclarationCheck else { return }
        clear(&check)
        rule.checks[index] = check
      }
    }
    return [
      part("declarations.require", .condition, isThere: require != nil) { $0.require = nil },
      part("declarations.forbid", .condition, isThere: forbid != nil) { $0.forbid = nil },
      part("declarations.local", .condition, isThere: !includesLocal) { $0.includesLocal = true },
      part("in or not-in of the check", .selector, isThere: selector != nil) { $0.selector = nil },
    ].compactMap(\.self)
  }
}
