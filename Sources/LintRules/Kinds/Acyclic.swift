import Project
import SwiftSource

/// A check that groups of files do not depend on each other in a cycle.
package struct CycleCheck: RuleCheck, Hashable {
  /// The groups; nil only while the check is being read.
  package var grouping: Grouping?

  package init(grouping: Grouping?) { self.grouping = grouping }

  package var needs: CheckNeeds { .references }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about cycles of dependencies.
  static let acyclic: RuleKind = RuleKind(
    [
      .checks(
        "acyclic", of: CycleCheck.self,
        "Layers, modules or folders that must not depend on each other in a cycle.",
        example: "{folders: Sources/*}")
    ],
    mappings: [CycleCheck.mapping.info], compile: { checks, _ in CycleProgram(checks) })
}

extension CycleCheck: MappingValue {
  package static let mappingName = "acyclic"

  package static let mapping: Mapping<CycleCheck> = Mapping(
    "Groups of files without cycles. It has one of `layers`, `modules` and `folders`.",
    keys: Grouping.keys(\.grouping), needs: Grouping.demand, make: { CycleCheck(grouping: nil) },
    check: { _, node, decoder in Grouping.isOnly(in: node, of: "'acyclic'", &decoder) })
}

// MARK: - Program

/// All checks of cycles in a run.
struct CycleProgram: KindProgram {
  private let checks: [OwnedCheck<CycleCheck>]

  init(_ checks: [OwnedCheck<CycleCheck>]) { self.checks = checks }

  var phases: Phases { .references }

  func violations(in references: ProjectReferences) -> [(file: Int, violation: Violation)] {
    checks.flatMap { owned in
      owned.check.grouping.map { violations(of: owned.rule, $0, in: references) } ?? []
    }
  }

  private func violations(
    of rule: RuleID, _ grouping: Grouping, in references: ProjectReferences
  ) -> [(file: Int, violation: Violation)] {
    let graph = DependencyGraph(
      references.table, places: references.places, references: references.references,
      grouping: grouping, layers: references.layers)
    return graph.cycles().compactMap { cycle in
      guard let cut = cycle.cuts.first, let use = graph.edges[cut].uses.first else { return nil }
      let way = cycle.way.map { graph.groups[$0] }.joined(separator: " -> ")
      let cuts = cycle.cuts.prefix(3).map { index in
        let edge = graph.edges[index]
        return "\(graph.groups[edge.from]) -> \(graph.groups[edge.to]) (\(edge.price))"
      }
      var violation = Violation(
        rule: rule, target: use.target,
        values: ["way": way, "cuts": cuts.joined(separator: ", "), "name": way],
        message: MessageTemplate(
          "\(grouping.noun)s depend on each other in a cycle: {way}; cheapest to cut: {cuts}"),
        subject: cycle.groups.map { graph.groups[$0] }.joined(separator: ", "))
      violation.files = files(of: cycle, in: graph, apartFrom: use.file, references.places)
      return (use.file, violation)
    }
  }

  /// How many files of a dependency are named.
  private static let maximumFiles = 20

  /// The files that make the cycle, so that a change to one of them is told of it.
  private func files(
    of cycle: DependencyGraph.Cycle, in graph: DependencyGraph, apartFrom known: Int,
    _ places: [Place]
  ) -> [Finding.Related] {
    zip(cycle.way, cycle.way.dropFirst()).flatMap { from, to in
      let uses = graph.edges.first { $0.from == from && $0.to == to }?.uses ?? []
      return uses.filter { $0.file != known }.prefix(Self.maximumFiles).map { use in
        Finding.Related(
          path: places[use.file].path, range: nil,
          message: "\(graph.groups[from]) -> \(graph.groups[to])")
      }
    }
  }
}

extension DependencyGraph.Edge {
  /// The cost of a cut, in words.
  fileprivate var price: String {
    if references == 0 { return imports == 1 ? "1 import" : "\(imports) imports" }
    return references == 1 ? "1 reference" : "\(references) references"
  }
}
