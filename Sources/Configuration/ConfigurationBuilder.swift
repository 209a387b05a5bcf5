import LintRules
import Matching
import Project
import YAML

extension Configuration {
  /// Puts a configuration together.
  ///
  /// - Parameters:
  ///   - files: `.archlint.yml` and the files that belong to it.
  ///   - request: the wishes of the command line.
  ///   - defaultPresets: the presets when neither names one.
  package static func build(
    _ files: ConfigurationFiles, request: ConfigurationRequest, defaultPresets: [String] = [],
    catalogue: Catalogue
  ) throws(ConfigurationFailure) -> Configuration {
    var reader = SourceReader(files, catalogue)
    reader.read(presets: request.presets, defaults: defaultPresets)
    return try ConfigurationBuilder(reader, request).finish()
  }

  /// Puts a configuration together from one file.
  package static func build(
    file: (path: String, text: String)?, request: ConfigurationRequest,
    defaultPresets: [String] = [], catalogue: Catalogue
  ) throws(ConfigurationFailure) -> Configuration {
    try build(
      file.map { ConfigurationFiles(path: $0.path, text: $0.text) } ?? .none, request: request,
      defaultPresets: defaultPresets, catalogue: catalogue)
  }
}

/// A configuration in the making.
struct ConfigurationBuilder {
  let catalogue: Catalogue
  private(set) var request: ConfigurationRequest
  let presets: [ChosenPreset]
  /// The files, later ones win; those of folders come last.
  var sources: [ConfigurationSource]
  /// The problems with the command line.
  var problems: [ConfigurationProblem]
  /// Files that do not count, with the reason.
  private let notes: [ConfigurationProblem]
  /// Those files, by their identities.
  private let passedOver: [String]
  /// The folders that have a configuration of their own.
  private let folders: [String]
  /// True if a file could not be read: names that seem unknown may be in it.
  private let isIncomplete: Bool
  /// The rules of files by their ids, each once.
  private(set) var ownRules: [OwnRule] = []
  private(set) var tableRules: [TableRule] = []

  init(_ reader: SourceReader, _ request: ConfigurationRequest) {
    self.request = request
    catalogue = reader.catalogue
    presets = reader.presets
    sources = reader.sources
    problems = reader.problems
    notes = reader.notes
    passedOver = reader.passedOver
    folders = reader.folders
    isIncomplete = reader.isIncomplete || reader.sources.contains(where: \.isUnreadable)
    for source in sources.indices {
      for node in sources[source].file.ownRules { addOwnRule(node, source) }
    }
    addTables()
    for source in sources.indices {
      for contract in sources[source].file.contracts { addContract(contract, source) }
    }
  }

  /// The files whose settings apply to the whole project, with their indices.
  var globalSources: [ConfigurationSource] { sources.filter(\.isGlobal) }

  /// The configuration of the project, nil if there is none.
  private var projectFile: ConfigurationFile? { sources.first { $0.role == .project }?.file }

  // MARK: - Rules of files

  private mutating func addOwnRule(_ node: YAMLNode, _ source: Int) {
    guard let id = node.member("id")?.scalar?.text else {
      sources[source].decoder.problem("a rule needs the key 'id'", at: node)
      return
    }
    if catalogue.contains(id) || Rule.tableRuleIDs.contains(id) {
      sources[source].decoder.problem(
        "archlint ships a rule '\(id)' already; choose another id", at: node)
    } else if ownRules.contains(where: { $0.id == id && isRival($0.source, source) }) {
      sources[source].decoder.problem("the rule '\(id)' is defined twice", at: node)
    }
    if sources[source].folder == nil { ownRules.removeAll { $0.id == id } }
    ownRules.append(OwnRule(id: id, node: node, source: source))
  }

  /// Returns true if two files must not define the same rule: a file replaces the rules of those that
  /// it extends, but a folder those of no other file. Folders beside each other have nothing in common.
  private func isRival(_ other: Int, _ source: Int) -> Bool {
    guard other != source else { return true }
    guard let folder = sources[source].folder else { return false }
    return sources[other].folder.map { folder.lies(in: $0) || $0.lies(in: folder) } ?? true
  }

  private mutating func addContract(_ contract: Located<Rule>, _ source: Int) {
    let id = contract.value.id
    if catalogue.contains(id) || ownRules.contains(where: { $0.id == id })
      || tableRules.contains(where: { $0.rule.id == id && $0.source == source })
    {
      sources[source].decoder.problem(
        "there is a rule '\(id)' already; choose another id", at: contract.mark)
    }
    tableRules.removeAll { $0.rule.id == id }
    tableRules.append(TableRule(rule: contract.value, source: source))
  }

  /// Adds the rules of the tables of all files; those of a folder are added with it.
  private mutating func addTables() {
    var terms: TableRule?
    var protected: TableRule?
    for (index, source) in sources.enumerated() where source.folder == nil {
      if let rule = source.file.terms {
        terms = TableRule(rule: rule.addingTerms(of: terms?.rule), source: index)
      }
      if let rule = source.file.protected {
        protected = TableRule(rule: rule.addingChecks(of: protected?.rule), source: index)
      }
    }
    tableRules = [terms, protected].compactMap(\.self)
  }

  // MARK: - Putting together

  consuming func finish() throws(ConfigurationFailure) -> Configuration {
    addLayerContract()
    if !isIncomplete { checkRuleNames() }
    var instances = activeRules()
    instances += tableRules.compactMap { tableInstance($0) }
    addFolders(to: &instances)
    let rules = instances.map(\.rule)
    if !isIncomplete {
      checkMentionedRules()
      checkOptions(rules)
      checkLayers()
    }
    let checklists = checklists()
    let problems = problems + sources.flatMap { $0.problems(known: knownNames) }
    if !problems.isEmpty { throw ConfigurationFailure(problems) }
    let project = projectFile ?? ConfigurationFile()
    var configuration = Configuration(
      rules: rules, layers: LayerSet(layers.map(\.value.layer)),
      presets: presets.filter { !$0.isUnasked }.map(\.preset.name), appSignatures: appSignatures,
      appFolders: project.appFolders.map(\.value), include: GlobSet(project.include.map(\.value)),
      exclude: GlobSet(project.exclude.map(\.value)), authorizations: project.authorizations,
      knownRules: ruleNames, expectations: expectations())
    configuration.checklists = checklists
    configuration.notes = notes
    configuration.files = sources.map(\.text.identity) + passedOver
    configuration.folders = folders.sorted()
    for layer in layers {
      if case .file = layer.origin {
        configuration.layerPlaces[layer.value.name] = layer.origin.description
      }
    }
    if request.keepsProtection { configuration.protection = protection(among: rules) }
    if request.includesOutcome {
      configuration.outcome = outcome(instances)
      configuration.definitions = definitions
    }
    return configuration
  }

  /// The checks of the rules of files, by id.
  private var definitions: [String: String] {
    // Severities are compared apart, and texts and examples check nothing.
    let others: Set = ["severity", "title", "why", "instead", "message", "examples", "tags"]
    let own = ownRules.map { rule in
      let entries = (rule.node.mapping ?? []).filter { !others.contains($0.key.scalar?.text ?? "") }
      return (
        rule.id, entries.map { "\($0.key.notation): \($0.value.notation)" }.joined(separator: ", ")
      )
    }
    let tables = sources.flatMap(\.file.definitions).sorted { $0.value < $1.value }
      .map { ($0.key, $0.value) }
    return Dictionary(own + tables, uniquingKeysWith: { $0 + $1 })
  }

  /// The rules that protect files, also those that the command line does not choose: it chooses what
  /// is reported and not what may be written.
  private func protection(among rules: [Rule]) -> [Rule] {
    var rules = rules
    if request.choosesRules {
      var builder = self
      builder.request = request.forAllRules
      var instances = builder.activeRules()
      for table in tableRules { instances += builder.tableInstance(table).map { [$0] } ?? [] }
      builder.addFolders(to: &instances)
      rules = instances.map(\.rule)
    }
    return rules.filter { !$0.checks(of: ProtectedCheck.self).isEmpty }
  }

  /// The names that archlint itself has: keys, shipped rules and presets.
  private var knownNames: Set<String> {
    let keys = RuleLanguage.mappings.flatMap(\.keys) + ConfigurationFile.mapping.info.keys
    return Set(keys.map(\.name) + catalogue.ids + catalogue.presetNames + Level.names)
  }

  /// The ids of all rules that there are.
  var ruleNames: [String] {
    var seen = Set<String>()
    return
      (catalogue.ids + ownRules.map(\.id) + tableRules.map(\.rule.id)
      + (sources.contains { $0.file.terms != nil } ? ["project-terms"] : []))
      .filter { seen.insert($0).inserted }
  }

  private var appSignatures: [AppFolders.Signature] {
    presets.flatMap(\.preset.apps)
      + sources.filter { $0.role == .shared }.flatMap(\.file.apps)
  }

  /// The layers of files before those of presets, each name once.
  var layers: [Sourced<DecodedLayer>] {
    var names = Set<String>()
    let own = globalSources.reversed().flatMap { source in
      source.file.layers.map { Sourced(value: $0, origin: source.origin($0.mark)) }
    }
    let inherited = presets.flatMap { preset in
      preset.preset.layers.map { layer in
        Sourced(
          value: layer,
          origin: preset.source.map { sources[$0].origin(layer.mark) }
            ?? .preset(name: preset.preset.name, section: ""))
      }
    }
    // Presets that declare a layer each are no conflict: the first that matches a file has it.
    return own.filter { names.insert($0.value.name).inserted }
      + inherited.filter { !names.contains($0.value.name) }
  }

  /// The checklists of the presets, and those of files, which are checked in any case.
  private mutating func checklists() -> [Checklist] {
    // Presets of the command line may have other items than those that the file ticks.
    let ticks = request.presets.isEmpty ? projectFile?.ticks ?? [] : []
    var lists: [Checklist] = []
    let project = sources.firstIndex { $0.role == .project }
    if request.includesChecklists || !ticks.isEmpty {
      for preset in presets where preset.source == nil {
        let (list, problems) = catalogue.checklist(of: preset.preset)
        self.problems += problems
        if let list { lists.append(list) }
      }
    }
    let names = ruleNames
    for index in sources.indices {
      guard let node = sources[index].file.checklist else { continue }
      let preset = sources[index].role == .preset ? sources[index].preset : nil
      let list = sources[index].decoder.checklist(
        node, name: preset?.name ?? Checklist.ownName,
        title: preset?.title ?? "The project's own checklist", rules: names)
      if let same = lists.firstIndex(where: { $0.name == list.name }) {
        lists[same] = lists[same].adding(list)
      } else {
        lists.append(list)
      }
    }
    guard let project else { return lists }
    return sources[project].decoder.ticking(lists, ticks)
  }

  /// Layers of the project with `uses` are a contract, unless a contract covers them already.
  private mutating func addLayerContract() {
    let ofPresets = Set(presets.flatMap(\.preset.layers).map(\.layer.name))
    let own = sources.indices.reversed().filter { sources[$0].isGlobal }
    let from = own.flatMap { sources[$0].file.layers }.map(\.layer)
      .filter { $0.uses != nil && !ofPresets.contains($0.name) }
    let isStated =
      tableRules.contains { !$0.rule.checks(of: LayerCheck.self).isEmpty }
      || ownRules.contains { $0.node.member("layers") != nil }
    guard let source = own.first(where: { !sources[$0].file.layers.isEmpty }),
      let first = sources[source].file.layers.first, !from.isEmpty, !isStated
    else { return }
    var names = Set<String>()
    let rule = Rule.projectLayers(
      from.map(\.name).filter { names.insert($0).inserted },
      origin: "\(sources[source].text.path):\(first.mark.line):\(first.mark.column)")
    tableRules.append(TableRule(rule: rule, source: source))
  }

  // MARK: - Checks

  /// Every name of a rule has to be one that exists.
  private mutating func checkRuleNames() {
    let names = ruleNames
    let known = Set(names)
    for index in sources.indices {
      for entry in sources[index].file.entries {
        checkRuleName(entry.id, entry.mark, in: index, among: known)
      }
    }
    let wantedTags = request.onlyTags + request.skipTags
    let tags = wantedTags.isEmpty ? [] : Set(names.flatMap(self.tags))
    for tag in wantedTags where !tags.contains(tag) {
      commandLineProblem(
        "no rule has the tag '\(tag)'" + NearestName.hint(tag, among: tags.sorted()))
    }
    for name in request.only + request.skip where !known.contains(name) {
      commandLineProblem(
        "there is no rule '\(name)'" + NearestName.hint(ofRule: name, among: names))
    }
  }

  /// Every rule that an own rule mentions has to be one that exists.
  private mutating func checkMentionedRules() {
    let known = Set(ruleNames)
    for index in sources.indices {
      for mention in sources[index].decoder.ruleMentions {
        checkRuleName(mention.id, mention.mark, in: index, among: known)
      }
    }
  }

  private mutating func checkRuleName(
    _ id: String, _ mark: YAMLMark, in source: Int, among known: Set<String>
  ) {
    guard !known.contains(id) else { return }
    sources[source].decoder.problem(
      "there is no rule '\(id)'" + NearestName.hint(ofRule: id, among: ruleNames), at: mark)
  }

  private mutating func commandLineProblem(_ message: String) {
    problems.append(ConfigurationProblem(file: "command line", message: message))
  }

  /// Every layer that a file refers to must be declared in a file or in a preset.
  private mutating func checkLayers() {
    let names = layers.map(\.value.name)
    for index in sources.indices {
      for mention in sources[index].decoder.layerMentions where !names.contains(mention.name) {
        sources[index].decoder.problem(
          "there is no layer '\(mention.name)'"
            + NearestName.hint(mention.name, among: names, or: "declare it under 'layers'"),
          at: mention.mark)
      }
    }
  }

  /// Every option that is set has to be one that a rule has.
  private mutating func checkOptions(_ rules: [Rule]) {
    let names = Set(rules.flatMap { $0.options.map(\.name) })
    // A run of some rules says nothing about the options of the others.
    for index in sources.indices where sources[index].role != .preset && !request.choosesRules {
      for option in sources[index].file.optionNames where !names.contains(option.value) {
        sources[index].decoder.problem(
          "no rule that is on has an option '\(option.value)'"
            + NearestName.hint(option.value, among: names.sorted()), at: option.mark)
      }
    }
    for index in sources.indices {
      for entry in sources[index].file.entries {
        guard let rule = rules.first(where: { $0.id == entry.id }) else { continue }
        let known = rule.options.map(\.name)
        for name in entry.options.keys.sorted() where !known.contains(name) {
          sources[index].decoder.problem(
            "rule '\(entry.id)' has no option '\(name)'" + NearestName.hint(name, among: known),
            at: entry.mark)
        }
      }
    }
  }

  /// The expectations of the project's own files: a shared one cannot know the project.
  private func expectations() -> [Configuration.Expectation] {
    sources.filter { $0.role == .project || $0.role == .added || $0.folder != nil }
      .flatMap(\.expectations)
  }
}

extension Checklist {
  /// The checklist with the sections of another one.
  fileprivate func adding(_ other: Checklist) -> Checklist {
    Checklist(name: name, title: title, sections: sections + other.sections)
  }
}
