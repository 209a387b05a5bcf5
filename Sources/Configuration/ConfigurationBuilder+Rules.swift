import LintRules
import Matching
import YAML

/// The rules of a run: those of presets, of the configuration and of the command line, decoded.
extension ConfigurationBuilder {
  /// The rules that are on in every configuration that does not switch them off.
  static let standing = [
    "unused-suppression", "unknown-suppression", "suppression-without-reason",
  ]

  mutating func activeRules() -> [RuleInstance] {
    let asked = askedRules().compactMap { id -> AskedRule? in
      let settings = settings(for: id)
      if !isForced(id), settings.level?.value == .off { return nil }
      return AskedRule(id: id, settings: settings)
    }
    return decode(asked)
  }

  /// Returns true if the command line asks for the rule.
  func isForced(_ id: String) -> Bool { request.only.contains(id) }

  /// A rule of the run before it is decoded.
  struct AskedRule: Sendable {
    let id: String
    let settings: ResolvedSettings
  }

  /// The ids of rules that something asks for, in the order of presets, files and command line.
  private func askedRules() -> [String] {
    var order: [String] = []
    var seen: Set<String> = []
    func add(_ ids: [String]) { order += ids.filter { seen.insert($0).inserted } }
    for preset in presets { add(preset.ruleIDs) }
    let own = ownRules.filter { sources[$0.source].folder == nil }.map(\.id)
    add(own)
    let known = Set(catalogue.ids).union(own)
    order.removeAll { !known.contains($0) }
    for source in globalSources { add(source.file.entries.map(\.id).filter(catalogue.contains)) }
    add(Self.standing)
    add(request.only.filter(catalogue.contains))
    return order.filter(isWanted)
  }

  /// Returns true if the command line does not rule the rule out.
  func isWanted(_ id: String) -> Bool {
    if request.onlyAdded {
      return ownRules.last { $0.id == id }.map { sources[$0.source].role == .added } ?? false
    }
    let isChosen = request.only.isEmpty && request.onlyTags.isEmpty || isForced(id)
    guard !request.onlyTags.isEmpty || !request.skipTags.isEmpty else {
      return isChosen && !request.skip.contains(id)
    }
    let tags = tags(of: id)
    return (isChosen || tags.contains(where: request.onlyTags.contains))
      && !request.skip.contains(id) && !tags.contains(where: request.skipTags.contains)
  }

  /// The tags of a rule.
  func tags(of id: String) -> [String] {
    if let tag = catalogue.tag(of: id) { return [tag] }
    guard let own = ownRules.last(where: { $0.id == id }), let node = own.node.member("tags") else {
      return []
    }
    return sources[own.source].decoder.items(node).compactMap { $0.scalar?.text }
  }

  /// Decodes rules, those that archlint ships on all cores.
  mutating func decode(_ asked: [AskedRule]) -> [RuleInstance] {
    let own = Dictionary(ownRules.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    let shipped = Parallel.map(asked.count) { [catalogue] position in
      own[asked[position].id] != nil
        ? (nil, []) : catalogue.rule(asked[position].id, asked[position].settings.rule)
    }
    return zip(asked, shipped).compactMap { asked, shipped in
      if let rule = own[asked.id] {
        return sources[rule.source].decoder.rule(rule.node, asked.settings.rule).map {
          RuleInstance(rule: $0, settings: asked.settings)
        }
      }
      // A problem with a shipped rule comes from values in the configuration.
      for problem in shipped.1 {
        let message = "rule '\(asked.id)' cannot have this setting: \(problem.message)"
        if let (source, mark) = asked.settings.entry {
          sources[source].decoder.problem(message, at: mark)
        } else {
          let file = sources.last?.text.path ?? "command line"
          problems.append(ConfigurationProblem(file: file, message: message))
        }
      }
      return shipped.0.map { rule in
        var rule = rule
        rule.tags.insert(contentsOf: catalogue.tag(of: asked.id).map { [$0] } ?? [], at: 0)
        return RuleInstance(rule: rule, settings: asked.settings)
      }
    }
  }

  /// A rule that a table makes, as `rules` sets it; nil when it is off.
  mutating func tableInstance(_ table: TableRule) -> RuleInstance? {
    var rule = table.rule
    guard isWanted(rule.id) else { return nil }
    var settings = settings(for: rule.id)
    if settings.level?.value == .off, !isForced(rule.id) { return nil }
    settings.definition = sources[table.source].definition(of: rule)
    rule.severity = settings.rule.severity ?? rule.severity
    rule.overrides = settings.rule.overrides
    rule.baseline = settings.rule.baseline
    let source = settings.entry?.source ?? table.source
    if let node = settings.rule.included {
      rule.selector.included = sources[source].decoder.scope(node, "'in'")
    }
    if let node = settings.rule.excluded {
      rule.selector.excluded = sources[source].decoder.scope(node, "'not-in'")
    }
    return RuleInstance(rule: rule, settings: settings)
  }

  // MARK: - Settings

  /// The settings of a rule for the whole project.
  func settings(for id: String) -> ResolvedSettings {
    var settings = ResolvedSettings()
    settings.rule.includesExamples = request.includesExamples
    // The policy of a document does not wait: the team has asked for the rule.
    var isAsked = false
    var isPolicy = false
    for preset in presets {
      guard let entry = preset.preset.entry(id) else { continue }
      isAsked = true
      isPolicy = isPolicy || preset.preset.isDocument
      let origin = preset.source.map { sources[$0].origin(entry.mark) }
      let section = entry.section.isEmpty ? "" : "section \(entry.section)"
      settings.add(
        preset.preset.options, entry,
        from: origin ?? .preset(name: preset.preset.name, section: section))
      // A preset that states no level switches the rule on.
      if entry.level == nil, settings.level?.value == .off { settings.level = nil }
      settings.rule.sources.append(
        Rule.Source(preset: preset.preset.name, section: entry.section))
    }
    settings.rule.waitsForSystems = isAsked && !isPolicy
    for (index, source) in sources.enumerated() where source.isGlobal {
      settings.add(source, id, index: index)
    }
    if let rule = ownRules.last(where: { $0.id == id }) {
      settings.rule.isOwn = true
      settings.definition = sources[rule.source].origin(rule.node.start)
    }
    return settings
  }
}

extension ResolvedSettings {
  /// Adds the settings of a file.
  mutating func add(_ source: ConfigurationSource, _ id: String, index: Int) {
    rule.options.merge(source.file.options) { $1 }
    for name in source.file.optionNames { options[name.value] = source.origin(name.mark) }
    guard let entry = source.entry(id) else { return }
    self.entry = (index, entry.mark)
    // The overrides of a file come first: the first glob that matches decides.
    rule.overrides = entry.ruleOverrides + rule.overrides
    overrides =
      entry.overrides.map { ($0.name.pattern, $0.value, source.origin($0.mark)) } + overrides
    if let mode = entry.baseline {
      rule.baseline = mode
      baseline = source.origin(entry.mark)
    }
    add([:], entry, from: source.origin(entry.mark))
  }

  /// Adds the settings of an entry, and options for all rules beside it.
  fileprivate mutating func add(
    _ shared: [String: [String]], _ entry: RuleEntry, from origin: Origin
  ) {
    if let level = entry.level {
      self.level = Sourced(value: level, origin: origin)
      rule.severity = level.severity ?? rule.severity
    }
    for values in [shared, entry.options] {
      rule.options.merge(values) { $1 }
      for name in values.keys { options[name] = origin }
    }
    if let node = entry.included { (rule.included, included) = (node, origin) }
    if let node = entry.excluded { (rule.excluded, excluded) = (node, origin) }
  }
}

extension ConfigurationSource {
  /// The origin of a rule that a table of the file makes.
  fileprivate func definition(of rule: Rule) -> Origin {
    // `file:line:column`, which the table's decoder has written.
    let parts = rule.origin.split(separator: ":").suffix(2).compactMap { Int($0) }
    return parts.count == 2
      ? .file(path: text.path, line: parts[0], column: parts[1])
      : .file(path: text.path, line: 1, column: 1)
  }
}
