import Configuration
import Engine
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
    for destination in try Destination.all(arguments, or: RuleListFormat.text) {
      switch destination.format {
      case .text: try destination.write(Array(LogText.lines(Self.text(rules)).utf8))
      case .json: try destination.write(Self.json(rules))
      case .markdown:
        if let folder = destination.file {
          try writePages(of: catalogue, to: folder)
        } else {
          try Output.write(CataloguePage.list(rules))
        }
      }
    }
    return 0
  }

  private static func text(_ rules: [Rule]) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let severity = rule.severity.rawValue
      let gap = String(repeating: " ", count: 9 - severity.count)
      return "\(id)  \(severity)\(gap)\(rule.title.onOneLine)\n"
    }.joined()
  }

  private static func json(_ rules: [Rule]) -> [UInt8] {
    var json = JSONWriter()
    json.array(.lines) { json in
      for rule in rules { RuleListing.append(rule, to: &json) }
    }
    json.finish()
    return json.bytes
  }

  /// Writes the reference of all shipped rules: an index, and a page for each preset with the
  /// severities and options that it sets.
  private func writePages(of catalogue: Catalogue, to folder: String) throws {
    guard arguments.all("preset").isEmpty, arguments.last("config") == nil else {
      throw UsageError(
        message: "--format markdown=FOLDER writes the pages of all shipped rules; without "
          + "'=FOLDER' the rules of a preset or configuration are printed as one page")
    }
    let presets = try catalogue.presets.map { preset in
      (preset: preset, rules: try rules(of: [preset.name], file: nil, catalogue))
    }
    let all = try catalogue.ids.compactMap { try catalogue.rule($0) }
    try FileSystem.makeFolder(folder)
    for page in CataloguePage.all(presets, all) {
      try FileSystem.write(Array(page.text.utf8), to: "\(folder)/\(page.name)")
    }
  }

  private func rules(_ catalogue: Catalogue) throws -> [Rule] {
    let presets = arguments.all("preset")
    if presets.isEmpty, arguments.last("config") == nil {
      return try catalogue.ids.compactMap { try catalogue.rule($0) }
    }
    let finder = try ConfigurationFinder(given: arguments.last("config"), paths: [])
    return try self.rules(of: presets, file: presets.isEmpty ? finder.file : nil, catalogue)
  }

  /// The rules of a configuration or of presets, as they set them.
  private func rules(
    of presets: [String], file: (path: String, text: String)?, _ catalogue: Catalogue
  ) throws -> [Rule] {
    var request = ConfigurationRequest()
    request.presets = presets
    request.includesExamples = true
    return try Configuration.build(file: file, request: request, catalogue: catalogue).rules
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
