import LintRules
import Matching
import Project
import YAML

extension Configuration {
  /// Puts a configuration together.
  ///
  /// - Parameters:
  ///   - file: the text of `.archlint.yml` with its path, nil where there is none.
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
  var presets: [(name: String, mark: YAMLMark?)] = []
  var layers: [DecodedLayer] = []
  var entries: [RuleEntry] = []
  var ownRules: [(id: String, node: YAMLNode)] = []
  var extraRules: [Rule] = []
  var authorizations: [Authorization] = []
  var checklistNode: YAMLNode?
  var ticks: [DecodedTick] = []
  var options: [String: [String]] = [:]
  var optionsNode: YAMLNode?
  var appFolders: [String] = []
  var include: [(glob: Glob, mark: YAMLMark)] = []
  var exclude: [(glob: Glob, mark: YAMLMark)] = []

  init(catalogue: Catalogue, path: String) {
    self.catalogue = catalogue
    decoder = Decoder(file: path)
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
    guard var reader = decoder.mapping(node, "the configuration") else { return }
    for item in reader.value("presets").map({ decoder.items($0) }) ?? [] {
      if let name = decoder.string(item, "each of 'presets'") { presets.append((name, item.start)) }
    }
    include = placedGlobs(reader.value("include"), "'include'")
    exclude = placedGlobs(reader.value("exclude"), "'exclude'")
    appFolders = reader.value("apps").map { decoder.strings($0, "'apps'") } ?? []
    layers = reader.value("layers").map { decoder.layerSet($0) } ?? []
    optionsNode = reader.value("options")
    options = optionsNode.map { decoder.optionValues($0) } ?? [:]
    entries = reader.value("rules").map { decoder.ruleEntries($0) } ?? []
    for item in reader.value("own-rules").map({ decoder.items($0) }) ?? [] { addOwnRule(item) }
    if let node = reader.value("terms") { addTerms(node) }
    if let node = reader.value("protected") { addProtected(node) }
    authorizations =
      (reader.value("authorized").map { decoder.items($0) } ?? [])
      .compactMap { decoder.authorization($0) }
    for item in reader.value("contracts").map({ decoder.items($0) }) ?? [] { addContract(item) }
    checklistNode = reader.value("checklists")
    ticks = reader.value("ticked").map { decoder.ticks($0) } ?? []
    reader.finish(&decoder)
  }

  private mutating func placedGlobs(
    _ node: YAMLNode?, _ what: String
  ) -> [(glob: Glob, mark: YAMLMark)] {
    guard let node else { return [] }
    return decoder.items(node).compactMap { item in
      decoder.glob(item, "each of \(what)").map { ($0, item.start) }
    }
  }

  /// The ids of the rules that `terms`, `protected` and `layers` make.
  private static let tableRuleIDs = ["project-terms", "project-protected-files", "project-layers"]

  private mutating func addOwnRule(_ node: YAMLNode) {
    guard let id = node.mapping?.first(where: { $0.key.scalar?.text == "id" })?.value.scalar?.text
    else {
      decoder.problem("a rule needs an 'id'", at: node)
      return
    }
    if catalogue.contains(id) || Self.tableRuleIDs.contains(id) {
      decoder.problem("archlint ships a rule '\(id)' already; choose another id", at: node)
    } else if ownRules.contains(where: { $0.id == id }) {
      decoder.problem("the rule '\(id)' is defined twice", at: node)
    }
    ownRules.append((id, node))
  }

  /// `terms`: a table from wrong words to right ones.
  private mutating func addTerms(_ node: YAMLNode) {
    var terms: [TermCheck.Term] = []
    if let entries = node.mapping {
      for entry in entries {
        guard let wrong = decoder.string(entry.key, "a term"),
          let right = decoder.string(entry.value, "the word for '\(wrong)'")
        else { continue }
        var term = TermCheck.Term()
        term.phrases = [TermCheck.Phrase(wrong)]
        term.right = right
        decoder.checkPhrases(of: term, at: entry.key)
        terms.append(term)
      }
    } else {
      terms = decoder.items(node).compactMap { decoder.term($0) }
    }
    extraRules.append(
      Rule(
        id: "project-terms", title: "Terms of the project", severity: .warning,
        why: "One thing has one name, in code, comments and documents.",
        instead: "Use the word from the table 'terms' of the configuration.",
        confidence: .certain, selector: Selector(),
        message: MessageTemplate("'{term}' is not the project's word; say '{right}'"),
        checks: [TermCheck(terms: terms)], options: [], sources: [], examples: [],
        origin: decoder.place(of: node)))
  }

  private mutating func addContract(_ node: YAMLNode) {
    guard let rule = decoder.contract(node) else { return }
    if catalogue.contains(rule.id) || ownRules.contains(where: { $0.id == rule.id })
      || extraRules.contains(where: { $0.id == rule.id })
    {
      decoder.problem("there is a rule '\(rule.id)' already; choose another id", at: node)
    }
    extraRules.append(rule)
  }

  /// `protected`: globs, or mappings with more to say.
  private mutating func addProtected(_ node: YAMLNode) {
    var checks: [ProtectedCheck] = []
    for item in decoder.items(node) {
      if item.mapping != nil {
        if let check = ProtectedCheck.mapping.read(item, &decoder, as: "'protected'") {
          checks.append(check)
        }
      } else {
        let paths = decoder.matchingGlobs(item, "'protected'", key: "'protected'")
        checks.append(ProtectedCheck(paths: paths))
      }
    }
    extraRules.append(
      Rule(
        id: "project-protected-files", title: "Protected files of the project", severity: .error,
        why: "The project lists files that are not changed without somebody's word.",
        instead: "Leave the file as it is, or ask its owners. A line 'Archlint-Authorized: GLOB "
          + "(reason)' in the commit message allows the change, and so does an entry of 'authorized' "
          + "in the configuration.",
        confidence: .diff, selector: Selector(),
        message: MessageTemplate("'{path}' is protected and was {change}"), checks: checks,
        options: [], sources: [], examples: [], origin: decoder.place(of: node)))
  }

  // MARK: - Putting together

  consuming func finish(
    _ request: ConfigurationRequest, defaultPresets: [String]
  ) throws(ConfigurationFailure) -> Configuration {
    let chosen = chosenPresets(request, defaultPresets)
    addLayerContract(chosen)
    checkRuleNames(request)
    var rules = activeRules(request, chosen)
    rules += extraRules.compactMap { tableRule($0, request) }
    rules.removeAll { request.skip.contains($0.id) }
    checkOptions(rules)
    checkLayers(chosen)
    // Presets of the command line may have other items than those that the file ticks.
    if !request.presets.isEmpty { ticks = [] }
    let checklists = checklists(chosen, isWanted: request.includesChecklists)
    if !decoder.problems.isEmpty { throw ConfigurationFailure(decoder.orderedProblems) }
    let own = Set(layers.map(\.layer.name))
    let inherited = chosen.flatMap(\.layers).map(\.layer).filter { !own.contains($0.name) }
    var configuration = Configuration(
      rules: rules, layers: LayerSet(layers.map(\.layer) + inherited),
      presets: chosen.map(\.name), appSignatures: chosen.compactMap(\.app), appFolders: appFolders,
      include: GlobSet(include.map(\.glob)), exclude: GlobSet(exclude.map(\.glob)),
      authorizations: authorizations, knownRules: ruleNames, expectations: expectations())
    configuration.checklists = checklists
    return configuration
  }

  /// The ids of all rules that there are.
  private var ruleNames: [String] {
    catalogue.ids + ownRules.map(\.id) + extraRules.map(\.id)
  }

  /// The checklists of the presets, and that of the file, which is checked in any case.
  private mutating func checklists(_ presets: [Preset], isWanted: Bool) -> [Checklist] {
    var lists: [Checklist] = []
    if isWanted || !ticks.isEmpty {
      for preset in presets {
        let (list, problems) = catalogue.checklist(of: preset)
        for problem in problems { decoder.add(problem) }
        if let list { lists.append(list) }
      }
    }
    if let checklistNode {
      lists.append(
        decoder.checklist(
          checklistNode, name: Checklist.ownName, title: "The project's own checklist",
          rules: ruleNames))
    }
    return decoder.ticking(lists, ticks)
  }

  /// Layers of the project with `uses` are a contract, unless a contract covers them already.
  private mutating func addLayerContract(_ presets: [Preset]) {
    let ofPresets = Set(presets.flatMap(\.layers).map(\.layer.name))
    let from = layers.map(\.layer).filter { $0.uses != nil && !ofPresets.contains($0.name) }
    let isStated =
      extraRules.contains { !$0.checks(of: LayerCheck.self).isEmpty }
      || ownRules.contains { $0.node.mapping?.contains { $0.key.scalar?.text == "layers" } == true }
    guard let first = layers.first, !from.isEmpty, !isStated else { return }
    var rule = Rule(
      id: "project-layers", title: "Layers of the project", severity: .error,
      why: "The configuration says which layer may use which.",
      instead: "Move the code, or let it depend on a protocol of a layer that it may use.",
      confidence: .index, selector: Selector(), message: nil,
      checks: [LayerCheck(from: from.map(\.name))], options: [], sources: [],
      examples: [],
      origin: "\(decoder.file):\(first.mark.line):\(first.mark.column)")
    rule.isContract = true
    extraRules.append(rule)
  }

  private mutating func chosenPresets(
    _ request: ConfigurationRequest, _ defaults: [String]
  ) -> [Preset] {
    var names = request.presets.map { (name: $0, mark: YAMLMark?.none) }
    if names.isEmpty { names = presets }
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
    for entry in entries where !known.contains(entry.id) {
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
    let names = (layers + presets.flatMap(\.layers)).map(\.layer.name)
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
    guard let entry = entries.first(where: { $0.id == rule.id }) else { return rule }
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
    if let entries = optionsNode?.mapping {
      for entry in entries {
        guard let name = entry.key.scalar?.text, !names.contains(name) else { continue }
        decoder.problem(
          "no rule that is on has an option '\(name)'"
            + NearestName.hint(name, among: names.sorted()), at: entry.key)
      }
    }
    for entry in entries {
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
    for (glob, mark) in include {
      expectations.append(
        .init(subject: .files(glob), problem: problem("'\(glob.pattern)' matches no file", mark)))
    }
    for (glob, mark) in exclude {
      expectations.append(
        .init(
          subject: .excluded(glob),
          problem: problem("'\(glob.pattern)' under 'exclude' matches nothing", mark)))
    }
    for layer in layers {
      expectations.append(
        .init(
          subject: .layer(layer.layer.name),
          problem: problem("layer '\(layer.layer.name)' has no files", layer.mark)))
    }
    for (glob, key, mark) in decoder.globMentions {
      let isProtected = key == "'protected'"
      expectations.append(
        .init(
          subject: isProtected ? .protected(glob) : .selected(glob),
          problem: problem("'\(glob.pattern)' under \(key) matches no file", mark)))
    }
    for override in entries.flatMap(\.overrides) {
      expectations.append(
        .init(
          subject: .places(override.glob),
          problem: problem("'\(override.glob.pattern)' matches no file", override.mark)))
    }
    return expectations
  }
}
