import LintRules

/// Counts findings one after the other, those of a file together.
struct FindingCounter: Sendable {
  private(set) var findings = 0
  private(set) var files = 0
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var infos = 0
  private(set) var safelyFixable = 0
  private(set) var unsafelyFixable = 0
  /// The number of the file that was counted last.
  private var file = -1

  /// The parts of a finding that count.
  struct Facts {
    var severity = Severity.info
    /// True if a fix that removes it is safe, nil if there is no fix.
    var isFixSafe: Bool?
    /// The number of its file; findings of a file come one after the other.
    var file = 0
  }

  mutating func add(_ facts: Facts) {
    findings += 1
    if facts.file != file {
      file = facts.file
      files += 1
    }
    switch facts.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .info: infos += 1
    }
    if let isSafe = facts.isFixSafe {
      if isSafe { safelyFixable += 1 } else { unsafelyFixable += 1 }
    }
  }

  /// Adds the numbers of other files.
  mutating func add(_ other: FindingCounter) {
    findings += other.findings
    files += other.files
    errors += other.errors
    warnings += other.warnings
    infos += other.infos
    safelyFixable += other.safelyFixable
    unsafelyFixable += other.unsafelyFixable
    file = -1
  }

  var tally: Audit.Tally {
    Audit.Tally(
      findings: findings, files: files, safelyFixable: safelyFixable,
      unsafelyFixable: unsafelyFixable)
  }
}
