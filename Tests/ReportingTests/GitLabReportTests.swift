import LintRules
import Results
import Testing

@testable import Reporting

@Suite struct GitLabReportTests {
  @Test func writesOneFindingALine() {
    let file = SampleFile("A.swift", "\nlet a = b!\n")
    let report = Report.sample([
      .sample("no-force-unwrap", .warning, "force unwrap of 'b'", at: file.location(of: "!")),
      .sample("no-file", .info, "whole file", at: Location(path: "A.swift")),
    ])
    #expect(
      String(GitLabReport.render(report, pathPrefix: "App/")) == """
        [
          {"description": "force unwrap of 'b'", "check_name": "no-force-unwrap", \
        "fingerprint": "archlint/v1:0000000000c0ffee", "severity": "minor", \
        "location": {"path": "App/A.swift", "lines": {"begin": 2}}},
          {"description": "whole file", "check_name": "no-file", \
        "fingerprint": "archlint/v1:0000000000c0ffee", "severity": "info", \
        "location": {"path": "App/A.swift", "lines": {"begin": 1}}}
        ]

        """)
  }

  @Test func isAnEmptyArrayWhenAllIsClean() {
    #expect(String(GitLabReport.render(.sample(), pathPrefix: "")) == "[]\n")
  }

  @Test func knowsSeveritiesByTheWordsOfGitLab() throws {
    let json = try ParsedJSON(GitLabReport.render(Samples.all, pathPrefix: ""))
    #expect(
      json.array.map { $0["severity"].string } == ["major", "major", "minor", "info", "minor"])
  }

  @Test func keepsHostileTextAsItIs() throws {
    let json = try ParsedJSON(GitLabReport.render(Samples.hostile, pathPrefix: ""))
    #expect(json.array.count == Samples.hostileTexts.count)
    for (index, text) in Samples.hostileTexts.enumerated() where !text.isEmpty {
      let isBlank = text.allSatisfy(\.isWhitespace)
      #expect(json[index]["description"].string == (isBlank ? "rule-\(index)" : text))
      #expect(json[index]["location"]["path"].string == text)
    }
    #expect(json[0]["location"]["path"].string == ".")
    let report = Report.sample([
      .sample("r", .error, "m", at: Location(path: Samples.hostilePath))
    ])
    let hostile = try ParsedJSON(GitLabReport.render(report, pathPrefix: ""))
    #expect(hostile[0]["location"]["path"].string == Samples.hostilePath)
  }
}
