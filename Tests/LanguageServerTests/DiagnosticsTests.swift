import Foundation
import Serving
import Testing

@testable import LanguageServer

/// An editor sees the findings of the texts that it has open.
@Suite struct DiagnosticsTests {
  private func client(_ files: [String: String] = [:]) async throws -> TestClient {
    let client = try TestClient(
      [".archlint.yml": TestClient.rules].merging(files, uniquingKeysWith: { $1 }))
    await client.start()
    return client
  }

  @Test("opening, changing and closing a document publishes its findings with its version")
  func lifeOfADocument() async throws {
    let client = try await client()
    let opened = client.published("A.swift", await client.open("A.swift", "f(1)\n", version: 4))
    #expect(opened?.places == ["no-f@0:0"])
    #expect(opened?["version"] == 4)
    let insertion = Position(line: 0, character: 0)..<Position(line: 0, character: 0)
    let changed = await client.change("A.swift", "// é𝒳 */\n/* 𝒳 */ ", version: 5, range: insertion)
    #expect(client.published("A.swift", changed)?.places == ["no-f@1:9"])
    #expect(client.published("A.swift", changed)?["version"] == 5)
    let fixed = await client.change("A.swift", "g(1)\n", version: 6)
    #expect(client.published("A.swift", fixed)?.places == [])
    await client.change("A.swift", "f(2)\n", version: 7)
    let closed = await client.notify("textDocument/didClose", client.document("A.swift"))
    #expect(client.published("A.swift", closed)?.places == [])
  }

  @Test("a request between a change and its diagnostics does not keep these back")
  func requestInBetween() async throws {
    let client = try await client()
    await client.open("A.swift", "g(1)\n")
    let change: MessageValue = [
      "textDocument": ["uri": client.uri("A.swift"), "version": 2],
      "contentChanges": [["text": "f(1)\n"]],
    ]
    let messages = await client.send(
      TestClient.notification("textDocument/didChange", change),
      TestClient.request(9, "textDocument/hover", client.position("A.swift", line: 0, 0)))
    #expect(client.published("A.swift", messages)?.places == ["no-f@0:0"])
  }

  @Test("a message that changes nothing publishes nothing")
  func nothingNew() async throws {
    let client = try await client(["B.swift": "f(1)\n"])
    await client.open("A.swift", "f(1)\n")
    #expect(await client.notify("textDocument/didSave", client.document("A.swift")).isEmpty)
  }

  @Test("an edit of one file changes the findings in another that is open")
  func otherFiles() async throws {
    let client = try await client()
    await client.open("A.swift", "struct One: Middle {}\n")
    await client.open("B.swift", "protocol Middle {}\n")
    let edit = await client.change("B.swift", "protocol Middle: Base {}\n", version: 2)
    #expect(client.published("A.swift", edit)?.places == ["no-base@0:7"])
    let undo = await client.change("B.swift", "protocol Middle {}\n", version: 3)
    #expect(client.published("A.swift", undo)?.places == [])
  }

  @Test("a change on the disk that the client tells of changes the findings")
  func watchedFiles() async throws {
    let client = try await client(["B.swift": "protocol Middle {}\n"])
    await client.open("A.swift", "struct One: Middle {}\n")
    try client.write("protocol Middle: Base { }\n", to: "B.swift")
    try client.write("f(1)\n", to: "C.swift")
    let parameters: MessageValue = ["changes": [["uri": client.uri("B.swift"), "type": 2]]]
    let messages = await client.notify("workspace/didChangeWatchedFiles", parameters)
    #expect(client.published("A.swift", messages)?.places == ["no-base@0:7"])
  }

  @Test("a configuration that a folder gets or loses counts from then on")
  func nestedConfiguration() async throws {
    let client = try await client(["Sub/B.swift": "f(1)\n"])
    await client.open("A.swift", "f(1)\n")
    let opened = client.published("Sub/B.swift", await client.open("Sub/B.swift", "f(1)\n"))
    #expect(opened?.places == ["no-f@0:0"])
    let path = "Sub/.archlint.yml"
    let parameters: MessageValue = ["changes": [["uri": client.uri(path), "type": 1]]]
    try client.write("rules: {no-f: off}\n", to: path)
    let made = await client.notify("workspace/didChangeWatchedFiles", parameters)
    #expect(client.published("Sub/B.swift", made)?.places == [])
    #expect(client.published("A.swift", made) == nil)
    try FileManager.default.removeItem(atPath: "\(client.root)/\(path)")
    let removed = await client.notify("workspace/didChangeWatchedFiles", parameters)
    #expect(client.published("Sub/B.swift", removed)?.places == ["no-f@0:0"])
  }

  @Test("a client that asks for diagnostics gets them when it asks, and not before")
  func pull() async throws {
    let client = try TestClient([".archlint.yml": TestClient.rules])
    await client.start(["textDocument": ["diagnostic": [:]]])
    #expect(await client.open("A.swift", "f(1)\n").isEmpty)
    let answer = await client.ask("textDocument/diagnostic", client.document("A.swift"))
    #expect(answer["result"]?["kind"] == "full")
    #expect(answer["result"]?.places == ["no-f@0:0"])
  }

  @Test("a client gets the findings of a whole project, and later only what is new")
  func wholeProject() async throws {
    let client = try TestClient([
      ".archlint.yml": TestClient.rules, "A.swift": "f(1)\n", "B.swift": "\n  f(2)\n",
    ])
    let capabilities = await client.start(options: ["workspaceDiagnostics": true])
    #expect(capabilities["diagnosticProvider"]?["workspaceDiagnostics"] == true)
    let first = await client.ask("workspace/diagnostic", ["previousResultIds": []])
    let items = first["result"]?["items"]?.array ?? []
    #expect(items.map { $0["uri"] } == [client.uri("A.swift"), client.uri("B.swift")])
    #expect(items.map(\.places) == [["no-f@0:0"], ["no-f@1:2"]])
    await client.open("B.swift", "g(2)\n")
    let previous = items.map { item -> MessageValue in
      ["uri": item["uri"] ?? .null, "value": item["resultId"] ?? .null]
    }
    let second = await client.ask("workspace/diagnostic", ["previousResultIds": .array(previous)])
    let later = second["result"]?["items"]?.array ?? []
    #expect(later.map { $0["kind"] } == ["unchanged", "full"])
    #expect(later.last?.places == [])
    #expect(later.last?["version"] == 1)
  }

  @Test("a document belongs to the innermost of several folders")
  func severalFolders() async throws {
    let client = try TestClient([
      ".archlint.yml": TestClient.rules,
      // With a key of a project, so that it is none of the outer project's folders.
      "Inner/.archlint.yml": "exclude: [Old]\n"
        + TestClient.rules.replacing("no-f", with: "inner-f"),
    ])
    await client.start(folders: ["", "Inner"])
    let outer = await client.open("A.swift", "f(1)\n")
    let inner = await client.open("Inner/A.swift", "f(1)\n")
    #expect(client.published("A.swift", outer)?.places == ["no-f@0:0"])
    #expect(client.published("Inner/A.swift", inner)?.places == ["inner-f@0:0"])
    let removal: MessageValue = [
      "event": ["removed": [["uri": client.uri("Inner")]], "added": []]
    ]
    await client.notify("workspace/didChangeWorkspaceFolders", removal)
    let changed = await client.change("Inner/A.swift", "f(2)\n", version: 2)
    #expect(client.published("Inner/A.swift", changed)?.places == ["no-f@0:0"])
  }

  @Test("problems of the configuration are diagnostics of it while it has any")
  func configurationProblems() async throws {
    let client = try await client(["A.swift": "f(1)\n"])
    await client.open("A.swift", "f(1)\n")
    let broken = await client.open(".archlint.yml", "exclude: 7\nstrange: 1\n")
    let problems = client.published(".archlint.yml", broken)
    #expect(problems?.places.isEmpty == false)
    #expect(client.published("A.swift", broken)?.places == [])
    let repaired = await client.change(
      ".archlint.yml", TestClient.rules.replacing("no-f", with: "never-f"), version: 2)
    #expect(client.published(".archlint.yml", repaired)?.places == [])
    #expect(client.published("A.swift", repaired)?.places == ["never-f@0:0"])
  }

  /// An editor that shows no findings looks like a project that has none.
  @Test("problems of a configuration that is not open are a message, once")
  func problemsOfAConfigurationThatIsNotOpen() async throws {
    let client = try await client(["A.swift": "f(1)\n"])
    try client.write("exclude: []\nstrange: 1\nother: 2\n", to: ".archlint.yml")
    func messages(_ sent: [MessageValue]) -> [String] {
      sent.filter { $0["method"] == "window/showMessage" }
        .compactMap { $0["params"]?["message"]?.string }
    }
    let opened = messages(await client.open("A.swift", "f(1)\n"))
    #expect(
      opened == [
        "archlint checks nothing: \(client.root)/.archlint.yml:2:1: error: the configuration has no "
          + "key 'strange' (and 1 more problem)"
      ])
    #expect(messages(await client.change("A.swift", "f(2)\n", version: 2)) == [])
    #expect(messages(await client.open(".archlint.yml", "strange: 1\n")) == [])
  }
}
