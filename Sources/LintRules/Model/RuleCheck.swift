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
  /// The systems that modules are built for.
  package static let deploymentTargets = CheckNeeds(rawValue: 1 << 3)
  /// The settings that modules are built with.
  package static let moduleSettings = CheckNeeds(rawValue: 1 << 4)
  /// The lines that a change adds and takes away.
  package static let lines = CheckNeeds(rawValue: 1 << 5)
  /// The messages of commits, which may excuse a finding.
  package static let messages = CheckNeeds(rawValue: 1 << 6)
  /// The files that git tracks and ignores.
  package static let repository = CheckNeeds(rawValue: 1 << 7)
}

/// Files that a run reads only because a check asks for them.
package struct OtherFiles: Sendable {
  /// Files that any of these globs matches, from the root.
  package var globs: [Glob] = []
  /// Files with settings in these formats.
  package var formats: Set<SettingsFile.Format> = []
  /// Text files that git tracks or may track.
  package var texts: GlobSet?

  package init(
    globs: [Glob] = [], formats: Set<SettingsFile.Format> = [], texts: GlobSet? = nil
  ) {
    self.globs = globs
    self.formats = formats
    self.texts = texts
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
