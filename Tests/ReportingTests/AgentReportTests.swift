import LintRules
import Results
import Testing

@testable import Reporting

/// Reports of few words: for a coding agent, as a table, and as counts.
@Suite struct AgentReportTests {
  private func finding(_ rule: String, _ path: String, _ line: Int, fix: Bool = false) -> Diagnostic
  {
    let file = SampleFile(path, String(repeating: "\n", count: line - 1) + "try! f()\n")
    return .sample(
      rule, .error, "try! ends the app", at: file.location(of: "try!"),
      fix: fix ? file.fix("try!", with: "try") : nil)
  }

  @Test func findingsOfOneMessageInOneFileAreOneLine() {
    let report = Report.sample([
      finding("no-force-try", "A.swift", 3), finding("no-force-try", "A.swift", 7),
      finding("no-force-try", "B.swift", 1, fix: true),
    ])
    let lines = String(AgentReport.render(report, pathPrefix: "")).split(separator: "\n")
    #expect(lines.contains("- A.swift:3,7 try! ends the app"))
    #expect(lines.contains("- B.swift:1 try! ends the app [fix]"))
    #expect(lines.contains("why, with examples: archlint explain RULE"))
  }

  @Test func aCleanProjectIsOneLine() {
    #expect(String(AgentReport.render(.sample(), pathPrefix: "")) == "no findings\n")
  }

  @Test func aTableHasOneLineForEachFinding() {
    let report = Report.sample([finding("no-force-try", "A.swift", 3)])
    let bytes = ReportFormat.csv.render(report, options: ReportOptions(version: "1"))
    #expect(
      String(bytes) == """
        path,line,column,severity,rule,message
        A.swift,3,1,error,no-force-try,try! ends the app

        """)
  }

  @Test func countsAreByRuleAndByFolder() {
    let report = Report.sample([
      finding("no-force-try", "A/A.swift", 3), finding("no-force-try", "B/B.swift", 3),
      finding("no-force-cast", "A/A.swift", 4),
    ])
    #expect(
      Statistics(report, by: .rule, owners: nil).text == """
        2  no-force-try  (2 errors)
        1  no-force-cast  (1 error)

        """)
    #expect(
      Statistics(report, by: .folder, owners: nil).csv == """
        folder,errors,warnings,infos
        A,2,0,0
        B,1,0,0

        """)
  }
}
