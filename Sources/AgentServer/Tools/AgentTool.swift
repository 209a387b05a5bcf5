import Serving

/// A question that clients can ask.
struct AgentTool: Sendable {
  /// A parameter. It is a text or a list of texts, which every client can show.
  struct Parameter: Sendable {
    let name: String
    let description: String
    var isList = false
    var isRequired = false

    static func text(_ name: String, _ description: String, isRequired: Bool = false) -> Self {
      Self(name: name, description: description, isRequired: isRequired)
    }

    static func texts(_ name: String, _ description: String) -> Self {
      Self(name: name, description: description, isList: true)
    }

    /// The parameter that says which project is meant.
    static let project = text("project", "Absolute path of the project or anything in it")
    /// The parameter with which the rest of a long answer is asked for.
    static let from = text("from", "Number of the first item, to see more")
  }

  let name: String
  let title: String
  let description: String
  let parameters: [Parameter]
  let output: [OutputMember]
  let answer: @Sendable (ToolArguments, inout OpenProject) async throws -> Answer

  /// All tools, in the order of the list.
  static let all: [AgentTool] = [
    check, rules, may, place, users, requirements, conventions,
  ]

  var json: MessageValue {
    let properties = parameters.map { parameter -> (String, MessageValue) in
      var schema: [String: MessageValue] = [
        "type": parameter.isList ? "array" : "string",
        "description": .string(parameter.description),
      ]
      if parameter.isList { schema["items"] = ["type": "string"] }
      return (parameter.name, .object(schema))
    }
    var input: [String: MessageValue] = [
      "type": "object", "properties": .object(Dictionary(properties, uniquingKeysWith: { $1 })),
      "additionalProperties": false,
    ]
    let required = parameters.filter(\.isRequired).map { MessageValue.string($0.name) }
    if !required.isEmpty { input["required"] = .array(required) }
    return [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": .object(input), "outputSchema": OutputMember.schema(of: output),
      "annotations": [
        "title": .string(title), "readOnlyHint": true, "destructiveHint": false,
        "idempotentHint": true, "openWorldHint": false,
      ],
    ]
  }
}

/// A member of the structured form of an answer.
struct OutputMember: Sendable {
  indirect enum Shape: Sendable {
    case text, number, flag, texts, numbers
    case list([OutputMember])
    case object([OutputMember])
  }

  let name: String
  let shape: Shape
  var isOptional = false

  init(_ name: String, _ shape: Shape, isOptional: Bool = false) {
    self.name = name
    self.shape = shape
    self.isOptional = isOptional
  }

  static func optional(_ name: String, _ shape: Shape) -> OutputMember {
    OutputMember(name, shape, isOptional: true)
  }

  /// The members that every answer has: its project, and how many files were checked.
  static let common = [OutputMember("project", .text), OutputMember("files", .number)]

  /// The members of answers with a list: how many items there are, how many are shown, and the number of
  /// the next one.
  static let list = [
    OutputMember("total", .number), OutputMember("shown", .number), .optional("next", .text),
  ]

  static func schema(of members: [OutputMember]) -> MessageValue {
    let properties = members.map { ($0.name, schema(of: $0.shape)) }
    return [
      "type": "object", "properties": .object(Dictionary(properties, uniquingKeysWith: { $1 })),
      "required": .array(members.filter { !$0.isOptional }.map { .string($0.name) }),
    ]
  }

  private static func schema(of shape: Shape) -> MessageValue {
    switch shape {
    case .text: ["type": "string"]
    case .number: ["type": "integer"]
    case .flag: ["type": "boolean"]
    case .texts: ["type": "array", "items": ["type": "string"]]
    case .numbers: ["type": "array", "items": ["type": "integer"]]
    case .list(let members): ["type": "array", "items": schema(of: members)]
    case .object(let members): schema(of: members)
    }
  }
}
