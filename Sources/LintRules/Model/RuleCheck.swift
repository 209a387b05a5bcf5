import Matching
import Project

/// One check of a rule, as its author wrote it: a plain value of one of the kinds in `Kinds/`.
package protocol RuleCheck: Sendable {
  /// The facts that a run must collect for the check, besides the files that it always reads.
  var needs: CheckNeeds { get }
  /// The files that the check looks at beside Swift and Markdown.
  var otherFiles: OtherFiles { get }
  /// The places where parts of the check count, within those of the rule.
  var selectors: [Selector] { get }
}

extension RuleCheck {
  package var selectors: [Selector] { [] }
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

  /// True if the rule or a part of it depends on what modules are built with.
  package var asksForSettings: Bool {
    selector.asksForSettings
      || checks.contains { $0.selectors.contains(where: \.asksForSettings) }
  }

  /// The facts that a run must collect for the rule.
  package var needs: CheckNeeds { checks.reduce(into: []) { $0.formUnion($1.needs) } }

  /// The names of the layers that the rule or a part of it speaks of.
  package var layerNames: Set<String> {
    let selectors = [selector] + checks.flatMap(\.selectors)
    var names = Set(selectors.flatMap { $0.included.layers + $0.excluded.layers })
    for check in checks(of: LayerCheck.self) { names.formUnion(check.from + check.to) }
    return names
  }

  /// True if the rule only checks changes of protected files.
  package var isAboutProtectedFiles: Bool { checks.allSatisfy { $0.needs == .changes } }

  /// The files that the rules look at beside Swift and Markdown.
  package static func otherFiles(of rules: [Rule]) -> GlobSet {
    var globs: [Glob] = []
    var formats: Set<SettingsFile.Format> = []
    for rule in rules {
      if rule.asksForSettings { formats.insert(.xcconfig) }
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
