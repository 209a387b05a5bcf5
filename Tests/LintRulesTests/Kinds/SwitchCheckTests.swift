import Testing

@testable import LintRules

/// Switches over an enum.
@Suite struct SwitchCheckTests {
  private func expect(
    _ marked: String..., allowsDefault: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let check = SwitchCheck(
      enums: try NameList(["E"]), cases: ["a", "b"], allowsDefault: allowsDefault)
    let project = TestProject(TestProject.rule([check]))
    for text in marked { #expect(project.remarked(text) == text, sourceLocation: sourceLocation) }
  }

  @Test func whatIsSwitchedOver() throws {
    try expect(
      "enum E { var x: Int { ↓switch self { case .a: 1; default: 2 } } }",
      "extension E { func f() { ↓switch self { case .a: 1; default: 2 } } }",
      "func f(_ e: E) { ↓switch e { case .a: 1; default: 2 } }",
      "struct S { let e: E; func f() { ↓switch e { case .a: 1; default: 2 } } }",
      "struct S { let e: E }\nextension S { func f() { ↓switch self.e { case .a: 1; default: 2 } } }",
      "func f() { let e: E = g(); ↓switch e { case .a: 1; default: 2 } }",
      "func f(_ e: Any) { ↓switch e { case E.a: 1; default: 2 } }")
    try expect(
      "func f(_ e: F) { switch e { case .a: 1; default: 2 } }",
      "func f() { switch g() { case .a: 1; default: 2 } }",
      "struct S { let e: E; func f(e: F) { switch e { case .a: 1; default: 2 } } }",
      "enum F { var x: Int { switch self { case .a: 1; default: 2 } } }",
      "func f(_ e: E?) { switch e { case .a: 1; default: 2 } }")
  }

  @Test func casesThatAreNamed() throws {
    try expect(
      "func f(_ e: E) { switch e { case .a: 1; case .b: 2 } }",
      "func f(_ e: E) { switch e { case .a, .b: 2 } }",
      "func f(_ e: E) { ↓switch e { case .a: 1 } }",
      "func f(_ e: E) { ↓switch e { case .a: 1; case _: 2 } }",
      "func f(_ e: E) { ↓switch e { case .a: 1; case .b: 2; default: 3 } }",
      "func f(_ e: E) { switch e { case .a: 1; case .b: 2; @unknown default: 3 } }",
      "func f(_ e: E) { switch e { case .a: g { switch 1 { default: 2 } }; case .b: 2 } }",
      "func f(_ e: E) { switch e { case .a: if case .c = x { 1 }; case .b: 2 } }")
    try expect("func f(_ e: E) { switch e { case .a: 1; default: 2 } }", allowsDefault: true)
  }

  /// Code that is being written is no reason to stop.
  @Test func brokenCode() throws {
    try expect("switch", "switch {", "func f(_ e: E) { switch e }", "switch e { case")
  }
}
