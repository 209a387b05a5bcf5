import LintRules
import Matching
import Project
import YAML

/// The configurations of folders.
///
/// A folder's file changes the severities of rules there, or has a rule of its own in their place: one
/// with other options, limited to the folder, and the outer one is off in it.
extension ConfigurationBuilder {
  /// Adds what the files of folders say, outer folders first.
  mutating func addFolders(to instances: inout [RuleInstance]) {
    for index in sources.indices {
      guard let folder = sources[index].folder else { continue }
      for id in affectedRules(sources[index], instances) {
        add(id, of: index, folder, to: &instances)
      }
      addOwnRules(of: index, folder, to: &instances)
      addTerms(of: index, folder, to: &instances)
    }
  }

  /// The ids of the rules that the file sets, or whose options it sets.
  private func affectedRules(
    _ source: ConfigurationSource, _ instances: [RuleInstance]
  ) -> [String] {
    let own = Set(ownRules.filter { sources[$0.source].text.path == source.text.path }.map(\.id))
    var ids = source.file.entries.map(\.id).filter { !own.contains($0) }
    let options = Set(source.file.options.keys)
    for instance in instances
    where !ids.contains(instance.rule.id)
      && instance.rule.options.contains(where: { options.contains($0.name) })
    {
      ids.append(instance.rule.id)
    }
    return ids.filter { isWanted($0) && ruleNames.contains($0) }
  }

  /// Applies the settings of a folder to a rule.
  private mutating func add(
    _ id: String, of index: Int, _ folder: String, to instances: inout [RuleInstance]
  ) {
    let source = sources[index]
    let entry = source.entry(id)
    let outer = instances.indices.last {
      instances[$0].rule.id == id && folder.lies(in: instances[$0].folder)
    }
    if let outer, let entry, changesSeverityOnly(entry, source.file, instances[outer].rule) {
      var overrides = entry.ruleOverrides
      if let level = entry.level {
        overrides.append(Rule.Override(.inside(folder: folder), severity: level.severity))
      }
      instances[outer].rule.overrides.insert(contentsOf: overrides, at: 0)
      instances[outer].settings.overrides.insert(
        contentsOf: severities(of: entry, folder, source), at: 0)
      return
    }
    var settings = outer.map { instances[$0].settings } ?? self.settings(for: id)
    let inherited = (settings.rule.included, settings.rule.excluded)
    settings.add(source, id, index: index)
    // The file's own decoder reads its selectors: their globs start in the folder.
    (settings.rule.included, settings.rule.excluded) = inherited
    if let outer {
      instances[outer].rule.overrides.insert(
        Rule.Override(.inside(folder: folder), severity: nil), at: 0)
    }
    if settings.level?.value == .off, !isForced(id) { return }
    guard var instance = decode([AskedRule(id: id, settings: settings)]).first else { return }
    if let node = entry?.included {
      instance.rule.selector.included = sources[index].decoder.scope(node, "'in'")
    }
    if let node = entry?.excluded {
      instance.rule.selector.excluded = sources[index].decoder.scope(node, "'not-in'")
    }
    append(instance, folder, to: &instances)
  }

  /// The severities of an entry in a folder, with their origins.
  private func severities(
    of entry: RuleEntry, _ folder: String, _ source: ConfigurationSource
  ) -> [(glob: String, level: Level, origin: Origin)] {
    let origin = source.origin(entry.mark)
    let paths = entry.overrides.map { ($0.name.pattern, $0.value, source.origin($0.mark)) }
    return paths + (entry.level.map { [("/\(folder)/**", $0, origin)] } ?? [])
  }

  /// Returns true if a folder changes nothing of a rule but its severity.
  private func changesSeverityOnly(
    _ entry: RuleEntry, _ file: ConfigurationFile, _ rule: Rule
  ) -> Bool {
    let isTable = Rule.tableRuleIDs.contains(rule.id) || rule.isContract
    let changesOptions =
      !entry.options.isEmpty || rule.options.contains { file.options[$0.name] != nil }
    return isTable || !changesOptions && entry.included == nil && entry.excluded == nil
  }

  private mutating func addOwnRules(
    of index: Int, _ folder: String, to instances: inout [RuleInstance]
  ) {
    for own in ownRules where own.source == index && isWanted(own.id) {
      var settings = ResolvedSettings()
      settings.rule.isOwn = true
      settings.rule.includesExamples = request.includesExamples
      settings.definition = sources[index].origin(own.node.start)
      settings.add(sources[index], own.id, index: index)
      if settings.level?.value == .off, !isForced(own.id) { continue }
      guard let rule = sources[index].decoder.rule(own.node, settings.rule) else { continue }
      append(RuleInstance(rule: rule, settings: settings), folder, to: &instances)
    }
  }

  private func addTerms(of index: Int, _ folder: String, to instances: inout [RuleInstance]) {
    guard let rule = sources[index].file.terms, isWanted(rule.id) else { return }
    let outer = instances.last { $0.rule.id == rule.id && folder.lies(in: $0.folder) }
    var settings = outer?.settings ?? ResolvedSettings()
    settings.add(sources[index], rule.id, index: index)
    if settings.level?.value == .off, !isForced(rule.id) { return }
    var instance = RuleInstance(rule: rule, settings: settings)
    instance.rule.severity = settings.rule.severity ?? rule.severity
    append(instance, folder, to: &instances)
  }

  /// Adds a rule that is limited to a folder.
  private func append(
    _ instance: RuleInstance, _ folder: String, to instances: inout [RuleInstance]
  ) {
    var instance = instance
    instance.folder = folder
    instance.rule.overrides.insert(Rule.Override(.outside(folder: folder), severity: nil), at: 0)
    instances.append(instance)
  }
}
