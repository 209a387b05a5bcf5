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
    for layer in layers {
      for message in missing(layer.modules) {
        note("\(configuration.layerPlaces[layer.name] ?? ""): layer '\(layer.name)': \(message)")
      }
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
