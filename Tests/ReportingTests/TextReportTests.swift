import LintRules
import Results
import Testing

@testable import Reporting

@Suite struct TextReportTests {
  private func text(
    _ report: Report, width: Int = 80, isVerbose: Bool = false, pathPrefix: PathPrefix = "",
    includesTimings: Bool = false
  ) -> String {
    String(
      TextReport.render(
        report, style: TextStyle(width: width, isVerbose: isVerbose), pathPrefix: pathPrefix,
        includesTimings: includesTimings))
  }

  private static let everything = """
    Domain/ImportGlucose.swift

      error[domain-imports] Domain imports SwiftUI
        --> Domain/ImportGlucose.swift:3:1
         |
       3 | import SwiftUI
         | ^^^^^^^^^^^^^^
         = why: The domain must build without any framework of the user interface,
                so that its rules can be tested without one and outlive it.
         = instead: Move what needs SwiftUI to the presentation layer.

      error[domain-references-outer] 'ImportGlucose' names 'GlucoseStore' of layer 'Data'
        --> Domain/ImportGlucose.swift:6:14
         |
       6 |   let store: GlucoseStore
         |              ^^^^^^^^^^^^
        ::: Data/GlucoseStore.swift:3:13
         |
       3 | final class GlucoseStore {}
         |             ------------ declared here, layer 'Data'
         = why: There is a reason.
         = instead: Do something else.

      warning[no-task-sleep-nanoseconds] Task.sleep counts nanoseconds
        --> Domain/ImportGlucose.swift:8:15
         |
       8 |     try await Task.sleep(nanoseconds: 500)
         |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = why: There is a reason.
         = instead: Do something else.
         = fix: available (safe)
       8 +     try await Task.sleep(for: .nanoseconds(500))

      info[no-force-unwrap] force unwrap
        --> Domain/ImportGlucose.swift:9:35
         |
       9 |     let value = store.values.first!
         |                                   ^
         = why: There is a reason.
         = instead: Do something else.
         = fix: available with --unsafe: nothing there reads as 0
       9 +     let value = store.values.first ?? 0

    Presentation/Profile

      warning[screen-complete] screen 'Profile' has no view model
        --> Presentation/Profile
         = why: There is a reason.
         = instead: Do something else.

    problems

      Data/Locked.swift: cannot be read: Permission denied
      the folder changed during the run

    timings

      0.4 ms  walk
      1.25 s  files

    2 errors, 2 warnings, 1 info in 2 files (40 lines, 31 ms)

      1  error    domain-imports
      1  error    domain-references-outer
      1  warning  no-task-sleep-nanoseconds
      1  warning  screen-complete
      1  info     no-force-unwrap

    1 fixable with --fix; 1 with --unsafe, which may make way for more; --diff --unsafe shows all
    1 suppressed, 3 in the baseline, 1 ambiguous reference
    next: archlint explain domain-imports

    """

  @Test func showsFindingsProblemsAndSummary() {
    #expect(text(Samples.all, includesTimings: true) == Self.everything)
  }

  @Test func saysInOneLineThatAllIsClean() {
    #expect(text(.sample()) == "No findings in 2 files (40 lines, 31 ms)\n")
    #expect(
      text(.sample(baselined: 2, ambiguous: 3))
        == "No findings in 2 files (40 lines, 31 ms); 2 in the baseline, 3 ambiguous references\n")
  }

  @Test func putsThePrefixBeforeEveryPath() {
    let text = text(Samples.all, pathPrefix: "../")
    #expect(text.hasPrefix("../Domain/ImportGlucose.swift\n"))
    #expect(text.contains("--> ../Domain/ImportGlucose.swift:3:1\n"))
    #expect(text.contains("::: ../Data/GlucoseStore.swift:3:13\n"))
    #expect(text.contains("  ../Data/Locked.swift: cannot be read"))
  }

  // MARK: - Repetition

  @Test func explainsARuleOnce() {
    let rule = Rule.sample("r", why: "why", instead: "instead")
    let findings = ["A", "B"].map {
      Diagnostic.sample("r", .warning, "m", at: Location(path: $0))
    }
    let report = Report.sample(findings, rules: [rule])
    #expect(
      text(report) == """
        A

          warning[r] m
            --> A
             = why: why
             = instead: instead

        B

          warning[r] m
            --> B

        2 warnings in 2 files (40 lines, 31 ms)

          2  warning  r

        next: archlint explain r

        """)
    #expect(text(report, isVerbose: true).split(separator: "= why: why").count == 3)
  }

  @Test func collapsesWhatRepeatsInAFile() {
    let findings = (0..<52).map { index in
      Diagnostic.sample(
        index % 2 == 0 ? "even" : "odd", .info, "m\(index)",
        at: Location(path: index < 44 ? "A" : "B"))
    }
    let report = Report.sample(findings)
    let text = text(report)
    #expect(!text.contains("m40") && !text.contains("m43") && text.contains("m44"))
    #expect(
      text.contains(
        """
          info[odd] m39
            --> A

          and 2 more of even in this file
          and 2 more of odd in this file

        B

        """))
    #expect(text.contains("  26  info     even\n  26  info     odd\n"))
    #expect(self.text(report, isVerbose: true).contains("m43\n"))
  }

  @Test("after some hundred findings the report groups them by rule")
  func groupsManyFindings() {
    func report(_ count: Int) -> Report {
      let findings = (1...count).map { number in
        Diagnostic.sample(
          number % 3 == 0 ? "odd" : "even", .warning, "m\(number).",
          at: Location(path: "F\(number % 100).swift"))
      }
      return .sample(
        findings, rules: [.sample("even", title: "Even"), .sample("odd", title: "Odd")])
    }
    let few = text(report(300))
    #expect(few.contains("m300.") && !few.contains("grouped by rule"))
    let many = text(report(301))
    #expect(many.contains("warning[even] Even: 201 findings in 100 files\n"))
    #expect(many.contains("  why: There is a reason.\n  instead: Do something else.\n"))
    #expect(many.contains("  and 196 more\n"))
    #expect(many.split(separator: "\n").count < 40)
    #expect(
      many.hasSuffix(
        """
        the findings are grouped by rule; --verbose prints every one, --only RULE those of one rule
        'archlint baseline write' accepts the findings of today, so that only new ones fail
        next: archlint explain even

        """))
    #expect(text(report(301), isVerbose: true).contains("m301."))
  }

  // MARK: - Summary

  @Test(arguments: [
    ([("iOS 16", 1)], "1 more when iOS 16 is the target"),
    ([("iOS 16 and macOS 13", 2)], "2 more when iOS 16 and macOS 13 are the targets"),
    ([("Swift 6 on Linux", 5)], "5 more once Linux builds need Swift 6"),
    (
      [("iOS 16", 76), ("iOS 16 and watchOS 9", 15), ("Swift 6 on Linux", 2)],
      "76 more when iOS 16 is the target, and 17 with other targets"
    ),
  ])
  func saysWhatWaitsForNewerSystems(_ waiting: [(String, Int)], _ words: String) {
    var report = Report.sample()
    report.waiting = waiting.map { Report.Waiting(systems: $0.0, findings: $0.1) }
    #expect(text(report) == "No findings in 2 files (40 lines, 31 ms); \(words)\n")
  }

  @Test func countsWithTheRightNumber() {
    func counts(_ severities: [Severity]) -> Substring? {
      text(.sample(severities.map { .sample("r", $0, "m", at: Location(path: "A")) }))
        .split(separator: "\n").first { $0.contains(" in 2 files") }
    }
    #expect(counts([.error]) == "1 error in 2 files (40 lines, 31 ms)")
    #expect(counts([.info, .info]) == "2 infos in 2 files (40 lines, 31 ms)")
    #expect(
      counts([.error, .error, .warning, .info])
        == "2 errors, 1 warning, 1 info in 2 files (40 lines, 31 ms)")
  }

  @Test func saysWhatBecameOfTheBaselineAfterTheNumbers() {
    #expect(
      text(Samples.compared).hasSuffix(
        """
        1 suppressed, 2 in the baseline
        baseline: 2 new, 31 still there, 4 fixed
        next: archlint explain domain-imports

        """))
    var clean = Report.sample(baselined: 2)
    clean.delta = Baseline.Delta()
    #expect(
      text(clean) == """
        No findings in 2 files (40 lines, 31 ms); 2 in the baseline
        baseline: 0 new, 0 still there, 0 fixed

        """)
  }

  @Test func ordersRulesByCountThenSeverityThenName() {
    let findings: [(String, Severity)] = [
      ("c", .info), ("b", .error), ("a", .error), ("c", .info), ("d", .warning), ("d", .info),
    ]
    let report = Report.sample(
      findings.map { .sample($0.0, $0.1, "m", at: Location(path: "A")) })
    #expect(
      text(report).hasSuffix(
        """
          2  warning  d
          2  info     c
          1  error    a
          1  error    b

        next: archlint explain a

        """))
  }

  @Test(arguments: [
    (0, 0, nil), (2, 0, "2 fixable with --fix"),
    (
      0, 1,
      "1 fixable with --fix --unsafe, which may make way for more; --diff --unsafe shows all"
    ),
    (
      3, 2,
      "3 fixable with --fix; 2 with --unsafe, which may make way for more; --diff --unsafe shows all"
    ),
  ])
  func saysWhatCanBeFixed(safe: Int, unsafe: Int, expected: String?) {
    let fixes = (0..<(safe + unsafe)).map { Fix(edits: [], isSafe: $0 < safe) }
    let report = Report.sample(
      fixes.map { .sample("r", .error, "m", at: Location(path: "A"), fix: $0) } + [
        .sample("r", .error, "m", at: Location(path: "A"))
      ])
    let line = text(report).split(separator: "\n").first { $0.contains("fixable") }
    #expect(line.map(String.init) == expected)
  }

  @Test(arguments: [
    (0.0, "0.0 ms"), (0.00094, "0.9 ms"), (0.0099, "9.9 ms"), (0.00996, "10 ms"),
    (0.9991, "999 ms"), (0.9996, "1.00 s"), (12.345, "12.35 s"), (.nan, "unknown time"),
  ])
  func saysTimesAsPeopleDo(seconds: Double, expected: String) {
    let report = Report.sample(timings: [Report.Timing(phase: "p", seconds: seconds)])
    #expect(text(report, includesTimings: true).contains("  \(expected)  p\n"))
  }

  // MARK: - Looks

  @Test func coloursOnlyWhenAsked() {
    let file = SampleFile("A.swift", "let a = b!\n")
    let report = Report.sample([
      .sample(
        "r", .error, "m", at: file.location(of: "!"), fix: file.fix("!", with: " ?? 0"))
    ])
    #expect(!text(report).contains("\u{1B}"))
    let coloured = String(
      TextReport.render(report, style: TextStyle(isColoured: true), pathPrefix: ""))
    let lines = coloured.split(separator: "\n")
    #expect(lines[0] == "\u{1B}[1;4mA.swift\u{1B}[0m")
    #expect(lines[1] == "  \u{1B}[1;31merror[r]\u{1B}[0m \u{1B}[1mm\u{1B}[0m")
    #expect(lines[2] == "    \u{1B}[34m-->\u{1B}[0m A.swift:1:10")
    #expect(lines[4] == "\u{1B}[34m   1 |\u{1B}[0m let a = b!")
    #expect(lines[5] == "\u{1B}[34m     |\u{1B}[0m          \u{1B}[1;31m^\u{1B}[0m")
    #expect(lines[7].hasSuffix("\u{1B}[32m let a = b ?? 0\u{1B}[0m"))
    #expect(uncoloured(coloured) == text(report, width: 100))
  }

  /// The text without escape sequences, by a reading of its own.
  private func uncoloured(_ text: String) -> String {
    var pieces = text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    let first = pieces.removeFirst()
    return first + pieces.map { $0.drop { $0 != "m" }.dropFirst() }.joined()
  }

  @Test func survivesFindingsThatContradictTheirLine() {
    let point = Location.Point(line: 1, column: 90, utf16Column: 90)
    let region = Location.Region(bytes: 2..<1000, start: point, end: point, line: PooledText("x"))
    let fix = Fix(edits: [Edit(range: 0..<5, replacement: "")], isSafe: true)
    let report = Report.sample([
      .sample("r", .error, "m", at: Location(path: "A", region: region), fix: fix)
    ])
    for format in ReportFormat.allCases {
      #expect(!format.render(report, options: ReportOptions(version: "1")).isEmpty)
    }
    for width in [-1, 0, 1, 7, 20, 10_000] {
      #expect(text(Samples.hostile, width: width).hasSuffix("next: archlint explain rule-11\n"))
    }
  }
}
