import LintRules

/// The results of a run: everything that a report needs, without further look-ups.
package struct Report: Sendable {
  /// The root of the project, as the run was given it.
  package let root: String
  /// The names of the presets.
  package let presets: [String]
  /// The rules that ran.
  package private(set) var rules: [Rule]
  /// The findings that count, ordered by path, offset and rule.
  package private(set) var diagnostics: [Diagnostic]
  /// The findings that the code says do not count.
  package let suppressed: [Diagnostic]
  /// The findings that the baseline accepts.
  package var baselined: [Diagnostic] = []
  /// The comparison with the baseline, nil if there is none.
  package var delta: Baseline.Delta?
  /// The baseline without what no longer occurs, nil if there is none.
  package var shrunkBaseline: Baseline?
  /// The ids of rules about changes that were not checked, because nothing says what has changed.
  package var unchecked: [String] = []
  /// The findings that wait until the project is built for newer systems only, the most first.
  package var waiting: [Waiting] = []
  /// True if the run is about a change.
  package var isAboutChange = false
  /// The comments that switch rules off.
  package var suppressions: [SuppressionComment] = []
  /// The things that could not be read or checked.
  package var problems: [Problem]
  package private(set) var summary: Summary
  /// How long each phase took, in seconds, in their order.
  package var timings: [Timing]

  package init(
    root: String, presets: [String], rules: [Rule], diagnostics: [Diagnostic],
    suppressed: [Diagnostic], problems: [Problem], summary: Summary, timings: [Timing]
  ) {
    self.root = root
    self.presets = presets
    self.rules = rules
    self.diagnostics = diagnostics
    self.suppressed = suppressed
    self.problems = problems
    self.summary = summary
    self.timings = timings
  }

  /// Adds findings of rules that may not have run.
  package mutating func add(_ more: [Diagnostic], of rules: [Rule]) {
    guard !more.isEmpty else { return }
    var more = more
    Fingerprints.assign(to: &more)
    if delta != nil {
      for index in more.indices { more[index].baseline = .new }
      delta?.new += more.count
    }
    for diagnostic in more { summary.count(diagnostic) }
    diagnostics = (diagnostics + more).sorted { $0.precedes($1) }
    let known = Set(self.rules.map(\.id))
    self.rules += rules.filter { !known.contains($0.id) }
  }

  /// Takes findings out.
  package mutating func remove(where isRemoved: (Diagnostic) -> Bool) {
    for diagnostic in diagnostics where isRemoved(diagnostic) {
      summary.uncount(diagnostic)
      if diagnostic.baseline == .new { delta?.new -= 1 }
    }
    diagnostics.removeAll(where: isRemoved)
  }

  /// True if something was left out that should have been checked.
  package var isIncomplete: Bool { problems.contains { !$0.isHarmless } }

  /// Findings that the project cannot remove yet, because it is built for older systems.
  package struct Waiting: Sendable, Hashable {
    /// The systems that they need, such as `iOS 17 and macOS 14`.
    package let systems: String
    package let findings: Int

    package init(systems: String, findings: Int) {
      self.systems = systems
      self.findings = findings
    }
  }

  /// A comment that switches rules off.
  package struct SuppressionComment: Sendable, Hashable {
    package let path: String
    /// The 1-based line.
    package let line: Int
    package private(set) var rules: [String]
    package let reason: String
    /// Those of the rules that have no finding for the comment to hide.
    package private(set) var unused: [String]

    package init(path: String, line: Int, rules: [String], reason: String, unused: [String] = []) {
      self.path = path
      self.line = line
      self.rules = rules
      self.reason = reason
      self.unused = unused
    }

    /// The comment with only some of its rules.
    package func about(_ some: [String]) -> SuppressionComment {
      var comment = self
      comment.rules = some
      comment.unused = unused.filter(some.contains)
      return comment
    }
  }

  /// The contracts of the project, in the order of the configuration.
  package var contracts: [Contract] {
    rules.filter(\.isContract).map { rule in
      Contract(
        id: rule.id, title: rule.title, severity: rule.severity,
        findings: diagnostics.count { $0.rule == rule.id })
    }
  }

  /// A contract and how often it is broken.
  package struct Contract: Sendable, Hashable {
    package let id: String
    package let title: String
    package let severity: Severity
    package let findings: Int

    package var isKept: Bool { findings == 0 }
  }

  /// Something that went wrong with a file, and no finding.
  package struct Problem: Sendable, Hashable {
    /// The path from the root of the project, empty when it is about the run.
    package let path: String
    package let message: String
    /// True if everything that had to be checked was checked nevertheless.
    package let isHarmless: Bool

    package init(path: String, message: String, isHarmless: Bool = false) {
      self.path = path
      self.message = message
      self.isHarmless = isHarmless
    }

    /// How many harmless problems that say the same of files are listed one by one.
    private static let maximumAlike = 3

    /// The problems, of which many harmless ones that say the same of files are one.
    package static func gathered(_ problems: [Problem]) -> [Problem] {
      var counts: [String: Int] = [:]
      for problem in problems where problem.isHarmless { counts[problem.message, default: 0] += 1 }
      guard counts.values.contains(where: { $0 > maximumAlike }) else { return problems }
      var seen: Set<String> = []
      return problems.compactMap { problem in
        let count = counts[problem.message] ?? 0
        guard problem.isHarmless, count > maximumAlike else { return problem }
        guard seen.insert(problem.message).inserted else { return nil }
        return Problem(
          path: problem.path, message: "\(problem.message) (as \(count - 1) other files)",
          isHarmless: true)
      }
    }
  }

  /// The time of one phase.
  package struct Timing: Sendable, Hashable {
    package let phase: String
    package let seconds: Double

    package init(phase: String, seconds: Double) {
      self.phase = phase
      self.seconds = seconds
    }
  }

  /// Numbers of a run.
  package struct Summary: Sendable, Hashable {
    package var files = 0
    package var lines = 0
    package var bytes = 0
    package var errors = 0
    package var warnings = 0
    package var infos = 0
    package var suppressed = 0
    package var baselined = 0
    package var ambiguous = 0
    /// Swift files that belong to no layer, where there are layers.
    package var unlayered = 0
    /// Findings that a safe fix removes, and those that only an unsafe one does.
    package var safelyFixable = 0
    package var unsafelyFixable = 0
    package var seconds = 0.0

    package init() {}

    /// Counts a finding without a fix no more.
    mutating func uncount(_ diagnostic: Diagnostic) {
      switch diagnostic.severity {
      case .error: errors -= 1
      case .warning: warnings -= 1
      case .info: infos -= 1
      }
    }

    /// Counts a finding that is reported.
    package mutating func count(_ diagnostic: Diagnostic) {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
      switch diagnostic.fix?.isSafe {
      case true?: safelyFixable += 1
      case false?: unsafelyFixable += 1
      case nil: break
      }
    }
  }
}
