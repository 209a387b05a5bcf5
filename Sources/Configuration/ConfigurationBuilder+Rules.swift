import LintRules
import YAML

/// The rules of a run: those of presets, of the configuration and of the command line, decoded.
extension ConfigurationBuilder {
  /// The rules that are on in every configuration that does not switch them off.
  static let standing = [
    "unused-suppression", "unknown-suppression", "suppression-without-reason",
  ]

  mutating func activeRules(
    _ request: ConfigurationRequest, _ presets: [Preset]
  ) -> [Rule] {
    var order: [String] = []
    var byPreset: [String: [(preset: Preset, entry: RuleEntry)]] = [:]
    for preset in presets {
      for entry in preset.entries {
        if byPreset[entry.id] == nil { order.append(entry.id) }
        byPreset[entry.id, default: []].append((preset, entry))
      }
    }
    let own = Dictionary(ownRules.map { ($0.id, $0.node) }, uniquingKeysWith: { $1 })
    for id in ownRules.map(\.id) where byPreset[id] == nil && !order.contains(id) {
      order.append(id)
    }
    order += file.entries.map(\.id).filter { !order.contains($0) && catalogue.contains($0) }
    order += Self.standing.filter { !order.contains($0) }
    order += request.only.filter { !order.contains($0) && catalogue.contains($0) }
    if !request.only.isEmpty { order.removeAll { !request.only.contains($0) } }
    let asked = order.compactMap { id -> AskedRule? in
      let entry = file.entries.first { $0.id == id }
      let isForced = request.only.contains(id)
      let presetLevel = byPreset[id]?.last?.entry.level
      if !isForced, (entry?.level ?? presetLevel) == .off { return nil }
      var settings = settings(for: id, byPreset[id] ?? [], entry)
      settings.includesExamples = request.includesExamples
      settings.isOwn = own[id] != nil
      return AskedRule(id: id, settings: settings, mark: entry?.mark)
    }
    let shipped = Parallel.map(asked.count) { [catalogue] position in
      asked[position].settings.isOwn
        ? (nil, []) : catalogue.rule(asked[position].id, asked[position].settings)
    }
    return zip(asked, shipped).compactMap { asked, shipped in
      if let node = own[asked.id] { return decoder.rule(node, asked.settings) }
      // A problem with a shipped rule comes from values in the configuration.
      for problem in shipped.1 {
        decoder.problem(
          "rule '\(asked.id)' cannot have this setting: \(problem.message)",
          at: asked.mark ?? YAMLMark(offset: 0, line: 0, column: 0))
      }
      return shipped.0
    }
  }

  /// A rule of the run before it is decoded.
  private struct AskedRule: Sendable {
    let id: String
    let settings: RuleSettings
    /// The location of its entry in the configuration.
    let mark: YAMLMark?
  }

  private func settings(
    for id: String, _ presets: [(preset: Preset, entry: RuleEntry)], _ entry: RuleEntry?
  ) -> RuleSettings {
    var settings = RuleSettings()
    for (preset, presetEntry) in presets {
      settings.severity = presetEntry.level?.severity ?? settings.severity
      settings.options.merge(preset.options) { $1 }
      settings.options.merge(presetEntry.options) { $1 }
      settings.included = presetEntry.included ?? settings.included
      settings.excluded = presetEntry.excluded ?? settings.excluded
      settings.sources.append(
        Rule.Source(preset: preset.name, section: presetEntry.section))
    }
    settings.options.merge(file.options) { $1 }
    if let entry {
      settings.severity = entry.level?.severity ?? settings.severity
      settings.options.merge(entry.options) { $1 }
      settings.included = entry.included ?? settings.included
      settings.excluded = entry.excluded ?? settings.excluded
      settings.baseline = entry.baseline ?? settings.baseline
      settings.overrides = entry.ruleOverrides
    }
    return settings
  }
}
