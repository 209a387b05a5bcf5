import LintRules
import Results
import Testing

@testable import Reporting

@Suite struct JSONReportTests {
  @Test func isPrettyWithOneFindingALine() {
    let file = SampleFile("A.swift", "let a = b!\n")
    let report = Report.sample(
      [
        .sample(
          "no-force-unwrap", .warning, "force unwrap of 'b'", at: file.location(of: "!"),
          fix: file.fix("!", with: " ?? 0")),
        .sample("no-file", .info, "whole file", at: Location(path: "A.swift")),
      ],
      problems: [Report.Problem(path: "B.swift", message: "cannot be read")])
    let text = String(JSONReport.render(report, version: "0.1.0"))
    let summary =
      #"{"files": 2, "lines": 40, "bytes": 1234, "errors": 0, "warnings": 1, "infos": 1, "#
      + #""suppressed": 0, "baselined": 0, "ambiguous": 0, "unlayered": 0, "fixable": 1, "#
      + #""unsafelyFixable": 0, "seconds": 0.0314}"#
    let first =
      #"{"rule": "no-force-unwrap", "severity": "warning", "message": "force unwrap of 'b'", "#
      + #""path": "A.swift", "line": 1, "column": 10, "endLine": 1, "endColumn": 11, "#
      + #""fingerprint": "archlint/v1:0000000000c0ffee", "related": [], "#
      + #""fix": {"safe": true, "edits": [{"offset": 9, "length": 1, "replacement": " ?? 0"}]}}"#
    let second =
      #"{"rule": "no-file", "severity": "info", "message": "whole file", "path": "A.swift", "#
      + #""fingerprint": "archlint/v1:0000000000c0ffee", "related": []}"#
    #expect(
      text == """
        {
          "schema": "archlint/1",
          "version": "0.1.0",
          "root": ".",
          "presets": ["healthtrack-clean"],
          "summary": \(summary),
          "diagnostics": [
            \(first),
            \(second)
          ],
          "problems": [
            {"path": "B.swift", "message": "cannot be read"}
          ]
        }

        """)
  }

  @Test func hasEveryFieldOfTheDesign() throws {
    let json = try ParsedJSON(JSONReport.render(Samples.all, version: "1.2.3"))
    #expect(
      json.keys == ["schema", "version", "root", "presets", "summary", "diagnostics", "problems"])
    #expect(json["schema"].string == "archlint/1")
    #expect(json["version"].string == "1.2.3")
    #expect(json["presets"][0].string == "healthtrack-clean")
    let summary = json["summary"]
    let numbers = [
      "files": 2, "lines": 40, "bytes": 1234, "errors": 2, "warnings": 2, "infos": 1,
      "suppressed": 1, "baselined": 3, "ambiguous": 1, "unlayered": 0, "fixable": 1,
      "unsafelyFixable": 1,
    ]
    for (key, number) in numbers { #expect(summary[key].integer == number, "\(key)") }
    #expect(summary["seconds"].double == 0.0314)
    #expect(summary.keys == Set(numbers.keys).union(["seconds"]))
    #expect(json["problems"][0]["path"].string == "Data/Locked.swift")
    #expect(json["problems"][0]["message"].string == "cannot be read: Permission denied")
    #expect(json["problems"].array.count == 2)
  }

  @Test func writesEveryFieldOfADiagnostic() throws {
    let json = try ParsedJSON(JSONReport.render(Samples.all, version: "1"))
    for (index, diagnostic) in Samples.all.diagnostics.enumerated() {
      let written = json["diagnostics"][index]
      #expect(written["rule"].string == diagnostic.rule)
      #expect(written["severity"].string == diagnostic.severity.rawValue)
      #expect(written["message"].string == diagnostic.message)
      #expect(written["path"].string == diagnostic.location.path)
      let region = diagnostic.location.region
      #expect(written["line"].integer == region?.start.line)
      #expect(written["column"].integer == region?.start.column)
      #expect(written["endLine"].integer == region?.end.line)
      #expect(written["endColumn"].integer == region?.end.column)
      #expect(written["fingerprint"].string == diagnostic.key)
      #expect(written["related"].array.count == diagnostic.related.count)
      #expect(written["fix"].exists == (diagnostic.fix != nil))
    }
    let related = json["diagnostics"][1]["related"][0]
    #expect(related.keys == ["path", "line", "column", "message"])
    #expect(related["path"].string == "Data/GlucoseStore.swift")
    #expect(related["line"].integer == 3)
    #expect(related["column"].integer == 13)
    #expect(related["message"].string == "declared here, layer 'Data'")
    let fix = json["diagnostics"][3]["fix"]
    #expect(fix.keys == ["safe", "edits"])
    #expect(fix["safe"].boolean == false)
    let range = Samples.importFile.location(of: "!").region?.bytes
    #expect(fix["edits"][0]["offset"].integer == range?.lowerBound)
    #expect(fix["edits"][0]["length"].integer == 1)
    #expect(fix["edits"][0]["replacement"].string == " ?? 0")
  }

  @Test func tellsTimesOnlyWhenAsked() throws {
    let without = try ParsedJSON(JSONReport.render(Samples.all, version: "1"))
    #expect(!without["timings"].exists)
    let json = try ParsedJSON(
      JSONReport.render(Samples.all, version: "1", includesTimings: true))
    #expect(json["timings"].array.map { $0["phase"].string } == ["walk", "files"])
    #expect(json["timings"].array.map { $0["seconds"].double } == [0.0004, 1.25])
  }

  @Test func saysWhatBecameOfTheBaselineWhereThereIsOne() throws {
    let json = try ParsedJSON(JSONReport.render(Samples.compared, version: "1"))
    #expect(json["delta"].keys == ["new", "unchanged", "fixed"])
    #expect(json["delta"]["new"].integer == 2)
    #expect(json["delta"]["unchanged"].integer == 31)
    #expect(json["delta"]["fixed"].integer == 4)
    #expect(json["diagnostics"].array.map { $0["baseline"].string } == ["new", "new"])
    let without = try ParsedJSON(JSONReport.render(Samples.all, version: "1"))
    #expect(!without["delta"].exists)
    #expect(without["diagnostics"].array.allSatisfy { !$0["baseline"].exists })
  }

  @Test func keepsHostileTextAsItIs() throws {
    let json = try ParsedJSON(
      JSONReport.render(Samples.hostile, version: "1", includesTimings: true))
    for (index, text) in Samples.hostileTexts.enumerated() {
      #expect(json["diagnostics"][index]["message"].string == text)
      #expect(json["diagnostics"][index]["path"].string == text)
      #expect(json["diagnostics"][index]["fix"]["edits"][0]["replacement"].string == text)
      #expect(json["diagnostics"][index]["related"][1]["message"].string == text)
      #expect(json["problems"][index]["message"].string == text)
      #expect(json["timings"][index]["phase"].string == text)
    }
  }
}
