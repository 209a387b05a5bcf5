import Testing

@testable import LintRules

/// A pattern with alternatives is short for several patterns.
@Suite struct PatternAlternativesTests {
  private func message(of text: String) -> String? {
    do {
      _ = try PatternAlternatives.expand(text)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("A text without alternatives is one pattern")
  func plainTexts() throws {
    for text in ["print($x)", "f($$$)", "a[$i] | b", "$0", "", "$"] {
      #expect(try PatternAlternatives.expand(text) == [text])
    }
  }

  @Test("Each alternative makes a pattern, an empty one too")
  func alternatives() throws {
    #expect(
      try PatternAlternatives.expand("Task.sleep($[nanoseconds: |]$time)") == [
        "Task.sleep(nanoseconds: $time)", "Task.sleep($time)",
      ])
  }

  @Test("Several alternatives make a pattern for each combination, the first varies last")
  func combinations() throws {
    #expect(
      try PatternAlternatives.expand("$[a|b].$[c|d|e]") == [
        "a.c", "a.d", "a.e", "b.c", "b.d", "b.e",
      ])
  }

  @Test("Code between alternatives is in each pattern")
  func codeBetween() throws {
    #expect(
      try PatternAlternatives.expand("a[$[b|c[d|e]]].f($[|g]) | h") == [
        "a[b].f() | h", "a[b].f(g) | h", "a[c[d|e]].f() | h", "a[c[d|e]].f(g) | h",
      ])
  }

  @Test("Alternatives may hold others")
  func nested() throws {
    #expect(
      try PatternAlternatives.expand("f($[UInt64($x * $[1e9|N])|$x * N])") == [
        "f(UInt64($x * 1e9))", "f(UInt64($x * N))", "f($x * N)",
      ])
  }

  @Test("A bar in brackets of the code separates nothing")
  func brackets() throws {
    #expect(
      try PatternAlternatives.expand("$[f(a | b)|x[i | j]]") == ["f(a | b)", "x[i | j]"])
  }

  @Test("A group that does not end, has one alternative or makes too many patterns is a problem")
  func problems() {
    #expect(message(of: "f($[a|b)") == "'$[' has no ']'")
    #expect(message(of: "f($[a])") == "'$[' needs a '|' between its alternatives")
    let many = String(repeating: "$[a|b]", count: 9)
    #expect(message(of: many) == "'$[' makes more than 256 patterns of this one")
    #expect(message(of: String(repeating: "$[a|b]", count: 8)) == nil)
  }

  @Test("A rule with alternatives reports each of them")
  func inARule() throws {
    let project = TestProject(
      TestProject.rule([
        PatternCheck(
          cases: try PatternAlternatives.expand("$[print|dump]($x)").map {
            PatternCheck.Case(pattern: try TokenPattern($0))
          })
      ]))
    let text = "↓print(1)\n↓dump(2)\nlog(3)\n"
    #expect(project.remarked(text) == text)
  }
}
