import Matching
import Project
import Testing

@testable import LintRules

@Suite struct LayoutCheckTests {
  private func findings(
    _ set: (inout LayoutCheck) -> Void, in paths: [String], message: String? = nil,
    selector: Selector = Selector(), overrides: [Rule.Override] = []
  ) -> [Diagnostic] {
    var check = LayoutCheck()
    set(&check)
    check.message = message.map { MessageTemplate($0) }
    var rule = TestProject.rule([check], message: "{path}", selector: selector)
    rule.overrides = overrides
    return TestProject(rule).projectFindings(in: paths)
  }

  private func globs(_ patterns: String...) throws -> GlobSet {
    GlobSet(try patterns.map { (text) throws in try Glob(text) })
  }

  @Test func whereFilesMayBe() throws {
    let (files, allowed) = (
      try globs("**/*View.swift"), try globs("Presentation/**", "Previews/**")
    )
    let subject: (inout LayoutCheck) -> Void = {
      $0.files = files
      $0.allowed = allowed
    }
    let found = findings(
      subject, in: ["Presentation/AView.swift", "Domain/BView.swift", "Domain/C.swift"])
    #expect(found.map(\.path) == ["Domain/BView.swift"])
    #expect(found.map(\.message) == ["Domain/BView.swift"])
    #expect(found.map(\.subject) == ["BView.swift"])
    #expect(found.map(\.range) == [nil])
  }

  @Test func whatFilesMayBeNamed() throws {
    let (files, names) = (try globs("Screens/*/*.swift"), try NameList(["*View", "*Model"]))
    let subject: (inout LayoutCheck) -> Void = {
      $0.files = files
      $0.named = names
    }
    let found = findings(
      subject, in: ["Screens/A/AView.swift", "Screens/A/Helper.swift", "Other.swift"],
      message: "'{file}' is none of {names}")
    #expect(found.map(\.message) == ["'Helper.swift' is none of '*View' or '*Model'"])
  }

  @Test func whatFoldersHold() throws {
    let (folders, except) = (try globs("Screens/*"), try NameList(["Shared"]))
    let subject: (inout LayoutCheck) -> Void = {
      $0.folders = folders
      $0.hold = ["{folder}View.swift", "{folder}Model.swift"]
      $0.except = except
    }
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
    let (files, allowed) = (try globs("**"), try globs("Right/**"))
    let subject: (inout LayoutCheck) -> Void = {
      $0.files = files
      $0.allowed = allowed
    }
    var scope = Selector.Scope()
    scope.paths = try globs("Left/**")
    let paths = ["Left/A.swift", "Left/Old/B.swift", "Middle/C.swift", "Right/D.swift"]
    #expect(
      findings(subject, in: paths, selector: Selector(included: scope)).map(\.path)
        == ["Left/A.swift", "Left/Old/B.swift"])
    let overrides = [
      Rule.Override(.files(try globs("Left/Old/**")), severity: nil),
      Rule.Override(.files(try globs("Left/**")), severity: .error),
    ]
    let found = findings(subject, in: paths, overrides: overrides)
    #expect(found.map(\.path) == ["Left/A.swift", "Middle/C.swift"])
    #expect(found.map(\.severity) == [.error, .warning])
  }
}
