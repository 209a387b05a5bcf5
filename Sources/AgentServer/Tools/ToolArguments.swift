import LintRules
import Serving

/// The arguments of a call, checked against the parameters of its tool.
struct ToolArguments: Sendable {
  private let values: [String: MessageValue]
  /// The texts of all parameters that take paths, those first that name the project.
  let paths: [String]

  /// The parameters that take paths.
  private static let ofPaths = ["project", "path", "paths", "near", "of", "source", "target"]

  /// How long a text may be that is no file.
  private static let longest = 4096

  init(_ given: MessageValue, of tool: AgentTool) throws {
    guard case .object(let members) = given else { throw CallFailure("'arguments' is an object") }
    var values: [String: MessageValue] = [:]
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
        throw CallFailure(
          "'\(tool.name)' has no parameter '\(name.quotable)'"
            + NearestName.hint(name, among: tool.parameters.map(\.name)))
      }
      if value == .null { continue }
      values[name] = try Self.checked(value, parameter)
    }
    for parameter in tool.parameters where parameter.isRequired && values[parameter.name] == nil {
      throw CallFailure("'\(tool.name)' needs '\(parameter.name)': \(parameter.description)")
    }
    self.values = values
    paths = Self.ofPaths.flatMap { name -> [String] in
      values[name]?.array?.compactMap(\.string) ?? values[name]?.string.map { [$0] } ?? []
    }
  }

  private static func checked(
    _ value: MessageValue, _ parameter: AgentTool.Parameter
  ) throws -> MessageValue {
    let isFile = parameter.name == "text"
    func text(_ value: MessageValue) throws -> MessageValue {
      guard let text = value.string else {
        throw CallFailure(
          "'\(parameter.name)' is \(parameter.isList ? "a list of texts" : "a text")")
      }
      guard isFile || text.utf8.count <= longest else {
        throw CallFailure("'\(parameter.name)' has more than 4,096 bytes")
      }
      return value
    }
    guard parameter.isList else { return try text(value) }
    // One text stands for a list of one.
    if value.string != nil { return .array([try text(value)]) }
    guard let elements = value.array else {
      throw CallFailure("'\(parameter.name)' is a list of texts")
    }
    guard elements.count <= 1000 else {
      throw CallFailure("'\(parameter.name)' has more than 1,000 elements")
    }
    return .array(try elements.map(text))
  }

  /// The text of a parameter, nil if it is missing or empty.
  func text(_ name: String) -> String? {
    values[name]?.string.flatMap { name != "text" && $0.isEmpty ? nil : $0 }
  }

  func texts(_ name: String) -> [String] { values[name]?.array?.compactMap(\.string) ?? [] }

  /// The 0-based number of the first item that is wanted.
  var start: Int {
    get throws {
      guard let text = text("from") else { return 0 }
      guard let number = Int(text), number > 0 else {
        throw CallFailure("'from' is a number from 1 on, as text")
      }
      return number - 1
    }
  }
}
