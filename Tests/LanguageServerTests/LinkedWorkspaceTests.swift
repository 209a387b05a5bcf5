import Foundation
import Serving
import Testing

@testable import LanguageServer

/// An editor that has a project open through a link, such as `/tmp` on macOS.
@Suite struct LinkedWorkspaceTests {
  @Test("findings come under the names that the editor uses")
  func linkedFolder() async throws {
    let client = try TestClient([
      "real/.archlint.yml": TestClient.rules, "real/A.swift": "g(1)\n", "real/B.swift": "f(1)\n",
      "real/Base.swift": "class Base {}\n",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: "\(client.root)/link", withDestinationPath: "real")
    await client.start(options: ["workspaceDiagnostics": true], folders: ["link"])
    let opened = await client.open("link/A.swift", "f(1)\n", version: 1)
    #expect(client.published("link/A.swift", opened)?.places == ["no-f@0:0"])
    let changed = await client.change("link/A.swift", "g(1)\n", version: 2)
    #expect(client.published("link/A.swift", changed)?.places == [])
    let all = await client.ask("workspace/diagnostic", ["previousResultIds": []])
    let uris = all["result"]?["items"]?.array?.compactMap { $0["uri"]?.string } ?? []
    #expect(uris.contains { $0.hasSuffix("/link/B.swift") })
    #expect(!uris.contains { $0.contains("/real/") })
  }
}
