import Testing

@testable import LintRules

/// Functions that have more in their signatures than a pattern says.
@Suite struct SignatureTests {
  @Test func `effects, results and conditions may stand before the body`() throws {
    try expectMatches(
      "func $_($$$) { a() }", "↓func f() { a() }", "↓func f() async { a() }",
      "↓func f() throws(B) { a() }",
      "↓func f(_ b: B) async throws -> [C] { a() }",
      "↓func f<T>(_ b: T) rethrows where T: B { a() }",
      "↓func f() -> (B) -> C { a() }", "func f() -> B { b() }", "func f()\nfunc g() { b() }")
  }

  @Test func `a declaration without a body has not that of the next`() throws {
    try expectMatches(
      "func $_($$$) { a() }", "protocol P { func f() -> B }\n↓func g() { a() }",
      "protocol P { func f() -> B; var b: B { get } }", "func f() -> B; { a() }")
  }

  @Test func `generic parameters may stand before the others`() throws {
    try expectMatches(
      "func $name($$$)", "↓func f<T: Sequence>(b: T)", "↓func f<T, U: A<B<T>>>()", "↓func f()",
      "func f<T")
  }

  @Test func `an initializer may fail`() throws {
    try expectMatches(
      "init($$$) { a() }", "↓init?() { a() }", "↓init!(b: B) { a() }",
      "↓init<T>(b: T) throws { a() }",
      "init() { b() }")
  }

  @Test func `a result that the pattern has must be there`() throws {
    try expectMatches(
      "func $_() -> B { $$$ }", "↓func f() -> B { a() }", "func f() { a() }",
      "func f() -> C { a() }")
  }

  @Test func `a fix keeps the signature`() throws {
    let text = "func f() async -> B { a() }"
    #expect(try fixed(text, "func $name() { $$$body }", "func $name() { b() }") == text)
  }
}
