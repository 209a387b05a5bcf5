import Configuration
import LintRules

/// The page that shows all presets and rules, in Markdown.
package enum CataloguePage {
  /// - Parameters:
  ///   - presets: in the order in which they are shown.
  ///   - rules: all rules with their examples.
  package static func render(_ presets: [Preset], _ rules: [Rule]) -> String {
    let byID = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var blocks = [
      "# Rules",
      "Made by `archlint rules --format markdown`; a test compares it. Rules are data: each stands "
        + "in `catalogue/`, and a preset in `presets/` switches those on that its document asks for.",
      "## Presets",
    ]
    for preset in presets {
      blocks.append("### \(preset.name)")
      blocks.append("\(preset.title). \(RuleHelp.prose(preset.about))")
      let rows = preset.ruleIDs.compactMap { id in
        byID[id].map { row($0, section: preset.section(of: id), severity: preset.severity(of: id)) }
      }
      blocks.append(
        "\(rows.count) rules.\n\n| rule | severity | section | what |\n|---|---|---|---|\n"
          + rows.joined(separator: "\n"))
    }
    blocks.append("## All rules")
    for rule in rules.sorted(by: { $0.id < $1.id }) { blocks += entry(rule) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func row(_ rule: Rule, section: String, severity: Severity?) -> String {
    let link = "[\(rule.id)](#\(rule.id))"
    let cells = [(severity ?? rule.severity).rawValue, section, rule.title]
    return "| \(link) | " + cells.map { cell($0) }.joined(separator: " | ") + " |"
  }

  private static func cell(_ text: String) -> String {
    RuleHelp.prose(text).replacing("|", with: "\\|")
  }

  private static func entry(_ rule: Rule) -> [String] {
    var blocks = [
      "### \(rule.id)",
      "\(RuleHelp.prose(rule.title)). *\(rule.severity.rawValue), \(rule.confidence.words)*",
    ]
    if !rule.options.isEmpty {
      let options = rule.options.map { option in
        "- \(RuleHelp.code(option.name)): "
          + option.values.map { RuleHelp.code($0) }.joined(separator: ", ")
      }
      blocks.append("**Options:**\n\n" + options.joined(separator: "\n"))
    }
    blocks.append(RuleHelp(rule, examples: 2).markdown)
    return blocks
  }
}

extension Rule.Confidence {
  /// What decides, in words.
  package var words: String {
    switch self {
    case .certain: "decided by one file"
    case .index: "decided by the types of the whole project"
    case .heuristic: "likely, but not proven by the text"
    case .diff: "decided by what a change does"
    case .project: "decided by settings of the project"
    }
  }
}
