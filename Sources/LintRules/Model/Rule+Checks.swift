import Matching
import Project

extension Rule {
  /// The checks of one kind.
  package func checks<Check: RuleCheck>(of kind: Check.Type) -> [Check] {
    checks.compactMap { $0 as? Check }
  }

  /// True if the rule or a part of it depends on what modules are built with.
  package var asksForSettings: Bool {
    selector.asksForSettings
      || checks.contains { $0.selectors.contains(where: \.asksForSettings) }
  }

  /// The facts that a run must collect for the rule.
  package var needs: CheckNeeds {
    checks.reduce(into: api == nil ? [] : .deploymentTargets) { $0.formUnion($1.needs) }
  }

  /// True if the rule asks for the settings that modules are built with.
  package var asksForModuleSettings: Bool {
    asksForSettings || !needs.isDisjoint(with: [.moduleSettings, .deploymentTargets])
  }

  /// True if the message of a commit may excuse what the rule finds.
  package var isExcusable: Bool { needs.contains(.messages) }

  /// True if the rule finds nothing without a change.
  package var isAboutChanges: Bool {
    needs.contains(.changes) || selector.included.isAdded == true
      || selector.included.isNewFile == true
  }

  /// True if the rule finds nothing without the text of files before the change.
  package var isAboutLines: Bool { checks.contains { $0.needs.contains(.lines) } }

  /// True if the rule looks at the text of files before the change, needed or not.
  package var readsLines: Bool {
    checks.contains { !$0.needs.isDisjoint(with: [.lines, .placesOfLines]) }
  }

  /// The text files that the rules look at where git tracks them.
  package static func textFiles(of rules: [Rule]) -> GlobSet {
    GlobSet(rules.flatMap { $0.checks.flatMap { $0.otherFiles.texts?.globs ?? [] } })
  }

  /// The files that the rules look at beside Swift and Markdown.
  package static func otherFiles(of rules: [Rule]) -> GlobSet {
    var globs: [Glob] = []
    var formats: Set<SettingsFile.Format> = []
    for rule in rules {
      if rule.asksForModuleSettings { formats.insert(.xcconfig) }
      for fact in [rule.occasion, rule.exception, rule.joining.presumption?.fact].compactMap(\.self)
      {
        globs += fact.texts.flatMap(\.files.globs)
      }
      for check in rule.checks {
        globs += check.otherFiles.globs
        formats.formUnion(check.otherFiles.formats)
      }
    }
    let ofSettings = SettingsFile.Format.allCases.filter { formats.contains($0) && $0.isOther }
      .flatMap(\.globs)
    return GlobSet(ofSettings.compactMap { try? Glob($0) } + globs)
  }
}
