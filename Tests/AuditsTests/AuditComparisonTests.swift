import Configuration
import LintRules
import Results
import Testing

@testable import Audits

/// Audits compared with earlier ones.
@Suite struct AuditComparisonTests {
  /// Returns the JSON of an audit.
  private func json(_ audit: Audit, rules: [String]? = nil, paths: String = "") -> String {
    let ids = (rules ?? audit.rules.map(\.id)).map { #"{"id": "\#($0)", "checked": true}"# }
    let findings = audit.findings.map { finding in
      let diagnostic = finding.diagnostic
      return #"{"rule": "\#(diagnostic.rule)", "path": "\#(diagnostic.location.path)", "#
        + #""fingerprint": "\#(diagnostic.key)", "content": "\#(diagnostic.contentKey)"}"#
    }
    return """
      {"schema": "archlint-audit/1", "date": "2026-01-02", "paths": [\(paths)],
       "rules": [\(ids.joined(separator: ", "))],
       "findings": [\(findings.joined(separator: ",\n"))]}
      """
  }

  private func compare(
    _ before: [String: String], _ after: [String: String],
    rules: [String]? = nil, paths: String = "", _ set: (inout Audit.Context) -> Void = { _ in }
  ) throws -> AuditComparison {
    let earlier = try EarlierAudit(
      text: json(AuditTests.audit(before), rules: rules, paths: paths), path: "old.json")
    let audit = AuditTests.audit(after) {
      $0.earlier = earlier
      set(&$0)
    }
    return try #require(audit.comparison)
  }

  private func numbers(_ change: AuditComparison.Change) -> [Int] {
    [change.before, change.fixed, change.new, change.now]
  }

  @Test func fixedAndNew() throws {
    let comparison = try compare(
      ["A.swift": "f(1)\nf(2)\ng(1)\n"], ["A.swift": "f(2)\n\nf(3)\nf(4)\n"])
    #expect(comparison.day == "2026-01-02")
    #expect(numbers(comparison.total) == [3, 2, 2, 3])
    #expect(comparison.rules["no-f"].map(numbers) == [2, 1, 2, 3])
    #expect(comparison.rules["no-g"].map(numbers) == [1, 1, 0, 0])
    #expect(comparison.items["list/A"].map(numbers) == [2, 1, 2, 3])
    #expect(comparison.isNew == [false, true, true])
  }

  @Test("a finding counts in the section where it is listed")
  func sections() throws {
    let comparison = try compare(["A.swift": "f(1)\n"], ["A.swift": ""])
    #expect(comparison.sections.map(numbers) == [[1, 1, 0, 0], [0, 0, 0, 0]])
  }

  @Test func movedFiles() throws {
    let comparison = try compare(
      ["A.swift": "f(1)\ng(1)\n", "K.swift": "f(1)\n"],
      ["B.swift": "f(1)\n", "K.swift": "f(1)\n", "L.swift": "f(1)\n"])
    #expect(numbers(comparison.total) == [3, 1, 1, 3])
  }

  @Test func rulesThatDidNotRunThen() throws {
    let comparison = try compare(
      ["A.swift": "f(1)\n"], ["A.swift": "f(1)\ng(1)\n"], rules: ["no-f"])
    #expect(numbers(comparison.total) == [1, 0, 0, 1])
    #expect(comparison.newlyChecked == 1)
    #expect(comparison.isNew == [false, nil])
  }

  @Test func otherPaths() throws {
    let then = try compare(
      ["A/A.swift": "f(1)\n"], ["A/A.swift": "f(1)\n", "B/B.swift": "f(1)\n"], paths: "\"A\"")
    #expect(then.newlyChecked == 1)
    #expect(numbers(then.total) == [1, 0, 0, 1])
    let now = try compare(["A/A.swift": "f(1)\n", "B/B.swift": "f(1)\n"], [:]) {
      $0.paths = ["A"]
    }
    #expect(now.noLongerChecked == 1)
    #expect(numbers(now.total) == [1, 1, 0, 0])
  }

  // MARK: - Files that are none

  private func failure(_ text: String) -> String {
    do {
      _ = try EarlierAudit(text: text, path: "old.json")
      return ""
    } catch {
      return error.message
    }
  }

  @Test func filesThatAreNoAudit() {
    let hint = "write one with 'archlint audit --format json=FILE'"
    #expect(failure("hello") == "old.json: this is not an audit; \(hint)")
    #expect(failure("[1]") == "old.json: this is not an audit; \(hint)")
    #expect(
      failure(#"{"schema": "archlint/1"}"#)
        == "old.json: this is a file of the form 'archlint/1', not 'archlint-audit/1'; \(hint)")
    #expect(
      failure(#"{"schema": "archlint-audit/2"}"#)
        == "old.json: this is a file of the form 'archlint-audit/2', not 'archlint-audit/1'; \(hint)"
    )
    #expect(failure("{").hasPrefix("old.json:1:"))
    #expect(
      failure(#"{"schema": "archlint-audit/1"}"#)
        == "old.json:1:1: this audit is not complete; write it again with 'archlint audit --format "
        + "json=FILE'")
    let partly = """
      {"schema": "archlint-audit/1", "date": "2026-01-02", "rules": [],
       "findings": [{"rule": "a"}]}
      """
    #expect(failure(partly).hasPrefix("old.json:2:15: this audit is not complete"))
  }
}
