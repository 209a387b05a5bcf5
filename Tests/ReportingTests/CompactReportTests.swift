import LintRules
import Results
import Testing

@testable import Reporting

@Suite struct CompactReportTests {
  @Test func errorsAsWarnings() {
    let text = String(
      CompactReport.render(Samples.all, pathPrefix: "", callsErrorsWarnings: true))
    #expect(!text.contains(": error: "))
    #expect(
      text
        == String(CompactReport.render(Samples.all, pathPrefix: ""))
        .replacing(": error: ", with: ": warning: "))
  }

  @Test func writesOneFindingALine() {
    #expect(
      String(CompactReport.render(Samples.all, pathPrefix: "")) == """
        Domain/ImportGlucose.swift:3:1: error: Domain imports SwiftUI [domain-imports]
        Domain/ImportGlucose.swift:6:14: error: 'ImportGlucose' names 'GlucoseStore' of layer \
        'Data' [domain-references-outer]
        Domain/ImportGlucose.swift:8:15: warning: Task.sleep counts nanoseconds \
        [no-task-sleep-nanoseconds]
        Domain/ImportGlucose.swift:9:35: note: force unwrap [no-force-unwrap]
        Presentation/Profile:1:1: warning: screen 'Profile' has no view model [screen-complete]
        Data/Locked.swift:1:1: warning: cannot be read: Permission denied
        archlint: warning: the folder changed during the run

        """)
  }

  @Test func isEmptyWhenAllIsClean() {
    #expect(CompactReport.render(.sample(), pathPrefix: "").isEmpty)
  }

  @Test func putsThePrefixBeforeEveryPath() {
    let lines = String(CompactReport.render(Samples.all, pathPrefix: "../app/")).split(
      separator: "\n")
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("../app/") })
  }

  @Test func countsColumnsInBytes() {
    let file = SampleFile("A.swift", "let größe = b!")
    let report = Report.sample([.sample("r", .error, "m", at: file.location(of: "!"))])
    #expect(
      String(CompactReport.render(report, pathPrefix: "")) == "A.swift:1:16: error: m [r]\n")
  }

  @Test(arguments: [
    ("two\nlines\r\n  and\tmore", "two lines and more"), ("keeps  spaces", "keeps  spaces"),
    ("", "r"), ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("\u{202E}x", #"\u{202E}x"#),
    ("a\u{2028}b", "a b"),
  ])
  func writesAMessageInOneLine(message: String, expected: String) {
    let report = Report.sample([.sample("r", .error, message, at: Location(path: "A"))])
    #expect(
      String(CompactReport.render(report, pathPrefix: "")) == "A:1:1: error: \(expected) [r]\n")
  }

  @Test func neverBreaksALine() {
    let lines = String(CompactReport.render(Samples.hostile, pathPrefix: "\n"))
      .split(separator: "\n", omittingEmptySubsequences: false)
    let report = Samples.hostile
    #expect(lines.count == report.diagnostics.count + report.problems.count + 1)
  }
}
