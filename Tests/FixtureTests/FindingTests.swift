import Engine
import LintRules
import Testing

/// Findings have messages, fixes and related places besides their location.
@Suite struct FindingTests {
  /// The findings of a rule in one file.
  private func findings(of rule: String, in code: String) async throws -> [Diagnostic] {
    let configuration = try FixtureRun.configuration(only: rule)
    return await Linter.diagnostics(
      inMemory: ["Sample.swift": Array(code.utf8)], configuration, Analysis.Options())
  }

  @Test(
    "an import is removed only where nothing needs it",
    arguments: [
      ("import Combine\nimport Foundation\n\nfinal class Model {}\n", true),
      // Where members are visible only with their module, SwiftUI may not be enough.
      ("import Combine\nimport SwiftUI\n\nfinal class Model: ObservableObject {}\n", false),
      ("import Combine\nimport Foundation\n\nfinal class Model: ObservableObject {}\n", nil),
      ("import Combine\n\nstruct Form { @Published var name = \"\" }\n", nil),
    ])
  func importGoesOnlyWhereNothingNeedsIt(_ code: String, _ isSafe: Bool?) async throws {
    let found = try #require(try await findings(of: "no-combine-import", in: code).first)
    #expect(found.severity == .error)
    #expect(found.fix?.isSafe == isSafe)
  }

  @Test("a term that spans lines is named on one") func termOverLinesIsNamedOnOne() async throws {
    let code = "/// Icons of Material\n  /// Design, and more.\nlet a = 1\n"
    let found = try #require(try await findings(of: "term-material-design", in: code).first)
    #expect(found.message.hasPrefix("'Material Design' "))
  }
}
