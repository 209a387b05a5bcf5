import Testing

@testable import LintRules

/// Members of a type, and calls of its initializer, where the code states the type elsewhere.
@Suite struct ImplicitMemberTests {
  @Test func `an initial value with init is a call of the stated type`() throws {
    try expectMatches(
      "Date($$$)", "let a: Date = ↓.init()", "var a: Date? = ↓.init(b)",
      "let a: Foundation.Date = ↓.init()", "let a: Kit.Date = .init()",
      "func f(a: Date = ↓.init()) {}", "let a: Date = try ↓.init(b)",
      "let a: Date = try? await ↓.init(b)",
      "let a: Date", "let a: Date = b", "let a: Date = b.init()", "let a: Other = .init()",
      "let a: [Date] = .init()", "let a: Date; b = .init()", "a = Other ? Date : .init()")
  }

  @Test func `a body that starts with init is a call of the result`() throws {
    try expectMatches(
      "Date($$$)", "var a: Date { ↓.init() }", "var a: Date? { return ↓.init() }",
      "func f() -> Date { ↓.init(b) }", "func f() -> Date { b; return .init() }",
      "case Date { .init() }")
  }

  @Test func `the arguments decide as in other calls`() throws {
    try expectMatches(
      "Color(red: $_, alpha: 1)", "let a: Color = ↓.init(red: b, alpha: 1)",
      "let a: Color = .init(white: 1)",
      "let a: Color = .init(red: b, alpha: 2)", "↓Color.init(red: b, alpha: 1)",
      "↓Color<A<B>>(red: b, alpha: 1)",
      "let a: Other = .init(red: b, alpha: 1)", "f(.init(red: b, alpha: 1))",
      "Other.init(red: b, alpha: 1)")
  }

  @Test func `a member of the stated type needs no name before it`() throws {
    try expectMatches(
      "Session.shared", "let a: Session = ↓.shared", "var a: Session? { ↓.shared }",
      "f(↓Session.shared)",
      "let a: Other = .shared", "let a: Session = .other", "let a = b ? Session.other : .shared")
    try expectMatches(
      "Filter.blurred($_)", "let a: Filter = ↓.blurred(b)", "let a: Filter = .blurred()",
      "let a: Sharp = .blurred(b)")
  }

  @Test func `a fix does not name the type a second time`() throws {
    #expect(try fixed("let a: Old = .init(1)", "Old($a)", "New($a)") == "let a: Old = .init(1)")
    #expect(try fixed("let a = Old.init(1)", "Old($a)", "New($a)") == "let a = New(1)")
  }

  @Test func `the message names the type`() throws {
    let pattern = try TokenPattern("Date($$$)")
    let check = PatternCheck(cases: [
      PatternCheck.Case(pattern: pattern, message: MessageTemplate("{callee}: {match}"))
    ])
    let findings = TestProject(TestProject.rule([check])).findings(in: "let a: Date = .init()")
    #expect(findings.map(\.message) == ["Date: Date.init()"])
  }

  @Test func `a type of the project with the name is not the system's`() throws {
    try expectMatches(
      "Date()", "struct Date {}\nlet a: Date = .init()", "struct Day {}\nlet a: Date = ↓.init()")
  }
}
