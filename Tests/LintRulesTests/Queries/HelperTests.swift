import SwiftSource
import Testing

@testable import LintRules

/// Types may be parts of others, or only be in their names.
@Suite struct HelperTests {
  private func expect(
    _ isHelper: Bool, _ texts: String..., with others: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var query = DeclarationQuery()
    query.kinds = [.actor]
    query.details.isHelper = isHelper
    let project = TestProject(TestProject.rule([DeclarationCheck(select: query)]))
    for text in texts {
      #expect(project.remarked(text, with: others) == text, sourceLocation: sourceLocation)
    }
  }

  @Test("enums without cases and extensions of other modules' types are namespaces")
  func namespaces() {
    expect(
      false, "actor ↓A {}", "enum E { actor ↓A {} }", "enum E { enum F { actor ↓A {} } }",
      "extension URLSession { actor ↓A {} }", "extension Foundation.URLSession { actor ↓A {} }",
      "enum E {}; extension E { actor ↓A {} }", "enum E { case a; actor A {} }",
      "struct S { actor A {} }", "enum E { struct S { actor A {} } }", "func f() { actor A {} }",
      "struct S {}; extension S { actor A {} }", "enum E { case a }; extension E { actor A {} }")
  }

  @Test("types with values and functions have helpers")
  func helpers() {
    expect(
      true, "actor A {}", "struct S { actor ↓A {} }", "enum E { case a; actor ↓A {} }",
      "class C { enum E { actor ↓A {} } }",
      "struct S {}; extension S { actor ↓A {} }")
  }

  @Test("the type that is extended may be in another file")
  func otherFiles() {
    expect(false, "extension S { actor A {} }", with: ["S.swift": "struct S {}"])
    expect(false, "extension E { actor ↓A {} }", with: ["E.swift": "enum E {}"])
    expect(true, "extension E { actor ↓A {} }", with: ["E.swift": "enum E { case a }"])
  }
}
