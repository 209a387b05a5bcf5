import Configuration
import LintRules
import Reporting

/// How the list of presets is printed.
private enum PresetListFormat: String, CaseIterable {
  case text, json
}

/// How the list of rules is printed.
private enum RuleListFormat: String, CaseIterable {
  case text, json, markdown
}

/// `archlint rules`: lists the rules.
struct RulesCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() throws -> Int32 {
    let catalogue = try Catalogue.shipped()
    let rules = try self.rules(catalogue)
    switch try arguments.choice("format", or: RuleListFormat.text) {
    case .text:
      let width = rules.map(\.id.count).max() ?? 0
      for rule in rules {
        let id = rule.id + String(repeating: " ", count: width - rule.id.count)
        let severity = rule.severity.rawValue
        let gap = String(repeating: " ", count: 9 - severity.count)
        try Output.tell("\(id)  \(severity)\(gap)\(rule.title.onOneLine)\n")
      }
    case .markdown:
      let presets = arguments.all("preset")
      try Output.write(
        CataloguePage.render(
          catalogue.presets.filter { presets.isEmpty || presets.contains($0.name) }, rules))
    case .json:
      var json = JSONWriter()
      json.array(.lines) { json in
        for rule in rules { RuleListing.append(rule, to: &json) }
      }
      json.finish()
      try Output.write(json.bytes)
    }
    return 0
  }

  private func rules(_ catalogue: Catalogue) throws -> [Rule] {
    let presets = arguments.all("preset")
    if presets.isEmpty, arguments.last("config") == nil {
      return try catalogue.ids.compactMap { try catalogue.rule($0) }
    }
    let finder = try ConfigurationFinder(given: arguments.last("config"), paths: [])
    var request = ConfigurationRequest()
    request.presets = presets
    return try Configuration.build(
      file: presets.isEmpty ? finder.file : nil, request: request, catalogue: catalogue
    ).rules
  }
}

/// A rule as a JSON object.
enum RuleListing {
  static func append(_ rule: Rule, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.id)
      json.member("title", rule.title)
      json.member("severity", rule.severity.rawValue)
      json.member("confidence", rule.confidence.rawValue)
      json.member("why", rule.why)
      json.member("instead", rule.instead)
      json.key("options")
      json.object { json in
        for option in rule.options {
          json.key(option.name)
          if option.isList {
            json.strings(option.values)
          } else {
            json.string(option.values.first ?? "")
          }
        }
      }
      json.key("sources")
      json.array { json in
        for source in rule.sources {
          json.object { json in
            json.member("preset", source.preset)
            json.member("section", source.section)
          }
        }
      }
    }
  }
}

/// `archlint presets`: lists the presets.
struct PresetsCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() throws -> Int32 {
    let presets = try Catalogue.shipped().presets
    switch try arguments.choice("format", or: PresetListFormat.text) {
    case .text:
      for preset in presets {
        try Output.tell("\(preset.name)\n  \(preset.title)\n  \(preset.ruleIDs.count) rules\n\n")
      }
    case .json:
      var json = JSONWriter()
      json.array(.lines) { json in
        for preset in presets {
          json.object { json in
            json.member("name", preset.name)
            json.member("title", preset.title)
            json.member("about", preset.about)
            json.key("rules")
            json.strings(preset.ruleIDs)
          }
        }
      }
      json.finish()
      try Output.write(json.bytes)
    }
    return 0
  }
}
