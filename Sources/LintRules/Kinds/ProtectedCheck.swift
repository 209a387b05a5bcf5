import Matching
import Project

/// Files that may not be changed without somebody's word.
package struct ProtectedCheck: Sendable, Hashable {
  /// The files, relative to their app's folder or to the root.
  package var paths: GlobSet
  /// The changes that are meant.
  package var changes: Set<FileChange.Kind>
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?

  package init(paths: GlobSet, changes: Set<FileChange.Kind>, severity: Severity? = nil) {
    self.paths = paths
    self.changes = changes
    self.severity = severity
  }
}

/// Runs all rules about protected files on the changes of a run.
struct ProtectedPass: Sendable {
  private let entries: [(rule: Int, checks: [ProtectedCheck])]

  init(_ rules: [Rule]) {
    entries = rules.enumerated().compactMap { index, rule in
      let checks = rule.checks.compactMap { check in
        if case .protected(let check) = check { check } else { nil }
      }
      return checks.isEmpty ? nil : (index, checks)
    }
  }

  /// Whether any rule needs to know the changes.
  var isEmpty: Bool { entries.isEmpty }

  /// The rules that need to know the changes.
  var ruleIndices: [Int] { entries.map(\.rule) }

  /// - Parameters:
  ///   - authorizations: who has given his word for which files.
  ///   - place: where a path stands, also one that is no file any more.
  func check(
    _ changes: [FileChange], rules: [Rule], layers: LayerSet, authorizations: [Authorization],
    today: CalendarDay, place: (String) -> Place
  ) -> [Finding] {
    var findings: [Finding] = []
    for change in changes {
      for (rule, checks) in entries {
        guard let (check, path) = match(change, checks, place) else { continue }
        let subject = rules[rule]
        guard subject.selector.selects(place(path), layers: layers) else { continue }
        let severity = check.severity ?? subject.severity
        let overridden = subject.overrides.first { place(path).isMatched(by: $0.paths) }
        if let overridden, overridden.severity == nil { continue }
        let given = authorizations.filter { place(path).isMatched(by: $0.paths) }
        if given.contains(where: { $0.until.map { $0 >= today } ?? true }) { continue }
        let ended = given.compactMap(\.until).max().map { "; its authorization ended on \($0)" }
        let template = subject.message ?? MessageTemplate("'{path}' is protected and was {change}")
        findings.append(
          Finding(
            rule: rule, file: nil, path: change.path, range: nil,
            severity: overridden?.severity ?? severity,
            message: template.filled(["path": path, "change": change.kind.participle])
              + (ended ?? ""),
            subject: "\(change.kind.rawValue) \(path)"))
      }
    }
    return findings
  }

  /// The first check that the change falls under, and the path that it protects. A rename touches
  /// both of its paths.
  private func match(
    _ change: FileChange, _ checks: [ProtectedCheck], _ place: (String) -> Place
  ) -> (ProtectedCheck, String)? {
    for check in checks where check.changes.contains(change.kind) {
      for path in [change.oldPath, change.path].compactMap({ $0 })
      where place(path).isMatched(by: check.paths) { return (check, path) }
    }
    return nil
  }
}

extension Rule {
  /// Whether the rule is about nothing but changes of protected files.
  package var isAboutProtectedFiles: Bool {
    checks.allSatisfy { if case .protected = $0 { true } else { false } }
  }
}

extension FileChange.Kind {
  /// What was done to the file, as a message says it.
  var participle: String {
    switch self {
    case .added: "added"
    case .modified: "modified"
    case .deleted: "deleted"
    case .renamed: "renamed"
    case .typeChanged: "replaced by another type of file"
    }
  }
}
