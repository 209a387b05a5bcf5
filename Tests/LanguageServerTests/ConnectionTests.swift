import Serving
import Testing

@testable import LanguageServer

/// A connection starts, survives what it does not understand, and ends.
@Suite struct ConnectionTests {
  private func client() throws -> TestClient {
    try TestClient([".archlint.yml": TestClient.rules, "A.swift": "f(1)\n"])
  }

  @Test("the server names its capabilities and the encoding of positions")
  func initializes() async throws {
    let client = try client()
    let capabilities = await client.start([
      "general": ["positionEncodings": ["utf-32", "utf-8"]]
    ])
    #expect(capabilities["positionEncoding"] == "utf-8")
    #expect(capabilities["hoverProvider"] == true)
    #expect(capabilities["textDocumentSync"]?["change"] == 2)
    #expect(capabilities["diagnosticProvider"]?["workspaceDiagnostics"] == false)
  }

  @Test("a request before 'initialize', and a second 'initialize', are errors")
  func order() async throws {
    let client = try client()
    let early = await client.ask("textDocument/hover")
    #expect(early["error"]?["code"] == -32002)
    await client.start()
    let second = await client.ask("initialize")
    #expect(second["error"]?["code"] == -32600)
  }

  @Test("an unknown request is an error; an unknown notification is none")
  func unknownMethods() async throws {
    let client = try client()
    await client.start()
    let answer = await client.ask("textDocument/fold")
    #expect(answer["error"]?["code"] == -32601)
    #expect(await client.notify("$/strange").isEmpty)
  }

  @Test("malformed messages get an error, and the next message an answer")
  func malformedMessages() async throws {
    let client = try client()
    await client.start()
    let answers = await client.receive([
      .malformed("a header has no end"), .message(Array("{\"id\": ".utf8)),
      .message(Array("[1]".utf8)),
      .message(Array(TestClient.request(7, "textDocument/fold").text.utf8)),
    ])
    #expect(answers.map { $0["error"]?["code"] } == [-32700, -32700, -32600, -32601])
    #expect(answers.map { $0["id"] } == [.null, .null, .null, 7])
  }

  @Test("parameters without what a request needs are an error")
  func missingParameters() async throws {
    let client = try client()
    await client.start()
    for method in ["hover", "codeAction", "diagnostic", "completion", "definition"] {
      let answer = await client.ask("textDocument/\(method)")
      #expect(answer["error"]?["code"] == -32602, "\(method)")
      let closed = await client.ask("textDocument/\(method)", client.document("A.swift"))
      #expect(closed["error"]?["code"] == -32602, "\(method) of a file that is not open")
    }
  }

  @Test("a cancelled request gets an error, others of the batch a result")
  func cancellation() async throws {
    let client = try client()
    await client.start()
    await client.open("A.swift", "f(1)\n")
    let parameters = client.position("A.swift", line: 0, 0)
    let answers = await client.send(
      TestClient.request(20, "textDocument/hover", parameters),
      TestClient.request("x", "textDocument/hover", parameters),
      TestClient.notification("$/cancelRequest", ["id": 20]))
    #expect(answers.first { $0["id"] == 20 }?["error"]?["code"] == -32800)
    #expect(answers.first { $0["id"] == "x" }?["result"]?["contents"] != nil)
  }

  @Test("'exit' after 'shutdown' ends with status 0, without it with 1")
  func ends() async throws {
    let first = try client()
    await first.start()
    #expect(await first.ask("shutdown")["result"] == .null)
    let late = await first.ask("textDocument/hover")
    #expect(late["error"]?["code"] == -32600)
    #expect(first.exitStatus == nil)
    await first.notify("exit")
    #expect(first.exitStatus == 0)
    let second = try client()
    await second.start()
    await second.notify("exit")
    #expect(second.exitStatus == 1)
  }

  @Test("a client that shows progress sees the first check")
  func progress() async throws {
    let client = try client()
    let parameters: MessageValue = [
      "capabilities": ["window": ["workDoneProgress": true]], "rootUri": client.uri(""),
    ]
    let first = await client.send(TestClient.request(1, "initialize", parameters))
    let kinds = first.filter { $0["method"] == "$/progress" }
      .map { $0["params"]?["value"]?["kind"] }
    #expect(kinds == ["begin", "end"])
    #expect(first.contains { $0["method"] == "window/workDoneProgress/create" })
    let later = await client.open("A.swift", "f(1)\n")
    #expect(!later.contains { $0["method"] == "$/progress" })
  }
}
