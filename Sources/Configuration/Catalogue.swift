import LintRules
import RulePacks
import YAML

/// Everything that archlint ships: definitions of rules, and presets.
package struct Catalogue: Sendable {
  /// A rule as it is written, before options and presets have their say.
  struct Definition: Sendable {
    let node: YAMLNode
    let file: String
  }

  /// The definitions by id.
  let definitions: [String: Definition]
  /// The ids in the order of the files.
  package let ids: [String]
  /// The presets by name, in the order of the files.
  package let presets: [Preset]

  /// Reads what the binary holds. Problems in it are a defect of archlint.
  package static func shipped() throws(ConfigurationFailure) -> Catalogue {
    try Catalogue(
      catalogue: RulePack.catalogue.map { ("Rules/" + $0.path, $0.text.description) },
      presets: RulePack.presets.map { ("Rules/" + $0.path, $0.text.description) })
  }

  /// Reads a catalogue from texts, given with the paths of their files.
  init(
    catalogue: [(path: String, text: String)], presets: [(path: String, text: String)]
  ) throws(ConfigurationFailure) {
    var problems: [ConfigurationProblem] = []
    var definitions: [String: Definition] = [:]
    var ids: [String] = []
    for (path, text) in catalogue {
      guard let node = Self.parse(text, path, &problems), let items = node.sequence else { continue }
      for item in items {
        guard let id = item.mapping?.first(where: { $0.key.scalar?.text == "id" })?.value.scalar?.text
        else { continue }
        if let other = definitions[id] {
          problems.append(
            ConfigurationProblem(
              file: path, mark: item.start,
              message: "the rule '\(id)' is defined in \(other.file) already"))
        }
        definitions[id] = Definition(node: item, file: path)
        ids.append(id)
      }
    }
    self.definitions = definitions
    self.ids = ids
    var read: [Preset] = []
    for (path, text) in presets {
      guard let node = Self.parse(text, path, &problems) else { continue }
      var decoder = Decoder(file: path)
      if let preset = decoder.preset(node) { read.append(preset) }
      problems += decoder.problems
    }
    self.presets = read
    if !problems.isEmpty { throw ConfigurationFailure(problems) }
  }

  private static func parse(
    _ text: String, _ path: String, _ problems: inout [ConfigurationProblem]
  ) -> YAMLNode? {
    do {
      return try YAMLNode.parse(text)
    } catch {
      problems.append(ConfigurationProblem(file: path, mark: error.mark, message: error.message))
      return nil
    }
  }

  /// The preset named `name`.
  package func preset(_ name: String) -> Preset? { presets.first { $0.name == name } }

  /// The rule `id` with its own defaults, nil when there is none.
  package func rule(_ id: String) throws(ConfigurationFailure) -> Rule? {
    guard let definition = definitions[id] else { return nil }
    var decoder = Decoder(file: definition.file)
    var settings = RuleSettings()
    settings.sources = presets.compactMap { preset in
      preset.entry(id).map { Rule.Source(preset: preset.name, section: $0.section) }
    }
    let rule = decoder.rule(definition.node, settings)
    if !decoder.problems.isEmpty { throw ConfigurationFailure(decoder.problems) }
    return rule
  }
}
