import LintRules
import Matching
import Project
import YAML

extension Configuration {
  /// Puts a configuration together.
  ///
  /// - Parameters:
  ///   - file: the text of `.archlint.yml` with its path, nil if there is none.
  ///   - request: what the command line says.
  ///   - defaultPresets: the presets when neither names one.
  package static func build(
    file: (path: String, text: String)?, request: ConfigurationRequest,
    defaultPresets: [String] = [], catalogue: Catalogue
  ) throws(ConfigurationFailure) -> Configuration {
    var builder = ConfigurationBuilder(catalogue: catalogue, path: file?.path ?? "command line")
    if let file { builder.read(file.text) }
    return try builder.finish(request, defaultPresets: defaultPresets)
  }
}

/// A configuration in the making.
struct ConfigurationBuilder {
  let catalogue: Catalogue
  var decoder: Decoder
  /// The content of the file.
  private(set) var file = ConfigurationFile()
  private(set) var ownRules: [(id: String, node: YAMLNode)] = []
  /// The rules that tables of the file make.
  private var tableRules: [Rule] = []

  init(catalogue: Catalogue, path: String) {
    self.catalogue = catalogue
    decoder = Decoder(file: path, apis: catalogue.apis)
  }

  // MARK: - The file

  mutating func read(_ text: String) {
    let node: YAMLNode
    do {
      node = try YAMLNode.parse(text)
    } catch {
      decoder.problem(error.message, at: error.mark)
      return
    }
    if node.scalar?.isNull == true { return }
    guard
      let file = ConfigurationFile.mapping.read(node, &decoder, as: "the configuration")
    else { return }
    self.file = file
    for node in file.ownRules { addOwnRule(node) }
    tableRules = [file.terms, file.protected].compactMap { $0 }
    for contract in file.contracts { addContract(contract) }
  }

  private mutating func addOwnRule(_ node: YAMLNode) {
    guard let id = node.mapping?.first(where: { $0.key.scalar?.text == "id" })?.value.scalar?.text
    else {
      decoder.problem("a rule needs an 'id'", at: node)
      return
    }
    if catalogue.contains(id) || Rule.tableRuleIDs.contains(id) {
      decoder.problem("archlint ships a rule '\(id)' already; choose another id", at: node)
    } else if ownRules.contains(where: { $0.id == id }) {
      decoder.problem("the rule '\(id)' is defined twice", at: node)
    }
    ownRules.append((id, node))
  }

  private mutating func addContract(_ contract: Located<Rule>) {
    let id = contract.value.id
    if catalogue.contains(id) || ownRules.contains(where: { $0.id == id })
      || tableRules.contains(where: { $0.id == id })
    {
      decoder.problem("there is a rule '\(id)' already; choose another id", at: contract.mark)
    }
    tableRules.append(contract.value)
  }

  // MARK: - Putting together

  consuming func finish(
    _ request: ConfigurationRequest, defaultPresets: [String]
  ) throws(ConfigurationFailure) -> Configuration {
    let chosen = chosenPresets(request, defaultPresets)
    addLayerContract(chosen)
    checkRuleNames(request)
    var rules = activeRules(request, chosen)
    rules += tableRules.compactMap { tableRule($0, request) }
    rules.removeAll { request.skip.contains($0.id) }
    checkOptions(rules)
    checkLayers(chosen)
    let checklists = checklists(chosen, request)
    if !decoder.problems.isEmpty { throw ConfigurationFailure(decoder.orderedProblems) }
    let own = Set(file.layers.map(\.name))
    let inherited = chosen.flatMap(\.layers).map(\.layer).filter { !own.contains($0.name) }
    var configuration = Configuration(
      rules: rules, layers: LayerSet(file.layers.map(\.layer) + inherited),
      presets: chosen.map(\.name), appSignatures: chosen.compactMap(\.app), appFolders: file.appFolders,
      include: GlobSet(file.include.map(\.value)), exclude: GlobSet(file.exclude.map(\.value)),
      authorizations: file.authorizations, knownRules: ruleNames, expectations: expectations())
    configuration.checklists = checklists
    return configuration
  }

  /// The ids of all rules that there are.
  private var ruleNames: [String] {
    catalogue.ids + ownRules.map(\.id) + tableRules.map(\.id)
  }

  /// The checklists of the presets, and that of the file, which is checked in any case.
  private mutating func checklists(
    _ presets: [Preset], _ request: ConfigurationRequest
  ) -> [Checklist] {
    // Presets of the command line may have other items than those that the file ticks.
    let ticks = request.presets.isEmpty ? file.ticks : []
    var lists: [Checklist] = []
    if request.includesChecklists || !ticks.isEmpty {
      for preset in presets {
        let (list, problems) = catalogue.checklist(of: preset)
        for problem in problems { decoder.add(problem) }
        if let list { lists.append(list) }
      }
    }
    if let node = file.checklist {
      lists.append(
        decoder.checklist(
          node, name: Checklist.ownName, title: "The project's own checklist", rules: ruleNames))
    }
    return decoder.ticking(lists, ticks)
  }

  /// Layers of the project with `uses` are a contract, unless a contract covers them already.
  private mutating func addLayerContract(_ presets: [Preset]) {
    let ofPresets = Set(presets.flatMap(\.layers).map(\.layer.name))
    let from = file.layers.map(\.layer).filter { $0.uses != nil && !ofPresets.contains($0.name) }
    let isStated =
      tableRules.contains { !$0.checks(of: LayerCheck.self).isEmpty }
      || ownRules.contains { $0.node.mapping?.contains { $0.key.scalar?.text == "layers" } == true }
    guard let first = file.layers.first, !from.isEmpty, !isStated else { return }
    tableRules.append(
      .projectLayers(
        from.map(\.name), origin: "\(decoder.file):\(first.mark.line):\(first.mark.column)"))
  }

  private mutating func chosenPresets(
    _ request: ConfigurationRequest, _ defaults: [String]
  ) -> [Preset] {
    var names = request.presets.map { (name: $0, mark: YAMLMark?.none) }
    if names.isEmpty { names = file.presets.map { ($0.value, $0.mark) } }
    if names.isEmpty { names = defaults.map { ($0, nil) } }
    return names.compactMap { name, mark in
      if let preset = catalogue.preset(name) { return preset }
      let message =
        "there is no preset '\(name)'"
        + NearestName.hint(name, among: catalogue.presets.map(\.name))
      if let mark { decoder.problem(message, at: mark) } else { commandLineProblem(message) }
      return nil
    }
  }

  /// Every name of a rule has to be one that exists.
  private mutating func checkRuleNames(_ request: ConfigurationRequest) {
    let names = ruleNames
    let known = Set(names)
    for entry in file.entries where !known.contains(entry.id) {
      decoder.problem(
        "there is no rule '\(entry.id)'" + NearestName.hint(entry.id, among: names), at: entry.mark)
    }
    for name in request.only + request.skip where !known.contains(name) {
      commandLineProblem("there is no rule '\(name)'" + NearestName.hint(name, among: names))
    }
  }

  private mutating func commandLineProblem(_ message: String) {
    decoder.add(ConfigurationProblem(file: "command line", message: message))
  }

  /// Every layer that the file refers to must be declared in it or in a preset.
  private mutating func checkLayers(_ presets: [Preset]) {
    let names = (file.layers + presets.flatMap(\.layers)).map(\.name)
    for mention in decoder.layerMentions where !names.contains(mention.name) {
      decoder.problem(
        "there is no layer '\(mention.name)'" + NearestName.hint(mention.name, among: names),
        at: mention.mark)
    }
  }

  /// A rule that a table makes, as `rules` sets it; nil when it is off.
  private mutating func tableRule(_ rule: Rule, _ request: ConfigurationRequest) -> Rule? {
    let isForced = request.only.contains(rule.id)
    guard request.only.isEmpty || isForced else { return nil }
    guard let entry = file.entries.first(where: { $0.id == rule.id }) else { return rule }
    if entry.level == .off, !isForced { return nil }
    var rule = rule
    rule.severity = entry.level?.severity ?? rule.severity
    rule.overrides = entry.ruleOverrides
    rule.baseline = entry.baseline ?? rule.baseline
    if let node = entry.included { rule.selector.included = decoder.scope(node, "'in'") }
    if let node = entry.excluded { rule.selector.excluded = decoder.scope(node, "'not-in'") }
    return rule
  }

  /// Every option that is set has to be one that a rule has.
  private mutating func checkOptions(_ rules: [Rule]) {
    let names = Set(rules.flatMap { $0.options.map(\.name) })
    for option in file.optionNames where !names.contains(option.value) {
      decoder.problem(
        "no rule that is on has an option '\(option.value)'"
          + NearestName.hint(option.value, among: names.sorted()), at: option.mark)
    }
    for entry in file.entries {
      guard let rule = rules.first(where: { $0.id == entry.id }) else { continue }
      let known = rule.options.map(\.name)
      for name in entry.options.keys.sorted() where !known.contains(name) {
        decoder.problem(
          "rule '\(entry.id)' has no option '\(name)'" + NearestName.hint(name, among: known),
          at: entry.mark)
      }
    }
  }

  private func expectations() -> [Configuration.Expectation] {
    func problem(_ message: String, _ mark: YAMLMark) -> ConfigurationProblem {
      ConfigurationProblem(file: decoder.file, mark: mark, message: message)
    }
    var expectations: [Configuration.Expectation] = []
    for glob in file.include {
      expectations.append(
        .init(
          subject: .files(glob.value),
          problem: problem("'\(glob.value.pattern)' matches no file", glob.mark)))
    }
    for glob in file.exclude {
      expectations.append(
        .init(
          subject: .excluded(glob.value),
          problem: problem("'\(glob.value.pattern)' under 'exclude' matches nothing", glob.mark)))
    }
    for layer in file.layers {
      expectations.append(
        .init(
          subject: .layer(layer.name),
          problem: problem("layer '\(layer.name)' has no files", layer.mark)))
    }
    for (glob, key, mark) in decoder.globMentions {
      let isProtected = key == "'protected'"
      expectations.append(
        .init(
          subject: isProtected ? .protected(glob) : .selected(glob),
          problem: problem("'\(glob.pattern)' under \(key) matches no file", mark)))
    }
    for override in file.entries.flatMap(\.overrides) {
      expectations.append(
        .init(
          subject: .places(override.name),
          problem: problem("'\(override.name.pattern)' matches no file", override.mark)))
    }
    return expectations
  }
}
