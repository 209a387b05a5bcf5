import LintRules
import Results
import Testing

@testable import Engine

/// The keys under which findings are known from run to run.
@Suite struct FingerprintTests {
  private func fingerprints(_ files: [String: String], _ more: String = "") async throws -> [String]
  {
    try await Sample.run(try TemporaryFolder(files), more).diagnostics.map(\.key)
  }

  @Test("a fingerprint has its version and 16 digits") func form() async throws {
    let found = try await fingerprints(["A.swift": "f()"])
    #expect(found.count == 1)
    #expect(found.first?.wholeMatch(of: /archlint\/v1:[0-9a-f]{16}/) != nil)
  }

  /// The key is part of what other tools keep, so it may not change by accident.
  @Test("the fingerprint of a finding never changes") func value() {
    var diagnostics = [
      Diagnostic(
        rule: "no-f", severity: .error, message: "m", location: Location(path: "A.swift"),
        subject: "f()", scope: "A.b")
    ]
    Fingerprints.assign(to: &diagnostics)
    #expect(diagnostics[0].key == "archlint/v1:85ae3e8bec3dbb95")
  }

  @Test("moved lines keep the fingerprint") func linesDoNotCount() async throws {
    let before = try await fingerprints(["A.swift": "struct A { func b() { f(1) } }"])
    let after = try await fingerprints([
      "A.swift": "// one\nimport B\n\nstruct A {\n  func b() {\n    f( 1 )\n  }\n}"
    ])
    #expect(before == after)
  }

  @Test("other findings do not change a fingerprint") func otherFindingsDoNotCount() async throws {
    let before = try await fingerprints(["A.swift": "f(2)"])
    let after = try await fingerprints(["A.swift": "f(1)\nf(2)"])
    #expect(after.count == 2)
    #expect(after.last == before.first)
  }

  @Test("equal findings are numbered") func equalFindingsAreNumbered() async throws {
    let one = try await fingerprints(["A.swift": "f()"])
    let three = try await fingerprints(["A.swift": "f()\nf()\nf()"])
    #expect(Set(three).count == 3)
    #expect(three.first == one.first)
  }

  /// A finding keeps its key when one before it is suppressed.
  @Test("suppressed findings are numbered too")
  func suppressedFindingsAreNumberedToo() async throws {
    let before = try await fingerprints(["A.swift": "f()\nf()"])
    let after = try await fingerprints([
      "A.swift": "f() // archlint:disable no-f -- reason\nf()"
    ])
    #expect(after == [before[1]])
  }

  @Test("rule, path, subject and scope count") func whatCounts() async throws {
    let found = try await [
      fingerprints(["A.swift": "f(1)"]), fingerprints(["B.swift": "f(1)"]),
      fingerprints(["A.swift": "f(2)"]), fingerprints(["A.swift": "func a() { f(1) }"]),
      fingerprints(["A.swift": "g(1)"]),
    ].flatMap(\.self)
    #expect(found.count == 5)
    #expect(Set(found).count == 5)
  }

  @Test("severity and message do not count") func severityAndMessageDoNotCount() async throws {
    let before = try await fingerprints(["A.swift": "f()"])
    let after = try await fingerprints(["A.swift": "f()"], "rules: {no-f: info}")
    #expect(before == after)
  }
}
