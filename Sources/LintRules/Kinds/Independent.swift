import Project
import SwiftSource

/// A check that groups of files do not use each other.
package struct IndependenceCheck: RuleCheck, Hashable {
  /// The groups; nil only while the check is being read.
  package var grouping: Grouping?
  package var filter: ReferenceFilter

  package init(grouping: Grouping?, filter: ReferenceFilter = ReferenceFilter()) {
    self.grouping = grouping
    self.filter = filter
  }

  package var needs: CheckNeeds { .references }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about groups of files that must not use each other.
  static let independent: RuleKind = RuleKind(
    [
      .checks(
        "independent", of: IndependenceCheck.self,
        "Layers, modules or folders that must not use each other.",
        example: "{folders: Features/*}")
    ],
    mappings: [IndependenceCheck.mapping.info],
    compile: { checks, _ in IndependenceProgram(checks) })
}

extension IndependenceCheck: MappingValue {
  package static let mappingName = "independent"

  package static let mapping: Mapping<IndependenceCheck> = Mapping(
    "Groups of files that must not use each other. It has one of `layers`, `modules` and `folders`.",
    keys: Grouping.keys(\.grouping), ReferenceFilter.keys(\.filter),
    needs: Grouping.demand, make: { IndependenceCheck(grouping: nil) },
    check: { _, node, decoder in Grouping.isOnly(in: node, of: "'independent'", &decoder) })
}

// MARK: - Program

/// All checks of independent groups in a run.
struct IndependenceProgram: KindProgram {
  private let checks: [OwnedCheck<IndependenceCheck>]

  init(_ checks: [OwnedCheck<IndependenceCheck>]) { self.checks = checks }

  var phases: Phases { .references }

  func violations(in references: ProjectReferences) -> [(file: Int, violation: Violation)] {
    checks.flatMap { owned in
      owned.check.grouping.map { violations(of: owned, $0, in: references) } ?? []
    }
  }

  private func violations(
    of owned: OwnedCheck<IndependenceCheck>, _ grouping: Grouping,
    in references: ProjectReferences
  ) -> [(file: Int, violation: Violation)] {
    let table = references.table
    let groups = references.places.map { grouping.group(of: $0, layers: references.layers) }
    var found = references.each(owned.check.filter) { file, symbol, target -> Violation? in
      guard let from = groups[file], let to = groups[target], from != to else { return nil }
      return references.violation(
        of: owned.rule, file, symbol, from: from, to: to,
        "'{name}' belongs to \(grouping.noun) {to}, which {from} must not use")
    }
    guard case .modules = grouping else { return found }
    for file in references.places.indices {
      guard let from = groups[file] else { continue }
      for module in table.files[file].imports {
        for number in table.modules.byName(module.name) {
          let to = table.modules.names[Int(number)]
          guard to != from, groups.contains(to) else { continue }
          found.append(
            (
              file,
              Violation(
                rule: owned.rule, target: .module(module.name),
                values: ["name": to, "from": from, "to": to],
                message: MessageTemplate("{from} imports {to}, which it must not use"),
                subject: "\(from) -> \(to)")
            ))
        }
      }
    }
    return found
  }
}
