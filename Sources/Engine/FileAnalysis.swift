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
  /// The symbols of the whole project, nil while they are not known.
  var project: SymbolTable?

  /// What one file gives.
  struct Result: Sendable {
    var findings: [Located] = []
    var symbols = FileSymbols()
    var pending: [IndexCondition] = []
    var lines = 0
    var bytes = 0
    var problem: Report.Problem?
  }

  /// A finding with its place, and what still has to hold of the project.
  struct Located: Sendable {
    let diagnostic: Diagnostic
    let condition: IndexCondition?
  }

  func run(_ state: inout WorkerState) -> Result {
    var result = Result()
    do {
      try store.read(place.path, into: &state.file.buffer)
    } catch {
      result.problem = Report.Problem(
        path: place.path, message: "cannot be read: \(error.reason)")
      return result
    }
    state.file.path = place.path
    result.bytes = state.file.buffer.count
    result.lines = state.file.buffer.lineCount
    if place.path.hasSuffix(".md") {
      guard ruleSet.readsMarkdown else { return result }
      state.file.removeTokens()
      locate(ruleSet.checkMarkdown(state.file, at: place, index: index), state.file, &result)
    } else {
      state.file.analyse(words: ruleSet.words)
      let checked = ruleSet.check(
        state.file, at: place, index: index, moduleLayers: moduleLayers, project: project,
        scratch: &state.scratch)
      result.symbols = checked.symbols
      result.pending = checked.pending
      locate(checked.findings, state.file, &result)
    }
    return result
  }

  private func locate(_ findings: [Finding], _ file: SourceFile, _ result: inout Result) {
    guard !findings.isEmpty else { return }
    let locator = Locator(file)
    let suppressions = Suppression.suppressions(in: file)
    result.findings = findings.map { finding in
      let region = finding.range.map { locator.region($0) }
      var diagnostic = Diagnostic(
        rule: ruleSet.rules[finding.rule].id, severity: finding.severity, message: finding.message,
        location: Location(path: finding.path, region: region), subject: finding.subject,
        scope: finding.scope, fix: finding.fix,
        related: finding.related.map { related in
          RelatedLocation(
            location: Location(
              path: related.path,
              region: related.path == finding.path ? related.range.map { locator.region($0) } : nil),
            message: related.message)
        })
      let offset = finding.range?.lowerBound ?? 0
      let suppression = suppressions.first {
        !$0.reason.isEmpty && $0.covers(diagnostic.rule, at: offset)
      }
      diagnostic.suppression = suppression?.reason
      return Located(diagnostic: diagnostic, condition: finding.condition)
    }
    result.findings.sort { $0.diagnostic.precedes($1.diagnostic) }
  }
}
