import Serving
import Testing

@testable import LanguageServer

/// An editor offers fixes, suppressions and explanations of the findings under the cursor.
@Suite struct HelpTests {
  private func client(_ text: String) async throws -> TestClient {
    let client = try TestClient([".archlint.yml": TestClient.rules])
    await client.start()
    await client.open("A.swift", text)
    return client
  }

  private func actions(_ client: TestClient, line: Int, only: [String]? = nil) async
    -> [MessageValue]
  {
    let range = Position(line: line, character: 2)..<Position(line: line, character: 2)
    var context: [String: MessageValue] = ["diagnostics": []]
    if let only { context["only"] = .array(only.map { .string($0) }) }
    let answer = await client.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": client.uri("A.swift")], "range": range.json,
        "context": .object(context),
      ])
    return answer["result"]?.array ?? []
  }

  /// The new texts of an action's edits in the document.
  private func texts(_ action: MessageValue?, _ client: TestClient) -> [MessageValue?]? {
    let changes = action?["edit"]?["changes"]?[client.uri("A.swift").string ?? ""]?.array
    return changes.map { $0.map { $0["newText"] } }
  }

  @Test("a finding offers its fix and a suppression that waits for a reason")
  func codeActions() async throws {
    let client = try await client("  f(1)\ng(2)\n")
    let actions = await actions(client, line: 0, only: ["quickfix"])
    #expect(actions.count == 2)
    #expect(actions.first?["diagnostics"]?.array?.first?["code"] == "no-f")
    #expect(texts(actions.last, client) == ["  // archlint:disable-next-line no-f -- REASON\n"])
    #expect(await self.actions(client, line: 1, only: ["quickfix"]).isEmpty)
  }

  @Test("the fix of a finding is an edit of its document")
  func fix() async throws {
    let client = try await client("f(1)\n")
    let fix = await actions(client, line: 0).first
    #expect(fix?["title"]?.string?.hasPrefix("Fix: ") == true)
    #expect(
      texts(fix, client)?.contains("g") == true || texts(fix, client)?.contains("g(1)") == true)
  }

  @Test("a hover explains the rule of a finding, and a rule that is named in the text")
  func hover() async throws {
    let client = try await client("f(1)\n// archlint:disable-next-line no-base -- W\n")
    let finding = await client.ask(
      "textDocument/hover", client.position("A.swift", line: 0, 0))
    let text = finding["result"]?["contents"]?["value"]?.string ?? ""
    #expect(text.contains("**no-f**: f is old") && text.contains("Call g."))
    let named = await client.ask(
      "textDocument/hover", client.position("A.swift", line: 1, 34))
    #expect(named["result"]?["contents"]?["value"]?.string?.contains("**no-base**") == true)
    let nothing = await client.ask(
      "textDocument/hover", client.position("A.swift", line: 1, 0))
    #expect(nothing["result"] == .null)
  }

  @Test("a hover over the name in a declaration shows the conventions about it")
  func conventions() async throws {
    let client = try await client("\nfinal class Shop {\n  let other: Shop? = nil\n}\n")
    let declared = await client.ask(
      "textDocument/hover", client.position("A.swift", line: 1, 14))
    let text = declared["result"]?["contents"]?["value"]?.string ?? ""
    #expect(text == "**Conventions**\n\n- follows: a convention of A.swift:2")
    let used = await client.ask(
      "textDocument/hover", client.position("A.swift", line: 2, 14))
    #expect(used["result"] == .null)
  }

  @Test("the definition of a rule of the project is its entry in the configuration")
  func definition() async throws {
    let client = try await client("f(1)\n")
    await client.open(".archlint.yml", TestClient.rules)
    let answer = await client.ask(
      "textDocument/definition", client.position(".archlint.yml", line: 1, 10))
    #expect(answer["result"]?["uri"] == client.uri(".archlint.yml"))
    #expect(answer["result"]?["range"]?["start"]?["line"] == 1)
  }
}
