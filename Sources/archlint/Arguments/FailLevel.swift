import Engine

/// From which severity on findings make a run fail.
enum FailLevel: String, CaseIterable {
  case error, warning, info, never

  /// Whether a run with these numbers fails.
  func fails(_ summary: Report.Summary) -> Bool {
    switch self {
    case .error: summary.errors > 0
    case .warning: summary.errors + summary.warnings > 0
    case .info: summary.errors + summary.warnings + summary.infos > 0
    case .never: false
    }
  }
}
