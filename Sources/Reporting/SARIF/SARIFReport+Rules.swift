import LintRules

extension SARIFReport {
  /// Writes a `reportingDescriptor` object with all that a reader of a finding needs of its rule.
  static func render(_ rule: Rule, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.id)
      json.member("name", name(of: rule))
      json.message("shortDescription", rule.title)
      json.message("fullDescription", rule.why)
      let help = RuleHelp(rule)
      json.key("help")
      json.object { json in
        json.member("text", literal(help.text))
        json.member("markdown", help.markdown)
      }
      json.key("defaultConfiguration")
      json.object { $0.member("level", level(rule.severity)) }
      json.key("properties")
      json.object { json in
        json.key("tags")
        json.strings(presets(of: rule))
        json.member("confidence", rule.confidence.rawValue)
        json.member("precision", precision(of: rule.confidence))
        json.member("problem.severity", problemSeverity(rule.severity))
      }
    }
  }

  /// The id as the standard wants names: `no-force-unwrap` is `NoForceUnwrap`.
  private static func name(of rule: Rule) -> String {
    rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The presets that ask for the rule, each once.
  private static func presets(of rule: Rule) -> [String] {
    Set(rule.sources.map(\.preset)).sorted()
  }

  /// The precision by which GitHub orders alerts.
  private static func precision(of confidence: Rule.Confidence) -> String {
    switch confidence {
    case .certain: "very-high"
    case .index, .diff, .project: "high"
    case .heuristic: "medium"
    }
  }

  /// The severity by which GitHub orders alerts.
  private static func problemSeverity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "recommendation"
    }
  }
}
