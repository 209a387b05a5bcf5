import Foundation
import LintRules
import Testing
import YAML

@testable import Configuration

/// The key table: its reference page, its schema and its examples.
@Suite struct LanguageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Compares a file with the text that the key table makes. With `RECORD_DOCUMENTS` set the file is
  /// written again, and the test fails once.
  private func expect(_ path: String, holds text: String) throws {
    let file = Self.root.appending(path: path)
    let known = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if known != text, ProcessInfo.processInfo.environment["RECORD_DOCUMENTS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(known == text, "\(path) is out of date; run this test with RECORD_DOCUMENTS=1")
  }

  @Test("The reference page shows every key of the key table")
  func referencePage() throws {
    try expect("docs/rule-language.md", holds: ConfigurationLanguage.markdown)
  }

  @Test("The page of the vocabulary shows every name")
  func vocabularyPage() throws {
    let vocabulary = try Catalogue.shipped().vocabulary()
    try expect("docs/vocabulary.md", holds: VocabularyPage.markdown(vocabulary))
  }

  @Test("The JSON Schema has every key of the key table")
  func schema() throws {
    let text = ConfigurationLanguage.jsonSchema
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    try expect("Schemas/archlint.schema.json", holds: text)
  }

  @Test("Every key has a meaning and an example")
  func documentation() {
    for mapping in RuleLanguage.mappings + ConfigurationLanguage.mappings {
      #expect(!mapping.doc.isEmpty, "\(mapping.name) has no meaning")
      for key in mapping.keys {
        #expect(!key.doc.isEmpty && !key.example.isEmpty, "\(mapping.name).\(key.name)")
      }
    }
  }

  /// The keys of a mapping that have to be there for one of its keys to be read: that key with its
  /// example, and the required ones with theirs.
  private static func text(of key: KeyInfo, in mapping: MappingInfo) -> String {
    let keys = mapping.keys.filter { $0.isRequired && $0.name != key.name } + [key]
    return "{" + keys.map { "\($0.name): \($0.example)" }.joined(separator: ", ") + "}"
  }

  @Test(
    "The example of every key of a rule decodes",
    arguments: RuleLanguage.mappings.first?.keys.map(\.name) ?? [])
  func examplesOfRules(_ name: String) throws {
    let mapping = try #require(RuleLanguage.mappings.first)
    let key = try #require(mapping.keys.first { $0.name == name })
    // The rule that an example names.
    let other = "{id: no-swiftui-view, title: T, why: W, instead: I, pattern: f()}"
    var rule = "own-rules:\n  - \(other)\n  - " + Self.text(of: key, in: mapping).dropLast()
    if !RuleKind.checkKeys.contains(name) {
      rule += ", pattern: 'print($value)'"
    }
    let layers =
      "layers: {Domain: {paths: ['Domain/**']}, Data: {paths: ['Data/**']}, "
      + "Presentation: {paths: ['Presentation/**']}}\n"
    #expect(try TestCatalogue.problems(layers + rule + "}\n") == [], "\(rule)")
  }

  @Test("The example of every key decodes in its mapping")
  func examplesOfMappings() throws {
    var count = 0
    for mapping in RuleLanguage.mappings + ConfigurationLanguage.mappings {
      guard let problems = mapping.problems else { continue }
      for key in mapping.keys {
        let text = Self.text(of: key, in: mapping)
        var decoder = Decoder(file: "example")
        problems(try YAMLNode.parse(text), &decoder)
        // A key alone may need a companion; its own value is right all the same.
        let wrong = decoder.problems.map(\.message).filter { !$0.contains(" needs ") }
        #expect(wrong == [], "\(mapping.name): \(text)")
        count += 1
      }
    }
    #expect(count > 150)
  }
}
