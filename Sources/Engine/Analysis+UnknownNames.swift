import Configuration
import LintRules
import Matching
import Project
import Results

extension Analysis {
  /// Notes about names in the project's own rules that nothing in the project has: such a rule checks
  /// nothing, and nobody would notice.
  func unknownNames(_ places: [Place], _ table: SymbolTable) -> [Report.Problem] {
    let own = configuration.distinctRules.filter { !$0.isShipped }
    let layers = configuration.layers.layers.filter { configuration.layerPlaces[$0.name] != nil }
    guard !own.isEmpty || !layers.isEmpty else { return [] }
    var notes: [Report.Problem] = []
    func note(_ message: String) {
      notes.append(Report.Problem(path: "", message: message, isHarmless: true))
    }
    func note(_ rule: Rule, _ message: String) {
      note(rule.noteStart + message)
    }
    let asksForModules =
      own.contains { !$0.moduleNames.isEmpty } || layers.contains { !$0.modules.isEmpty }
    let modules = asksForModules ? Self.modules(of: places) : []
    /// The remark on those names that no module has.
    func missing(_ names: [NameGlob]) -> [String] {
      names.filter { name in !modules.contains { name.matches($0) } }.map { name in
        "no module is named '\(name.pattern)'"
          + NearestName.hint(name.pattern, among: modules.sorted())
      }
    }
    for layer in layers where !layer.modules.isEmpty {
      let start = "\(configuration.layerPlaces[layer.name] ?? ""): layer '\(layer.name)'"
      let unknown = missing(layer.modules.filter { !isImported($0, table) })
      guard isExpected(layer), let reason = emptiness(of: layer, unknown, places, table) else {
        for message in unknown { note("\(start): \(message)") }
        continue
      }
      notes.append(Report.Problem(path: "", message: "\(start) has no files\(reason)"))
    }
    for rule in own {
      for message in missing(rule.moduleNames) { note(rule, message) }
      for name in rule.checks(of: UsageCheck.self).flatMap(\.plainNames)
      where !table.declaresType(named: name) {
        note(rule, "the project declares no type '\(name)'")
      }
    }
    return notes
  }

  /// Returns true if the project's own configuration has the layer: a shared one cannot know the project.
  private func isExpected(_ layer: Layer) -> Bool {
    configuration.expectations.contains { expectation in
      if case .layer(layer.name) = expectation.subject { true } else { false }
    }
  }

  /// The reason why a layer has no files, as the end of a message; nil if it has some, or if its modules come
  /// from elsewhere and a file imports one.
  ///
  /// - Parameter unknown: the remarks on those of its modules that the project does not have.
  private func emptiness(
    of layer: Layer, _ unknown: [String], _ places: [Place], _ table: SymbolTable
  ) -> String? {
    let layers = configuration.layers
    let index = layers.index(named: layer.name)
    guard !places.contains(where: { $0.layer == index }) else { return nil }
    let owner = places.lazy.filter { place in
      layer.modules.contains { name in
        place.module.map { name.matches($0) } ?? false
          || place.targets.contains { name.matches($0) }
      }
    }.compactMap(\.layer).first
    if let owner {
      let name = layers.layers[owner].name
      return
        ", because '\(name)' takes all of them; the first layer that matches a file has it, so "
        + "put '\(layer.name)' before '\(name)'"
    }
    if layer.modules.contains(where: { isImported($0, table) || !$0.isPlain }) { return nil }
    return unknown.isEmpty ? "" : ": \(unknown.joined(separator: ", "))"
  }

  /// Returns true if a file imports a module of the name. The table has hashes of names, so that nothing is
  /// known of what a glob matches.
  private func isImported(_ name: NameGlob, _ table: SymbolTable) -> Bool {
    guard name.isPlain else { return false }
    let hashed = Name(name.pattern)
    return table.files.contains { file in file.imports.contains { $0.name == hashed } }
  }

  /// The names of modules and targets.
  private static func modules(of places: [Place]) -> Set<String> {
    Set(places.flatMap { [$0.module].compactMap(\.self) + $0.targets })
  }
}

extension Rule {
  /// The start of a note about names of the rule that the project does not have.
  fileprivate var noteStart: String { "\(origin): rule '\(id)': " }

  /// The notes of a run about names of the rule that the project does not have.
  func notes(in problems: [Report.Problem]) -> [String] {
    problems.filter { $0.message.hasPrefix(noteStart) }
      .map { String($0.message.dropFirst(noteStart.count)) }
  }

  /// True if archlint ships the rule.
  fileprivate var isShipped: Bool { origin.hasPrefix("Rules/") }

  /// The names of modules in its selector and in the groups of its contracts.
  fileprivate var moduleNames: [NameGlob] {
    let groups =
      checks(of: IndependenceCheck.self).map(\.grouping)
      + checks(of: CycleCheck.self).map(\.grouping)
    let grouped = groups.map { (group: Grouping?) -> [NameGlob] in
      guard case .modules(let names)? = group else { return [] }
      return names
    }
    return selector.moduleNames + grouped.joined()
  }
}

extension NameGlob {
  /// True if the name is no glob.
  fileprivate var isPlain: Bool { pattern.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
}
