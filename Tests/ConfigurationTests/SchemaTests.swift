import LintRules
import Testing
import YAML

@testable import Configuration

/// The JSON Schema, compared with the decoder over generated mappings, right and wrong ones.
@Suite struct SchemaTests {
  /// Values of all forms, most of which a key refuses.
  private static let values = [
    "3", "-1", "1.5", "1000000", "true", "false", "~", "''", "'  '", "word", "Word Two", "'3'",
    "'2026-13-45'",
    "2026-01-31", "[]", "[word]", "[[word]]", "[3]", "[~]", "{}", "{zzz: 1}", "{word: word}",
    "[{}]",
    "[{zzz: 1}]", "{'': word}", "'[('", "error",
  ]

  /// Problems that no schema can see: text that is not of a language, names that do not exist, values
  /// that do not fit others.
  private static let reasons = [
    "is not a glob", "is not a regular expression", "is not a name or glob", "a pattern",
    "the pattern",
    "there is no", "has no group", "needs a group", "has to start with a dot",
    "must precede", "named-in", "compare one", "used-as",
    "must be a day",
    "is not allowed in a pattern", "is not Swift", "with one '*'", "at-least", "reason", "is empty",
    "is longer than", "'$[", "placeholder", "more than once", "twice", "declared",
    // Readers of YAML 1.1 take 'off' for false, and it is a severity.
    "not 'false'", "is both the term", "has no letter or digit",
  ]

  /// Texts that could be the name of an API, which only the table of APIs tells.
  private static let namesOfAPIs = ["word", "Word Two", "error"]

  /// The mappings that are read by themselves, with a right value of each required key.
  private static var mappings: [MappingInfo] {
    RuleLanguage.unique(ConfigurationLanguage.mappings + RuleLanguage.mappings)
      .filter { $0.problems != nil }
  }

  /// The problems with a text as a mapping.
  private static func problems(_ text: String, _ mapping: MappingInfo) throws -> [String] {
    var decoder = Decoder(file: "example")
    mapping.problems?(try YAMLNode.parse(text), &decoder)
    return decoder.problems.map(\.message)
  }

  /// Wrong and right texts of a mapping: values of all forms for each key, keys that nobody knows, one
  /// required key less, and each two keys together.
  private static func texts(_ mapping: MappingInfo) -> [String] {
    func text(_ parts: [String]) -> String { "{" + parts.joined(separator: ", ") + "}" }
    func example(_ key: KeyInfo) -> String { "\(key.name): \(key.example)" }
    let required = mapping.keys.filter(\.isRequired)
    var texts = ["3", "word", "[]", "[{}]", "{}"]
    for key in mapping.keys {
      let others = required.filter { $0.name != key.name }.map(example)
      texts += values.map { text(others + ["\(key.name): \($0)"]) }
      texts.append(text(others + [example(key), "zzz: 1"]))
      texts.append(text(others))
      texts += mapping.keys.filter { $0.name > key.name }.map { second in
        text(others.filter { !$0.hasPrefix("\(second.name):") } + [example(key), example(second)])
      }
    }
    return texts
  }

  @Test("What archlint refuses in a mapping, the schema refuses too")
  func refusals() throws {
    let schema = try SchemaCheck(ConfigurationLanguage.jsonSchema)
    var count = 0
    for mapping in Self.mappings {
      for text in Self.texts(mapping) {
        let problems = try Self.problems(text, mapping)
        // A value that no schema can judge may be missed elsewhere in the mapping.
        guard let first = problems.first,
          !problems.contains(where: { problem in
            Self.reasons.contains { problem.contains($0) }
              || problem.contains("must be an API of")
                && Self.namesOfAPIs.contains { problem.contains("'\($0)'") }
          })
        else { continue }
        count += 1
        let isAccepted = schema.accepts(
          SchemaValue(try YAMLNode.parse(text)), as: mapping.name.anchor)
        #expect(!isAccepted, "\(mapping.name): \(text): \(first)")
      }
    }
    #expect(count > 2_000)
  }

  @Test("The example of every key is right for the schema")
  func examples() throws {
    let schema = try SchemaCheck(ConfigurationLanguage.jsonSchema)
    for mapping in Self.mappings {
      for key in mapping.keys {
        let keys = mapping.keys.filter { $0.isRequired && $0.name != key.name } + [key]
        let text = "{" + keys.map { "\($0.name): \($0.example)" }.joined(separator: ", ") + "}"
        guard try Self.problems(text, mapping).isEmpty else { continue }
        let isAccepted = schema.accepts(
          SchemaValue(try YAMLNode.parse(text)), as: mapping.name.anchor)
        #expect(isAccepted, "\(mapping.name): \(text)")
      }
    }
  }

  @Test(
    "A configuration that archlint refuses, the schema refuses",
    arguments: [
      "presets: 3", "presets: [3]", "rules: {No_Print: error}", "rules: {no-print: maybe}",
      "own-rules: [{id: My Rule, title: t, why: w, instead: i, pattern: f()}]",
      "own-rules: [{id: no-f, title: t, why: w, instead: i}]",
      "contracts: [{id: c}]", "contracts: [{id: c, acyclic: {folders: A/*, modules: [B]}}]",
      "layers: {Domain: {}}", "layers: {Domain: {paths: []}}", "include: {a: b}", "unknown: 1",
      "[]",
    ])
  func configurations(_ text: String) throws {
    #expect(try TestCatalogue.problems(text) != [])
    let schema = try SchemaCheck(ConfigurationLanguage.jsonSchema)
    let isAccepted = schema.accepts(SchemaValue(try YAMLNode.parse(text)), as: "configuration")
    #expect(!isAccepted)
  }

  @Test("An option may be in place of a number or a word of a rule") func options() throws {
    let text = """
      own-rules:
        - id: long
          title: t
          why: w
          instead: i
          options: {lines: 100, kinds: [class, struct]}
          marks: {of: {kind: ['${kinds}']}, longer-than: '${lines}'}
      """
    #expect(try TestCatalogue.problems(text) == [])
    let schema = try SchemaCheck(ConfigurationLanguage.jsonSchema)
    let isAccepted = schema.accepts(SchemaValue(try YAMLNode.parse(text)), as: "configuration")
    #expect(isAccepted)
  }
}
