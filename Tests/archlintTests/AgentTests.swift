import Foundation
import Testing

/// The official client of the Model Context Protocol works with `archlint mcp`, and hooks of coding agents
/// with `archlint check-edit`.
@Suite struct AgentTests {
  @Test("the package mcp lists and calls every tool, with and without a handshake")
  func officialClient() throws {
    let folder = try TemporaryFolder([:])
    guard try Tool.shell("python3 -c 'import mcp, pytest'", in: folder).status == 0 else {
      withKnownIssue("the package mcp is not installed") {
        Issue.record("the server was not tried with the official client")
      }
      return
    }
    let run = try Tool.shell(
      "python3 -m pytest -q -p no:cacheprovider '\(Tool.repository)Tests/Agents'", in: folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test("text that is no hook has status 1, which lets an edit pass")
  func noHook() throws {
    let folder = try TemporaryFolder([:])
    for input in ["", "{", "[]", "{}", "{\"hook_event_name\": 7}"] {
      let run = try Tool.run("check-edit", in: folder, input: input)
      #expect(run.status == 1 && run.output.isEmpty && !run.errors.isEmpty, "\(input)")
    }
  }
}
