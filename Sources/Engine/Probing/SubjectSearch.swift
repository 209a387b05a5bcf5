import Configuration
import LintRules
import Project
import Results

/// Finds the rules that have nothing to look at: no file, declaration or document of the project is of
/// the kind that they are about.
package struct SubjectSearch: Sendable {
  private let linter: Linter
  private let survey: Survey
  /// True if the project has requirements.
  private let hasRequirements: Bool

  /// - Parameters:
  ///   - linter: a run with the configuration that has the rules.
  ///   - survey: that of the same run.
  package init(_ linter: Linter, _ survey: Survey) {
    self.linter = linter
    self.survey = survey
    hasRequirements = !RequirementMatrix(survey.notes, places: survey.places).rows.isEmpty
  }

  /// The answer for one rule, as far as paths give it.
  private enum Answer {
    case something
    case nothing
    /// Files have to be read: it looks at something where they have all facts of one of the lists.
    case anyOf([[FileFact]])
  }

  /// The ids of those of the rules that have nothing to look at.
  package func idleRules(among rules: [Rule]) async throws -> Set<String> {
    var idle: Set<String> = []
    var searches: [Rule] = []
    var rulesOfSearches: [String: String] = [:]
    for rule in rules {
      switch answer(about: rule) {
      case .something: break
      case .nothing: idle.insert(rule.id)
      case .anyOf(let lists):
        idle.insert(rule.id)
        for facts in lists {
          let search = rule.search(for: facts, named: "subject-\(searches.count)")
          rulesOfSearches[search.id] = rule.id
          searches.append(search)
        }
      }
    }
    guard !searches.isEmpty else { return idle }
    var options = linter.options
    options.baseline = nil
    let report = try await Linter(
      root: linter.root, configuration: linter.configuration.replacingRules(with: searches),
      options: options
    ).run()
    for diagnostic in report.diagnostics + report.suppressed {
      rulesOfSearches[diagnostic.rule].map { _ = idle.remove($0) }
    }
    return idle
  }

  private func answer(about rule: Rule) -> Answer {
    let places = survey.places.filter {
      rule.selector.selects($0, layers: linter.configuration.layers)
    }
    guard !places.isEmpty else { return .nothing }
    var open: [[FileFact]] = []
    for (check, facts) in zip(rule.checks, rule.subjects) {
      if check is RequirementCheck, !hasRequirements { continue }
      var unknown: [FileFact] = []
      var isPossible = true
      for fact in facts where !places.contains(where: { fact.holds(byPathOf: $0) }) {
        if fact.isAboutPathsOnly { isPossible = false } else { unknown.append(fact) }
      }
      guard isPossible else { continue }
      if unknown.isEmpty { return .something }
      open.append(unknown)
    }
    return open.isEmpty ? .nothing : .anyOf(open)
  }
}

extension FileFact {
  fileprivate func holds(byPathOf place: Place) -> Bool {
    paths.map { place.isMatched(by: $0) } ?? false
  }

  fileprivate var isAboutPathsOnly: Bool {
    declarations.isEmpty && patterns.isEmpty && texts.isEmpty
  }
}
