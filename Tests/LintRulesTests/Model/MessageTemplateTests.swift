import Testing

@testable import LintRules

@Suite struct MessageTemplateTests {
  @Test func names() {
    #expect(MessageTemplate("'{name}' imports {module}").names == ["name", "module"])
    #expect(MessageTemplate("nothing").names.isEmpty)
    #expect(MessageTemplate("{a").names.isEmpty)
  }

  @Test func filling() {
    let template = MessageTemplate("'{name}' imports {module}, {name}")
    #expect(template.filled(["name": "A", "module": "B"]) == "'A' imports B, A")
  }

  @Test func whatHasNoValueStays() {
    #expect(MessageTemplate("{a} {b}").filled(["a": "1"]) == "1 {b}")
    #expect(MessageTemplate("{a").filled(["a": "1"]) == "{a")
    #expect(MessageTemplate("a} {b}").filled(["b": "1"]) == "a} 1")
  }

  /// A value is text, even where it looks like a template.
  @Test func valuesAreNotFilledAgain() {
    #expect(MessageTemplate("{a}").filled(["a": "{b}", "b": "1"]) == "{b}")
  }
}
