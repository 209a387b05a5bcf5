import Matching
import Testing

@testable import LintRules

/// Code near a match, with the captures of the match.
@Suite struct NearbyCodeTests {
  private func expect(
    _ pattern: String, _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation,
    _ set: (inout Surroundings) throws -> Void
  ) throws {
    var surroundings = Surroundings()
    try set(&surroundings)
    let check = PatternCheck(cases: [
      .init(pattern: try TokenPattern(pattern), surroundings: surroundings)
    ])
    let project = TestProject(TestProject.rule([check]))
    for text in texts {
      #expect(project.remarked(text) == text, sourceLocation: sourceLocation)
    }
  }

  @Test func `code with the same captures has to be in the same function`() throws {
    try expect(
      "add($view)", "func f() { ↓add(a); a.pin() }", "func f() { add(a); b.pin() }",
      "func f() { add(a) }\nfunc g() { a.pin() }", "func f() { ↓add(self.a); a.pin() }",
      "func f() { add(a.b); a.pin() }"
    ) { $0.with = [try TokenPattern("$view.pin()")] }
  }

  @Test func `code with the same captures must not be in the type`() throws {
    try expect(
      "task = $value", "class A { func f() { ↓task = g() } }",
      "class A { func f() { task = g() }; deinit { task.cancel() } }",
      "class A { func f() { task = g() } }\nextension A { func h() { task.cancel() } }",
      "class A { func f() { ↓task = g() } }\nclass B { func h() { task.cancel() } }"
    ) {
      $0.without = [try TokenPattern("task.cancel()")]
      $0.range = .type
    }
  }

  @Test func `a statement whose value nobody uses is discarded`() throws {
    try expect(
      "try? $call", "func f() { ↓try? g() }", "func f() {\n↓try? g()\nh()\n}",
      "func f() { let a = try? g() }", "func f() -> Int? { try? g() }",
      "func f() -> Int? { return try? g() }", "func f() { h(try? g()) }",
      "let a = { try? g() }", "func f() { if a { ↓try? g() } }", "var a: Int? { try? g() }",
      "func f() { let a =\ntry? g() }",
      "func f() { switch a { case .b(let c):\n↓try? g()\ndefault:\n↓try? g()\n} }",
      "func f() { let a = b ? c :\ntry? g() }", "struct S { init() { ↓try? g() } }",
      "func f() { (try? g())?.h() }",
      "func f() { a ?? (try? g()) }", "func f() { if let a = try? g() {} }"
    ) { $0.isDiscarded = true }
  }

  @Test func `a branch of an if or a switch may be a value`() throws {
    try expect(
      "try? $call", "func f() { let a = if b { try? g() } else { nil } }",
      "func f() { let a = if b { nil } else if c { try? g() } else { h() } }",
      "func f() -> Int? { if b { try? g() } else { nil } }",
      "func f() { if b { ↓try? g() } else { h() } }",
      "func f() { let a: Int? = switch b { case .c: try? g()\ndefault: nil } }",
      "func f() -> Int? { switch b { case .c: if d { try? g() } else { nil }\ndefault: nil } }",
      "func f() { let a = if b { nil } else {\n↓try? g()\nh() } }",
      "func f() { switch b { case .c: ↓try? g()\ndefault: break } }"
    ) { $0.isDiscarded = true }
  }

  @Test func `an if with more branches than people write has no value`() throws {
    let branches = String(repeating: " else if b { h() }", count: 100)
    try expect("try? $call", "func f() -> Int? { if a { ↓try? g() }\(branches) else { nil } }") {
      $0.isDiscarded = true
    }
  }

  @Test func `a capture behind any code takes each element of a list`() throws {
    try expect(
      "add($view)", "func f() { ↓add(d); for v in [a, b, c] { v.hide() } }",
      "func f() { add(a); for v in [a, b, c] { v.hide() } }",
      "func f() { add(b); for v in [a, b, c] { v.hide() } }",
      "func f() { add(c); for v in [a, b, c,] { v.hide() } }"
    ) { $0.without = [try TokenPattern("for $_ in [$$$ $view, $$$] { $$$ }")] }
  }
}
