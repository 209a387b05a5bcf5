import Foundation
import LintRules
import Testing

@testable import Configuration

/// What the README shows as configuration is one.
@Suite struct DocumentationTests {
  /// The blocks of code in `language` of the README.
  private func blocks(_ language: String) throws -> [String] {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    return readme.components(separatedBy: "```\(language)\n").dropFirst().map { rest in
      rest.components(separatedBy: "\n```")[0]
    }
  }

  private func build(_ text: String) throws -> Configuration {
    var request = ConfigurationRequest()
    request.includesExamples = true
    return try Configuration.build(
      file: ("README.md", text), request: request, catalogue: try Catalogue.shipped())
  }

  private func problems(_ text: String) throws -> [String] {
    do {
      _ = try build(text)
      return []
    } catch let failure as ConfigurationFailure {
      return failure.problems.map(\.description)
    }
  }

  @Test func theConfigurationOfTheReadme() throws {
    let example = try #require(try blocks("yaml").first { $0.hasPrefix("presets:") })
    #expect(try problems(example) == [])
    let ids = try build(example).rules.map(\.id)
    #expect(ids.contains("view-suffix"))
    #expect(ids.contains("no-print"))
    #expect(ids.contains("project-terms"))
    #expect(ids.contains("project-protected-files"))
  }

  @Test func theOptionsOfTheReadme() throws {
    let example = try #require(try blocks("yaml").first { $0.hasPrefix("options:") })
    #expect(try problems("presets: [healthtrack-clean]\n" + example) == [])
  }

  @Test func theLayoutsImportsAndMarksOfTheReadme() throws {
    let example = try #require(try blocks("yaml").first { $0.hasPrefix("layout:") })
    let indented = example.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    let rule =
      "layers:\n  Domain: {paths: ['Domain/**']}\n"
      + "own-rules:\n  - id: mine\n    title: T\n    why: W\n    instead: I\n" + indented
    #expect(try problems(rule) == [])
    #expect(try build(rule).rules.first { $0.id == "mine" }?.checks.count == 9)
  }

  @Test(arguments: ["patterns:", "declarations:", "settings:"])
  func theRulesOfTheReadme(_ start: String) throws {
    let example = try #require(try blocks("yaml").first { $0.hasPrefix(start) })
    let indented = example.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    let rule = "own-rules:\n  - id: mine\n    title: T\n    why: W\n    instead: I\n" + indented
    #expect(try problems(rule) == [])
    #expect(try build(rule).rules.contains { $0.id == "mine" })
  }
}
