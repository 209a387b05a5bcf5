import Configuration
import Engine
import LintRules
import Matching
import Project
import Reporting
import Results
import SwiftSource

/// The configuration of a project before a change, if the change touches it.
///
/// A change must not remove the protection that it needs to get past: files are protected as the base has it
/// and as the change has it, and what checks less than before is named.
struct GateComparison {
  let options: LintOptions
  let loader: ProjectLoader
  let scope: RunScope
  /// The files of configurations before the change.
  private let versions: FileVersions
  /// The files that the change touches, by absolute path, with their texts before; nil for new ones.
  private let previous: [String: [UInt8]?]

  /// - Returns: nil if nothing is known of a commit before the change.
  init?(
    _ options: LintOptions, _ loader: ProjectLoader, _ scope: RunScope,
    _ configuration: Configuration
  ) throws {
    guard let changes = scope.changes, let base = changes.base else { return nil }
    self.options = options
    self.loader = loader
    var scope = scope
    let top = Bounds.repository(around: loader.finder.root) ?? loader.finder.root
    let known = Set(configuration.files)
    let baseline = BaselineLocation(options.result.baseline, root: loader.finder.root).path
    let repository = try scope.repository(at: top)
    self.scope = scope
    // Of a staged change the index counts, as for the configuration itself; the working tree takes longer.
    let isStaged = options.change.since == nil && !scope.isRange
    // Before the first commit there is nothing to compare with.
    guard
      let all = try? isStaged
        ? repository.stagedChanges(since: base) : repository.changes(since: base)
    else { return nil }
    let differing = all.filter { change in
      [change.path, change.oldPath].compactMap(\.self).contains { path in
        known.contains("\(top)/\(path)") || "\(top)/\(path)" == baseline
          || path.lastPathComponent == ConfigurationFinder.fileName[...]
          || path.hasSuffix(".yml") && !known.isEmpty
      }
    }
    let old = differing.filter { $0.kind != .added }.map { $0.oldPath ?? $0.path }
    var previous: [String: [UInt8]?] = [:]
    for change in differing { previous["\(top)/\(change.path)"] = .some(nil) }
    for (path, bytes) in try repository.contents(of: Set(old), at: base) {
      previous["\(top)/\(path)"] = bytes
    }
    self.previous = previous
    versions = FileVersions(previous)
  }

  /// The remark on a change without a base that touches the configuration or the baseline.
  static func noteWithoutBase(
    _ options: LintOptions, _ loader: ProjectLoader, _ scope: RunScope,
    _ configuration: Configuration
  ) -> Report.Problem? {
    guard let changes = scope.changes, changes.base == nil, options.change.changedFiles != nil
    else {
      return nil
    }
    let baseline = BaselineLocation(options.result.baseline, root: loader.finder.root).path
    let found = changes.changes.first { change in
      let path = "\(loader.finder.root)/\(change.path)"
      return path == baseline || configuration.files.contains(path)
        || change.path.lastPathComponent == ConfigurationFinder.fileName[...]
    }
    return found.map { change in
      Report.Problem(
        path: "",
        message:
          "\(change.path): a list of files does not tell what the change of this one weakens; "
          + "'--since REF' does", isHarmless: true)
    }
  }

  /// Adds to the report what the configuration before the change finds, and how the change weakens it.
  func complete(_ report: inout Report, _ configuration: Configuration) async throws {
    var weakenings = try uncommitted(configuration) + suppressions(report)
    if !previous.isEmpty, let earlier = try? loader.reading(versions) {
      if !options.change.leavesProtectedFiles || scope.isRange {
        try await addProtection(&report, earlier, configuration)
      }
      weakenings = try self.weakenings(earlier) + baselineEntries() + weakenings
    }
    let found = weakenings.map { found in
      Weakening(
        file: (try? loader.finder.relativeOfMissing(found.file)) ?? found.file, line: found.line,
        message: found.message)
    }
    // Without the message of the commit, nobody knows what it authorizes.
    let isOpen = options.change.leavesProtectedFiles && !scope.isRange
    let permissions = (scope.changes?.messages ?? []).flatMap { Authorization.trailers(in: $0) }
    let open = found.filter { weakening in
      !permissions.contains { $0.paths.matches(weakening.file) }
    }
    guard let severity = (isOpen ? nil : options.change.weakening)?.severity else {
      report.problems += open.map { weakening in
        Report.Problem(
          path: "", message: "\(weakening.place): the change \(weakening.message)", isHarmless: true
        )
      }
      return
    }
    report.add(
      open.map { weakening in
        Diagnostic(
          rule: Rule.weakening.id, severity: severity,
          message: "the change \(weakening.message)\(remark(on: weakening, configuration))",
          location: Location(path: weakening.file, region: region(of: weakening)),
          subject: weakening.message)
      }, of: [.weakening])
  }

  /// The text after a message if an authorization that looks like one for the file does not count.
  private func remark(on weakening: Weakening, _ configuration: Configuration) -> String {
    let changed = (scope.changes?.changes ?? []).flatMap { [$0.path, $0.oldPath] }
    let paths = changed.compactMap(\.self) + [weakening.file]
    let mistakes = (scope.changes?.messages ?? []).lazy.compactMap { message in
      Authorization.mistake(in: message) { globs in paths.contains(where: globs.matches) }
    }
    if let mistake = mistakes.first { return "; \(mistake)" }
    guard configuration.authorizations.contains(where: { $0.paths.matches(weakening.file) }) else {
      return ""
    }
    return "; 'authorized' does not allow this, only a commit message does"
  }

  /// The line that weakens the gate, in the file as the change has it.
  private func region(of weakening: Weakening) -> Location.Region? {
    guard weakening.line > 0 else { return nil }
    let bytes =
      scope.changes?.contents[weakening.file]
      ?? (try? FileSystem.bytes(of: "\(loader.finder.root)/\(weakening.file)"))
    guard let bytes else { return nil }
    var file = SourceFile()
    file.buffer = SourceBuffer(bytes)
    return Locator(file).region(ofLine: weakening.line)
  }

  // MARK: - Protection

  private func addProtection(
    _ report: inout Report, _ earlier: ProjectLoader, _ configuration: Configuration
  ) async throws {
    guard earlier.finder.path != nil,
      let old = try? earlier.configuration(isPresetNeeded: false)
    else { return }
    let protection = old.onlyProtection(configuration.authorizations)
    guard !protection.rules.isEmpty else { return }
    var analysis = Analysis.Options()
    analysis.workers = options.project.workers
    analysis.keepsSymbols = false
    let isSameRoot = earlier.finder.root == loader.finder.root
    analysis.changes =
      isSameRoot
      ? scope.changes : try ChangeReader(options: options.change, loader: earlier).read(old).changes
    let found = try await Linter(
      root: earlier.finder.root, configuration: protection, options: analysis
    ).run()
    let rules = Set(protection.rules.map(\.id))
    let own = report.diagnostics.filter { rules.contains($0.rule) }
    let prefix = isSameRoot ? "" : try loader.finder.relative(earlier.finder.root) + "/"
    let more = found.diagnostics.filter { rules.contains($0.rule) }.map { diagnostic in
      var moved = Diagnostic(
        rule: diagnostic.rule, severity: diagnostic.severity,
        message: diagnostic.message + "; the configuration before the change protects it",
        location: Location(
          path: prefix + diagnostic.location.path, region: diagnostic.location.region),
        subject: diagnostic.subject)
      moved.isAboutChange = true
      return moved
    }
    // The more severe of two findings about one file counts.
    let added = more.filter { finding in
      !own.contains { $0.isAbout(finding) && $0.severity >= finding.severity }
    }
    report.remove { known in
      added.contains { known.isAbout($0) }
    }
    report.add(added, of: protection.rules)
  }

  // MARK: - Weakening

  private func weakenings(_ earlier: ProjectLoader) throws -> [Weakening] {
    guard let path = earlier.finder.path else { return [] }
    guard
      let old = try? earlier.configuration(
        includesOutcome: true, ofAllRules: true, isPresetNeeded: false),
      let new = try? loader.configuration(
        includesOutcome: true, ofAllRules: true, isPresetNeeded: false)
    else { return [] }
    guard loader.finder.path != nil else {
      return [Weakening(file: path, message: "deletes the configuration")]
    }
    return Weakening.changes(from: old, to: new, file: path)
  }

  /// The files of the configuration that the commit takes out of the repository, and not out of the folder:
  /// this run reads them, and no other one will.
  private func uncommitted(_ configuration: Configuration) -> [Weakening] {
    let deleted = (scope.changes?.changes ?? []).filter { $0.kind == .deleted }
    return deleted.map { "\(loader.finder.root)/\($0.path)" }
      .filter { configuration.files.contains($0) && FileSystem.isThere($0) }
      .map { path in
        Weakening(
          file: path,
          message: "deletes the configuration from the repository, and leaves it in this folder")
      }
  }

  private func baselineEntries() throws -> [Weakening] {
    let location = BaselineLocation(options.result.baseline, root: loader.finder.root)
    guard !options.result.ignoresBaseline, let text = previous[location.path],
      let new = try location.read(isNeeded: false)
    else { return [] }
    let old = text.flatMap {
      try? Baseline(text: String(decoding: $0, as: UTF8.self), path: location.shown)
    }
    let added = new.count(beyond: old)
    guard added > 0 else { return [] }
    return [Weakening(file: location.shown, message: "accepts \(counted(added, "more finding"))")]
  }

  /// The comments of changed files on lines that the change adds.
  private func suppressions(_ report: Report) throws -> [Weakening] {
    guard let changes = scope.changes, let base = changes.base else { return [] }
    let changed = Set(changes.changes.map(\.path))
    let comments = report.suppressions.filter { changed.contains($0.path) }
    guard !comments.isEmpty else { return [] }
    var scope = scope
    let repository = try scope.repository(at: loader.finder.root)
    let readsWorkingTree = options.change.since != nil || scope.isRange
    let lines = try repository.changedLines(since: base, isStaged: !readsWorkingTree).all
    return comments.filter { comment in
      changes.hasAddedFile(comment.path)
        || lines[comment.path]?.contains { $0.contains(comment.line) } == true
    }.map { comment in
      let rules = comment.rules.map { "'\($0)'" }.joined(separator: ", ")
      return Weakening(
        file: loader.finder.pathPrefix + comment.path, line: comment.line,
        message: "suppresses \(rules)")
    }
  }
}

extension Diagnostic {
  /// Returns true if the finding is about the same file as another one of its rule.
  fileprivate func isAbout(_ other: Diagnostic) -> Bool {
    rule == other.rule && location.path == other.location.path
  }
}

extension ChangeOptions.Weakening {
  fileprivate var severity: Severity? {
    switch self {
    case .note: nil
    case .warning: .warning
    case .error: .error
    }
  }
}

extension Rule {
  /// The rule of ``ChangeOptions/weakening``.
  fileprivate static let weakening = Rule(
    id: "weakened-gate", title: "Changes that weaken the gate", severity: .error,
    why: "A change that switches a check off with the code that it would find passes every gate.",
    instead:
      "Make the change in a commit of its own that its owners review, or authorize it with a line "
      + "'Archlint-Authorized: GLOB (reason)' in the commit message.",
    confidence: .diff, selector: Selector(), message: nil, checks: [], options: [], sources: [],
    examples: [], origin: "")
}
