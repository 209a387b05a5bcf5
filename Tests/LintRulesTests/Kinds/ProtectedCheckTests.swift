import Matching
import Project
import Testing

@testable import LintRules

@Suite struct ProtectedCheckTests {
  private func findings(
    _ checks: [ProtectedCheck], _ changes: String, in files: [String] = [],
    overrides: [Rule.Override] = []
  ) -> [Diagnostic] {
    var rule = TestProject.rule(checks, message: "'{path}' was {change}")
    rule.overrides = overrides
    var project = TestProject(rule)
    project.changes = FileChange.list(changes)
    return project.projectFindings(in: files)
  }

  private func check(
    _ glob: String, _ changes: Set<FileChange.Kind> = [.modified, .deleted, .renamed],
    severity: Severity? = nil
  ) throws -> ProtectedCheck {
    ProtectedCheck(paths: GlobSet([try Glob(glob)]), changes: changes, severity: severity)
  }

  @Test func changes() throws {
    let check = try check("Core/**")
    let list = "M\tCore/A.swift\nD\tCore/B.swift\nA\tCore/C.swift\nM\tApp/D.swift"
    let found = findings([check], list)
    #expect(found.map(\.message) == ["'Core/A.swift' was modified", "'Core/B.swift' was deleted"])
    #expect(found.map(\.path) == ["Core/A.swift", "Core/B.swift"])
    #expect(found.map(\.subject) == ["modified Core/A.swift", "deleted Core/B.swift"])
  }

  /// A rename touches the path that it takes away and the one that it makes.
  @Test func renames() throws {
    let check = try check("Core/**")
    let away = findings([check], "R100\tCore/A.swift\tApp/A.swift")
    #expect(away.map(\.message) == ["'Core/A.swift' was renamed"])
    #expect(away.map(\.path) == ["App/A.swift"])
    let here = findings([check], "R087\tApp/A.swift\tCore/A.swift")
    #expect(here.map(\.message) == ["'Core/A.swift' was renamed"])
    #expect(findings([check], "R100\tApp/A.swift\tApp/B.swift").isEmpty)
  }

  /// The first check under which a change falls decides.
  @Test func severities() throws {
    let checks = [
      try check("Core/Soft/**", severity: .info), try check("Core/**", severity: .error),
    ]
    let found = findings(checks, "M\tCore/Soft/A.swift\nM\tCore/B.swift")
    #expect(found.map(\.severity) == [.info, .error])
  }

  @Test func overrides() throws {
    let overrides = [
      Rule.Override(.files(GlobSet([try Glob("Core/Off/**")])), severity: nil),
      Rule.Override(.files(GlobSet([try Glob("Core/**")])), severity: .info),
    ]
    let found = findings(
      [try check("Core/**")], "M\tCore/Off/A.swift\nM\tCore/B.swift", overrides: overrides)
    #expect(found.map(\.path) == ["Core/B.swift"])
    #expect(found.map(\.severity) == [.info])
  }

  @Test func aFileIsNotNewWhereTheProjectHadOneOfItsName() throws {
    var check = try check("**/*.yml", [.added])
    check.needsNewName = true
    let change = "A\tApp/tool.yml"
    #expect(findings([check], change, in: ["App/tool.yml"]).map(\.path) == ["App/tool.yml"])
    #expect(findings([check], change, in: ["App/tool.yml", "Old/tool.yml"]).isEmpty)
    #expect(findings([check], change, in: ["App/tool.yml", "Old/other.yml"]).count == 1)
    #expect(findings([check], change + "\nD\ttool.yml", in: ["App/tool.yml"]).isEmpty)
    let both = change + "\nA\tOld/tool.yml"
    #expect(findings([check], both, in: ["App/tool.yml", "Old/tool.yml"]).count == 2)
  }

  @Test func nothingIsKnownOfChanges() throws {
    let rule = TestProject.rule([try check("**")])
    #expect(TestProject(rule).projectFindings(in: ["A.swift"]).isEmpty)
    #expect(RuleSet([rule], layers: LayerSet()).rulesAboutChanges.map(\.id) == ["rule"])
  }
}
