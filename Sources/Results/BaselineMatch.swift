import LintRules
import Project

/// The findings of a run compared with a baseline.
package struct BaselineMatch {
  /// The findings, each with what the baseline says of it.
  package private(set) var diagnostics: [Diagnostic]
  package private(set) var delta = Baseline.Delta()
  /// The baseline without what no longer occurs.
  package private(set) var shrunk: Baseline

  /// - Parameters:
  ///   - diagnostics: those that no comment excuses.
  ///   - paths: all files of the project.
  ///   - covers: whether the run has looked at all of the file at a path.
  package init(
    _ baseline: Baseline, _ diagnostics: [Diagnostic], rules: [Rule], today: CalendarDay,
    paths: Set<String>, covers: (String) -> Bool
  ) {
    self.diagnostics = diagnostics
    let closed = Set(rules.filter { !$0.baseline.accepts(on: today) }.map(\.id))
    let ran = Set(rules.map(\.id))
    var left: [String: Int] = [:]
    for entry in baseline.entries { left[entry.key, default: 0] += entry.count }
    var unknown: [Int] = []
    for index in diagnostics.indices {
      let key = Fingerprints.group(diagnostics[index])
      if !closed.contains(diagnostics[index].rule), let count = left[key], count > 0 {
        left[key] = count - 1
        self.diagnostics[index].baseline = .unchanged
      } else {
        self.diagnostics[index].baseline = .new
        unknown.append(index)
      }
    }
    // Findings of a file that is gone may have moved with it.
    var moved: [String: [String]] = [:]
    for entry in baseline.entries
    where left[entry.key, default: 0] > 0 && !paths.contains(entry.path) {
      moved[entry.content, default: []].append(entry.key)
    }
    var renamed: [String: Baseline.Entry] = [:]
    var movedAway: [String: Int] = [:]
    for index in unknown where !closed.contains(diagnostics[index].rule) {
      let content = Fingerprints.content(diagnostics[index])
      guard let key = moved[content]?.first(where: { left[$0, default: 0] > 0 }) else { continue }
      left[key, default: 0] -= 1
      movedAway[key, default: 0] += 1
      self.diagnostics[index].baseline = .unchanged
      let group = Fingerprints.group(diagnostics[index])
      renamed[
        group,
        default: Baseline.Entry(
          rule: diagnostics[index].rule, path: diagnostics[index].location.path, count: 0,
          key: group, content: content)
      ].count += 1
    }
    var kept: [Baseline.Entry] = []
    for var entry in baseline.entries {
      let isKnown = ran.contains(entry.rule) && (covers(entry.path) || !paths.contains(entry.path))
      let gone = isKnown ? min(left[entry.key, default: 0], entry.count) : 0
      delta.fixed += gone
      entry.count -= gone + movedAway[entry.key, default: 0]
      if entry.count > 0 { kept.append(entry) }
    }
    shrunk = Baseline(kept + renamed.values)
    delta.new = self.diagnostics.count { $0.baseline == .new }
    delta.unchanged = self.diagnostics.count { $0.baseline == .unchanged }
  }
}
