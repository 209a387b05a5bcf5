import LintRules
import Project
import Results

/// The findings of an audit, compared with those of an earlier one.
package struct AuditComparison: Sendable {
  /// The day of the earlier audit.
  package let day: String
  /// All findings that both audits looked for.
  package private(set) var total = Change()
  /// By the name of an item.
  package private(set) var items: [String: Change] = [:]
  /// By section, those of all checklists in their order.
  package private(set) var sections: [Change]
  package private(set) var rules: [String: Change] = [:]
  /// Of each finding now whether it is new; nil if the earlier audit had not looked for it.
  package private(set) var isNew: [Bool?]
  /// Findings of rules, or in paths, that the earlier audit did not look at.
  package private(set) var newlyChecked = 0
  /// Findings of the earlier audit that this one did not look for.
  package private(set) var noLongerChecked = 0

  /// How many findings there were, and how many are fixed or new.
  package struct Change: Sendable, Hashable {
    package internal(set) var before = 0
    package internal(set) var fixed = 0
    package internal(set) var new = 0

    package init() {}

    package var remaining: Int { before - fixed }
    package var now: Int { before - fixed + new }
  }

  /// - Parameters:
  ///   - severities: those of the rules that ran now, by their ids.
  ///   - paths: the paths that were looked at now, all when empty.
  ///   - files: the paths of all files of the project.
  init(
    _ earlier: EarlierAudit, _ diagnostics: [Diagnostic], severities: [String: Severity],
    paths: [String], files: Set<String>, items: ItemIndex
  ) {
    let rules = Set(severities.keys)
    day = earlier.day
    sections = [Change](repeating: Change(), count: items.sectionCount)
    isNew = [Bool?](repeating: nil, count: diagnostics.count)
    let ran = Set(earlier.rules)
    var left: [String: [Int]] = [:]
    var isOpen = [Bool](repeating: false, count: earlier.findings.count)
    for (number, finding) in earlier.findings.enumerated().reversed() {
      guard rules.contains(finding.rule), Self.covers(paths, finding.path) else {
        noLongerChecked += 1
        continue
      }
      left[finding.fingerprint, default: []].append(number)
      isOpen[number] = true
    }
    let known = diagnostics.indices.filter { index in
      ran.contains(diagnostics[index].rule)
        && Self.covers(earlier.paths, diagnostics[index].location.path)
    }
    newlyChecked = diagnostics.count - known.count
    var unmatched: [Int] = []
    for index in known {
      if let number = left[diagnostics[index].key]?.popLast() {
        isOpen[number] = false
        isNew[index] = false
      } else {
        unmatched.append(index)
      }
    }
    matchMoved(unmatched, diagnostics, earlier, files, &isOpen)
    for (number, finding) in earlier.findings.enumerated()
    where rules.contains(finding.rule) && Self.covers(paths, finding.path) {
      let numbers = items.items(of: finding.subject).homes
      count(finding.rule, numbers, items) {
        $0.before += 1
        $0.fixed += isOpen[number] ? 1 : 0
      }
    }
    for index in known where isNew[index] == true {
      let diagnostic = diagnostics[index]
      let numbers = items.items(of: ItemIndex.Subject(diagnostic, severities)).homes
      count(diagnostic.rule, numbers, items) { $0.new += 1 }
    }
  }

  /// Findings of files that have been moved are known by what they are about.
  private mutating func matchMoved(
    _ unmatched: [Int], _ diagnostics: [Diagnostic], _ earlier: EarlierAudit, _ files: Set<String>,
    _ isOpen: inout [Bool]
  ) {
    var moved: [String: [Int]] = [:]
    for (number, finding) in earlier.findings.enumerated().reversed()
    where isOpen[number] && !files.contains(finding.path) {
      moved[finding.content, default: []].append(number)
    }
    for index in unmatched {
      let number = moved[diagnostics[index].contentKey]?.popLast()
      if let number { isOpen[number] = false }
      isNew[index] = number == nil
    }
  }

  private mutating func count(
    _ rule: String, _ numbers: [Int], _ index: ItemIndex, _ change: (inout Change) -> Void
  ) {
    change(&total)
    change(&rules[rule, default: Change()])
    for number in numbers { change(&items[index.names[number], default: Change()]) }
    for section in Set(numbers.map { index.sectionOfItem[$0] }) { change(&sections[section]) }
  }

  /// Returns true if a run on `paths` looks at the file at `path`.
  private static func covers(_ paths: [String], _ path: String) -> Bool {
    paths.isEmpty || paths.contains { path.lies(in: $0) }
  }
}
