import LintRules

/// The keys of `.archlint.yml`, for the reference page and the JSON Schema.
package enum ConfigurationLanguage {
  /// The mapping of the whole file.
  package static let file = MappingInfo(
    name: "configuration", doc: "The file `.archlint.yml` in the root of a project.",
    keys: [
      KeyInfo(
        name: "presets", shape: .list(.text),
        doc: "The presets whose rules run.", example: "[healthtrack-clean]"),
      KeyInfo(
        name: "include", shape: .list(.glob), doc: "The only files that are read.",
        example: "[Sources/**]", initial: "all files"),
      KeyInfo(
        name: "exclude", shape: .list(.glob), doc: "Files and folders that are passed over.",
        example: "['Fixtures/**']"),
      KeyInfo(
        name: "apps", shape: .list(.text),
        doc: "The folders of apps, from which layers and paths of rules are counted.",
        example: "[App]", initial: "folders that look like the preset's"),
      KeyInfo(
        name: "layers", shape: .table(keys: .layer, values: .mapping("layer")),
        doc: "The layers of the project. A file belongs to the first one that fits.",
        example: "{Domain: {paths: [Domain/**], uses: []}}"),
      KeyInfo(
        name: "options", shape: .table(keys: .name, values: .list(.text)),
        doc: "Values of options for all rules that have them.", example: "{main-folder: Sources}"),
      KeyInfo(
        name: "rules",
        shape: .table(keys: .ruleID, values: .either([.severity, .mapping("rule setting")])),
        doc: "Severities and settings of rules, by their ids.",
        example: "{no-force-try: off}"),
      KeyInfo(
        name: "own-rules", shape: .list(.mapping("rule")), doc: "Rules of the project.",
        example: "[]"),
      KeyInfo(
        name: "contracts", shape: .list(.mapping("contract")),
        doc: "Rules about dependencies in few words.",
        example: "[{id: no-circles, acyclic: {folders: 'Sources/*'}}]"),
      KeyInfo(
        name: "terms",
        shape: .either([.table(keys: .text, values: .text), .list(.mapping("term"))]),
        doc: "Terms that the project does not use, with the better ones.",
        example: "{Customer: Client}"),
      KeyInfo(
        name: "protected", shape: .list(.either([.glob, .mapping("protected")])),
        doc: "Files that may not be changed without an authorization.", example: "[Core/**]"),
      KeyInfo(
        name: "authorized", shape: .list(.mapping("authorization")),
        doc: "Changes of protected files that are allowed.",
        example: "[{paths: [Core/**], reason: agreed}]"),
      KeyInfo(
        name: "checklists", shape: .list(.mapping("checklist section")),
        doc: "The project's own checklist, for audits.", example: "[]"),
      KeyInfo(
        name: "ticked", shape: .table(keys: .text, values: .text),
        doc: "Items of checklists that are done, with the reason.", example: "{}"),
    ])

  /// All mappings that only a configuration has.
  package static let mappings: [MappingInfo] = [
    file,
    MappingInfo(
      name: "layer", doc: "A set of files. It has `paths`, `modules` or both.",
      keys: [
        KeyInfo(
          name: "paths", shape: .list(.glob),
          doc: "The files, from the folder of their app or from the root.",
          example: "[Domain/**]"),
        KeyInfo(
          name: "modules", shape: .list(.name), doc: "The modules whose files belong to it.",
          example: "[Core]"),
        KeyInfo(
          name: "uses", shape: .list(.layer),
          doc: "The only layers that its files may use; together they are a contract.",
          example: "[Domain]"),
      ]),
    MappingInfo(
      name: "rule setting", doc: "The settings of one rule.",
      keys: [
        KeyInfo(
          name: "severity", shape: .severity, doc: "The severity, or `off`.", example: "info"),
        KeyInfo(
          name: "section", shape: .text, doc: "The section of the document that asks for it.",
          example: "Naming"),
        KeyInfo(
          name: "options", shape: .table(keys: .name, values: .list(.text)),
          doc: "Values of the rule's options.", example: "{limit: 300}"),
        KeyInfo(
          name: "in", shape: .mapping("selector"), doc: "Where the rule looks.",
          example: "{layers: [Domain]}"),
        KeyInfo(
          name: "not-in", shape: .mapping("selector"), doc: "Where the rule does not look.",
          example: "{tests: true}"),
        KeyInfo(
          name: "paths", shape: .table(keys: .glob, values: .severity),
          doc: "Severities for some paths; the first glob that matches decides.",
          example: "{'Legacy/**': off}"),
        KeyInfo(
          name: "baseline",
          shape: .either([.choice(["frozen", "strict"]), .mapping("burn-down")]),
          doc: "The findings that the baseline may accept: known ones, none, or known ones until a "
            + "day.",
          example: "strict", initial: "frozen"),
      ]),
    MappingInfo(
      name: "burn-down", doc: "A baseline with an end.",
      keys: [
        KeyInfo(
          name: "burn-down", shape: .day, doc: "The last day on which known findings are accepted.",
          example: "2027-03-31", isRequired: true)
      ]),
    MappingInfo(
      name: "authorization", doc: "A change of protected files that is allowed.",
      keys: [
        KeyInfo(
          name: "paths", shape: .list(.glob), doc: "The files.", example: "[Core/**]",
          isRequired: true),
        KeyInfo(
          name: "reason", shape: .text, doc: "The reason.", example: "agreed in review",
          isRequired: true),
        KeyInfo(
          name: "until", shape: .day, doc: "The last day on which it holds.",
          example: "2027-03-31"),
      ]),
  ]

  /// The JSON Schema of `.archlint.yml`.
  package static var jsonSchema: String {
    let all = RuleLanguage.unique(mappings + RuleLanguage.mappings)
    let definitions = all.map { "    \($0.name.anchor.json): \($0.jsonSchema)" }
    return """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "archlint configuration",
        "anyOf": [{"$ref": "#/$defs/configuration"}, {"type": "null"}],
        "$defs": {
      \((definitions + openDefinitions).joined(separator: ",\n"))
        }
      }

      """
  }

  /// Mappings whose keys are documented elsewhere.
  private static let openDefinitions = [
    "    \"examples\": {\"type\": \"object\"}", "    \"checklist-section\": {\"type\": \"object\"}",
  ]

  /// The reference page of all keys.
  package static var markdown: String {
    let all = RuleLanguage.unique(mappings + RuleLanguage.mappings)
    return """
      # Keys of configurations and rules

      This page is made from the key table that archlint decodes with; a test compares them. Every
      example is decoded by a test. A value marked "one or several" is written alone or as a list.

      """ + "\n" + all.map { $0.markdown(level: 2) }.joined(separator: "\n")
      + """

        ## Examples

        `flagged` and `clean` list code that a rule reports and code that it leaves alone. An example is
        a text, or a mapping with `path`, `code`, `files`, `changes`, `before` and `fixed`.

        ## Checklist section

        A section has a `title` and `items`. See [audits](audits.md).

        """
  }
}
