import LintRules
import Matching
import Project
import YAML

/// The content of `.archlint.yml`, or of a file that it extends, decoded without regard to presets.
struct ConfigurationFile: Sendable {
  /// The files that it extends.
  var extends: [Located<String>] = []
  /// The name, title and content of a file that is a preset, and the folders of its apps.
  var name: Located<String>?
  var title: String?
  var about: String?
  var apps: [AppFolders.Signature] = []
  var presets: [Located<String>] = []
  var include: [Located<Glob>] = []
  var exclude: [Located<Glob>] = []
  var appFolders: [Located<String>] = []
  var layers: [DecodedLayer] = []
  var options: [String: [String]] = [:]
  /// The names of the options, with their locations.
  var optionNames: [Located<String>] = []
  var entries: [RuleEntry] = []
  /// The own rules as they are written: settings of presets decide how they are decoded.
  var ownRules: [YAMLNode] = []
  var contracts: [Located<Rule>] = []
  /// The text of contracts and `protected`, by the ids of their rules.
  var definitions: [String: String] = [:]
  /// The rule that `terms` makes.
  var terms: Rule?
  /// The rule that `protected` makes.
  var protected: Rule?
  var authorizations: [Authorization] = []
  /// The checklist as it is written: the rules that it names are checked when all are known.
  var checklist: YAMLNode?
  var ticks: [DecodedTick] = []
}

extension ConfigurationFile: MappingValue {
  static let mappingName = "configuration"

  static let mapping: Mapping<ConfigurationFile> = Mapping(
    what: "the configuration",
    "The file `.archlint.yml` in the root of a project or in one of its folders, or a shared "
      + "file.",
    keys: sharingKeys + placeKeys + ruleKeys + tableKeys + checklistKeys,
    advice: familiarKeys, make: { ConfigurationFile() })

  /// Keys that other linters have, and their counterparts here.
  private static let familiarKeys = [
    "custom_rules": "rules of the project are under 'own-rules'",
    "disabled_rules": "write 'RULE: off' under 'rules'",
    "enabled_rules": "name rules under 'rules', or presets under 'presets'",
    "only_rules": "name rules under 'rules', or presets under 'presets'",
    "opt_in_rules": "name rules under 'rules', or presets under 'presets'",
    "reporter": "the option --format names the format of a report",
  ]

  private static let sharingKeys: [Key<ConfigurationFile>] = [
    Key(
      "extends", { $0.extends = $1 }, .list(ValueType<String>.text.located),
      "Files, or folders with an `.archlint.yml`, whose rules this file builds on.",
      example: "[../team.yml]"),
    Key(
      "name", { $0.name = $1 }, ValueType<String>.text.located,
      "The name of a file that `presets` names.", example: "team", default: "the name of the file"),
    Key("title", { $0.title = $1 }, .prose, "Its title.", example: "Rules of the team"),
    Key(
      "about", { $0.about = $1 }, .prose, "Its content, in a few sentences.",
      example: "Layers and names of the team's apps."),
    Key(
      "app", { $0.apps = $1 }, .list(.mapping), "The folders by which an app is recognized.",
      example: "{folders: [Domain, Data]}"),
  ]

  private static let placeKeys: [Key<ConfigurationFile>] = [
    Key(
      "presets", { $0.presets = $1 },
      .list(ValueType<String>(.preset) { $2.string($0, $1) }.located),
      "The presets whose rules run, by name or by the path of a file.",
      example: "[healthtrack-clean]"),
    Key(
      "include", { $0.include = $1 }, .list(ValueType<Glob>.glob.located),
      "The only files that are read.",
      example: "[Sources/**]", default: "all files"),
    Key(
      "exclude", { $0.exclude = $1 }, .list(ValueType<Glob>.glob.located),
      "Files and folders that are not checked.", example: "['Fixtures/**']"),
    Key(
      "apps", { $0.appFolders = $1 }, .list(ValueType<String>.text.located),
      "The folders of apps, at which the paths of layers and rules start.", example: "[App]",
      default: "folders that look like the preset's"),
    Key(
      "layers", { $0.layers = $1 }, .layerTable,
      "The layers of the project. A file belongs to the first one that matches it.",
      example: "{Domain: {paths: [Domain/**], uses: []}}"),
  ]

  private static let ruleKeys: [Key<ConfigurationFile>] = [
    Key(
      KeyInfo(
        name: "options", shape: ValueType<[String: [String]]>.options.shape,
        doc: "Values of options for all rules that have them.", example: "{main-folder: Sources}")
    ) { node, decoder, file in
      file.options = ValueType.options.read(node, "'options'", &decoder) ?? [:]
      file.optionNames = (node.mapping ?? []).compactMap { entry in
        entry.key.scalar.map { Located(value: $0.text, mark: entry.key.start) }
      }
    },
    Key(
      "rules", { $0.entries = $1 }, .ruleTable, "Severities and settings of rules, by their ids.",
      example: "{no-force-try: off}"),
    Key(
      KeyInfo(
        name: "own-rules", shape: .list(.mapping("rule")), doc: "Rules of the project.",
        example: "[]")
    ) { node, decoder, file in
      file.ownRules = decoder.items(node)
    },
    Key(
      KeyInfo(
        name: "contracts", shape: .list(.mapping("contract")),
        doc: "Rules about dependencies in a short form.",
        example: "[{id: no-cycles, acyclic: {folders: 'Sources/*'}}]")
    ) { node, decoder, file in
      for item in decoder.items(node) {
        guard let rule = decoder.contract(item) else { continue }
        file.contracts.append(Located(value: rule, mark: item.start))
        file.definitions[rule.id] = item.notation
      }
    },
  ]

  private static let tableKeys: [Key<ConfigurationFile>] = [
    Key(
      KeyInfo(
        name: "terms",
        shape: .either([
          .table(keys: .text, values: .text), .list(.mapping(TermCheck.Term.mappingName)),
        ]),
        doc: "Terms to avoid, with better ones.",
        example: "{Customer: Client}")
    ) { node, decoder, file in
      let terms = decoder.projectTerms(node)
      file.terms = Rule.projectTerms(terms, origin: decoder.place(of: node))
    },
    Key(
      KeyInfo(
        name: "protected", shape: .list(.either([.glob, .mapping(ProtectedCheck.mappingName)])),
        doc: "Files that must not change without an authorization.", example: "[Core/**]")
    ) { node, decoder, file in
      let checks = decoder.items(node).compactMap { decoder.protection($0) }
      let rule = Rule.projectProtection(checks, origin: decoder.place(of: node))
      file.protected = rule
      file.definitions[rule.id] = node.notation
    },
    Key(
      "authorized", { $0.authorizations = $1 }, .list(.mapping),
      "Changes of protected files that are allowed.",
      example: "[{paths: [Core/**], reason: agreed}]"),
  ]

  private static let checklistKeys: [Key<ConfigurationFile>] = [
    Key(
      KeyInfo(
        name: "checklists", shape: .list(.mapping(DecodedSection.mappingName)),
        doc: "The project's own checklist, for audits.", example: "[]")
    ) { node, _, file in
      file.checklist = node
    },
    Key(
      "ticked", { $0.ticks = $1 }, .tickTable,
      "Items of checklists that are done, with the reason.",
      example: "{}"),
  ]
}

extension Decoder {
  /// Reads `terms`: a table from wrong terms to right ones, or a list of terms with more keys.
  fileprivate mutating func projectTerms(_ node: YAMLNode) -> [TermCheck.Term] {
    guard let entries = node.mapping else { return items(node).compactMap { term($0) } }
    return entries.compactMap { entry in
      guard let wrong = string(entry.key, "a term"),
        let right = prose(entry.value, "the word for '\(wrong)'")
      else { return nil }
      var term = TermCheck.Term()
      term.phrases = [TermCheck.Phrase(wrong)]
      term.right = right
      checkPhrases(of: term, at: entry.key)
      return term
    }
  }

  /// Reads one item of `protected`: a glob, or a mapping.
  fileprivate mutating func protection(_ node: YAMLNode) -> ProtectedCheck? {
    if node.mapping != nil { return ProtectedCheck.mapping.read(node, &self, as: "'protected'") }
    return ProtectedCheck(paths: matchingGlobs(node, "'protected'", key: "'protected'"))
  }
}
