import Foundation
import Testing

/// The JSON of reports and audits is as its schemas say.
@Suite struct ReportSchemaTests {
  private func output(_ arguments: [String], in folder: String) throws -> [String: Any] {
    let run = try Tool.run(Tool.path, arguments, in: folder, input: "")
    return try #require(run.json as? [String: Any], "\(run.errors)")
  }

  private static func project(_ name: String) -> String {
    Tool.repository + "Fixtures/projects/\(name)"
  }

  static let projects = ["swift62-liquid-glass", "healthtrack-clean", "contracts", "packages"]

  @Test("a report of lint fits its schema", arguments: projects)
  func lint(_ project: String) throws {
    let schema = try JSONSchema("lint-report.schema.json")
    for options in [[], ["--timings"]] {
      let report = try output(
        ["lint", "--format", "json"] + options, in: Self.project(project))
      #expect(schema.problems(report) == [])
    }
  }

  @Test("a report that is compared with a baseline fits its schema")
  func baseline() throws {
    let schema = try JSONSchema("lint-report.schema.json")
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n", "B.swift": "g()\n"])
    _ = try Tool.run("baseline", "write", in: folder)
    try folder.write("f()\nf(1)\n", to: "A.swift")
    let report = try output(["lint", "--format", "json"], in: folder.path)
    #expect(report["delta"] != nil)
    #expect(schema.problems(report) == [])
  }

  @Test("an audit fits its schema", arguments: projects)
  func audit(_ project: String) throws {
    let schema = try JSONSchema("audit-report.schema.json")
    for grouping in ["folder", "rule"] {
      let audit = try output(
        ["audit", "--format", "json", "--by", grouping], in: Self.project(project))
      #expect(schema.problems(audit) == [])
    }
  }

  @Test("an audit that is compared with an earlier one fits its schema")
  func comparedAudit() throws {
    let schema = try JSONSchema("audit-report.schema.json")
    let items = """
      checklists:
        - title: Release
          added: true
          items:
            - {id: R1, text: f is not called., rules: [no-f], hints: [no-g]}
            - {id: R2, text: g is not called., rules: [no-g, no-f]}
            - {id: R3, text: A bus., rules: [no-g], applies-to: {texts: [EventBus]}}
            - {id: R4, text: It looks good., verdict: manual, look-at: all screens.}
      ticked: {R4: seen}

      """
    let folder = try TemporaryFolder(
      project: ["A.swift": "f(1)\nf(2)\n", "CODEOWNERS": "* @all\n"], items)
    _ = try Tool.run("audit", "--format", "json=old.json", in: folder)
    try folder.write("f(2)\ng()\n", to: "A.swift")
    let audit = try output(
      ["audit", "--format", "json", "--since", "old.json"], in: folder.path)
    #expect(audit["since"] != nil)
    #expect(schema.problems(audit) == [])
  }

  @Test("an audit with a history and links, and the lines of the history, fit their schemas")
  func history() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f(1)\n"])
    let audit = try output(
      [
        "audit", "--format", "json", "--history", "days", "--link-template", "https://h/{path}",
      ], in: folder.path)
    #expect((audit["history"] as? [Any])?.count == 1)
    #expect(audit["linkTemplate"] as? String == "https://h/{path}")
    #expect(try JSONSchema("audit-report.schema.json").problems(audit) == [])
    let name = try #require(audit["project"] as? String)
    let line = try JSONSerialization.jsonObject(
      with: Data(try folder.text(of: "days/\(name).jsonl").utf8))
    #expect(try JSONSchema("audit-history.schema.json").problems(line) == [])
  }

  @Test("a document with a wrong member does not fit")
  func wrongDocuments() throws {
    let schema = try JSONSchema("audit-report.schema.json")
    let audit = try output(
      ["audit", "--format", "json"], in: Self.project("swift62-liquid-glass"))
    let changes: [(String, Any?)] = [
      ("schema", "archlint-audit/2"), ("date", "today"), ("presets", "one"), ("by", "project"),
      ("findings", nil), ("progress", ["items": 1]), ("extra", 1), ("summary", ["files": -1]),
      ("units", [["type": "A"]]), ("project", true),
    ]
    for (key, value) in changes {
      var changed = audit
      changed[key] = value
      #expect(!schema.problems(changed).isEmpty, "\(key)")
    }
  }
}
