import Testing

@testable import LintRules

/// A closure behind a call is its last argument, with a label or behind the parentheses.
@Suite struct ClosureArgumentTests {
  @Test func `a closure may be the only argument`() throws {
    try expectMatches(
      "Stack { $$$ }", "↓Stack { a }", "↓Stack() { a }", "↓Stack(content: { a })",
      "↓Stack(content: { a },)", "Stack(1) { a }", "Stack(content: a)", "Stack({ a })",
      "Stack(content: { a }, other: 1)")
    try expectMatches(".sink { $$$ }", "a↓.sink(receiveValue: { a })", "a.sink(receiveValue: b)")
    #expect(try captured("Stack { $$$body }", in: "Stack(content: { a })\nb()") == [["body": "a"]])
  }

  @Test func `a closure may be the last of several arguments`() throws {
    try expectMatches(
      "Stack($$$) { $$$ }", "↓Stack(1) { a }", "↓Stack(1, content: { a })",
      "↓Stack(content: { a })",
      "Stack(1, content: a)", "Stack(1, { a })", "Stack(content: { a }, other: 1)")
    try expectMatches(
      "List($data, $$$) { $$$ }", "↓List(a, id: b) { c }", "↓List(a, id: b, rowContent: { c })",
      "↓List(a, rowContent: { c })", "List(a, rowContent: c)")
    #expect(
      try captured("List($data, $$$rest) { $$$row }", in: "List(a, id: b, rowContent: { c })")
        == [["data": "a", "rest": "id: b", "row": "c"]])
    #expect(
      try captured(
        "animate($$$all) { $$$body }", in: "animate(1, animations: { a }, completion: { b })")
        == [["all": "1, animations: { a }", "body": "b"]])
  }

  @Test func `closures with labels follow each other`() throws {
    try expectMatches(
      "Button { $$$ } label: { $$$ }", "↓Button { a } label: { b }",
      "↓Button(action: { a }, label: { b })", "Button(action: { a })")
    #expect(
      try fixed(
        "Button(action: { a }, label: { b }).c", "Button { $$$a } label: { $$$b }", "X($a, $b)")
        == "X(a, b).c")
  }

  @Test func `a fix replaces the parentheses too`() throws {
    #expect(
      try fixed(
        "VStack(spacing: 4, content: { a })", "VStack($$$x) { $$$y }", "LazyVStack($x) { $y }")
        == "LazyVStack(spacing: 4) { a }")
  }

  @Test func `declarations and conditions have no such closures`() throws {
    try expectMatches("func load($$$) { $$$ }", "↓func load(a: Int) { b }", "load(a: { b })")
    try expectMatches("if check($$$) { $$$ }", "↓if check(1) { a }", "if check(a: { b }) == c {}")
  }
}
