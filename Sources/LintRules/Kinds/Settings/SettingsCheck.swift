import Matching
import Project

/// Settings with which a project must not be built, or that it lacks.
package struct SettingsCheck: RuleCheck, Hashable {
  /// The forms of files.
  package var formats: Set<SettingsFile.Format>
  /// The kinds of owner that the settings belong to, empty for any.
  package var owners: Set<SettingsFile.Owner.Kind> = []
  /// The names of owners that do not count.
  package var exceptions: NameList?
  /// The settings.
  package var query: SettingQuery
  /// True if the finding is that none of the owner's settings matches.
  package var isMissing = false
  /// Other settings of the file, one of which has to fit each query.
  package var with: [SettingQuery] = []
  /// Other settings of the file, one of which has to fit one of the queries; none when empty.
  package var anyWith: [SettingQuery] = []
  /// Other settings of the owner, of which none may fit.
  package var without: [SettingQuery] = []
  /// Modules of which the owner's code has to import one.
  package var imports: NameList?
  /// Where the check looks, within what the rule looks at.
  package var scope: Selector.Scope?
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?
  /// The fix of a finding.
  package var fix: SettingsFix?

  package init(formats: Set<SettingsFile.Format>, query: SettingQuery) {
    self.formats = formats
    self.query = query
  }

  package var otherFiles: OtherFiles { OtherFiles(formats: formats) }

  package var selectors: [Selector] { scope.map { [Selector(included: $0)] } ?? [] }

  package var subject: [FileFact] {
    let globs = formats.flatMap(\.globs).sorted().compactMap { try? Glob($0) }
    return [FileFact(paths: GlobSet(globs))]
  }
}

/// How a fix changes the settings of a file.
package struct SettingsFix: Sendable, Hashable {
  /// A new value for settings of the file.
  package struct Replacement: Sendable, Hashable {
    package var query: SettingQuery
    package var value: String

    package init(query: SettingQuery, value: String) {
      self.query = query
      self.value = value
    }
  }

  /// The new value of the setting that was found.
  package var value: String?
  /// The setting to add to the owner's list.
  package var addition: String?
  /// True if the setting is removed from its list.
  package var isDeletion = false
  /// The other replacements that keep the file valid.
  package var companions: [Replacement] = []
  /// Settings of the file whose presence makes the fix unsafe.
  package var unsafeWith: [SettingQuery] = []
  /// True if the fix has no side effect.
  package var isSafe = true
  /// The side effect of the fix, if it has one.
  package var caveat: String?

  package init() {}
}
