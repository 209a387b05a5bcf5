import Configuration
import Engine
import Foundation
import LintRules
import Results
import Testing

/// A session that follows the edits of a project reports what a fresh run reports.
@Suite struct ReplayTests {
  @Test(
    "after each edit a session has the findings of a fresh run",
    arguments: try ProjectFixtureTests.names)
  func agreesWithFreshRuns(_ name: String) async throws {
    let fixture = try Fixture(folder: ProjectFixtureTests.folder.appending(path: name))
    var project = try EditedProject(
      fixture.files.filter { Fixture.isSource($0.key) }, seed: UInt64(name.utf8.count))
    defer { project.remove() }
    let settings = fixture.files[".archlint.yml"] ?? ""
    var skipped: [String] = []
    var findings = 0
    var linter = try Self.linter(project.root, settings, skipping: skipped)
    var session = LintSession(linter)
    for step in 0..<8 {
      let edit = try project.edit()
      if step == 5, let rule = linter.configuration.rules.randomElement(using: &project.random) {
        skipped.append(rule.id)
        linter = try Self.linter(project.root, settings, skipping: skipped)
        session = LintSession(linter)
      }
      session.setTexts(project.open)
      if edit.isOnDisk { session.noteChanges() }
      linter.options.overlay = project.open
      let fresh = try await linter.run()
      let report = try await session.check()
      findings += fresh.diagnostics.count
      let problems = Self.differences(report, fresh)
      #expect(problems.isEmpty, "\(name), step \(step), \(edit.text): \(problems)")
      if !problems.isEmpty { return }
    }
    #expect(findings > 0)
  }

  private static func linter(
    _ root: String, _ settings: String, skipping skipped: [String]
  ) throws -> Linter {
    var request = ConfigurationRequest()
    request.skip = skipped
    let configuration = try Configuration.build(
      file: (".archlint.yml", settings), request: request, catalogue: try Catalogue.shipped())
    var options = Analysis.Options()
    options.workers = 2
    // To compile the rules takes longer than a run.
    return Linter(root: root, configuration: configuration, options: options).compiled
  }

  /// The parts of two reports that differ, but for the time that they took.
  private static func differences(_ report: Report, _ fresh: Report) -> [String] {
    var summaries = (report.summary, fresh.summary)
    summaries.0.seconds = 0
    summaries.1.seconds = 0
    var found: [String] = []
    if report.diagnostics != fresh.diagnostics {
      let missing = Set(fresh.diagnostics).subtracting(report.diagnostics).map(described)
      let extra = Set(report.diagnostics).subtracting(fresh.diagnostics).map(described)
      found.append("findings: missing \(missing.sorted()), not expected \(extra.sorted())")
    }
    if report.suppressed != fresh.suppressed { found.append("suppressed findings") }
    if report.suppressions != fresh.suppressions { found.append("suppressions") }
    if report.problems != fresh.problems { found.append("problems") }
    if report.unchecked != fresh.unchecked { found.append("unchecked rules") }
    if summaries.0 != summaries.1 { found.append("summaries") }
    return found
  }

  private static func described(_ finding: Diagnostic) -> String {
    "\(finding.location.path):\(finding.location.region?.start.line ?? 0) \(finding.rule): "
      + finding.message
  }
}
