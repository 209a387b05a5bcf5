import LintRules
import Matching
import YAML

extension ConfigurationBuilder {
  /// The settings of the run with their origins, in the order of the keys of the file.
  func outcome(_ instances: [RuleInstance]) -> ConfigurationOutcome {
    var outcome = ConfigurationOutcome()
    addPresets(to: &outcome)
    addPlaces(to: &outcome)
    for layer in layers { add(layer, to: &outcome) }
    addOptions(to: &outcome)
    for instance in instances { add(instance, to: &outcome) }
    for source in sources {
      addDefinitions(of: source, to: &outcome)
      if source.role == .project, !source.file.authorizations.isEmpty {
        outcome.authorized = source.origin(source.mark(of: "authorized"))
      }
      for entry in source.file.entries where entry.level == .off {
        outcome.addOff(entry.id, source.origin(entry.mark), in: source.folder ?? "")
      }
    }
    return outcome
  }

  private func addPresets(to outcome: inout ConfigurationOutcome) {
    // A preset that nobody names is not written down: its other rules would count too.
    for preset in presets where !preset.isUnasked {
      let mention = sources.lazy.flatMap { source in
        source.file.presets.filter { $0.value == preset.preset.name }.map { source.origin($0.mark) }
      }.last
      let own = preset.source.map { Origin.file(path: sources[$0].text.path, line: 1, column: 1) }
      outcome.add(
        ["presets"], .text(preset.preset.name),
        own ?? mention ?? (request.presets.isEmpty ? .shipped : .commandLine))
    }
  }

  private func addPlaces(to outcome: inout ConfigurationOutcome) {
    for source in sources where source.role == .project {
      for glob in source.file.include {
        outcome.add(["include"], .text(glob.value.pattern), source.origin(glob.mark))
      }
      for glob in source.file.exclude {
        outcome.add(["exclude"], .text(glob.value.pattern), source.origin(glob.mark))
      }
      for app in source.file.appFolders {
        outcome.add(["apps"], .text(app.value), source.origin(app.mark))
      }
    }
  }

  private func add(_ layer: Sourced<DecodedLayer>, to outcome: inout ConfigurationOutcome) {
    let keys = ["layers", layer.value.name]
    outcome.add(keys, .mapping, layer.origin)
    let globs = layer.value.globs.map(\.value.pattern)
    if !globs.isEmpty { outcome.add(keys + ["paths"], .list(globs), layer.origin) }
    let modules = layer.value.modules.map(\.pattern)
    if !modules.isEmpty { outcome.add(keys + ["modules"], .list(modules), layer.origin) }
    if let uses = layer.value.uses { outcome.add(keys + ["uses"], .list(uses), layer.origin) }
  }

  /// Options that several rules share; the last file that sets one wins.
  private func addOptions(to outcome: inout ConfigurationOutcome) {
    var seen = Set<String>()
    for source in globalSources.reversed() {
      for name in source.file.optionNames where seen.insert(name.value).inserted {
        outcome.add(
          ["options", name.value], .list(source.file.options[name.value] ?? []),
          source.origin(name.mark))
      }
    }
  }

  private func add(_ instance: RuleInstance, to outcome: inout ConfigurationOutcome) {
    let settings = instance.settings
    let rule = instance.rule
    let keys = ["rules", rule.id]
    func add(_ names: [String], _ value: ConfigurationOutcome.Value, _ origin: Origin) {
      outcome.add(keys + names, value, origin, in: instance.folder)
    }
    add([], .mapping, settings.definition)
    let level = settings.level.flatMap { $0.value == .off ? nil : $0.origin }
    add(
      ["severity"], .text(rule.severity.rawValue),
      level ?? (isForced(rule.id) ? .commandLine : settings.definition))
    if !rule.options.isEmpty { add(["options"], .mapping, settings.definition) }
    for option in rule.options {
      let value: ConfigurationOutcome.Value =
        option.isList ? .list(option.values) : .text(option.values.first ?? "")
      add(["options", option.name], value, settings.options[option.name] ?? settings.definition)
    }
    for (name, node, origin) in [
      ("in", settings.rule.included, settings.included),
      ("not-in", settings.rule.excluded, settings.excluded),
    ] {
      if let node, let origin { add([name], .notation(node.notation), origin) }
    }
    if let first = settings.overrides.first { add(["paths"], .mapping, first.origin) }
    for override in settings.overrides {
      add(["paths", override.glob], .text(override.level.rawValue), override.origin)
    }
    if let origin = settings.baseline {
      add(["baseline"], .notation(settings.rule.baseline.notation), origin)
    }
  }

  /// The tables and rules of a file, by name.
  private func addDefinitions(
    of source: ConfigurationSource, to outcome: inout ConfigurationOutcome
  ) {
    let folder = source.folder ?? ""
    for term in source.file.terms?.checks(of: TermCheck.self).flatMap(\.terms) ?? [] {
      for phrase in term.phrases {
        outcome.add(
          ["terms", phrase.text], .text(term.right), source.origin(source.mark(of: "terms")),
          in: folder)
      }
    }
    for rule in ownRules where sources[rule.source].text.identity == source.text.identity {
      outcome.add(["own-rules"], .text(rule.id), source.origin(rule.node.start), in: folder)
    }
    for contract in source.file.contracts {
      outcome.add(["contracts"], .text(contract.value.id), source.origin(contract.mark))
    }
    for glob in source.file.protected?.checks(of: ProtectedCheck.self).flatMap(\.paths.globs) ?? []
    {
      outcome.add(
        ["protected"], .text(glob.pattern), source.origin(source.mark(of: "protected")))
    }
  }
}

extension BaselineMode {
  /// The mode as a configuration writes it.
  fileprivate var notation: String {
    switch self {
    case .frozen: "frozen"
    case .strict: "strict"
    case .burnDown(let day): "{burn-down: \(day)}"
    }
  }
}
