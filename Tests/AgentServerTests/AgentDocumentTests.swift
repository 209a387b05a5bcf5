import Foundation
import Serving
import Testing

@testable import AgentServer

/// The page about agents: its session is one that took place.
@Suite struct AgentDocumentTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/agents.md")
  /// Before each call of the session.
  private static let call = "→ "

  /// With `RECORD_DOCUMENTS=1` the session is written anew.
  @Test("the answers of the session in docs/agents.md are those of the tools")
  func session() async throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let heading = try #require(text.range(of: "## A session\n"))
    let start = try #require(text[heading.upperBound...].range(of: "```text\n"))
    let end = try #require(text[start.upperBound...].range(of: "```\n"))
    let shown = String(text[start.upperBound..<end.lowerBound])
    let calls = shown.split(separator: "\n").filter { $0.hasPrefix(Self.call) }
    #expect(calls.count >= 3)
    let client = try AgentClient(SampleProject.files)
    var session = ""
    for line in calls {
      let parts = line.dropFirst(Self.call.count).split(separator: " ", maxSplits: 1)
      guard parts.count == 2, case .object(let arguments) = try MessageValue(Array(parts[1].utf8))
      else {
        Issue.record("'\(line)' is no call")
        continue
      }
      let reply = await client.call(String(parts[0]), arguments)
      #expect(!reply.isError)
      session += "\(line)\n\(reply.text)\n"
    }
    if ProcessInfo.processInfo.environment["RECORD_DOCUMENTS"] == "1" {
      try text.replacingOccurrences(of: shown, with: session)
        .write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(session == shown)
    }
  }
}
