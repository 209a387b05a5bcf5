import Matching
import Testing

@testable import LintRules

/// A match of a pattern needs certain surroundings.
@Suite struct SurroundingsTests {
  private func expect(
    _ pattern: String, _ marked: String..., with others: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation,
    selector: Selector? = nil, _ set: (inout Surroundings) throws -> Void = { _ in }
  ) throws {
    var surroundings = Surroundings()
    try set(&surroundings)
    let found = PatternCheck.Case(
      pattern: try TokenPattern(pattern), surroundings: surroundings, selector: selector)
    let project = TestProject(TestProject.rule([PatternCheck(cases: [found])]))
    for text in marked {
      #expect(project.remarked(text, with: others) == text, sourceLocation: sourceLocation)
    }
  }

  @Test func linksOfOneChain() throws {
    try expect(
      ".b($$$)",
      "let x = a()↓.b(1).c()",
      "let x = a().c().d { y.e() }↓.b(1)",
      "let x = a?.c()!.d[1]↓.b(1)",
      "let x = a().b(c().d())",
      "let x = [a().c(), a().b(2)]",
      "let x = a { z.c() }.b(1)",
      "let x = a { z.b(1) }.c()",
      "f().c()\n(g()).b(1)"
    ) { $0.chained = [try TokenPattern(".c($$$)")] }
  }

  @Test func closuresOfACall() throws {
    try expect(
      ".b($$$)",
      "let x = s { 1 } header: { 2 } footer: { 3 }.c()↓.b(1)",
      "let x = s.c { 1 } header: { 2 }↓.b(1)",
      "let x = s↓.b(1) { 2 } header: { z.e() }.c()"
    ) { $0.chained = [try TokenPattern(".c")] }
  }

  @Test func conditionsInAChain() throws {
    try expect(
      ".b($$$)",
      "let x = a\n  .c()\n  #if os(iOS)\n    .d()\n  #else\n    ↓.b(1)\n  #endif\n  .e()",
      "let x = a\n  ↓.b(1)\n  #if os(iOS)\n    .d()\n  #endif\n  .c()"
    ) { $0.chained = [try TokenPattern(".c()")] }
  }

  @Test func linksThatMustNotBeThere() throws {
    try expect(
      ".b()", "let x = a↓.b().d()", "let x = a.b().c()", "let x = a.c().b()",
      "let x = a { z.c() }↓.b()"
    ) { $0.unchained = [try TokenPattern(".c()")] }
  }

  @Test func chainsThatStartWithABracketOrAString() throws {
    try expect(
      "$x.b()", "let x = (y)↓.b().d()", "let x = (y).b().c()", "let x = [1].b().c()",
      "let x = \"a\".b().c()", "let x = \"\\(a)\".b().c()"
    ) { $0.unchained = [try TokenPattern(".c()")] }
  }

  /// A case whose selector waits for the project does not hide the cases after it.
  @Test func casesBehindOneThatWaits() throws {
    var views = DeclarationQuery()
    views.inherits = try NameList(["View"])
    let selector = Selector(included: scope { $0.declarations = [views] })
    let cases = [
      PatternCheck.Case(
        pattern: try TokenPattern("f()"), message: MessageTemplate("in a view"), selector: selector),
      PatternCheck.Case(pattern: try TokenPattern("f()"), message: MessageTemplate("elsewhere")),
    ]
    let project = TestProject(TestProject.rule([PatternCheck(cases: cases)]))
    let text = "struct A: View { let x = f() }\nstruct B { let x = f() }"
    #expect(project.findings(in: text).map(\.message) == ["in a view", "elsewhere"])
  }

  @Test func fallbacks() throws {
    let selector = Selector(excluded: scope { $0.isFallback = true })
    try expect(
      "f()",
      "if #available(iOS 26, *) { ↓f() } else { f() }\n↓f()",
      "if a, #available(iOS 26, *), b { ↓f() } else if c { f() } else { f() }\n↓f()",
      "func g() { guard #available(iOS 26, *) else { f(); return }; ↓f() }",
      "if #unavailable(iOS 26) { f() } else { ↓f() }",
      "func g() { guard #unavailable(iOS 26) else { ↓f(); return } }",
      selector: selector)
  }

  @Test func directlyInside() throws {
    let pattern = try TokenPattern("Split { $$$ }")
    let selector = Selector(included: scope { $0.directlyInside = [pattern] })
    try expect(
      ".b()", "let x = Split { a↓.b() } detail: { a.b() }", "let x = Split { V { a.b() } }",
      "let x = Split { V { a }↓.b() }", "let x = Split { f(a.b()) }", "a.b()",
      selector: selector)
    let last = try TokenPattern(".split(by: { $$$ })")
    try expect(
      ".b()", "a.split(by: { c(); d↓.b() })", "a.split(by: { c { d.b() } })", "f({ d.b() })",
      selector: Selector(included: scope { $0.directlyInside = [last] }))
  }

  @Test func declarationsOfTheFile() throws {
    var query = DeclarationQuery()
    query.names = try NameList(["Bar"])
    let selector = Selector(included: scope { $0.declares = [query] })
    try expect(
      "f()", "struct Bar {}\nlet x = ↓f()", "struct Car {}\nlet x = f()", selector: selector)
  }

  @Test func declarationsOfTheProject() throws {
    var query = DeclarationQuery()
    query.names = try NameList(["Bar"])
    var fact = FileFact()
    fact.declarations = [query]
    let other = ["Other.swift": "struct Bar {}"]
    try expect("f()", "let x = ↓f()", with: other) { $0.present = fact }
    try expect("f()", "let x = f()") { $0.present = fact }
    try expect("f()", "let x = f()", with: other) { $0.absent = fact }
    try expect("f()", "let x = ↓f()") { $0.absent = fact }
  }

  private func scope(_ set: (inout Selector.Scope) -> Void) -> Selector.Scope {
    var scope = Selector.Scope()
    set(&scope)
    return scope
  }
}
