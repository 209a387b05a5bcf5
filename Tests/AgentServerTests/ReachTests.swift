import Foundation
import Serving
import Testing

@testable import AgentServer

/// Paths lead to the project that they are in, and never out of it.
@Suite struct ReachTests {
  private let client: AgentClient

  init() throws { client = try AgentClient(SampleProject.files) }

  @Test("the project is found from any absolute path in the call")
  func projectFromPath() async throws {
    let answer = await client.ask(
      "tools/call",
      ["name": "check", "arguments": ["paths": [.string("\(client.root)/UI/Home")]]])
    #expect(ToolReply(answer).values["project"]?.string == client.root)
    let none = await client.ask("tools/call", ["name": "check", "arguments": ["paths": ["UI"]]])
    #expect(ToolReply(none).isError)
  }

  @Test(
    "a path outside the project is refused",
    arguments: [
      "../x.swift", "/etc/passwd", "UI/../../x", "Link/x.swift", ".git/config", "a\u{0}b",
    ])
  func outside(_ path: String) async throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(client.root)/Link", withDestinationPath: "/etc")
    try client.write("x", to: ".git/config")
    for arguments: (String, [String: MessageValue]) in [
      ("check", ["paths": [.string(path)]]), ("check", ["path": .string(path), "text": "f(1)"]),
      ("rules", ["path": .string(path)]), ("place", ["what": "XView", "near": .string(path)]),
      ("conventions", ["path": .string(path)]),
    ] {
      let reply = await client.call(arguments.0, arguments.1)
      #expect(reply.isError, "\(arguments.0): \(reply.text)")
    }
  }

  @Test("a link within the project may be named")
  func linkInside() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(client.root)/Screens", withDestinationPath: "\(client.root)/UI")
    let reply = await client.call("rules", ["path": "Screens/Home/HomeView.swift"])
    #expect(reply.values["path"] == "UI/Home/HomeView.swift")
  }

  @Test("resources are those of a project, and others are refused")
  func resources() async throws {
    for name in ["configuration", "guide", "layers", "baseline"] {
      let answer = await client.ask(
        "resources/read", ["uri": .string("archlint://\(name)\(client.root)")])
      let text = answer["result"]?["contents"]?.array?.first?["text"]?.string
      #expect(text?.isEmpty == false, "\(name): \(answer.text)")
    }
    for uri in [
      "file:///etc/passwd", "archlint://secrets/x", "archlint://guide", "archlint://guide/nowhere",
    ] {
      let answer = await client.ask("resources/read", ["uri": .string(uri)])
      #expect(answer["error"]?["code"] == -32602, "\(uri)")
    }
  }

  @Test("prompts have fixed words, and attach what comes from the project")
  func prompts() async throws {
    try client.write("func h() { f(1) }\n", to: "Domain/New.swift")
    let answer = await client.ask(
      "prompts/get",
      [
        "name": "bring-in-line",
        "arguments": ["file": .string("\(client.root)/Domain/New.swift")],
      ])
    let messages = answer["result"]?["messages"]?.array
    #expect(messages?.first?["content"]?["text"]?.string?.contains("New.swift") == false)
    let data = messages?.last?["content"]?["resource"]?["text"]?.string
    #expect(data?.contains("Domain/New.swift:1") == true)
  }
}
