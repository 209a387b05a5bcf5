import Serving
import Testing

@testable import AgentServer

/// A connection starts in any revision of the protocol, and survives what it does not understand.
@Suite struct ConnectionTests {
  private func client() throws -> AgentClient { try AgentClient(SampleProject.files) }

  private let meta: MessageValue = [
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": [:],
  ]

  @Test(
    "a handshake settles the revision that the client names, or the newest with a handshake",
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-11-25"),
    ])
  func handshake(_ asked: String, _ settled: String) async throws {
    let answer = try await client().ask(
      "initialize", ["protocolVersion": .string(asked), "capabilities": [:]])
    #expect(answer["result"]?["protocolVersion"]?.string == settled)
    #expect(answer["result"]?["serverInfo"]?["name"] == "archlint")
    #expect(answer["result"]?["resultType"] == nil)
  }

  @Test(
    "without a handshake, each request says what it speaks, and results say that they are complete")
  func stateless() async throws {
    let client = try client()
    let discovery = await client.ask("server/discover", ["_meta": meta])["result"]
    #expect(discovery?["supportedVersions"]?.array?.first == "2026-07-28")
    #expect(discovery?["resultType"] == "complete")
    let list = await client.ask("tools/list", ["_meta": meta])["result"]
    #expect(list?["ttlMs"] != nil && list?["cacheScope"] == "public")
    let name = list?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"]
    #expect(name == "archlint")
  }

  @Test("a revision that the server does not speak is refused with those that it does")
  func unknownRevision() async throws {
    let answer = try await client().ask(
      "tools/list", ["_meta": ["io.modelcontextprotocol/protocolVersion": "1900-01-01"]])
    #expect(answer["error"]?["code"] == -32022)
    #expect(answer["error"]?["data"]?["requested"] == "1900-01-01")
    #expect(answer["error"]?["data"]?["supported"]?.array?.contains("2025-11-25") == true)
  }

  @Test("a ping has an empty answer, and an unknown method is an error")
  func methods() async throws {
    let client = try client()
    #expect(await client.ask("ping")["result"] == [:])
    #expect(await client.ask("resources/subscribe")["error"]?["code"] == -32601)
    #expect(await client.send(["jsonrpc": "2.0", "method": "notifications/strange"]).isEmpty)
  }

  @Test("malformed messages get an error, and the next message an answer")
  func malformedMessages() async throws {
    let client = try client()
    let lines = [
      "{\"id\": ", "[1]", "7", "{}", "{\"id\": {}, \"method\": \"ping\"}",
      "{\"jsonrpc\": \"2.0\", \"id\": 1, \"result\": {}}",
      AgentClient.request(9, "ping").text, "",
    ]
    let answers = await client.send(Array(lines.joined(separator: "\n").utf8))
    #expect(
      answers.map { $0["error"]?["code"] } == [-32700, -32600, -32600, -32600, -32600, nil])
    #expect(answers.last?["id"] == 9)
  }

  @Test("an unknown tool is an error of the protocol, and wrong arguments are one of the tool")
  func unknownTools() async throws {
    let client = try client()
    let unknown = await client.ask("tools/call", ["name": "chek"])
    #expect(unknown["error"]?["code"] == -32602)
    #expect(unknown["error"]?["message"]?.string?.contains("did you mean 'check'") == true)
    for arguments: [String: MessageValue] in [
      ["pathes": "A"], ["paths": 7], ["paths": [7]], ["text": [:]], ["from": "zero"],
    ] {
      let reply = await client.call("check", arguments)
      #expect(reply.isError, "\(arguments)")
    }
    #expect(await client.call("may", ["source": "UI"]).text.contains("'target'"))
    let answer = await client.ask("tools/call", ["name": "check", "arguments": [1]])
    #expect(answer["error"]?["code"] == -32602)
  }

  @Test("a cancelled call gets no answer, and the others do")
  func cancellation() async throws {
    let client = try client()
    let arguments: MessageValue = ["project": .string(client.root)]
    let call: MessageValue = ["name": "check", "arguments": arguments]
    let answers = await client.send(
      AgentClient.request(1, "tools/call", call), AgentClient.request("two", "tools/call", call),
      AgentClient.request(3, "tools/call", call),
      [
        "jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": "two"],
      ])
    #expect(answers.map { $0["id"] } == [1, 3])
    // The id of a call that is over may be used again.
    #expect(await client.send(AgentClient.request("two", "tools/call", call)).count == 1)
  }

  @Test("a ping is answered while a call waits")
  func pingDuringCall() async throws {
    let client = try client()
    let call: MessageValue = ["name": "check", "arguments": ["project": .string(client.root)]]
    let answers = await client.send(
      AgentClient.request(1, "tools/call", call), AgentClient.request(2, "ping"))
    #expect(answers.map { $0["id"] } == [2, 1])
  }

  @Test("progress is told to who asks, in growing numbers, and stops with the answer")
  func progress() async throws {
    var files = [".archlint.yml": "presets: [modern-swift]\n"]
    for number in 0..<260 { files["Sources/F\(number).swift"] = "let a\(number) = 1\n" }
    let client = try AgentClient(files)
    let answers = await client.send(
      AgentClient.request(
        1, "tools/call",
        [
          "name": "check", "arguments": ["project": .string(client.root)],
          "_meta": ["progressToken": "p"],
        ]))
    let notes = answers.filter { $0["method"] == "notifications/progress" }
    #expect(answers.last?["id"] == 1)
    #expect(notes.allSatisfy { $0["params"]?["progressToken"] == "p" })
    let numbers = notes.compactMap { $0["params"]?["progress"]?.integer }
    #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
  }

  @Test("a huge text is checked or refused, and the server goes on")
  func hugeText() async throws {
    let client = try client()
    let text = String(repeating: "let a = [1, 2, 3]\n", count: 60_000)
    let reply = await client.call("check", ["path": "UI/Huge.swift", "text": .string(text)])
    #expect(!reply.isError)
    #expect(await client.ask("ping")["result"] == [:])
  }
}
