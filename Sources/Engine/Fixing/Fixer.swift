import Configuration
import LintRules
import Migrations
import Project
import Results
import SwiftSource

/// Applies the fixes of findings.
///
/// All passes work on texts in memory; ``FixWriter`` writes what they come to. After each pass the
/// project is checked again, because a fix may make way for another one.
package struct Fixer: Sendable {
  /// How often the project is checked at most.
  package static let maximumPasses = 10

  private let linter: Linter
  private let includesUnsafe: Bool

  /// - Parameters:
  ///   - linter: says what is checked and which findings are reported; only those are fixed.
  ///   - includesUnsafe: whether fixes are made that change what code means.
  package init(_ linter: Linter, includesUnsafe: Bool) {
    self.linter = linter
    self.includesUnsafe = includesUnsafe
  }

  /// Fixes what can be fixed, without writing anything.
  ///
  /// - Throws: when the configuration takes something for granted that the project has not.
  package func run() async throws -> FixResult {
    var state = FixState(root: linter.root, overlay: linter.options.overlay)
    var current = linter.compiled
    // Lines of a change are those of the files as they are: no second pass knows them.
    let passes = linter.options.changes?.lines == nil ? Self.maximumPasses : 1
    for pass in 1...passes {
      current.options.overlay = linter.options.overlay.merging(state.contents) { $1 }
      current.options.keepsDigests = true
      current.options.keepsSymbols = true
      let run = try await current.runWithDigests()
      state.result.passes = pass
      state.start(digests: run.digests, protection: protection(of: run.survey.places))
      var proposals = state.proposals(run.report, includesUnsafe: includesUnsafe)
      if includesUnsafe {
        proposals += await unitProposals(run.report, run.survey, current, &state)
      }
      guard state.apply(proposals) else { break }
    }
    return state.finish()
  }

  /// The rule that protects each file that must not change, by path. An authorization that is in force
  /// lets a file change.
  private func protection(of places: [Place]) -> [String: String] {
    let rules = Protection(linter.configuration, today: linter.options.today)
    var protection: [String: String] = [:]
    for place in places { protection[place.path] = rules.rule(place, .modified)?.rule.id }
    return protection
  }

  // MARK: - Fixes that span files

  private func unitProposals(
    _ report: Report, _ survey: Survey, _ current: Linter, _ state: inout FixState
  ) async -> [FixProposal] {
    let rules = Set(
      linter.configuration.rules.filter { $0.migration == .observation }.map(\.id))
    guard report.diagnostics.contains(where: { rules.contains($0.rule) }) else { return [] }
    let migration = await ObservationMigration.of(
      survey, store: current.store, workers: current.options.workers)
    let found = ByPath(report.diagnostics.filter { rules.contains($0.rule) })
    let excused = ByPath(
      (report.suppressed + report.baselined).filter { rules.contains($0.rule) })
    return migration.units.compactMap { unit in
      let diagnostics = unit.places.compactMap { found.first(at: $0) }
      guard let diagnostic = diagnostics.first else { return nil }
      if let reason = olderSystems(unit, survey.places) ?? obstacle(unit, excused) {
        state.leave(
          FixResult.Left(
            rule: diagnostic.rule, path: unit.declaration.path, line: unit.declaration.line,
            reason: "'\(unit.subject)': \(reason)"))
        return nil
      }
      return FixProposal(
        rule: diagnostic.rule, path: unit.declaration.path,
        offset: unit.declaration.range.lowerBound, line: unit.declaration.line, isSafe: false,
        caveat: unit.caveat, edits: unit.edits, findings: diagnostics.count,
        key: "observation \(unit.subject)")
    }
  }

  /// Why the systems that the class is built for keep it from being changed, nil where they do not.
  private func olderSystems(_ unit: FixUnit, _ places: [Place]) -> String? {
    let needed = linter.configuration.rules.first { $0.migration == .observation && $0.api != nil }
    guard let needed = needed?.api?.versions,
      let place = places.first(where: { $0.path == unit.declaration.path })
    else { return nil }
    let older = DeploymentTargets(place.settings).older(than: needed)
    guard !older.isEmpty else { return nil }
    return "it needs " + older.map { "\($0.0.rawValue) \($0.1)" }.joined(separator: ", ")
  }

  /// Why the unit cannot be applied, nil where it can.
  private func obstacle(_ unit: FixUnit, _ excused: ByPath) -> String? {
    if !unit.blockers.isEmpty {
      let reasons = unit.blockers.prefix(2).map { "\($0.reason) (\($0.path):\($0.line))" }
      let more = unit.blockers.count - reasons.count
      return reasons.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
    }
    if let place = unit.places.first(where: { excused.first(at: $0) != nil }) {
      return "a comment or the baseline accepts the finding at \(place.path):\(place.line)"
    }
    if let path = unit.edits.keys.sorted().first(where: { !isWanted($0) }) {
      return "'\(path)' has to change too and is not among the given paths"
    }
    return nil
  }

  private func isWanted(_ path: String) -> Bool {
    linter.options.reported.isEmpty
      || linter.options.reported.contains { path.lies(in: $0) }
  }

  /// Findings by file.
  private struct ByPath {
    private let diagnostics: [String: [Diagnostic]]

    init(_ diagnostics: [Diagnostic]) {
      self.diagnostics = Dictionary(grouping: diagnostics, by: \.location.path)
    }

    /// The first finding that has bytes in common with the place.
    func first(at place: FixUnit.Place) -> Diagnostic? {
      diagnostics[place.path]?.first { $0.location.region?.bytes.overlaps(place.range) ?? false }
    }
  }
}
