import Matching
import Project
import SwiftSource

/// Files that must not change without an authorization.
package struct ProtectedCheck: RuleCheck, Hashable {
  /// The files, relative to their app's folder or to the root.
  package var paths: GlobSet
  /// The changes that count.
  package var changes: Set<FileChange.Kind>
  /// True if a change of a file does not count where the project had another file of its name.
  package var needsNewName = false
  /// The trailer of a commit message that excuses the change.
  package var trailer: String?
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?

  package init(
    paths: GlobSet, changes: Set<FileChange.Kind> = [.modified, .deleted, .renamed, .typeChanged],
    severity: Severity? = nil
  ) {
    self.paths = paths
    self.changes = changes
    self.severity = severity
  }

  package var needs: CheckNeeds {
    needsNewName
      ? [.changes, .messages, .placesOfLines, .repository] : [.changes, .messages, .placesOfLines]
  }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about files that may not be changed.
  static let protected: RuleKind = RuleKind(
    [
      .checks(
        "protected", of: ProtectedCheck.self,
        "Files that must not change without an authorization.",
        example: "{paths: [Core/**]}")
    ],
    mappings: [ProtectedCheck.mapping.info], compile: { checks, _ in ProtectedProgram(checks) })
}

extension ProtectedCheck: MappingValue {
  package static let mappingName = "protected"

  package static let mapping: Mapping<ProtectedCheck> = Mapping(
    "Files that a change must leave alone, unless `authorized` or a trailer of a commit message "
      + "allows it.",
    keys: [
      Key(
        "paths", { $0.paths = $1 }, .matchingGlobs,
        "The files, from the folder of their app or from the root.",
        example: "[Core/**]", isRequired: true),
      Key(
        "changes", { $0.changes = $1 }, .choices(), "The changes that count.",
        example: "[modified, deleted]", default: "all but added"),
      Key(
        "new-names", { $0.needsNewName = $1 }, .bool,
        "True if a file does not count where the project had one of its name before the change.",
        example: "true", default: "false"),
      Key(
        "trailer", { $0.trailer = $1 }, .text,
        "A trailer of a commit message that excuses the change when it has a value.",
        example: "Authorized-by"),
      Key(
        "severity", { $0.severity = $1 }, .choice, "The severity of these findings.",
        example: "warning",
        default: "that of the rule"),
    ],
    make: { ProtectedCheck(paths: GlobSet([])) })
}

// MARK: - Program

/// All checks of protected files in a run.
struct ProtectedProgram: KindProgram {
  /// The checks of each rule that has any, in the order of the rules.
  private let rules: [(rule: RuleID, checks: [ProtectedCheck])]

  init(_ checks: [OwnedCheck<ProtectedCheck>]) {
    var rules: [(rule: RuleID, checks: [ProtectedCheck])] = []
    for owned in checks {
      if rules.last?.rule == owned.rule {
        rules[rules.count - 1].checks.append(owned.check)
      } else {
        rules.append((owned.rule, [owned.check]))
      }
    }
    self.rules = rules
  }

  var phases: Phases { .paths }

  func checkPaths(_ run: inout ProjectRun) {
    for change in run.changes.changes ?? [] {
      for (rule, checks) in rules { check(change, rule, checks, &run) }
    }
  }

  private func check(
    _ change: FileChange, _ rule: RuleID, _ checks: [ProtectedCheck], _ run: inout ProjectRun
  ) {
    guard let (check, place) = match(change, checks, run), run.selects(rule, place) else { return }
    let permission = run.changes.permission(for: place)
    if permission == .given { return }
    var finding = Finding(
      rule: rule, range: run.changes.firstLine(of: change.path),
      subject: "\(change.kind.rawValue) \(place.path)",
      values: ["path": place.path, "change": change.kind.participle], severity: check.severity,
      message: run.programs[rule].rule.message
        ?? MessageTemplate("'{path}' is protected and was {change}"),
      remark: permission == .none ? run.changes.mistakenAuthorization : permission.remark)
    finding.isAboutChange = true
    run.report(finding, at: place, path: change.path)
  }

  /// The first check that the change falls under, and the file that it protects. A rename touches
  /// both of its paths.
  private func match(
    _ change: FileChange, _ checks: [ProtectedCheck], _ run: ProjectRun
  ) -> (ProtectedCheck, Place)? {
    for check in checks where check.changes.contains(change.kind) {
      if let trailer = check.trailer, run.changes.hasTrailer(trailer) { continue }
      for path in [change.oldPath, change.path].compactMap({ $0 }) {
        let place = run.changes.place(path)
        guard place.isMatched(by: check.paths) else { continue }
        if !check.needsNewName || !run.hadFile(named: path.lastPathComponent) {
          return (check, place)
        }
      }
    }
    return nil
  }
}

extension ProjectChanges {
  /// The text after a message if an authorization of the change is not written as one.
  fileprivate var mistakenAuthorization: String {
    let paths = (changes ?? []).flatMap { [$0.path, $0.oldPath].compactMap(\.self) }
    let places = paths.map { place($0) }
    return messages.lazy.compactMap { message in
      Authorization.mistake(in: message) { globs in places.contains { $0.isMatched(by: globs) } }
    }.first.map { "; \($0)" } ?? ""
  }

  /// The first changed line of the file at `path`; nil where nothing is known of its lines, or it has
  /// none.
  fileprivate func firstLine(of path: String) -> Range<Int>? {
    guard let diffs else { return nil }
    let index = diffs.partitioningIndex { $0.change.path >= path }
    guard index < diffs.count, diffs[index].change.path == path,
      let hunk = diffs[index].hunks.first
    else { return nil }
    let line =
      hunk.new.isEmpty ? diffs[index].newLine(of: hunk.old.lowerBound) : hunk.new.lowerBound
    return line.map { diffs[index].new.content(of: $0) }
  }
}

extension ProjectRun {
  /// Returns true if the project had a file of this name before the change.
  fileprivate func hadFile(named name: Substring) -> Bool {
    var new: Set<String> = []
    for change in changes.changes ?? [] {
      switch change.kind {
      case .added: new.insert(change.path)
      case .renamed:
        new.insert(change.path)
        if change.oldPath?.lastPathComponent == name { return true }
      case .deleted: if change.path.lastPathComponent == name { return true }
      case .modified, .typeChanged: break
      }
    }
    let paths = repository.tracked ?? places.map(\.path)
    return paths.contains { $0.lastPathComponent == name && !new.contains($0) }
  }
}

extension ProjectChanges.Permission {
  /// The text after the message of a finding.
  var remark: String {
    if case .ended(let day) = self { "; its authorization ended on \(day)" } else { "" }
  }
}

extension FileChange.Kind {
  /// The change as a message puts it.
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
