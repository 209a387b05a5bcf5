import Engine

/// The forms in which a report can be written.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, compact, json, sarif
}
