import LintRules
import Results

extension Report {
  /// How often a rule was broken.
  struct Tally {
    let rule: String
    private(set) var severity = Severity.info
    private(set) var count = 0

    /// Counts one more finding; the rule has the severity of its worst one.
    fileprivate mutating func add(_ finding: Severity) {
      severity = max(severity, finding)
      count += 1
    }
  }

  /// The rules with findings, the most frequent first.
  var tallies: [Tally] {
    var tallies: [String: Tally] = [:]
    // By index, because a finding that is taken out is copied with all it has.
    for index in diagnostics.indices {
      let rule = diagnostics[index].rule
      tallies[rule, default: Tally(rule: rule)].add(diagnostics[index].severity)
    }
    return tallies.values.sorted {
      ($1.count, $1.severity, $0.rule) < ($0.count, $0.severity, $1.rule)
    }
  }

  /// The rules that ran by their ids.
  var rulesByID: [String: Rule] {
    Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The findings of each file, in the order of the report.
  var diagnosticsByFile: [ArraySlice<Diagnostic>] {
    var files: [ArraySlice<Diagnostic>] = []
    var rest = diagnostics[...]
    while let path = rest.first?.location.path {
      let end = rest.firstIndex { $0.location.path != path } ?? rest.endIndex
      files.append(rest[..<end])
      rest = rest[end...]
    }
    return files
  }
}
