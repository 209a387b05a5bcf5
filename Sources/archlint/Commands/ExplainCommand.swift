import Configuration
import LintRules
import Reporting

/// `archlint explain`: tells all there is to know of one rule.
struct ExplainCommand {
  private let arguments: Arguments
  private let id: String

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    guard let id = arguments.operands.first else {
      throw UsageError(message: "name a rule: archlint explain RULE")
    }
    self.id = id
  }

  func run() throws -> Int32 {
    let catalogue = try Catalogue.shipped()
    let finder = try ConfigurationFinder(given: arguments.last("config"), paths: [])
    var request = ConfigurationRequest()
    request.includesExamples = true
    let configured = try Configuration.build(
      file: finder.file, request: request, catalogue: catalogue)
    let here = configured.rules.first { $0.id == id }
    guard let rule = try here ?? catalogue.rule(id) else {
      let names = catalogue.ids + configured.rules.map(\.id)
      throw UsageError(message: "there is no rule '\(id)'" + NearestName.hint(id, among: names))
    }
    if arguments.last("format") == "json" {
      var json = JSONWriter()
      RuleListing.append(rule, to: &json)
      json.finish()
      try Output.write(json.bytes)
    } else {
      try Output.tell(text(of: rule, isOn: here != nil, configuration: finder.path))
    }
    return 0
  }

  private func text(of rule: Rule, isOn: Bool, configuration: String?) -> String {
    var text = "\(rule.id): \(rule.title)\n\n"
    text += "why\n  \(wrapped(rule.why))\n\n"
    text += "instead\n  \(wrapped(rule.instead))\n\n"
    text += "severity\n  \(rule.severity.rawValue), \(rule.confidence.words)\n\n"
    if !rule.sources.isEmpty {
      let sources = rule.sources.map {
        "  \($0.preset)" + ($0.section.isEmpty ? "" : ", section \($0.section)")
      }
      text += "presets\n\(sources.joined(separator: "\n"))\n\n"
    }
    if !rule.options.isEmpty {
      let options = rule.options.map { option in
        let values = option.values.isEmpty ? "none" : option.values.joined(separator: ", ")
        return "  " + wrapped("\(option.name): \(values)", indent: 4)
      }
      text += "options\n\(options.joined(separator: "\n"))\n\n"
    }
    for (title, isFlagged) in [("flagged", true), ("not flagged", false)] {
      let examples = rule.examples.filter { $0.isFlagged == isFlagged }.prefix(3)
      guard !examples.isEmpty else { continue }
      text += "\(title)\n" + examples.map { Self.text(of: $0) }.joined(separator: "\n") + "\n"
    }
    if let configuration {
      text += isOn ? "on in \(configuration)\n" : "off in \(configuration)\n"
    }
    return text
  }

  /// `text` in lines of at most about 90 characters; those behind the first are indented.
  private func wrapped(_ text: String, indent: Int = 2) -> String {
    var lines: [String] = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, !last.isEmpty, last.count + word.count > 90 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  private static func text(of example: Rule.Example) -> String {
    let files = example.files.map { file in
      let code = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "    \($0)" }.joined(separator: "\n")
      return "  \(file.path)\n\(code)\n"
    }
    let changes = example.changes.map { "    \($0)\n" }
    return (files + changes).joined()
  }
}
