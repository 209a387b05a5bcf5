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
  /// The facts that a project must have, all of them, for the check to look at anything. None where
  /// it looks at any file of its rule, as the ban of some code does.
  var subject: [FileFact] { get }
  /// The message of findings of a rule that has this check alone and no message; nil for its title.
  var usualMessage: MessageTemplate? { get }
}

extension RuleCheck {
  package var selectors: [Selector] { [] }
  package var subject: [FileFact] { [] }
  package var usualMessage: MessageTemplate? { nil }
  package var needs: CheckNeeds { [] }
  package var otherFiles: OtherFiles { OtherFiles() }
}

/// The facts about a project, besides its files, that a check needs.
package struct CheckNeeds: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

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
  /// The order in which the commits of a change add files.
  package static let commits = CheckNeeds(rawValue: 1 << 8)
  /// The lines that a change adds and takes away, for the places of findings: the check finds the
  /// same without them.
  package static let placesOfLines = CheckNeeds(rawValue: 1 << 9)
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
