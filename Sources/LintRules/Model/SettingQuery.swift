import Matching
import Project

/// A description of settings: every part that is given has to hold.
package struct SettingQuery: Sendable, Hashable {
  /// The names, as all forms of files share them.
  package var names: NameList
  /// The values, nil for any.
  package var values: NameList?
  /// An expression that must match the value as the file writes it.
  package var form: RegularExpression?
  /// A version that the value is older than.
  package var below: DottedVersion?
  /// A version that the value reaches.
  package var atLeast: DottedVersion?

  package init(names: NameList) { self.names = names }

  /// Returns true if a setting matches the query.
  ///
  /// - Parameter written: the value as the file writes it.
  func accepts(name: String, value: String, written: String) -> Bool {
    guard names.matches(name) else { return false }
    if let values, !values.matches(value) { return false }
    if let form, !form.hasMatch(in: written) { return false }
    // A value that is not a version, such as a reference to another setting, is unknown.
    if let below { guard let version = DottedVersion(value), version < below else { return false } }
    if let atLeast {
      guard let version = DottedVersion(value), version >= atLeast else { return false }
    }
    return true
  }

  /// Returns true if one of the settings matches the query.
  func accepts(_ settings: [ModuleSetting]) -> Bool {
    settings.contains { accepts(name: $0.name, value: $0.value, written: $0.value) }
  }
}
