/// How much a finding matters.
package enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  case info, warning, error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
