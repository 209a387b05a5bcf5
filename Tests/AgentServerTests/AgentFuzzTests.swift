import Serving
import TestSupport
import Testing

@testable import AgentServer

/// Messages that no client would send end no server.
@Suite struct AgentFuzzTests {
  private static let methods = [
    "initialize", "ping", "tools/list", "tools/call", "resources/list", "resources/read",
    "resources/templates/list", "prompts/list", "prompts/get", "server/discover",
    "notifications/cancelled", "notifications/initialized", "logging/setLevel", "", "\u{0}",
  ]

  @Test("10,000 messages, whole and broken, are survived, and the next one is answered")
  func messages() async throws {
    var random = SeededGenerator(seed: 7)
    let client = try AgentClient([
      ".archlint.yml": "own-rules: [{id: no-f, title: t, why: w, instead: i, pattern: 'f($a)'}]\n",
      "A.swift": "struct A { var b: B }\n", "B.swift": "struct B {}\nfunc h() { f(1) }\n",
    ])
    for round in 0..<100 {
      var bytes: [UInt8] = []
      for _ in 0..<100 {
        var line = Array(message(client.root, &random).text.utf8)
        if random.below(4) == 0 { damage(&line, &random) }
        bytes += line + [0x0A]
      }
      let answers = await client.send(bytes)
      #expect(
        answers.allSatisfy {
          $0["jsonrpc"] == "2.0" && ($0["result"] != nil || $0["error"] != nil)
        },
        "round \(round)")
    }
    #expect(await client.ask("ping")["result"] == [:])
    #expect(await client.call("check").values["total"] == 1)
  }

  private func damage(_ line: inout [UInt8], _ random: inout SeededGenerator) {
    for _ in 0...random.below(4) {
      let place = random.below(line.count + 1)
      switch random.below(3) {
      case 0: if place < line.count { line[place] = UInt8(random.below(256)) }
      case 1: line.insert(UInt8(random.below(256)), at: place)
      default: line.removeSubrange(place..<min(line.count, place + random.below(9)))
      }
    }
    line.removeAll { $0 == 0x0A }
  }

  private func message(_ root: String, _ random: inout SeededGenerator) -> MessageValue {
    let id: MessageValue = random.pick([.integer(random.below(50)), "x", .null, 1.5.value, [:]])
    // Most calls are about nothing that takes time.
    let isCall = random.below(10) == 0
    var parameters = value(&random, depth: 0)
    if isCall {
      let tool = random.pick(AgentTool.all)
      var arguments: [String: MessageValue] = ["project": .string(root)]
      for parameter in tool.parameters where random.below(2) == 0 {
        arguments[parameter.name] = random.below(3) == 0 ? value(&random, depth: 2) : word(&random)
      }
      if random.below(4) == 0 { arguments["project"] = word(&random) }
      parameters = ["name": .string(tool.name), "arguments": .object(arguments)]
    }
    let method = isCall ? "tools/call" : random.pick(Self.methods)
    var message: [String: MessageValue] = ["jsonrpc": "2.0", "method": .string(method)]
    if random.below(8) != 0 { message["id"] = id }
    if random.below(8) != 0 { message["params"] = parameters }
    return .object(message)
  }

  private func word(_ random: inout SeededGenerator) -> MessageValue {
    .string(
      random.pick([
        "", "A.swift", "B", "A", "../..", "/", "/nowhere/at/all", "UIKit", "a view for X", "f(1)",
        "\u{202E}", String(repeating: "a", count: 5_000), "1", "0", "-1", "UI/*", "\u{0}",
        "Ä\u{301}",
      ]))
  }

  private func value(_ random: inout SeededGenerator, depth: Int) -> MessageValue {
    switch random.below(depth > 3 ? 5 : 8) {
    case 0: .null
    case 1: .bool(true)
    case 2: .integer(random.below(1 << 40))
    case 3, 4: word(&random)
    case 5: .array((0..<random.below(4)).map { _ in value(&random, depth: depth + 1) })
    default:
      .object(
        Dictionary(
          (0..<random.below(4)).map { _ in
            (
              random.pick([
                "name", "arguments", "uri", "_meta", "cursor", "requestId",
                "io.modelcontextprotocol/protocolVersion", "progressToken",
              ]), value(&random, depth: depth + 1)
            )
          }, uniquingKeysWith: { $1 }))
    }
  }
}

extension Double {
  fileprivate var value: MessageValue { .number(String(self)) }
}
