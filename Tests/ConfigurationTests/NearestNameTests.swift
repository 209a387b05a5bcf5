import Testing

@testable import LintRules

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("prsets", "presets"), ("presetss", "presets"), ("persets", "presets"), ("Presets", "presets"),
    ("excluded", "exclude"), ("rles", "rules"), ("ruels", "rules"),
  ])
  func close(_ name: String, _ expected: String) {
    #expect(NearestName.of(name, among: ["rules", "presets", "exclude"]) == expected)
  }

  @Test(arguments: ["colours", "x", "", "pre"])
  func far(_ name: String) {
    #expect(NearestName.of(name, among: ["rules", "presets", "exclude"]) == nil)
  }

  @Test func theClosest() {
    #expect(NearestName.of("abcdef", among: ["abcxyf", "abcdex"]) == "abcdex")
    #expect(NearestName.of("a", among: [String]()) == nil)
  }

  @Test("letters in another order are no reason to look closer, edits of them are")
  func letters() {
    #expect(NearestName.of("terpess", among: ["presets"]) == nil)
    #expect(NearestName.of("no-print-logn", among: ["no-print-logging"]) == "no-print-logging")
    #expect(NearestName.of("mark-ordre", among: ["mark-order-of-types"]) == "mark-order-of-types")
  }

  @Test func hints() {
    #expect(NearestName.hint("rulse", among: ["rules"]) == "; did you mean 'rules'?")
    #expect(NearestName.hint("x", among: ["rules"]) == "")
  }
}
