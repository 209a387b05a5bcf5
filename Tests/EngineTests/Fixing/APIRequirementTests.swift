import Foundation
import LintRules
import Testing

@testable import Engine

/// Fixes that need newer systems: where they are safe, unsafe, not offered, and not even reported.
@Suite struct APIRequirementTests {
  private static let rules = """
    own-rules:
      - id: use-new
        title: old
        why: W
        instead: I
        api: {iOS: 16, macOS: 13, Linux: 5.7}
        patterns: [{match: 'old()', fix: 'new()'}]

    """

  /// Returns the result of fixing `old()` in a file of a package.
  enum Outcome: Equatable {
    case silent, safe
    case unsafe(String)
    case missing(String)
  }

  private func outcome(
    _ code: String, platforms: String? = ".iOS(.v16), .macOS(.v13)", tools: String = "6.0"
  ) async throws -> [Outcome] {
    var files = ["Sources/App/A.swift": code]
    if let platforms {
      files["Package.swift"] = """
        // swift-tools-version: \(tools)
        let package = Package(name: "P", \(platforms.isEmpty ? "" : "platforms: [\(platforms)], ")\
        targets: [.target(name: "App")])
        """
    }
    let found = await Linter.diagnostics(
      inMemory: files.mapValues { Array($0.utf8) }, try Sample.configuration(rules: Self.rules),
      Analysis.Options())
    if found.isEmpty { return [.silent] }
    return found.map { finding in
      guard let fix = finding.fix else { return .missing(finding.message) }
      return fix.isSafe ? .safe : .unsafe(fix.caveat ?? "")
    }
  }

  @Test(
    "a fix is safe where all deployment targets have the API",
    arguments: [
      (".iOS(.v16), .macOS(.v13)", "6.0", Outcome.safe),
      (".iOS(.v17), .macOS(\"14.2\")", "6.0", .safe),
      (".iOS(.v14), .macOS(.v13)", "6.0", .missing("old (the replacement needs iOS 16)")),
      (
        ".iOS(.v14), .macOS(.v12)", "6.0",
        .missing("old (the replacement needs iOS 16 and macOS 13)")
      ),
      // SwiftPM builds a package that names nothing for its oldest systems.
      ("", "6.0", .missing("old (the replacement needs iOS 16 and macOS 13)")),
      // A package for iOS is built on the Mac of whoever works on it.
      (".iOS(.v16)", "6.0", .unsafe("it needs macOS 13")),
      (
        ".iOS(.v16), .macOS(.v13)", "5.6",
        .missing("old (the replacement needs Swift 5.7 on Linux)")
      ),
      (".iOS(oldest), .macOS(.v13)", "6.0", .unsafe("it needs iOS 16 and macOS 13")),
    ] as [(String, String, Outcome)])
  func targets(_ platforms: String, _ tools: String, _ expected: Outcome) async throws {
    #expect(try await outcome("old()", platforms: platforms, tools: tools) == [expected])
  }

  @Test("without a manifest or project a fix is unsafe") func unknownTargets() async throws {
    #expect(
      try await outcome("old()", platforms: nil) == [.unsafe("it needs iOS 16 and macOS 13")])
  }

  @Test(
    "code for systems without the API is no finding",
    arguments: [
      "if #available(iOS 16, *) { new() } else { old() }",
      "if #available(iOS 16, macOS 13, *) { new() } else if a { old() } else { old() }",
      "if #unavailable(iOS 16) { old() }",
      "if #unavailable(iOS 16), a { old() }",
      "func f() { guard #available(iOS 16, *) else { old(); return } }",
      "func f() { if #available(iOS 16, *) { return new() }\n  old()\n}",
      "func f() { if #available(iOS 17, *) { return a() } else if #available(iOS 16, *) { return b() }\n  old() }",
      "@available(iOS, deprecated: 16) func f() { old() }",
      "@available(iOS, introduced: 13, obsoleted: 16.0, message: \"\") struct S { func f() { old() } }",
      "switch a {\ncase 1:\n  if #available(iOS 16, *) { return }\n  old()\ndefault: break\n}",
    ])
  func olderSystems(_ code: String) async throws {
    #expect(try await outcome(code, platforms: ".iOS(.v14), .macOS(.v11)") == [.silent])
  }

  @Test(
    "an attribute does not hide code from a known target",
    arguments: [
      "@available(iOS 13, *) func f() { old() }",
      "@available(iOS, introduced: 14)\nfunc f() { old() }",
    ])
  func attributesOfOlderSystems(_ code: String) async throws {
    #expect(
      try await outcome(code, platforms: ".iOS(.v14), .macOS(.v11)") == [
        .missing("old (the replacement needs iOS 16 and macOS 13)")
      ])
  }

  @Test(
    "behind a check for the API a fix is safe although the target is older",
    arguments: [
      "if #available(iOS 16, macOS 13, *) { old() }",
      "if #available(iOS 17, macOS 14, *), a { old() }",
      "func f() { guard #available(iOS 16, macOS 13, *) else { return }\n  old() }",
      "func f() { if #unavailable(iOS 16, macOS 13) { return }\n  old() }",
      "if #unavailable(iOS 16, macOS 13) { a() } else { old() }",
      "@available(iOS 16, macOS 13, *) struct S { func f() { old() } }",
      "@available(iOS 16.0, *)\n@available(macOS 13, *)\nextension S { func f() { old() } }",
      "@available(macOS, unavailable)\n@available(iOS 16, *) func f() { old() }",
      "#if os(iOS)\n@available(iOS 16, *) func f() { old() }\n#endif",
      "import UIKit\n@available(iOS 16, *) func f() { old() }",
    ])
  func checkedSystems(_ code: String) async throws {
    #expect(try await outcome(code, platforms: ".iOS(.v14), .macOS(.v11)") == [.safe])
  }

  @Test(
    "a check that decides nothing for the code leaves the target in charge",
    arguments: [
      "if #available(iOS 15, *) { old() }",
      "@available(iOS 13, *) func f() { old() }",
      "@available(iOS, introduced: 14)\nfunc f() { old() }",
      "if #available(iOS 16, *), a { new() } else { old() }",
      "func f() { if #available(iOS 16, *) { new() }\n  old() }",
      "if #available(iOS 17, *) { new() } else { old() }",
      "switch a {\ncase 1:\n  if #available(iOS 16, *) { return }\ndefault:\n  old()\n}",
    ])
  func otherChecks(_ code: String) async throws {
    let found = try await outcome(code, platforms: ".iOS(.v14), .macOS(.v13)")
    #expect(found == [.missing("old (the replacement needs iOS 16)")])
  }

  @Test("a name of a type that the project declares keeps a fix from naming the system's")
  func shadowedTypes() async throws {
    let rules = """
      own-rules:
        - id: use-url
          title: old
          why: W
          instead: I
          of-system: true
          patterns: [{match: 'old()', fix: 'URL.new()'}]

      """
    func fixes(_ files: [String: String]) async throws -> Int {
      await Linter.diagnostics(
        inMemory: files.mapValues { Array($0.utf8) }, try Sample.configuration(rules: rules),
        Analysis.Options()
      ).count { $0.fix != nil }
    }
    #expect(try await fixes(["A.swift": "old()"]) == 1)
    #expect(try await fixes(["A.swift": "old()", "B.swift": "struct URL {}"]) == 0)
    #expect(try await fixes(["A.swift": "struct S { enum URL {}\n func f() { old() } }"]) == 0)
  }
}
