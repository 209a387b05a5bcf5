import Testing

@testable import Matching

/// Short patterns that stand for something huge are refused, or cost no more than they look like.
@Suite struct BombTests {
  @Test(arguments: [
    "(a{1,1000}){1,1000}", "((a{1,100}){1,100}){1,100}", "(?:(?:a?){1000}){1000}",
    "((((a|b){1,50}){1,50}){1,50}){1,50}", "(?:^{1,1000}){1,1000}", "([^a]{1,1000}){1,100}",
    "(((a*)*b){1,1000}){1,1000}",
  ])
  func nestedCountsAreRefused(pattern: String) {
    #expect(throws: RegularExpressionError.self) { try RegularExpression(pattern) }
  }

  /// An empty match needs no steps, however often it repeats.
  @Test(arguments: ["(?:(?:){1,1000}){1,1000}a", "(?:(?:(?:){1000}){1000}){1000}a", "(?:(?:)*)*a"])
  func nothingRepeated(pattern: String) throws {
    #expect(try RegularExpression(pattern).matchesWhole("a"))
  }

  @Test(
    "patterns that take others exponential time are matched at once",
    arguments: [
      "(a|a)*b", "(a*)*b", "(a|aa)*b", "(a+)+b", ".*.*.*=.*", "(.*a){20}b", "(?:a?){500}b",
      "(?i)(a|A)*b", "^(?:a*)*$", "(?:a|a?)+b",
    ])
  func classicCases(pattern: String) throws {
    let text = String(repeating: "a", count: 50_000)
    let expression = try RegularExpression(pattern)
    #expect(expression.firstMatch(in: text + "c") == nil, "\(pattern)")
    #expect(!expression.matchesWhole(text + "c"), "\(pattern)")
  }

  @Test("globs with many stars are matched at once") func globs() throws {
    let name = String(repeating: "a", count: 50_000)
    for pattern in ["**/*a*a*a*a*b", "*a*a*a*a*a*a*a*a*b", "**/*a*/**/*a*/**/b", "*?*?*?*?*?*b"] {
      #expect(!(try Glob(pattern).matches(name)), "\(pattern)")
      #expect(
        !(try Glob(pattern).matches(String(repeating: "a/", count: 25_000) + "a")), "\(pattern)")
    }
  }

  @Test(
    "braces that make too many patterns are refused",
    arguments: [
      String(repeating: "{a,b}", count: 64),
      String(repeating: "{a,{b,", count: 15) + "c" + String(repeating: "}}", count: 15)
        + String(repeating: "{a,b,c,d}", count: 8),
      "{" + String(repeating: "a,", count: 300_000) + "a}",
    ])
  func bracesAreRefused(pattern: String) {
    #expect(throws: GlobError.self) { try Glob(pattern) }
  }
}
