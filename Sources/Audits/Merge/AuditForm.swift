/// The forms of JSON that can be merged.
package enum AuditForm: String, Sendable, CaseIterable {
  /// An audit of one project.
  case audit = "archlint-audit/1"
  /// A report of `archlint lint` on one project.
  case report = "archlint/1"
  /// Merged audits or reports.
  case merged = "archlint-audits/1"

  /// Its name for people.
  var words: String {
    switch self {
    case .audit: "an audit"
    case .report: "a report of 'archlint lint'"
    case .merged: "a merged audit"
    }
  }
}

/// Audits that cannot be merged.
package struct MergeFailure: Error, Hashable, Sendable {
  /// The problem and the remedy; starts with the file.
  package let message: String

  package init(message: String) { self.message = message }
}
