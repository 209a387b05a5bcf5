import Matching
import Project
import Testing

@testable import LintRules

@Suite struct LayoutCheckTests {
  private func findings(
    _ subject: LayoutCheck.Subject, in paths: [String], message: String? = nil,
    selector: Selector = Selector(), overrides: [Rule.Override] = []
  ) -> [Finding] {
    let check = LayoutCheck(subject, message: message.map { MessageTemplate($0) })
    var rule = TestProject.rule([.layout(check)], message: "{path}", selector: selector)
    rule.overrides = overrides
    return RuleSet([rule], layers: LayerSet()).checkProject(
      places: paths.map { Place(path: $0) }, changes: nil, today: CalendarDay(number: 0),
      place: { Place(path: $0) })
  }

  private func globs(_ patterns: String...) throws -> GlobSet {
    GlobSet(try patterns.map { (text) throws in try Glob(text) })
  }

  @Test func whereFilesMayBe() throws {
    let subject = LayoutCheck.Subject.files(
      try globs("**/*View.swift"), allowed: try globs("Presentation/**", "Previews/**"))
    let found = findings(
      subject, in: ["Presentation/AView.swift", "Domain/BView.swift", "Domain/C.swift"])
    #expect(found.map(\.path) == ["Domain/BView.swift"])
    #expect(found.map(\.message) == ["Domain/BView.swift"])
    #expect(found.map(\.subject) == ["BView.swift"])
    #expect(found.map(\.range) == [nil])
  }

  @Test func whatFilesMayBeNamed() throws {
    let subject = LayoutCheck.Subject.fileNames(
      try globs("Screens/*/*.swift"), try NameList(["*View", "*Model"]))
    let found = findings(
      subject, in: ["Screens/A/AView.swift", "Screens/A/Helper.swift", "Other.swift"],
      message: "'{file}' is none of {names}")
    #expect(found.map(\.message) == ["'Helper.swift' is none of '*View' or '*Model'"])
  }

  @Test func whatFoldersHold() throws {
    let subject = LayoutCheck.Subject.folders(
      try globs("Screens/*"), hold: ["{folder}View.swift", "{folder}Model.swift"],
      except: try NameList(["Shared"]))
    let found = findings(
      subject,
      in: [
        "Screens/A/AView.swift", "Screens/A/AModel.swift", "Screens/B/BView.swift",
        "Screens/B/Sub/BModel.swift", "Screens/Shared/X.swift", "Other/C.swift",
      ], message: "{folder} lacks {file}")
    #expect(found.map(\.message) == ["B lacks BModel.swift"])
    #expect(found.map(\.path) == ["Screens/B/BView.swift"])
  }

  @Test func selectorsAndOverrides() throws {
    let subject = LayoutCheck.Subject.files(try globs("**"), allowed: try globs("Right/**"))
    var scope = Selector.Scope()
    scope.paths = try globs("Left/**")
    let paths = ["Left/A.swift", "Left/Old/B.swift", "Middle/C.swift", "Right/D.swift"]
    #expect(
      findings(subject, in: paths, selector: Selector(included: scope)).map(\.path)
        == ["Left/A.swift", "Left/Old/B.swift"])
    let overrides = [
      Rule.Override(paths: try globs("Left/Old/**"), severity: nil),
      Rule.Override(paths: try globs("Left/**"), severity: .error),
    ]
    let found = findings(subject, in: paths, overrides: overrides)
    #expect(found.map(\.path) == ["Left/A.swift", "Middle/C.swift"])
    #expect(found.map(\.severity) == [.error, .warning])
  }
}
