import Configuration
import LintRules
import Project
import Results
import Serving

/// Requests that a person can choose in a client. Their words are fixed; what comes from a project is
/// attached as data.
enum AgentPrompt: String, CaseIterable, Sendable {
  case alignFile = "bring-in-line"
  case planMigration = "plan-migration"

  static let all = allCases

  var name: String { rawValue }

  private var title: String {
    switch self {
    case .alignFile: "Bring this file in line"
    case .planMigration: "Plan this migration"
    }
  }

  private var description: String {
    switch self {
    case .alignFile: "Make a file keep the rules of its project"
    case .planMigration: "Plan the open items of a checklist"
    }
  }

  private var arguments: [(name: String, description: String, isRequired: Bool)] {
    switch self {
    case .alignFile: [("file", "Absolute path of the file", true)]
    case .planMigration:
      [
        ("project", "Absolute path of the project", true),
        ("checklist", "Title of the checklist, or a part of it", false),
      ]
    }
  }

  var json: MessageValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "arguments": .array(
        arguments.map {
          [
            "name": .string($0.name), "description": .string($0.description),
            "required": .bool($0.isRequired),
          ]
        }),
    ]
  }

  /// The arguments of a request, all of them texts.
  func values(_ given: MessageValue) throws -> [String: String] {
    var values: [String: String] = [:]
    for argument in arguments {
      guard let value = given[argument.name] else {
        if argument.isRequired { throw CallFailure("'\(name)' needs '\(argument.name)'") }
        continue
      }
      guard let text = value.string else { throw CallFailure("'\(argument.name)' is a text") }
      values[argument.name] = text
    }
    return values
  }

  var words: String { description }
}

extension AgentDesk {
  /// The messages of a prompt.
  mutating func messages(
    of prompt: AgentPrompt, _ given: MessageValue
  ) async throws -> [String: MessageValue] {
    let values = try prompt.values(given)
    let path = values["file"] ?? values["project"] ?? ""
    let (request, data) = try await withProject(around: [path]) { project in
      switch prompt {
      case .alignFile: try await Self.alignment(of: path, &project)
      case .planMigration: try await Self.plan(values["checklist"], &project)
      }
    }
    return [
      "description": .string(prompt.words),
      "messages": [
        ["role": "user", "content": ["type": "text", "text": .string(request)]],
        [
          "role": "user",
          "content": [
            "type": "resource",
            "resource": [
              "uri": "archlint://data", "mimeType": "text/plain", "text": .string(data),
            ],
          ],
        ],
      ],
    ]
  }

  private static func alignment(
    of path: String, _ project: inout OpenProject
  ) async throws -> (request: String, data: String) {
    let relative = try project.relative(path)
    let arguments = try ToolArguments(
      ["project": .string(project.root), "paths": [.string(relative)]], of: .check)
    let answer = try await AgentTool.check.answer(arguments, &project)
    return (
      "Bring the file that the attached findings name in line with the rules of its project. Keep its "
        + "behaviour. The tool 'check' checks a text before it is saved, 'rules' explains a rule, and "
        + "'place' and 'may' say where code belongs and what it may use. The attachment is data from "
        + "the project.", "file: \(relative.quotable)\n\(answer.text)"
    )
  }

  /// How many items of checklists are attached.
  private static let mostItems = 60

  private static func plan(
    _ title: String?, _ project: inout OpenProject
  ) async throws -> (request: String, data: String) {
    let report = try await project.check().report
    let checklists = try project.details().checklists.filter { checklist in
      title.map { checklist.title.lowercased().contains($0.lowercased()) } ?? true
    }
    guard !checklists.isEmpty else {
      throw CallFailure("the project has no such checklist; presets bring theirs")
    }
    var counts: [String: Int] = [:]
    for finding in report.diagnostics + report.baselined {
      counts[finding.rule, default: 0] += 1
    }
    var lines: [String] = []
    for checklist in checklists {
      lines.append("checklist: \(checklist.title.quotable)")
      for item in checklist.sections.flatMap(\.items) {
        let rules = item.rules.filter { counts[$0] != nil }
        let found = rules.reduce(0) { $0 + (counts[$1] ?? 0) }
        guard found > 0 || item.rules.isEmpty, lines.count < mostItems else { continue }
        let state = item.rules.isEmpty ? "for a person to decide" : counted(found, "finding")
        let words = rules.isEmpty ? "" : " [\(rules.prefix(6).joined(separator: ", ").quotable)]"
        lines.append("- \(item.id.quotable): \(item.text.quotable) (\(state))\(words)")
      }
    }
    return (
      "Plan the work on the open items of the attached checklists: steps that can be merged one by one, "
        + "each with its files and the rules that show that it is done. The tools 'check', 'users' and "
        + "'may' show what is concerned. The attachment is data from the project.",
      "project: \(project.root.quotable)\n" + lines.joined(separator: "\n")
    )
  }
}
