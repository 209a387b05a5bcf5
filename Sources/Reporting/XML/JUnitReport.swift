import LintRules
import Results

extension ReportFormat {
  package static let junit = ReportFormat(
    "junit", "XML of JUnit, a test for each rule"
  ) { report, options in
    JUnitReport.render(report, pathPrefix: options.pathPrefix)
  }
}

/// The report as the results of tests, in the XML form of JUnit: each rule that ran is a suite,
/// each finding a test that failed. A rule without findings is one test that passed.
///
/// A test is called by its place: the schema knows no attributes for file and line, and servers
/// that check it refuse what it does not know.
///
/// Source: the Jenkins xUnit plug-in's `junit-10.xsd`.
package enum JUnitReport {
  /// The report as XML.
  ///
  /// - Parameter pathPrefix: the prefix of every path.
  package static func render(_ report: Report, pathPrefix: PathPrefix) -> [UInt8] {
    var xml = XMLWriter()
    let suites = suites(of: report)
    xml.element(
      "testsuites",
      [
        "name": "archlint",
        "tests": "\(suites.reduce(0) { $0 + $1.tests } + report.problems.count)",
        "failures": "\(report.diagnostics.count)", "errors": "\(report.problems.count)",
        "time": time(report.summary.seconds),
      ]
    ) { xml in
      for suite in suites { render(suite, pathPrefix, to: &xml) }
      if !report.problems.isEmpty { render(report.problems, pathPrefix, to: &xml) }
    }
    return xml.bytes
  }

  // MARK: - Suites

  /// A rule with its findings.
  private struct Suite {
    let id: String
    /// The rule, nil when the report does not know it.
    let rule: Rule?
    var diagnostics: [Diagnostic] = []

    var tests: Int { max(1, diagnostics.count) }
  }

  /// The rules in their order, then those that only findings tell of.
  private static func suites(of report: Report) -> [Suite] {
    let rules = report.rulesByID
    var suites: [Suite] = []
    var indices: [String: Int] = [:]
    for id in report.rules.map(\.id) + report.diagnostics.map(\.rule) where indices[id] == nil {
      indices[id] = suites.count
      suites.append(Suite(id: id, rule: rules[id]))
    }
    for diagnostic in report.diagnostics {
      if let index = indices[diagnostic.rule] { suites[index].diagnostics.append(diagnostic) }
    }
    return suites
  }

  private static func render(_ suite: Suite, _ pathPrefix: PathPrefix, to xml: inout XMLWriter) {
    let failures = suite.diagnostics.count
    xml.element("testsuite", suiteAttributes(suite.id, suite.tests, failures: failures)) { xml in
      if suite.diagnostics.isEmpty {
        xml.element("testcase", ["name": suite.id, "classname": className(suite.id)])
      }
      for diagnostic in suite.diagnostics { render(diagnostic, suite, pathPrefix, to: &xml) }
    }
  }

  private static func suiteAttributes(
    _ name: String, _ tests: Int, failures: Int = 0, errors: Int = 0
  ) -> XMLWriter.Attributes {
    [
      "name": name, "tests": "\(tests)", "failures": "\(failures)", "errors": "\(errors)",
      "skipped": "0",
    ]
  }

  /// The name by which services group tests: what is before the last dot is a package.
  private static func className(_ rule: String) -> String { "archlint.\(rule)" }

  // MARK: - Tests

  private static func render(
    _ diagnostic: Diagnostic, _ suite: Suite, _ pathPrefix: PathPrefix, to xml: inout XMLWriter
  ) {
    let path = diagnostic.location.path(after: pathPrefix)
    let start = diagnostic.location.region?.start
    let place = start.map { "\(path):\($0.line):\($0.column)" } ?? path
    let severity = diagnostic.severity.rawValue
    var lines = ["\(place): \(severity): \(diagnostic.headline)"]
    if let rule = suite.rule {
      if !rule.why.isEmpty { lines.append("why: \(rule.why)") }
      if !rule.instead.isEmpty { lines.append("instead: \(rule.instead)") }
    }
    xml.element("testcase", ["name": place, "classname": className(suite.id)]) { xml in
      xml.element(
        "failure", ["message": diagnostic.headline, "type": severity],
        text: lines.joined(separator: "\n"))
    }
  }

  private static func render(
    _ problems: [Report.Problem], _ pathPrefix: PathPrefix, to xml: inout XMLWriter
  ) {
    let attributes = suiteAttributes("problems", problems.count, errors: problems.count)
    xml.element("testsuite", attributes) { xml in
      for problem in problems {
        let path = Location(path: problem.path).path(after: pathPrefix)
        xml.element("testcase", ["name": path, "classname": "archlint"]) { xml in
          xml.element(
            "error", ["message": problem.message, "type": "problem"],
            text: "\(path): \(problem.message)")
        }
      }
    }
  }

  /// Seconds with three digits after the point, nil for what is no time.
  private static func time(_ seconds: Double) -> String? {
    guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return nil }
    let milliseconds = Int((seconds * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.utf8.count)
    return "\(milliseconds / 1000).\(zeros)\(fraction)"
  }
}
