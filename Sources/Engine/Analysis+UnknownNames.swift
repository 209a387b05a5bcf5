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
    guard !own.isEmpty else { return [] }
    var notes: [Report.Problem] = []
    func note(_ rule: Rule, _ message: String) {
      notes.append(
        Report.Problem(
          path: "", message: "\(rule.origin): rule '\(rule.id)': \(message)", isHarmless: true))
    }
    let modules = own.contains { !$0.selector.moduleNames.isEmpty } ? Self.modules(of: places) : []
    for rule in own {
      for name in rule.selector.moduleNames where !modules.contains(where: { name.matches($0) }) {
        note(
          rule,
          "no module is named '\(name.pattern)'"
            + NearestName.hint(name.pattern, among: modules.sorted()))
      }
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
  /// True if archlint ships the rule.
  fileprivate var isShipped: Bool { origin.hasPrefix("Rules/") }
}
