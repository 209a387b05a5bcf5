import Matching
import YAML

/// The values that presets and configurations give a rule, over those of its definition.
package struct RuleSettings: Sendable {
  package var severity: Severity?
  /// Values of options by name.
  package var options: [String: [String]] = [:]
  package var included: YAMLNode?
  package var excluded: YAMLNode?
  package var overrides: [Rule.Override] = []
  package var sources: [Rule.Source] = []
  package var baseline = BaselineMode.frozen
  /// True if the rule belongs to the project, so that its patterns may name types of the project.
  package var isOwn = false
  /// True if findings wait until all systems of the code have the API that they ask for.
  package var waitsForSystems = false
  /// False if the definition is known to have no `${name}`.
  package var usesNames = true
  /// True if the run needs the examples; a run that only checks does not.
  package var includesExamples = false

  package init() {}
}

extension Rule {
  /// Returns true if a text may be the id of a rule: lower-case words with hyphens between them.
  package static func isID(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.first != UInt8(ascii: "-") && text.utf8.last != UInt8(ascii: "-")
      && text.utf8.allSatisfy { byte in
        (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
          || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "-")
      }
  }
}

extension Decoder {
  /// Reads the definition of a rule, nil when too much is wrong with it.
  ///
  /// - Parameter settings: the values that replace the definition's own.
  package mutating func rule(_ definition: YAMLNode, _ settings: RuleSettings) -> Rule? {
    guard let idReader = mapping(definition, "a rule"),
      let idNode = idReader.required("id", &self), let id = string(idNode, "the id of a rule")
    else { return nil }
    var substitution = OptionSubstitution(values: [:], vocabulary: vocabularyReader)
    usedNames = []
    messages = []
    let options = ruleOptions(idReader.value("options"), settings, id: id, &substitution)
    let isVerified = self.isVerified
    if options.contains(where: { settings.options[$0.name] != nil }) { self.isVerified = false }
    let node = settings.usesNames ? substitution.apply(to: definition, &self) : definition
    let names = settings.includesExamples ? usedNames.sorted().compactMap { vocabulary[$0] } : []
    checkID(id, at: idNode)
    guard let reader = mapping(node, "rule '\(id)'") else { return nil }
    var draft = RuleDraft(node: node, isOwn: settings.isOwn)
    let before = problems.count
    _ = RuleDraft.ruleKeys.read(reader, &self, &draft)
    let selector = Selector(
      included: scope("'in'", settings.included, or: draft.included),
      excluded: scope("'not-in'", settings.excluded, or: draft.excluded))
    self.isVerified = isVerified
    // A check that is wrong, or whose key is misspelt, has its own message.
    if draft.checks.isEmpty,
      problems.count == before
        || !reader.hasOrMisspells(oneOf: RuleKind.checkKeys, known: RuleDraft.ruleKeys.names)
    {
      problem(
        "rule '\(id)' checks nothing; give it a check such as 'pattern', 'imports' or "
          + "'declarations'", at: definition)
    }
    guard let title = draft.title, let why = draft.why, let instead = draft.instead,
      !draft.checks.isEmpty
    else { return nil }
    var rule = Rule(
      id: id, title: title, severity: settings.severity ?? draft.severity ?? .warning, why: why,
      instead: instead, confidence: draft.confidence ?? .certain, selector: selector,
      message: draft.message, checks: draft.checks, options: options,
      sources: settings.sources, examples: draft.examples, origin: place(of: definition))
    rule.overrides = settings.overrides
    rule.baseline = settings.baseline
    rule.migration = draft.migration
    rule.occasion = draft.occasion
    rule.exception = draft.exception
    rule.api = draft.api
    rule.waitsForSystems = settings.waitsForSystems
    rule.tags = draft.tags
    rule.joining = draft.joining
    if settings.includesExamples { rule.messageNames = Set(messages.flatMap(\.names)).sorted() }
    rule.names = names.map { Rule.SharedName(name: $0.name, doc: $0.doc, text: $0.text) }
    return rule
  }

  /// The parts outside the definition of a rule, with the values of names of the vocabulary.
  package mutating func withNames(_ node: YAMLNode) -> YAMLNode {
    OptionSubstitution(vocabulary: vocabularyReader).apply(to: node, &self)
  }

  /// The scope that settings give, which has been checked with their file, or else that of the definition.
  private mutating func scope(
    _ what: String, _ setting: YAMLNode?, or defined: YAMLNode?
  ) -> Selector.Scope {
    (setting ?? defined).map { scope($0, what) } ?? Selector.Scope()
  }

  /// Reports an id that comments and options could not name.
  private mutating func checkID(_ id: String, at node: YAMLNode) {
    if Rule.isID(id) { return }
    problem("the id '\(id)' must be lower-case words with hyphens between them", at: node)
  }

  /// The options of a rule, which `substitution` knows afterwards; the value of one may be made of
  /// those above it.
  private mutating func ruleOptions(
    _ node: YAMLNode?, _ settings: RuleSettings, id: String,
    _ substitution: inout OptionSubstitution
  ) -> [Rule.Option] {
    guard let node, let reader = mapping(node, "'options' of '\(id)'") else { return [] }
    return reader.entries.compactMap { entry in
      guard let name = string(entry.key, "the name of an option") else { return nil }
      var values = settings.options[name] ?? []
      if settings.options[name] == nil {
        values = strings(substitution.apply(to: entry.value, &self), "the option '\(name)'")
        if isShared(entry.value) { substitution.sharedOptions.insert(name) }
      }
      substitution.values[name] = values
      let isList = entry.value.sequence != nil || values.count > 1
      return Rule.Option(name: name, values: values, isList: isList)
    }
  }

  /// Reads a contract: a rule about references in few words.
  package mutating func contract(_ node: YAMLNode) -> Rule? {
    let node = withNames(node)
    guard let reader = mapping(node, "a contract"),
      let idNode = reader.required("id", &self), let id = string(idNode, "the id of a contract")
    else { return nil }
    checkID(id, at: idNode)
    var draft = RuleDraft(node: node, isOwn: true)
    let before = problems.count
    _ = RuleDraft.contractKeys.read(reader, &self, &draft)
    guard draft.checks.count == 1 else {
      let kinds = ["layers", "independent", "only", "acyclic"]
      if draft.checks.count > 1 || problems.count == before
        || !reader.hasOrMisspells(oneOf: kinds, known: RuleDraft.contractKeys.names)
      {
        problem(
          "contract '\(id)' needs one of 'layers', 'independent', 'only' and 'acyclic'", at: node)
      }
      return nil
    }
    let selector = Selector(
      included: draft.included.map { scope($0, "'in'") } ?? Selector.Scope(),
      excluded: draft.excluded.map { scope($0, "'not-in'") } ?? Selector.Scope())
    var rule = Rule(
      id: id, title: draft.title ?? id, severity: draft.severity ?? .error,
      why: draft.why ?? "The project has agreed on this contract.",
      instead: draft.instead ?? "Move the code, or let it depend on a protocol in its own layer.",
      confidence: .index, selector: selector, message: draft.message, checks: draft.checks,
      options: [], sources: [], examples: [], origin: place(of: node))
    rule.isContract = true
    return rule
  }
}

// MARK: - Keys

extension RuleDraft {
  /// The keys of a rule, those of its kind last.
  static let ruleKeys = KeyTable<RuleDraft>(
    [idKey, optionsKey] + textKeys(areRequired: true)
      + [tagsKey, confidenceKey, .api(\.api), migrationKey, examplesKey] + scopeKeys + occasionKeys
      + joiningKeys + RuleKind.all.flatMap(\.keys))

  /// The keys of a contract.
  static let contractKeys = KeyTable<RuleDraft>(
    [idKey] + textKeys(areRequired: false) + scopeKeys
      + [RuleKind.layers, .independent, .only, .acyclic].flatMap(\.keys))

  /// The reference of a rule.
  package static let ruleInfo = MappingInfo(
    name: "rule", doc: "A rule of the project, or of the catalogue.",
    keys: ruleKeys.keys.map(\.info), needs: .oneOrMore(of: RuleKind.checkKeys))

  /// The reference of a contract.
  package static let contractInfo = MappingInfo(
    name: "contract", doc: "A rule about dependencies in a short form.",
    keys: contractKeys.keys.map(\.info),
    needs: .exactlyOne(of: ["layers", "independent", "only", "acyclic"]))

  private static let idKey = Key<RuleDraft>(
    KeyInfo(
      name: "id", shape: .newID,
      doc: "The name of the rule: lower-case words with hyphens between them.",
      example: "no-debug-print", isRequired: true)
  ) { _, _, _ in }

  private static let optionsKey = Key<RuleDraft>(
    KeyInfo(
      name: "options", shape: .table(keys: .name, values: .list(.text)),
      doc: "Values that a configuration can set. `${name}` inserts the value of an option "
        + "anywhere in the rule, but not in the code of `match`, `inside` and `fix`.",
      example: "{limit: 100}")
  ) { _, _, _ in }

  private static func textKeys(areRequired: Bool) -> [Key<RuleDraft>] {
    [
      Key(
        "title", { $0.title = $1 }, .prose, "The subject of the rule in a few words.",
        example: "Print",
        isRequired: areRequired),
      Key(
        "severity", { $0.severity = $1 }, .choice, "The severity of its findings.",
        example: "error",
        default: areRequired ? "warning" : "error"),
      Key(
        "why", { $0.why = $1 }, .prose, "The harm that the rule prevents.",
        example: "Output of print is lost in a released app.", isRequired: areRequired),
      Key(
        "instead", { $0.instead = $1 }, .prose, "The action to take instead.",
        example: "Use a Logger.",
        isRequired: areRequired),
      Key(
        "message", { $0.message = $1 }, .message,
        "The message of a finding. A finding fills the names in braces, such as `{name}`, "
          + "`{match}`, `{file}` or the captures of a pattern.",
        example: "\"'{match}' is not logged\"", default: "a message of the kind, or the title"),
    ]
  }

  private static let tagsKey = Key<RuleDraft>(
    "tags", { $0.tags = $1 }, .texts,
    "Subjects by which `--only tag:NAME` chooses rules. A shipped rule has the name of its file.",
    example: "[concurrency]")

  private static let confidenceKey = Key<RuleDraft>(
    "confidence", { $0.confidence = $1 }, .choice,
    "The evidence for a finding: one file, the types of the project, a heuristic, a change, or the "
      + "settings of the project.",
    example: "heuristic", default: "certain")

  private static let migrationKey = Key<RuleDraft>(
    "migration", { $0.migration = $1 }, .choice,
    "The fix that spans files and removes the findings.",
    example: "observation")

  private static let examplesKey = Key<RuleDraft>(
    KeyInfo(
      name: "examples", shape: .mapping("examples"),
      doc:
        "Code that the rule flags, with `↓` before each position, and code that it leaves alone. "
        + "`archlint test` runs them.",
      example: "{flagged: ['↓print(1)'], clean: ['log(1)']}")
  ) { node, decoder, rule in
    rule.examples = decoder.examples(node)
  }

  private static let scopeKeys: [Key<RuleDraft>] = [
    scopeKey(
      "in", { $0.included = $1 }, "The code that the rule checks.", example: "{layers: [Domain]}"),
    scopeKey(
      "not-in", { $0.excluded = $1 }, "The code that the rule does not check.",
      example: "{tests: true}"),
  ]

  private static let occasionKeys: [Key<RuleDraft>] = [
    Key(
      "if", { $0.occasion = $1 }, .mapping,
      "A fact that some file of the project has. Without it the rule reports nothing in Swift files.",
      example: "{code: '.onChange(of: $state, $$$)'}"),
    Key(
      "unless", { $0.exception = $1 }, .mapping,
      "A fact that no file of the project has. With it the rule reports nothing in Swift files.",
      example: "{declarations: {kind: class, name: Router}}"),
  ]

  private static func scopeKey(
    _ name: String, _ set: @escaping @Sendable (inout RuleDraft, YAMLNode) -> Void, _ doc: String,
    example: String
  ) -> Key<RuleDraft> {
    Key(
      KeyInfo(
        name: name, shape: .mapping(Selector.Scope.mappingName), doc: doc, example: example)
    ) { node, _, rule in
      set(&rule, node)
    }
  }
}
