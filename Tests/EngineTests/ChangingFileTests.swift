import Foundation
import LintRules
import Project
import Results
import SwiftSource
import Testing

@testable import Engine

/// Files that are not the same when they are looked at again.
@Suite struct ChangingFileTests {
  private static let layers = """
    layers:
      Domain: {paths: ['Domain/**']}
      Data: {paths: ['Data/**']}
    own-rules:
      - id: domain-alone
        title: domain
        why: W
        instead: I
        severity: error
        layers: {from: [Domain], to: [Data], by: [references]}

    """
  private static let use = "struct User {\n  let store: Store\n}\n"
  private static let declaration = "// Much before it.\n\npublic struct Store {}\n"

  /// The report on a project in which `change` is made when all files have been looked at once.
  private func report(
    _ change: @escaping @Sendable (_ folder: String) throws -> Void
  ) async throws -> Report {
    let folder = try TemporaryFolder([
      "Domain/User.swift": Self.use, "Data/Store.swift": Self.declaration,
    ])
    let path = folder.path
    return try await Sample.run(folder, rules: Self.layers) { options in
      options.progress = { done, total in
        if done == total { try? change(path) }
      }
    }
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  @Test("a file that stays as it is gets its second look") func whatStaysAsItIs() async throws {
    let report = try await report { _ in }
    #expect(report.diagnostics.map(\.location.path) == ["Domain/User.swift"])
    #expect(report.problems.isEmpty)
  }

  /// The facts about a file contain indexes of its declarations, which are invalid for another
  /// text.
  @Test(
    "a file that changes before the second look is a problem",
    arguments: ["", "}", "let a = 1\n", Self.use + Self.use])
  func aFileThatChangesBeforeTheSecondLook(_ text: String) async throws {
    let report = try await report { try Self.write(text, to: "\($0)/Domain/User.swift") }
    #expect(report.diagnostics.isEmpty)
    #expect(
      report.problems == [
        Report.Problem(
          path: "Domain/User.swift",
          message: "has changed while it was checked; run archlint again")
      ])
    #expect(report.isIncomplete)
  }

  @Test("a file that vanishes before the second look is a problem")
  func aFileThatVanishes() async throws {
    let report = try await report {
      try FileManager.default.removeItem(atPath: "\($0)/Domain/User.swift")
    }
    #expect(report.problems.map(\.message) == ["cannot be read: No such file or directory"])
  }

  /// A place in another file that is shorter now is left out, the finding stays.
  @Test("a finding stays when its other file shrinks")
  func theOtherEndOfAFindingShrinks() async throws {
    let report = try await report { try Self.write("//", to: "\($0)/Data/Store.swift") }
    let finding = try #require(report.diagnostics.first)
    #expect(finding.related.map(\.location.region) == [nil])
    #expect(report.problems.isEmpty)
  }

  /// A survey's facts say nothing about the file's current contents.
  @Test("a survey notices that its files have changed") func aSurveyKnowsItsFiles() async throws {
    let folder = try TemporaryFolder(["A.swift": "class A {}"])
    let survey = await Survey.survey(
      root: folder.path, configuration: try Sample.configuration(), workers: 1
    ).survey
    #expect(survey.knows(SourceBuffer(Array("class A {}".utf8)), file: 0))
    #expect(!survey.knows(SourceBuffer(Array("class A {};".utf8)), file: 0))
    #expect(!survey.knows(SourceBuffer([]), file: 0))
  }
}
