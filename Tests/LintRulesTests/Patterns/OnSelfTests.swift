import Matching
import Testing

@testable import LintRules

/// Patterns that also match members of `self` written without it.
@Suite struct OnSelfTests {
  private func expect(
    _ pattern: String, _ marked: String..., where constraints: [CaptureConstraint] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = PatternCheck.Case(pattern: try TokenPattern(pattern), constraints: constraints)
    var views = DeclarationQuery()
    views.inherits = try NameList(["UIView"])
    let cases = [found] + [found.onSelf(of: [views])].compactMap(\.self)
    let project = TestProject(TestProject.rule([PatternCheck(cases: cases)]))
    for text in marked {
      #expect(project.remarked(text) == text, sourceLocation: sourceLocation)
    }
  }

  @Test func `a member is one of self in code of the type`() throws {
    try expect(
      ".frame = $_", "class A: UIView { func f() { ↓frame = b } }",
      "class A { func f() { frame = b } }",
      "class A: UIView { func f() { self↓.frame = b; c↓.frame = b } }",
      "class A: UIView {}\nextension A { func f() { ↓frame = b } }", "frame = b")
    try expect("$view.frame = $_", "class A: UIView { func f() { ↓frame = b } }")
  }

  @Test func `a variable of that name is no member`() throws {
    try expect(
      ".frame = $_", "class A: UIView { func f() { var frame = c; frame = b } }",
      "class A: UIView { func f(frame: inout B) { frame = b } }",
      "class A: UIView { var frame: B; func f() { frame = b } }",
      "class A: UIView { func f() { let frame = b } }")
  }

  @Test func `a function of that name is no member`() throws {
    try expect(
      ".reload()", "class A: UIView { func f() { ↓reload() } }",
      "class A: UIView { func f() { reload() }; func reload() {} }")
  }

  @Test func `a function of another type leaves the member to the type itself`() throws {
    try expect(
      ".reload()", "class A: UIView { func f() { ↓reload() } }\nclass B { func reload() {} }",
      "class A: UIView { func f() { ↓reload() }; override func reload() {} }",
      "class A: UIView { func f() { reload() } }\nfunc reload() {}",
      "class A: UIView { func f() { reload() } }\nextension A { func reload() {} }",
      "class A: B { func f() { reload() } }\nclass B: UIView { func reload() {} }",
      "class A: UIView, B { func f() { reload() } }\nprotocol B {}\nextension B { func reload() {} }",
      "class A: UIView { func f() { reload() } }\nextension UIView { func reload() {} }")
  }

  @Test func `tests of the receiver do not apply`() throws {
    try expect(
      ".frame = $value", "class A: UIView { func f() { ↓frame = b; c.frame = b } }",
      where: [
        CaptureConstraint(capture: PatternCheck.receiver, tests: [.name([try NameGlob("view")])])
      ])
    try expect(
      ".frame = $value", "class A: UIView { func f() { frame = c; ↓frame = b } }",
      where: [CaptureConstraint(capture: "value", tests: [.name([try NameGlob("b")])])])
  }

  @Test func `a pattern without a receiver stays as it is`() throws {
    let found = PatternCheck.Case(pattern: try TokenPattern("f($_)"))
    #expect(found.onSelf(of: []) == nil)
  }
}
