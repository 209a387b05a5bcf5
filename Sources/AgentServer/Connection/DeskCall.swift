import LintRules
import Serving

/// A request that is answered from a project.
enum DeskCall: Sendable {
  case tool(AgentTool, arguments: MessageValue)
  case resource(uri: String)
  case prompt(AgentPrompt, arguments: MessageValue)

  /// Nil where the method is none of these.
  init?(_ method: String, _ parameters: MessageValue) throws(ResponseError) {
    switch method {
    case "tools/call":
      let name = try Self.text("name", parameters)
      guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
        throw ResponseError(
          .invalidParameters,
          "Unknown tool: '\(name.quotable)'"
            + NearestName.hint(name, among: AgentTool.all.map(\.name)))
      }
      self = .tool(tool, arguments: try Self.arguments(parameters))
    case "resources/read": self = .resource(uri: try Self.text("uri", parameters))
    case "prompts/get":
      let name = try Self.text("name", parameters)
      guard let prompt = AgentPrompt.all.first(where: { $0.name == name }) else {
        throw ResponseError(
          .invalidParameters,
          "Unknown prompt: '\(name.quotable)'"
            + NearestName.hint(name, among: AgentPrompt.all.map(\.name)))
      }
      self = .prompt(prompt, arguments: try Self.arguments(parameters))
    default: return nil
    }
  }

  private static func text(
    _ name: String, _ parameters: MessageValue
  ) throws(ResponseError) -> String {
    guard let text = parameters[name]?.string else {
      throw ResponseError(.invalidParameters, "the request needs a '\(name)', which is a text")
    }
    return text
  }

  private static func arguments(_ parameters: MessageValue) throws(ResponseError) -> MessageValue {
    switch parameters["arguments"] {
    case nil, .null?: return [:]
    case .object(let members)?: return .object(members)
    default: throw ResponseError(.invalidParameters, "'arguments' is an object")
    }
  }
}
