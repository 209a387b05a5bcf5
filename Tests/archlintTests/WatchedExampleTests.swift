import Foundation
import Testing

/// `archlint test --watch` runs the examples of a project's own rules whenever they change.
@Suite struct WatchedExampleTests {
  private func rule(flagged: String) -> String {
    """
    own-rules:
      - id: no-h
        title: h is called
        why: W
        instead: I
        pattern: 'h($$$)'
        examples: {flagged: '\(flagged)', clean: 'k()'}

    """
  }

  @Test("a change of a rule runs the examples of own rules again, and no shipped ones")
  func changes() async throws {
    let folder = try TemporaryFolder([".archlint.yml": rule(flagged: "k()")])
    let tool = try RunningTool("test", "--watch", in: folder)
    let first = try await tool.lines(until: "watching")
    #expect(first.dropLast().last == "2 examples of 1 rule: 1 failure")
    #expect(first.first?.contains("the example is not flagged") == true)
    try folder.write(rule(flagged: "↓h()"), to: ".archlint.yml")
    let second = try await tool.lines(until: "all pass")
    #expect(second.last == "2 examples of 1 rule: all pass")
  }

  @Test("a rule in a file that the configuration includes counts; mistakes do not end the watch")
  func includedFiles() async throws {
    let folder = try TemporaryFolder([
      ".archlint.yml": "extends: [team.yml]\n", "team.yml": rule(flagged: "k()"),
    ])
    let tool = try RunningTool("test", "--watch", in: folder)
    _ = try await tool.lines(until: "watching")
    try folder.write("strange: 1\n", to: "team.yml")
    _ = try await tool.lines(until: "strange", onErrors: true)
    try folder.write(rule(flagged: "↓h()"), to: "team.yml")
    _ = try await tool.lines(until: "2 examples of 1 rule: all pass")
  }

  @Test("a configuration that appears later is read")
  func missingConfiguration() async throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    let tool = try RunningTool("test", "--watch", in: folder)
    _ = try await tool.lines(until: "watching")
    try folder.write(rule(flagged: "↓h()"), to: ".archlint.yml")
    _ = try await tool.lines(until: "2 examples of 1 rule: all pass")
  }
}
