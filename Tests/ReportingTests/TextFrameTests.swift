import LintRules
import Results
import Testing

@testable import Reporting

/// The part of a text report that shows one finding.
@Suite struct TextFrameTests {
  private func text(_ report: Report, width: Int = 80) -> String {
    String(TextReport.render(report, style: TextStyle(width: width), pathPrefix: ""))
  }

  /// The lines of the first finding, without the summary.
  private func finding(_ diagnostic: Diagnostic, width: Int = 80) -> String {
    let lines = text(.sample([diagnostic]), width: width)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(2).prefix { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test func marksARangeOverSeveralLinesToTheEndOfTheFirst() {
    let file = SampleFile("A.swift", "class A {\n  func a() {\n  }\n}\n")
    #expect(
      finding(.sample("r", .error, "m", at: file.location(of: "func a() {\n  }"))) == """
          error[r] m
            --> A.swift:2:3
             |
           2 |   func a() {
             |   ^^^^^^^^^^ to line 3
        """)
  }

  @Test func marksTheEndOfTheFile() {
    let file = SampleFile("A.swift", "let a = 1\n")
    #expect(
      finding(.sample("r", .error, "m", at: file.location(10..<10))) == """
          error[r] m
            --> A.swift:2:1
             |
           2 |
             | ^
        """)
  }

  @Test func widensTheGutterForTheWholeFile() {
    let file = SampleFile("A.swift", String(repeating: "\n", count: 1233) + "let a\n")
    let report = Report.sample([
      .sample("r", .error, "m", at: file.location(0..<0)),
      .sample("r", .error, "m", at: file.location(of: "let")),
    ])
    #expect(
      text(report).hasPrefix(
        """
        A.swift

          error[r] m
              --> A.swift:1:1
               |
             1 |
               | ^

          error[r] m
              --> A.swift:1234:1
               |
          1234 | let a
               | ^^^

        """))
  }

  @Test func movesALongLabelBelowItsFrame() {
    let file = SampleFile("A.swift", "let a\n")
    let message = "a place that has a lot to say for itself, more than fits beside the marks"
    let related = RelatedLocation(location: file.location(of: "a"), message: message)
    let nowhere = RelatedLocation(location: Location(path: "B"), message: "some\nwhere")
    let everywhere = RelatedLocation(location: Location(path: ""), message: "all over")
    #expect(
      finding(
        .sample(
          "r", .error, "m", at: Location(path: "A"), related: [related, nowhere, everywhere]))
          == """
            error[r] m
              --> A
              ::: A.swift:1:5
               |
             1 | let a
               |     -
               = note: a place that has a lot to say for itself, more than fits beside the
                       marks
              ::: B
               = note: some where
               = note: all over
          """)
  }

  @Test func cutsLongLinesAroundTheMark() {
    let line = "let value = [" + (10..<60).map { "item\($0)" }.joined(separator: ", ") + "]"
    let file = SampleFile("A.swift", line)
    #expect(
      finding(.sample("r", .error, "m", at: file.location(of: "item35")), width: 60) == """
          error[r] m
            --> A.swift:1:214
             |
           1 | …em32, item33, item34, item35, item36, item37, item3…
             |                        ^^^^^^
        """)
  }

  @Test func marksWhatLiesPastTheKnownPartOfALine() {
    let file = SampleFile("A.swift", String(repeating: "x", count: 700) + "!")
    #expect(
      finding(.sample("r", .error, "m", at: file.location(of: "!")), width: 40) == """
          error[r] m
            --> A.swift:1:701
             |
           1 | …xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
             |                                  ^
        """)
  }

  // MARK: - Fixes

  @Test func previewsOnlyFixesOfTheLineItShows() {
    let file = SampleFile("A.swift", "let a = b!\nlet c\n")
    func shows(_ fix: Fix) -> Bool {
      finding(.sample("r", .error, "m", at: file.location(of: "b!"), fix: fix)).contains(" + ")
    }
    #expect(shows(file.fix("let", with: "var")))
    #expect(shows(Fix(edits: [.init(range: 10..<10, replacement: ";")], isSafe: true)))
    #expect(!shows(file.fix("!", with: "\n!")))
    #expect(!shows(file.fix("!\n", with: "")))
    #expect(!shows(file.fix("let c", with: "")))
    #expect(!shows(Fix(edits: [], isSafe: true)))
  }

  @Test func previewsSeveralEdits() {
    let file = SampleFile("A.swift", "first\n  try! größe(b!)\n")
    let edits = [file.fix("!", with: ""), file.fix("!)", with: " ?? 0)")].flatMap(\.edits)
    let location = file.location(of: "größe")
    #expect(
      finding(.sample("r", .error, "m", at: location, fix: Fix(edits: edits, isSafe: true)))
        == """
          error[r] m
            --> A.swift:2:8
             |
           2 |   try! größe(b!)
             |        ^^^^^
             = fix: available (safe)
           2 +   try größe(b ?? 0)
        """)
  }
}
