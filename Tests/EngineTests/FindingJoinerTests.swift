import Configuration
import LintRules
import Testing

@testable import Engine

/// Findings that a person would not want twice are one, with the others as related places.
@Suite struct FindingJoinerTests {
  /// Returns the findings of own rules in files, with the lines of their related places.
  private func found(_ rules: String, _ files: [String: String]) async throws -> [String] {
    let head = "title: T, why: W, instead: I"
    let text =
      "own-rules:\n"
      + rules.split(separator: "\n").map { "  - {\(head), \($0)}\n" }.joined()
    let configuration = try Configuration.build(
      file: (".archlint.yml", text), request: ConfigurationRequest(),
      catalogue: try Catalogue.shipped())
    let diagnostics = await Linter.diagnostics(
      inMemory: files.mapValues { Array($0.utf8) }, configuration, Analysis.Options())
    return diagnostics.map { diagnostic in
      let lines = diagnostic.related.map { "\($0.location.region?.start.line ?? 0)" }
      return "\(diagnostic.location.path):\(diagnostic.location.region?.start.line ?? 0) "
        + "\(diagnostic.rule) [\(lines.joined(separator: " "))]"
    }
  }

  private static let views =
    "id: view, one-per: type, declarations: {select: {kind: struct, inherits: View}}, pattern: some View"

  @Test("a type takes in the findings in it and in its extensions") func types() async throws {
    let code = """
      struct A: View {
        var body: some View { B() }
        struct B: View { var body: some View { A() } }
      }
      extension A { var b: some View { A() } }
      final class C { func a() -> some View { A() }
        func b() -> some View { A() } }
      """
    #expect(
      try await found(Self.views, ["A.swift": code]) == [
        "A.swift:1 view [2 5]", "A.swift:3 view [3]", "A.swift:6 view []", "A.swift:7 view []",
      ])
  }

  @Test("a finding keeps nothing that only joining needs") func afterJoining() async throws {
    let file = "struct A: View {\n  var body: some View { A() }\n}\nstruct B: View {}\n"
    let found = await Linter.diagnostics(
      inMemory: ["A.swift": Array(file.utf8)],
      try Sample.configuration(
        rules: "own-rules:\n  - {title: T, why: W, instead: I, \(Self.views)}\n"),
      Analysis.Options())
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.typeAround == nil })
  }

  @Test("findings with one message are one in each file") func messages() async throws {
    let rule = "id: f, one-per: message, message: \"'{name}' is called\", pattern: call($name)"
    let code = "call(f)\ncall(g)\ncall(f)\n"
    #expect(
      try await found(rule, ["A.swift": code, "B.swift": code]) == [
        "A.swift:1 f [3]", "A.swift:2 f []", "B.swift:1 f [3]", "B.swift:2 f []",
      ])
  }

  @Test("a finding is part of that of another rule on its line, or in its file")
  func parts() async throws {
    let rules = """
      id: f, pattern: f($_)
      id: g, part-of: {rules: [f]}, pattern: g($_)
      id: h, part-of: {rules: [f], in: file}, pattern: h($_)
      id: i, severity: error, part-of: {rules: [f], in: file}, pattern: i($_)
      """
    let code = "h(1)\nf(g(1))\ng(2)\ni(1)\n"
    #expect(
      try await found(rules, ["A.swift": code, "B.swift": "h(1)\n"]) == [
        "A.swift:2 f [1 2]", "A.swift:3 g []", "A.swift:4 i []", "B.swift:1 h []",
      ])
  }

  @Test("what hides a finding hides its parts; what hides a part hides nothing else")
  func suppressions() async throws {
    let excuse = "// archlint:disable-next-line view -- drawn by the system\n"
    let body = "  var body: some View { B() }\n}\n"
    let hidden = excuse + "struct A: View {\n" + body
    #expect(try await found(Self.views, ["A.swift": hidden]) == [])
    let part = "struct A: View {\n" + excuse + body
    #expect(try await found(Self.views, ["A.swift": part]) == ["A.swift:1 view []"])
  }

  @Test("what hides one of several uses hides no other") func suppressedUse() async throws {
    let rule = "id: f, one-per: message, message: \"'{name}' is called\", pattern: call($name)"
    let code = "call(f) // archlint:disable f -- as before\ncall(f)\ncall(f)\n"
    #expect(try await found(rule, ["A.swift": code]) == ["A.swift:2 f [3]"])
  }

  @Test("a rule whose presumption does not hold has one finding on the project")
  func presumptions() async throws {
    let rule =
      "id: f, presumes: {fact: {text: {files: ['**/*.md'], match: 'SRS-'}}}, pattern: f($_)"
    let code = "f(1)\nf(2)\n"
    #expect(try await found(rule, ["A.swift": code, "B.swift": code]) == [".:0 f [1 2 1 2]"])
    #expect(
      try await found(rule, ["A.swift": code, "docs/A.md": "- SRS-1\n"]) == [
        "A.swift:1 f []", "A.swift:2 f []",
      ])
    #expect(try await found(rule, ["A.swift": "g(1)\n"]) == [])
    #expect(
      try await found(rule, ["A.swift": code, "Package.swift": "let package = Package()\n"])
        == ["Package.swift:0 f [1 2]"])
  }
}
