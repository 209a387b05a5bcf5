import LintRules
import Results
import Testing

@testable import Reporting

@Suite struct JUnitReportTests {
  private func parsed(_ report: Report, pathPrefix: PathPrefix = "") throws -> ParsedXML {
    try ParsedXML(JUnitReport.render(report, pathPrefix: pathPrefix))
  }

  @Test func writesASuiteForEachRule() {
    let file = SampleFile("A.swift", "let a = b!\n")
    let report = Report.sample(
      [
        .sample("no-force-unwrap", .warning, "force unwrap of 'b'", at: file.location(of: "!"))
      ],
      rules: [.sample("no-force-unwrap"), .sample("no-print")],
      problems: [Report.Problem(path: "B.swift", message: "cannot be read")])
    #expect(
      String(JUnitReport.render(report, pathPrefix: "")) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="archlint" tests="3" failures="1" errors="1" time="0.031">
          <testsuite name="no-force-unwrap" tests="1" failures="1" errors="0" skipped="0">
            <testcase name="A.swift:1:10" classname="archlint.no-force-unwrap">
              <failure message="force unwrap of 'b'" type="warning">A.swift:1:10: warning: force \
        unwrap of 'b'
        why: There is a reason.
        instead: Do something else.</failure>
            </testcase>
          </testsuite>
          <testsuite name="no-print" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="no-print" classname="archlint.no-print"/>
          </testsuite>
          <testsuite name="problems" tests="1" failures="0" errors="1" skipped="0">
            <testcase name="B.swift" classname="archlint">
              <error message="cannot be read" type="problem">B.swift: cannot be read</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test(arguments: [Samples.all, Samples.hostile, Samples.compared, .sample()])
  func countsWhatItHolds(report: Report) throws {
    let xml = try parsed(report)
    var totals = (tests: 0, failures: 0, errors: 0)
    for suite in xml.children {
      let cases = suite.children
      let results = cases.flatMap(\.children)
      let failures = results.count { $0.name == "failure" }
      let errors = results.count { $0.name == "error" }
      #expect(suite["tests"] == "\(cases.count)")
      #expect(suite["failures"] == "\(failures)")
      #expect(suite["errors"] == "\(errors)")
      totals.tests += cases.count
      totals.failures += failures
      totals.errors += errors
    }
    #expect(xml["tests"] == "\(totals.tests)")
    #expect(xml["failures"] == "\(totals.failures)")
    #expect(xml["errors"] == "\(totals.errors)")
    #expect(totals.failures == report.diagnostics.count)
    #expect(totals.errors == report.problems.count)
  }

  @Test func hasASuiteForARuleThatOnlyFindingsTellOf() throws {
    let report = Report.sample(
      [.sample("r", .error, "m", at: Location(path: "A"))], rules: [.sample("s")])
    let suites = try parsed(report).children
    #expect(suites.map { $0["name"] } == ["s", "r"])
    #expect(suites[1].children[0].children[0].text == "A: error: m")
  }

  @Test func namesNoLineWhereThereIsNone() throws {
    let test = try parsed(Samples.all).children[4].children[0]
    #expect(test["name"] == "Presentation/Profile")
  }

  @Test func putsThePrefixBeforeEveryPath() throws {
    let tests = try parsed(Samples.all, pathPrefix: "../").children.flatMap(\.children)
    #expect(tests.allSatisfy { $0["name"]?.hasPrefix("../") == true })
  }

  @Test(arguments: [
    (0.0, "0.000"), (0.0314, "0.031"), (61.5, "61.500"), (.nan, nil), (-1, nil), (1e300, nil),
  ])
  func tellsTheTimeInSeconds(seconds: Double, expected: String?) throws {
    var summary = Report.Summary()
    summary.seconds = seconds
    let report = Report(
      root: ".", presets: [], rules: [], diagnostics: [], suppressed: [], problems: [],
      summary: summary, timings: [])
    #expect(try parsed(report)["time"] == expected)
  }

  @Test func keepsHostileTextAsItIs() throws {
    let suites = try parsed(Samples.hostile).children
    for (index, text) in Samples.hostileTexts.enumerated() {
      #expect(suites[index]["name"] == "rule-\(index)")
      let test = suites[index].children[0]
      let place = Samples.hostile.diagnostics[index].location.region?.start
      let suffix = place.map { ":\($0.line):\($0.column)" } ?? ""
      #expect(test["name"] == (text.isEmpty ? "." : ParsedXML.readable(text)) + suffix)
      guard !text.allSatisfy(\.isWhitespace) else { continue }
      let failure = test.children[0]
      #expect(failure["message"] == ParsedXML.readable(text))
      let ending = "why: \(text)\ninstead: \(text)"
      #expect(failure.text?.hasSuffix(ParsedXML.readable(ending)) == true)
      let error = suites[Samples.hostileTexts.count].children[index].children[0]
      #expect(error["message"] == ParsedXML.readable(text))
    }
    let report = Report.sample([
      .sample("r", .error, "m", at: Location(path: Samples.hostilePath))
    ])
    #expect(try parsed(report).children[0].children[0]["name"] == Samples.hostilePath)
  }
}
