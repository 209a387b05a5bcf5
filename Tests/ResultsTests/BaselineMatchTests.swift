import LintRules
import Project
import Results
import Testing

/// The findings of a run compared with those that a baseline accepts.
@Suite struct BaselineMatchTests {
  private func finding(_ rule: String, _ path: String, _ subject: String = "a") -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .error, message: "m", location: Location(path: path), subject: subject)
  }

  /// Compares findings with a baseline of others, in a project of `A.swift` and `B.swift`.
  private func match(
    _ accepted: [Diagnostic], _ found: [Diagnostic], running ids: [String] = ["no-f", "no-g"],
    lookingAt covered: Set<String> = ["A.swift", "B.swift"]
  ) throws -> BaselineMatch {
    let rules = ids.map { id in
      Rule(
        id: id, title: id, severity: .error, why: "W", instead: "I", confidence: .certain,
        selector: Selector(), message: nil, checks: [], options: [], sources: [], examples: [],
        origin: "")
    }
    let today = try #require(CalendarDay("2026-01-01"))
    return BaselineMatch(
      Baseline(accepting: accepted, rules: rules, today: today), found, rules: rules, today: today,
      paths: ["A.swift", "B.swift"], covers: { covered.contains($0) })
  }

  @Test func `a finding is new, unchanged or fixed`() throws {
    let match = try match(
      [finding("no-f", "A.swift"), finding("no-f", "A.swift"), finding("no-f", "B.swift")],
      [finding("no-f", "A.swift"), finding("no-g", "A.swift")])
    #expect(match.diagnostics.map(\.baseline) == [.unchanged, .new])
    #expect((match.delta.new, match.delta.unchanged, match.delta.fixed) == (1, 1, 2))
    #expect(match.shrunk.entries.map(\.path) == ["A.swift"])
    #expect(match.shrunk.count == 1)
  }

  @Test func `a finding is known again in another file if its own is gone`() throws {
    let moved = try match([finding("no-f", "Gone.swift")], [finding("no-f", "A.swift")])
    #expect(moved.diagnostics.map(\.baseline) == [.unchanged])
    #expect(moved.shrunk.entries.map(\.path) == ["A.swift"])
    let copied = try match([finding("no-f", "B.swift")], [finding("no-f", "A.swift")])
    #expect(copied.diagnostics.map(\.baseline) == [.new])
  }

  @Test func `what a run does not look at stays accepted`() throws {
    let accepted = [finding("no-f", "A.swift"), finding("no-g", "B.swift")]
    for match in [
      try match(accepted, [], running: []), try match(accepted, [], lookingAt: []),
    ] {
      #expect(match.delta.fixed == 0)
      #expect(match.shrunk.entries.map(\.path) == ["A.swift", "B.swift"])
    }
    let half = try match(accepted, [], lookingAt: ["A.swift"])
    #expect(half.delta.fixed == 1)
    #expect(half.shrunk.entries.map(\.path) == ["B.swift"])
  }
}
