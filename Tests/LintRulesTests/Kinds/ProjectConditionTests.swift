import Matching
import SwiftSource
import Testing

@testable import LintRules

/// Rules that ask what the project has.
@Suite struct ProjectConditionTests {
  private func project(
    _ check: any RuleCheck, _ set: (inout Rule) throws -> Void
  ) rethrows -> TestProject {
    var rule = TestProject.rule([check])
    try set(&rule)
    return TestProject(rule)
  }

  private func fact(_ code: String) throws -> FileFact {
    var fact = FileFact()
    fact.patterns = [try TokenPattern(code)]
    return fact
  }

  @Test func `a rule reports only where the project has its occasion`() throws {
    let check = PatternCheck(cases: [.init(pattern: try TokenPattern("f()"))])
    let project = try project(check) { $0.occasion = try fact("start()") }
    #expect(project.remarked("f()") == "f()")
    #expect(project.remarked("↓f()", with: ["Other.swift": "start()"]) == "↓f()")
    #expect(project.remarked("↓f(); start()") == "↓f(); start()")
  }

  @Test func `a rule reports nothing where the project has its exception`() throws {
    var query = DeclarationQuery()
    query.kinds = [.class]
    let project = try project(DeclarationCheck(select: query)) {
      $0.exception = try fact("start()")
    }
    #expect(project.remarked("class ↓A {}") == "class ↓A {}")
    #expect(project.remarked("class A {}", with: ["Other.swift": "start()"]) == "class A {}")
  }
}
