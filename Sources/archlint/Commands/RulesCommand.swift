import Configuration
import Engine
import LintRules
import Reporting

/// `archlint rules`: lists the rules.
struct RulesCommand {
  static let command = Command(
    "rules", summary: "list all rules, or those of a preset or configuration",
    remedy: "'archlint explain RULE' explains one rule, and --preset NAME lists those of a preset"
  ) { (options: RulesOptions, _: Operands) in
    try RulesCommand(options: options).run()
  }

  let options: RulesOptions
  private var presets: [String] { options.project.presets }

  private func run() throws -> Int32 {
    let catalogue = try Catalogue.shipped()
    let rules = try self.rules(catalogue)
    for destination in options.reports.destinations {
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
    guard presets.isEmpty, options.project.config == nil else {
      throw UsageError(
        message: "--format markdown=FOLDER writes the pages of all shipped rules; without "
          + "'=FOLDER' the rules of a preset or configuration are printed as one page")
    }
    let presets = try catalogue.presets.map { preset in
      (preset: preset, rules: try rules(of: [preset.name], .none, catalogue))
    }
    let all = try catalogue.ids.compactMap { try catalogue.rule($0) }
    try FileSystem.makeFolder(folder)
    for page in CataloguePage.all(presets, all) {
      try FileSystem.write(Array(page.text.utf8), to: "\(folder)/\(page.name)")
    }
  }

  private func rules(_ catalogue: Catalogue) throws -> [Rule] {
    if presets.isEmpty, options.project.config == nil {
      return try catalogue.ids.compactMap { try catalogue.rule($0) }
    }
    let finder = try ConfigurationFinder(
      given: options.project.config, root: options.project.root, paths: [])
    return try self.rules(of: presets, presets.isEmpty ? finder.files : .none, catalogue)
  }

  /// The rules of a configuration or of presets, as they set them.
  private func rules(
    of presets: [String], _ files: ConfigurationFiles, _ catalogue: Catalogue
  ) throws -> [Rule] {
    var request = ConfigurationRequest()
    request.presets = presets
    request.includesExamples = true
    return try Configuration.build(files, request: request, catalogue: catalogue).distinctRules
  }
}
