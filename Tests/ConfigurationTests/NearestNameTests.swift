import Testing

@testable import LintRules

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("prsets", "presets"), ("presetss", "presets"), ("persets", "presets"), ("Presets", "presets"),
    ("excluded", "exclude"), ("rles", "rules"), ("ruels", "rules"),
  ])
  func aNameWithFewOtherLettersIsClose(_ name: String, _ expected: String) {
    #expect(NearestName.of(name, among: ["rules", "presets", "exclude"]) == expected)
  }

  @Test(arguments: ["colours", "x", "", "pre"])
  func aNameWithManyOtherLettersIsFar(_ name: String) {
    #expect(NearestName.of(name, among: ["rules", "presets", "exclude"]) == nil)
  }

  @Test func theClosestOfSeveralIsMeant() {
    #expect(NearestName.of("abcdef", among: ["abcxyf", "abcdex"]) == "abcdex")
    #expect(NearestName.of("a", among: [String]()) == nil)
  }

  @Test func lettersInAnotherOrderAreNoReasonToLookCloserAndEditsOfThemAre() {
    #expect(NearestName.of("terpess", among: ["presets"]) == nil)
    #expect(NearestName.of("no-print-logn", among: ["no-print-logging"]) == "no-print-logging")
    #expect(NearestName.of("mark-ordre", among: ["mark-order-of-types"]) == "mark-order-of-types")
  }

  private static let rules = [
    "no-force-try", "no-force-unwrap", "no-force-try-in-tests", "no-print",
  ]

  /// Names of other linters have the same words in another form.
  @Test(arguments: [
    ("force_try", "no-force-try"), ("ForceTry", "no-force-try"), ("no_force_try", "no-force-try"),
    ("force_unwrapping", "no-force-unwrap"), ("print", "no-print"),
    ("tests", "no-force-try-in-tests"),
  ])
  func aNameWithTheSameWordsIsMeant(_ name: String, _ expected: String) {
    #expect(NearestName.of(name, among: Self.rules) == expected)
  }

  @Test(arguments: ["force", "no", "try-it", "force_cast", "a_b"])
  func aNameWithSomeOfTheWordsMeansNone(_ name: String) {
    #expect(NearestName.of(name, among: Self.rules) == nil)
  }

  @Test func aHintNamesTheRuleOrElseWhereAllAre() {
    #expect(
      NearestName.hint(ofRule: "force_try", among: Self.rules)
        == "; did you mean 'no-force-try'?")
    #expect(
      NearestName.hint(ofRule: "line_length", among: Self.rules)
        == "; 'archlint rules' lists them all")
    #expect(NearestName.hint("rulse", among: ["rules"]) == "; did you mean 'rules'?")
    #expect(NearestName.hint("x", among: ["rules"]) == "")
  }
}
