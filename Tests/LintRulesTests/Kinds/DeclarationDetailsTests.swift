import Matching
import SwiftSource
import Testing

@testable import LintRules

/// Descriptions of declarations have less common conditions.
@Suite struct DeclarationDetailsTests {
  private func project(_ set: (inout DeclarationQuery) throws -> Void) rethrows -> TestProject {
    var query = DeclarationQuery()
    try set(&query)
    return TestProject(TestProject.rule([DeclarationCheck(select: query)]))
  }

  private func expect(
    _ project: TestProject, _ texts: String..., with others: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for text in texts {
      #expect(project.remarked(text, with: others) == text, sourceLocation: sourceLocation)
    }
  }

  @Test func formsOfTypes() throws {
    let project = try project {
      $0.kinds = [.var]
      $0.details.typeForm = try RegularExpression("^\\[.*Int\\]")
    }
    expect(
      project, "var ↓a: [ String : Int ] = [:]", "var ↓a = [Int]()", "var a: Int = [Int]().count",
      "var a: String { [1] }")
  }

  @Test func mentionedTypes() throws {
    let project = try project {
      $0.kinds = [.var]
      $0.details.typeMentions = try NameList(["Token"])
      $0.namesSystemTypes = true
    }
    expect(
      project, "var ↓a: Set<Kit.Token> = []", "var ↓a = Set<Token>()", "var a = make(Token: 1)",
      "struct S { struct Token {}; var a: Token }; var ↓b: Token")
    expect(project, "var a: Token", with: ["Other.swift": "struct Token {}"])
  }

  @Test func genericParameters() throws {
    let any = project { $0.details.generic = .any }
    expect(any, "func ↓f<T>() {}; func g() {}; struct ↓S<T: A> {}")
    let unconstrained = project { $0.details.generic = .unconstrained }
    expect(
      unconstrained, "func ↓f<T>() {}", "func f<T: A>() {}", "func f<T>() where T: A {}",
      "func ↓f<T: A, U>() {}")
  }

  @Test func `types that only hold data`() throws {
    let data = project {
      $0.kinds = [.class, .struct, .enum, .actor]
      $0.details.holdsData = true
    }
    let others = project {
      $0.kinds = [.class, .struct, .enum, .actor]
      $0.details.holdsData = false
    }
    for text in [
      "enum A { case b }", "@Model final class A {}", "class A: NSManagedObject {}",
      "struct A: Identifiable { let b: B }", "class A: Codable {}",
      "struct A { let name: String; let price: Double }",
      "struct A { var count = 0; static func b() {} }",
    ] {
      #expect(data.findings(in: text).count == 1, "\(text)")
      #expect(others.findings(in: text).isEmpty, "\(text)")
    }
    for text in [
      "enum A { static func b() {} }", "class A {}", "actor A: Codable {}", "struct A {}",
      "struct A { let name: String; func b() {} }", "struct A { let baseURL: String }",
      "struct A { let name: String; let client: APIClient }",
      "struct A { let name: String; let load: () -> Void }", "final class A { let name: String }",
      "struct A: P { let name: String }; protocol P {}",
    ] {
      #expect(data.findings(in: text).isEmpty, "\(text)")
      #expect(others.findings(in: text).count == 1, "\(text)")
    }
    // A function of an extension elsewhere counts.
    let value = "struct A { let name: String }"
    let more = ["B.swift": "extension A { func b() {} }"]
    #expect(data.remarked(value, with: more) == value)
  }

  @Test func wrappers() throws {
    let project = project {
      $0.kinds = [.var]
      $0.details.isWrapped = true
    }
    expect(
      project, "@State var ↓a = 1", "@Kit.State(1) var ↓a = 1", "@MainActor var a = 1",
      "@objc var a = 1", "@UIActor var a = 1", "@ObservationIgnored var a = 1")
    expect(
      project, "@Background var a = 1; @Kit.Background var ↓b = 1",
      with: ["Other.swift": "@globalActor actor Background {}"])
  }

  @Test func subclasses() throws {
    let project = project {
      $0.kinds = [.class]
      $0.details.isSubclassed = false
    }
    expect(
      project, "class A {}; class ↓B: A {}", "class ↓A {}; struct S: P {}; extension A: P {}",
      "class A {}; typealias C = A; class ↓B: C {}",
      "class A { class ↓B {} }; class ↓C: A {}")
    expect(project, "class A {}", with: ["Other.swift": "final class B: Kit.A {}"])
    expect(project, "class ↓A {}", with: ["Other.swift": "protocol A2 {}; func f<T: A>(_: T) {}"])
  }
}
