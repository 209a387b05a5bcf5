/// The forms of JSON that can be put together.
package enum AuditForm: String, Sendable, CaseIterable {
  /// An audit of one project.
  case audit = "archlint-audit/1"
  /// What `archlint lint` reports of one project.
  case report = "archlint/1"
  /// Audits or reports that have been put together.
  case merged = "archlint-audits/1"

  /// What people call it.
  var words: String {
    switch self {
    case .audit: "an audit"
    case .report: "a report of 'archlint lint'"
    case .merged: "a merged audit"
    }
  }
}

/// Audits that cannot be put together.
package struct MergeFailure: Error, Hashable, Sendable {
  /// What is wrong and what to do about it; starts with the file.
  package let message: String

  package init(message: String) { self.message = message }
}
