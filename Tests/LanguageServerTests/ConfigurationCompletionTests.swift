import Serving
import Testing

@testable import LanguageServer

/// Completions in `.archlint.yml` come from the key table.
@Suite struct ConfigurationCompletionTests {
  /// The labels at the end of a text.
  private func labels(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let context = ConfigurationContext(lines: lines, column: lines.last?.utf8.count ?? 0)
    let completion = ConfigurationCompletion(
      rules: ["no-print", "view-suffix"], presets: [(name: "team", title: "Team")],
      layers: ["Domain", "Data"])
    return completion.items(in: context).map(\.label)
  }

  @Test("An empty line has the keys of the configuration")
  func keysOfTheFile() {
    #expect(labels("").contains("presets"))
    #expect(labels("presets: [team]\nru").contains("rules"))
  }

  @Test("Presets, rules and layers are known by name")
  func names() {
    #expect(labels("presets: [") == ["team"])
    #expect(labels("presets:\n  - ") == ["team"])
    #expect(labels("rules:\n  ") == ["no-print", "view-suffix"])
    #expect(labels("layers:\n  Domain:\n    uses: [") == ["Domain", "Data"])
  }

  @Test("A severity is suggested behind a rule and behind its key")
  func severities() {
    let severities = ["error", "warning", "info", "off"]
    #expect(labels("rules:\n  no-print: ") == severities)
    #expect(labels("rules:\n  no-print: {severity: ") == severities)
    #expect(labels("rules:\n  no-print:\n    severity: ") == severities)
  }

  @Test("An own rule has the keys of rules, and its selector those of selectors")
  func ownRules() {
    let rule = "own-rules:\n  - id: mine\n    title: T\n    "
    #expect(labels(rule).contains("declarations"))
    #expect(labels(rule + "in: {").contains("layers"))
    #expect(labels(rule + "in:\n      ").contains("layers"))
    #expect(labels(rule + "in:\n      layers: [Dom") == ["Domain", "Data"])
    #expect(labels("own-rules:\n- id: mine\n  ").contains("why"))
  }

  @Test("Nothing is suggested where nothing is known")
  func unknownKeys() {
    #expect(labels("colours:\n  ") == [])
    #expect(labels("rules:\n  no-print:\n    section: ") == [])
  }
}
