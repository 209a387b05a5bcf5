import JSON
import LintRules
import Project

/// The keys of `.archlint.yml`, for the reference page and the JSON Schema.
package enum ConfigurationLanguage {
  /// The mapping of the whole file.
  package static let file = ConfigurationFile.mapping.info

  /// The mappings that only a configuration or a preset has.
  package static let mappings: [MappingInfo] = [
    file, DecodedLayer.mapping.info, RuleEntry.mapping.info, BurnDown.mapping.info,
    Authorization.mapping.info, DecodedSection.mapping.info, DecodedItem.mapping.info,
    Checklist.Presence.mapping.info, Preset.mapping.info, AppFolders.Signature.mapping.info,
    Preset.Detection.mapping.info, Preset.Detection.Sign.mapping.info,
  ]

  /// The JSON Schema of `.archlint.yml`.
  package static var jsonSchema: String {
    let all = RuleLanguage.unique(mappings + RuleLanguage.mappings)
    let definitions = all.map { "    \($0.name.anchor.quotedForJSON): \($0.jsonSchema)" }
    return """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "archlint configuration",
        "anyOf": [{"$ref": "#/$defs/configuration"}, {"type": "null"}],
        "$defs": {
      \(definitions.joined(separator: ",\n"))
        }
      }

      """
  }

  /// The reference page of all keys.
  package static var markdown: String {
    let all = RuleLanguage.unique(mappings + RuleLanguage.mappings)
    return """
      # Keys of configurations and rules

      This page is generated from the tables with which archlint reads configurations. Tests compare
      it with them and decode every example. "One or several" means a single value or a list.

      """ + "\n" + all.map { $0.markdown(level: 2) }.joined(separator: "\n")
  }
}
