import Foundation
import Testing

/// `archlint trace`.
@Suite struct TraceTests {
  private func project() throws -> TemporaryFolder {
    try TemporaryFolder(project: [
      "docs/a.md": "- REQ-1: One\n- REQ-2: Two\n- REQ-3: Three\n",
      "Sources/A.swift": "// REQ-2 and REQ-8\nstruct A {}\n",
      "Tests/ATests.swift": "struct ATests {\n  // REQ-1: one\n  func testOne() {}\n}\n",
    ])
  }

  @Test("the JSON fits its schema and has the same numbers as the text")
  func json() throws {
    let folder = try project()
    let run = try Tool.run("trace", "--ids", "REQ-[0-9]+", "--format", "json", in: folder)
    #expect(run.status == 0)
    let json = try #require(run.json as? [String: Any])
    #expect(try JSONSchema("trace-report.schema.json").problems(json) == [])
    let summary = try #require(json["summary"] as? [String: Int])
    #expect(
      summary == [
        "requirements": 4, "tested": 1, "untested": 2, "unknown": 1, "retired": 0, "percent": 33,
      ])
    let text = try Tool.run("trace", "--ids", "REQ-[0-9]+", in: folder)
    #expect(text.output.hasPrefix("1 of 3 requirements have a test (33 %), 1 unknown\n"))
  }

  @Test("--fail-under compares the percentage and names the cause")
  func failUnder() throws {
    let folder = try project()
    let low = try Tool.run("trace", "--ids", "REQ-[0-9]+", "--fail-under", "33", in: folder)
    #expect(low.status == 0)
    let high = try Tool.run("trace", "--ids", "REQ-[0-9]+", "--fail-under", "34", in: folder)
    #expect(high.status == 1)
    #expect(high.errors.contains("33 % of the requirements have a test, less than 34 %"))
    let none = try Tool.run("trace", "--ids", "NO-[0-9]+", "--fail-under", "1", in: folder)
    #expect(none.status == 1)
    #expect(none.errors.contains("no requirement is defined"))
  }

  @Test("paths limit the requirements, and not the search for their tests")
  func paths() throws {
    let folder = try project()
    try folder.write("// REQ-1\n", to: "Sources/B.swift")
    let run = try Tool.run(
      "trace", "--ids", "REQ-[0-9]+", "--format", "csv", "Sources/B.swift", in: folder)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2, "\(run.errors)")
    #expect(lines.last?.hasPrefix("REQ-1,One,tested,docs/a.md:1") == true)
  }

  @Test("without ids or rules about them, and with a wrong form, nothing runs")
  func mistakes() throws {
    let folder = try project()
    let none = try Tool.run("trace", "--preset", "healthtrack-clean", in: folder)
    #expect(none.status == 2)
    #expect(none.errors.contains("no rule about requirements is on"))
    let wrong = try Tool.run("trace", "--ids", "REQ-[", in: folder)
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("'REQ-[' is not a regular expression"))
  }

  @Test("an audit of a preset about requirements has the matrix in each form")
  func audit() throws {
    let folder = Tool.repository + "Fixtures/projects/arcana-io-effect"
    let run = try Tool.run(Tool.path, ["audit", "--format", "json"], in: folder, input: "")
    let json = try #require(run.json as? [String: Any], "\(run.errors)")
    #expect(try JSONSchema("audit-report.schema.json").problems(json) == [])
    let trace = try #require(json["trace"] as? [String: Any])
    #expect((trace["requirements"] as? [Any])?.isEmpty == false)
    let page = try Tool.run(Tool.path, ["audit"], in: folder, input: "")
    #expect(page.output.contains("## Requirements"))
  }
}
