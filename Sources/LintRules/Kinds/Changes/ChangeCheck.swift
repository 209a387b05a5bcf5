import Matching
import Project

/// Conditions for a change as a whole: its size, its lines, or the files that belong together.
package struct ChangeCheck: RuleCheck, Hashable {
  /// The changed files, all where nil.
  package var files: GlobSet?
  /// Files that do not count.
  package var exceptions: GlobSet?
  /// The changes that are meant.
  package var kinds = Set(FileChange.Kind.allCases)
  /// The trailer of a commit message that excuses the change.
  package var trailer: String?
  /// The size that a change may have.
  package var limits: ChangeLimits?
  /// The changes that are cosmetic and have no place beside others.
  package var cosmetic: Set<CosmeticChange> = []
  /// Text that must not be added or removed.
  package var expressions: [RegularExpression] = []
  /// The sides of the change in which the text counts.
  package var sides: Set<ChangeSide> = Set(ChangeSide.allCases)
  /// Lines that do not count.
  package var notLines: [RegularExpression] = []
  /// Parts of a line that do not count.
  package var ignored: [RegularExpression] = []
  /// The start of the blocks in which the text counts.
  package var block: RegularExpression?
  /// True if only code counts.
  package var isAboutCode = false
  /// True if removed text may have a replacement in the same file.
  package var isReplaceable = false
  /// True if added text does not count where the file had the same text before.
  package var needsNewText = false
  /// Files, one of which has to be part of the change.
  package var companions: [String] = []
  package var message: MessageTemplate?
  package var severity: Severity?

  package init() {}

  package var needs: CheckNeeds { [.changes, .lines, .messages] }
}

/// A side of a change.
package enum ChangeSide: String, Sendable, CaseIterable {
  case added, removed
}

/// A change that leaves the meaning of code as it is.
package enum CosmeticChange: String, Sendable, CaseIterable {
  /// White space and line breaks.
  case space
  /// The order of lines.
  case order
  /// Names that are declared in the changed lines.
  case names
  /// Files that are moved or get another name.
  case moves
}

/// The size that a change may have.
package struct ChangeLimits: Sendable, Hashable {
  /// How many lines may go and come.
  package var lines: Int?
  /// How many files may be changed.
  package var files: Int?
  /// How many features may be changed.
  package var features: Int?
  /// The folders of features, of which those with the same name are one.
  package var featureFolders = GlobSet([])

  package init() {}
}
