import Matching
import Project

/// One check of a rule, as its author wrote it: a plain value of one of the kinds in `Kinds/`.
package protocol RuleCheck: Sendable {
  /// The facts that a run must collect for the check, besides the files that it always reads.
  var needs: CheckNeeds { get }
  /// The files that the check looks at beside Swift and Markdown.
  var otherFiles: OtherFiles { get }
}

extension RuleCheck {
  package var needs: CheckNeeds { [] }
  package var otherFiles: OtherFiles { OtherFiles() }
}

/// The facts about a project, besides its files, that a check needs.
package struct CheckNeeds: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Which file refers to which.
  package static let references = CheckNeeds(rawValue: 1 << 0)
  /// Which files were changed.
  package static let changes = CheckNeeds(rawValue: 1 << 1)
  /// The contents of changed files before the change.
  package static let previousContents = CheckNeeds(rawValue: 1 << 2)
  /// The systems that modules are built for.
  package static let deploymentTargets = CheckNeeds(rawValue: 1 << 3)
  /// The settings that modules are built with.
  package static let moduleSettings = CheckNeeds(rawValue: 1 << 4)
}

/// Files that a run reads only because a check asks for them.
package struct OtherFiles: Sendable {
  /// Files that any of these globs matches, from the root.
  package var globs: [Glob] = []
  /// Files with settings in these formats.
  package var formats: Set<SettingsFile.Format> = []

  package init(globs: [Glob] = [], formats: Set<SettingsFile.Format> = []) {
    self.globs = globs
    self.formats = formats
  }
}

extension Rule {
  /// The checks of one kind.
  package func checks<Check: RuleCheck>(of kind: Check.Type) -> [Check] {
    checks.compactMap { $0 as? Check }
  }

  /// The facts that a run must collect for the rule.
  package var needs: CheckNeeds {
    checks.reduce(into: api == nil ? [] : .deploymentTargets) { $0.formUnion($1.needs) }
  }

  /// True if the rule asks for the settings that modules are built with.
  package var asksForModuleSettings: Bool {
    selector.asksForSettings || !needs.isDisjoint(with: [.moduleSettings, .deploymentTargets])
  }

  /// True if the rule only checks changes of protected files.
  package var isAboutProtectedFiles: Bool { checks.allSatisfy { $0.needs == .changes } }

  /// The files that the rules look at beside Swift and Markdown.
  package static func otherFiles(of rules: [Rule]) -> GlobSet {
    var globs: [Glob] = []
    var formats: Set<SettingsFile.Format> = []
    for rule in rules {
      if rule.asksForModuleSettings { formats.insert(.xcconfig) }
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
