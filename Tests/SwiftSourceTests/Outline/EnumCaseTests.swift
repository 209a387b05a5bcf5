import Testing

@testable import SwiftSource

@Suite struct EnumCaseTests {
  @Test("a case may name several elements, on several lines")
  func names() {
    check("case a", "case a")
    check("case a, b, c", "case a", "case b", "case c")
    check("case a\n  case b", "case a", "case b")
    check("case a; case b", "case a", "case b")
    check("case `default`, `self`", "case `default`", "case `self`")
    check("case a,\n    b,\n    c", "case a", "case b", "case c")
    check("case some, none, open, get", "case some", "case none", "case open", "case get")
    check("case é, 変数", "case é", "case 変数")
  }

  @Test("an element has its payload, with labels and default values")
  func payloads() {
    check("case a(Int)", "case a(Int)")
    check("case a(b: Int, C)", "case a(b: Int, C)")
    check("case a(_ b: Int)", "case a(_ b: Int)")
    check("case a([B: C], (D) -> E)", "case a([B: C], (D) -> E)")
    check("case a(B<C, D>), e(F?)", "case a(B<C, D>)", "case e(F?)")
    check("case a(b: Int = 1, C = .d(e, f))", "case a(b: Int = 1, C = .d(e, f))")
    check("case a(\n    b: B,\n    c: C\n  )", "case a(b: B, c: C)")
    check("case a(any B & C)", "case a(any B & C)")
    check("case a(@A () -> B)", "case a(@A () -> B)")
    check(
      "case a(@escaping (B, C) async throws -> D)", "case a(@escaping (B, C) async throws -> D)")
    check("case a()", "case a")
    check("case a(inout B)", "case a(inout B)")
    check("case a((b: B, c: C))", "case a((b: B, c: C))")
  }

  @Test("an element has its raw value")
  func rawValues() {
    check("case a = 1", "case a = 1")
    check("case a = \"b\", c = \"d\"", "case a = \"b\"", "case c = \"d\"")
    check("case a = -1, b", "case a = -1", "case b")
    check("case a = 1.5, b = 0xFF", "case a = 1.5", "case b = 0xFF")
    check("case a = 1; let b = 2", "case a = 1", "let b = 2")
    check("case a = \"\"\"\n    b\n    \"\"\"\n  case c", "case a = \"\"\" b \"\"\"", "case c")
    check("case a = #line", "case a = #line")
    check("case a =\n    1", "case a = 1")
  }

  @Test func modifiersAndAttributes() {
    check("indirect case a(E), b(E)", "indirect case a(E)", "indirect case b(E)")
    check("@available(iOS 17, *) case a", "@available(iOS 17, *) case a")
    check("@A\n  @B(1)\n  indirect\n  case a", "@A @B(1) indirect case a")
  }

  @Test("cases in a condition know it")
  func conditions() {
    check("#if A\ncase a\n#else\ncase b\n#endif\ncase c", "case a #if A", "case b #else", "case c")
  }

  @Test func casesOfSwitchesAreNone() {
    checkOutline("switch a { case b: c; case .d(let e): f; case let g: h }", "")
    checkOutline("func f() {\n  switch a {\n  case b, c: d\n  case is E: f\n  }\n}", "func f() {}")
    checkOutline("if case a = b {}\nfor case let a? in b {}\nguard case .a = b else {}", "")
    check("func f() { switch self { case .a: b } }", "func f() {}")
    check("var a: Int { switch self { case b: 1 } }", "var a: Int {} [computed]")
  }

  @Test func membersBehindCases() {
    check(
      "case a\n  var b: Int { 1 }\n  case c\n  func d() {}",
      "case a", "var b: Int {} [computed]", "case c", "func d() {}")
    check("case a // b\n  // c\n  case d /* e */", "case a", "case d")
    check("case a\n  @B case c", "case a", "@B case c")
  }

  @Test("an incomplete case has what is there")
  func incomplete() {
    check("case")
    check("case a,", "case a")
    check("case a(", "case a")
    check("case a =", "case a")
    check("case a(b:", "case a(b: )")
    check("case .a")
    check("case a\n  case\n  case b", "case a", "case b")
  }

  /// Checks the members of an enum.
  private func check(
    _ source: String, _ members: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = members.map { "\n  " + $0 }.joined()
    checkOutline(
      "enum E {\n  \(source)\n}", "enum E {}\(lines)", sourceLocation: sourceLocation)
  }
}
