import LintRules
import Migrations
import Results
import Testing

@testable import Audits

/// Types that are migrated together with everything that uses them.
@Suite struct WorkUnitTests {
  private func finding(_ line: Int, _ path: String = "Session.swift") -> Diagnostic {
    let point = Location.Point(line: line, column: 1, utf16Column: 1)
    return Diagnostic(
      rule: "no-observable-object", severity: .error, message: "m",
      location: Location(
        path: path,
        region: Location.Region(bytes: 0..<1, start: point, end: point, line: .empty)),
      subject: "")
  }

  private func report(_ diagnostics: [Diagnostic], migration: Rule.Migration?) -> Report {
    var rule = Rule.named("no-observable-object")
    rule.migration = migration
    return Report(
      root: ".", presets: [], rules: [rule], diagnostics: diagnostics, suppressed: [],
      problems: [], summary: Report.Summary(), timings: [])
  }

  private func unit(
    _ subject: String, line: Int, _ places: [(line: Int, role: FixUnit.Role)]
  ) -> FixUnit {
    func place(_ line: Int, _ role: FixUnit.Role) -> FixUnit.Place {
      FixUnit.Place(path: "Session.swift", range: 0..<1, line: line, role: role)
    }
    return FixUnit(
      subject: subject, declaration: place(line, .declaration),
      places: places.map { place($0.line, $0.role) }, blockers: [], edits: [:], caveat: "")
  }

  @Test("a unit has the findings on its lines, and the unit with the most places is first")
  func findingsOfUnits() async {
    let report = report([finding(2), finding(3), finding(5), finding(9)], migration: .observation)
    let units = await WorkUnit.units(of: report) {
      [
        unit("Clock", line: 5, []),
        unit("Session", line: 2, [(3, .publishedProperty), (4, .stateObject)]),
      ]
    }
    #expect(units.map(\.type) == ["Session", "Clock"])
    #expect(units.map(\.line) == [2, 5])
    #expect(units.map(\.findings) == [[0, 1], [2]])
    #expect(units[0].places.map(\.role) == ["@Published", "@StateObject"])
  }

  @Test("a unit without a finding is left out")
  func unitsWithoutFindings() async {
    let report = report([finding(2)], migration: .observation)
    let units = await WorkUnit.units(of: report) { [unit("Clock", line: 5, [])] }
    #expect(units.isEmpty)
  }

  @Test("nobody is asked for units when no rule migrates")
  func nothingToMigrate() async {
    let units = await WorkUnit.units(of: report([finding(2)], migration: nil)) {
      Issue.record("asked for units")
      return []
    }
    #expect(units.isEmpty)
  }
}
