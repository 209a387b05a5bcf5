import Configuration
import Engine
import Foundation
import LintRules
import Results
import Serving
import TestSupport
import Testing

@testable import AgentServer

/// After each of many edits, `check` answers what a fresh run finds.
@Suite struct AgentReplayTests {
  private static let snippets = [
    "f(1)", "\n", "{", "}", "struct Extra {}\n", "var b: OrderRepository\n", "import SwiftUI\n",
    "Order", "// archlint:disable-file no-f -- tried\n", "\"", " HomeView ",
  ]

  @Test("500 edits, saved and not saved, with questions between them")
  func edits() async throws {
    var random = SeededGenerator(seed: 11)
    var files = SampleProject.files
    let client = try AgentClient(files)
    let paths = files.keys.filter { $0.hasSuffix(".swift") }.sorted()
    for number in 0..<500 {
      let path = random.pick(paths)
      var text = files[path] ?? ""
      let place = text.index(text.startIndex, offsetBy: random.below(text.count + 1))
      if random.below(3) == 0 {
        let end = text.index(place, offsetBy: random.below(20), limitedBy: text.endIndex)
        text.removeSubrange(place..<(end ?? text.endIndex))
      } else {
        text.insert(contentsOf: random.pick(Self.snippets), at: place)
      }
      let isSaved = random.below(2) == 0
      var reply: ToolReply
      if isSaved {
        try client.write(text, to: path)
        files[path] = text
        reply = await client.call("check", ["paths": [.string(path)]])
      } else {
        reply = await client.call("check", ["path": .string(path), "text": .string(text)])
      }
      let fresh = try await Self.fresh(client.root, isSaved ? [:] : [path: Array(text.utf8)])
      let expected = fresh.filter { $0.location.path == path }
      #expect(reply.values["total"]?.integer == expected.count, "edit \(number) of \(path)")
      let shown = (reply.values["findings"]?.array ?? []).map {
        "\($0["rule"]?.string ?? "") \($0["line"]?.integer ?? 0) \($0["message"]?.string ?? "")"
      }
      let wanted = expected.prefix(shown.count).map {
        "\($0.rule) \($0.location.region?.start.line ?? 0) \($0.message.quotable)"
      }
      #expect(shown == wanted, "edit \(number) of \(path)")
      // Other questions write code on trial, of which nothing may stay.
      if number % 25 == 0 {
        _ = await client.call("may", ["source": "UI", "target": "Data"])
        _ = await client.call("place", ["what": "OrdersViewModel"])
      }
    }
  }

  private static func fresh(
    _ root: String, _ texts: [String: [UInt8]]
  ) async throws -> [Diagnostic] {
    let project = try AgentHost.test.source(root) { _ in nil }
    var options = Analysis.Options()
    options.workers = 1
    options.overlay = texts
    return try await Linter(root: root, configuration: project.configuration, options: options)
      .run().diagnostics
  }
}
