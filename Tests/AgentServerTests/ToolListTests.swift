import Serving
import Testing

@testable import AgentServer

/// The list of tools is small, and what any client can show.
@Suite struct ToolListTests {
  private let tools = AgentTool.all.map(\.json)

  @Test("the seven tools are those that the documentation names")
  func names() {
    #expect(
      tools.compactMap { $0["name"]?.string } == [
        "check", "rules", "may", "place", "users", "requirements", "conventions",
      ])
  }

  @Test("names, descriptions and parameters take less than 1,500 tokens together")
  func size() {
    let shown = tools.map { tool -> MessageValue in
      [
        "name": tool["name"] ?? .null, "description": tool["description"] ?? .null,
        "inputSchema": tool["inputSchema"] ?? .null,
      ]
    }
    // Of JSON, a token holds three bytes at least.
    #expect(MessageValue.array(shown).text.utf8.count < 1_500 * 3)
  }

  @Test("each tool only reads")
  func annotations() {
    for tool in tools {
      #expect(tool["annotations"]?["readOnlyHint"] == true)
      #expect(tool["annotations"]?["destructiveHint"] == false)
      #expect(tool["annotations"]?["openWorldHint"] == false)
    }
  }

  @Test("parameters are texts and lists of texts")
  func parameters() {
    for tool in tools {
      guard case .object(let properties)? = tool["inputSchema"]?["properties"] else {
        Issue.record("a tool without parameters")
        continue
      }
      for (name, schema) in properties {
        let type = schema["type"]?.string
        #expect(
          type == "string" || type == "array" && schema["items"]?["type"] == "string", "\(name)")
      }
    }
  }
}
