import LintRules
import Project
import SwiftSource

/// One file from bytes to located findings.
struct FileAnalysis {
  let ruleSet: RuleSet
  let store: Analysis.Store
  let place: Place
  let index: Int
  let moduleLayers: [String: [Int]]
  /// The change that the run is about, nil when it is about none.
  let changes: ChangeSet?

  /// Whether findings in the file are of interest; of the others only the symbols are.
  private var isTouched: Bool { changes?.touches(place.path) ?? true }

  /// What one file gives.
  struct Result: Sendable {
    var findings: [Located] = []
    var symbols = FileSymbols()
    var pending = PendingChecks()
    /// Whether its settings are to be checked when the project is known.
    var hasSettings = false
    /// The comments that switch rules off.
    var suppressions: [LocatedSuppression] = []
    var lines = 0
    var bytes = 0
    var problem: Report.Problem?
    /// The digest of what the file held.
    var digest: UInt64 = 0
  }

  /// A finding with its place, and what still has to hold of the project.
  struct Located: Sendable {
    let diagnostic: Diagnostic
    let condition: IndexCondition?
    /// The index of the suppression that hides it.
    let suppressedBy: Int?
  }

  /// A comment that switches rules off, with its place and what it has hidden.
  struct LocatedSuppression: Sendable {
    let suppression: Suppression
    let region: Location.Region
    /// The ids of the rules of which it has hidden a finding.
    var used: Set<String> = []
  }

  func run(_ state: inout WorkerState) -> Result {
    var result = Result()
    guard read(&state.file, &result) else { return result }
    result.digest = Fingerprints.digest(of: state.file.buffer)
    result.bytes = state.file.buffer.count
    result.lines = state.file.buffer.lineCount
    result.hasSettings = isTouched && ruleSet.readsSettings(place.path)
    if !isSwift {
      guard isTouched, !place.path.hasSuffix(".md") || ruleSet.readsMarkdown(place.path) else {
        return result
      }
      state.file.removeTokens()
      locate(ruleSet.checkText(state.file, at: place, index: index), state.file, &result)
    } else {
      state.file.analyse(words: ruleSet.words)
      var checked = ruleSet.check(
        state.file, at: place, index: index, moduleLayers: moduleLayers, isTouched: isTouched,
        scratch: &state.scratch)
      // Moved: a copy of the symbols counts references to all of their arrays.
      swap(&result.symbols, &checked.symbols)
      swap(&result.pending, &checked.pending)
      result.problem = isTouched ? depthProblem(of: state.file) : nil
      locate(checked.findings, state.file, &result)
    }
    return result
  }

  /// Looks again, now that the project is known.
  ///
  /// What the project knows of the file are numbers of its declarations and places in it: they mean
  /// nothing in a file that has changed since.
  ///
  /// - Parameters:
  ///   - pending: what the first look has left open.
  ///   - digest: of what the first look has seen.
  /// - Returns: only what the first look has not found.
  func runAgain(
    _ pending: PendingChecks, digest: UInt64, _ project: RuleSet.Context,
    _ state: inout WorkerState
  ) -> Result {
    var result = Result()
    guard read(&state.file, &result) else { return result }
    guard Fingerprints.digest(of: state.file.buffer) == digest else {
      result.problem = Report.Problem(
        path: place.path, message: "has changed while it was checked; run archlint again")
      return result
    }
    var findings: [Finding] = []
    if isSwift {
      state.file.analyse(words: ruleSet.words)
      findings = ruleSet.checkAgain(
        state.file, at: place, index: index, pending: pending, project: project,
        isTouched: isTouched, scratch: &state.scratch)
    } else {
      state.file.removeTokens()
    }
    if isTouched, ruleSet.readsSettings(place.path) {
      findings += ruleSet.checkSettings(state.file, at: place, index: index, project: project)
    }
    locate(findings, state.file, &result)
    return result
  }

  /// What says that code of the file is nested too deep to be checked, nil where none is.
  private func depthProblem(of file: SourceFile) -> Report.Problem? {
    guard let deep = file.outline.unwalked.first else { return nil }
    let place = LineTable(file.buffer).position(of: Int(file.tokens[Int(deep.start)].offset))
    return Report.Problem(
      path: self.place.path,
      message: "has code at \(place.line):\(place.column) that is nested too deep to be checked; "
        + "brackets may be \(Outline.maximumDepth) levels deep, and types "
        + "\(Outline.maximumTypeDepth)")
  }

  private var isSwift: Bool { place.path.hasSuffix(".swift") }

  /// Whether the file could be read.
  private func read(_ file: inout SourceFile, _ result: inout Result) -> Bool {
    file.path = place.path
    do {
      try store.read(place.path, into: &file.buffer)
      return true
    } catch {
      result.problem = Report.Problem(
        path: place.path, message: "cannot be read: \(error.reason)")
      return false
    }
  }

  private func locate(_ findings: [Finding], _ file: SourceFile, _ result: inout Result) {
    let suppressions =
      isSwift
      ? Suppression.suppressions(in: file)
      : Suppression.suppressions(inText: file.buffer, path: place.path)
    guard !findings.isEmpty || !suppressions.isEmpty else { return }
    let locator = Locator(file)
    var others = OtherFiles(store: store)
    let hidden = SuppressionCover(suppressions)
    result.suppressions = suppressions.map {
      LocatedSuppression(suppression: $0, region: locator.region($0.directive))
    }
    result.findings = Self.order(of: findings, ruleSet.rules).map { index in
      let finding = findings[index]
      let region = finding.range.map { locator.region($0) }
      var diagnostic = Diagnostic(
        rule: ruleSet.rules[finding.rule].id, severity: finding.severity, message: finding.message,
        location: Location(path: finding.path, region: region), subject: finding.subject,
        scope: finding.scope, fix: finding.fix,
        related: finding.related.map { related in
          RelatedLocation(
            location: Location(
              path: related.path,
              region: related.range.flatMap { range in
                related.path == finding.path
                  ? locator.region(range) : others.region(range, path: related.path)
              }),
            message: related.message)
        })
      let offset = finding.range?.lowerBound ?? 0
      // A finding about the name of the file stands before its first byte.
      diagnostic.isInComment = finding.range?.isEmpty == false && file.isInComment(offset)
      let suppression = hidden.suppression(of: diagnostic.rule, at: offset)
      diagnostic.suppression = suppression.map { suppressions[$0].reason }
      return Located(
        diagnostic: diagnostic, condition: finding.condition, suppressedBy: suppression)
    }
    if !ruleSet.selectorsOfAddedLines.isEmpty {
      result.findings.removeAll { !selectsLine(of: $0.diagnostic) }
    }
  }

  /// The order in which ``Diagnostic/precedes(_:)`` puts the findings of the file, as their indices:
  /// to move a finding counts a dozen references.
  private static func order(of findings: [Finding], _ rules: [Rule]) -> [Int] {
    var places = findings.indices.map { index in
      (start: findings[index].range?.lowerBound ?? -1, rule: findings[index].rule, index: index)
    }
    places.sort { left, right in
      if left.start != right.start { return left.start < right.start }
      return left.rule == right.rule
        ? findings[left.index].subject < findings[right.index].subject
        : rules[left.rule].id < rules[right.rule].id
    }
    return places.map(\.index)
  }
}

extension FileAnalysis {
  /// Whether the finding's rule looks at its line, added by the change or not.
  private func selectsLine(of diagnostic: Diagnostic) -> Bool {
    guard let selector = ruleSet.selectorsOfAddedLines[diagnostic.rule],
      let line = diagnostic.location.region?.start.line
    else { return true }
    return selector.selects(isAdded: changes?.hasAdded(line, of: place.path) ?? false)
  }
}

extension SourceFile {
  /// Whether the byte at `offset` is part of a comment.
  fileprivate func isInComment(_ offset: Int) -> Bool {
    let comments = source.comments
    let end = comments.partitioningIndex { $0.range.lowerBound > offset }
    return end > 0 && comments[end - 1].range.contains(offset)
  }
}

/// The lines of other files that findings point to, each file read once.
struct OtherFiles {
  private let store: Analysis.Store
  private var locators: [String: Locator?] = [:]

  init(store: Analysis.Store) { self.store = store }

  mutating func region(_ range: Range<Int>, path: String) -> Location.Region? {
    if locators[path] == nil {
      var file = SourceFile()
      file.path = path
      let isRead = (try? store.read(path, into: &file.buffer)) != nil
      locators[path] = .some(isRead ? Locator(file) : nil)
    }
    // A file that has become unreadable or shorter since is named without its line.
    guard let locator = locators[path] ?? nil, range.upperBound <= locator.byteCount else {
      return nil
    }
    return locator.region(range)
  }
}
