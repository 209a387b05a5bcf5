import SwiftSource
import Testing

@testable import LintRules

/// Rules, patterns and checks that count only where a file has something else.
@Suite struct FileContentTests {
  private func selector(
    imports: [String]? = nil, contains: [String] = [], inside: [String] = []
  ) throws -> Selector.Scope {
    var scope = Selector.Scope()
    scope.imports = try imports.map { try NameList($0) }
    scope.contained = try contains.map { try TokenPattern($0) }
    scope.inside = try inside.map { try TokenPattern($0) }
    return scope
  }

  private func pattern(_ text: String, in scope: Selector.Scope) throws -> PatternCheck.Case {
    PatternCheck.Case(
      pattern: try TokenPattern(text), selector: Selector(included: scope))
  }

  private func expect(
    _ check: any RuleCheck, _ texts: String..., selector: Selector = Selector(),
    with others: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let project = TestProject(TestProject.rule([check], selector: selector))
    for text in texts {
      #expect(project.remarked(text, with: others) == text, sourceLocation: sourceLocation)
    }
  }

  @Test func imports() throws {
    let found = try pattern("bad()", in: selector(imports: ["Kit", "Other"]))
    expect(
      PatternCheck(cases: [found]), "import Kit; ↓bad()",
      "↓bad(); @testable import class Other.A", "import Kits; bad()", "bad()")
  }

  @Test func otherCode() throws {
    let found = try pattern("bad()", in: selector(contains: [".store(in: $_)"]))
    expect(
      PatternCheck(cases: [found]), "↓bad(); a.store(in: b)", "bad(); a.store(b)",
      "bad() // a.store(in: b)")
  }

  /// Where one case does not count, the next one may.
  @Test func casesBehindOneThatDoesNotCount() throws {
    let first = try pattern("bad()", in: selector(imports: ["Kit"]))
    let second = PatternCheck.Case(pattern: try TokenPattern("bad()"), severity: .error)
    let project = TestProject(
      TestProject.rule([PatternCheck(cases: [first, second])]))
    #expect(project.findings(in: "bad()").map(\.severity) == [.error])
    #expect(project.findings(in: "import Kit; bad()").map(\.severity) == [.warning])
  }

  /// Which of two cases counts may be for the project to say.
  @Test func casesThatWaitForTheProject() throws {
    func found(_ kind: String, _ severity: Severity) throws -> PatternCheck.Case {
      var query = DeclarationQuery()
      query.names = try NameList([kind])
      return PatternCheck.Case(
        pattern: try TokenPattern("use($type)"),
        constraints: [
          CaptureConstraint(
            capture: "type", tests: [.declared(query)])
        ], severity: severity)
    }
    let project = TestProject(
      TestProject.rule([
        PatternCheck(cases: [try found("A", .error), try found("*", .info)])
      ]))
    let findings = project.findings(in: "struct A {}; struct B {}; use(A); use(B); use(C)")
    #expect(findings.map(\.severity) == [.error, .info])
  }

  /// Checks that need the project have the same selectors.
  @Test func aSecondLook() throws {
    var query = DeclarationQuery()
    query.kinds = [.class]
    query.details.isSubclassed = false
    var check = DeclarationCheck(select: query)
    check.selector = Selector(excluded: try selector(contains: ["good()"]))
    expect(check, "class ↓A {}", "class A {}; good()", "good(); class A {}")
    check.selector = nil
    check.includesLocal = true
    expect(
      check, "tin { class ↓A {} }; class B {}",
      selector: Selector(included: try selector(inside: ["tin { $$$ }"])))
  }
}
