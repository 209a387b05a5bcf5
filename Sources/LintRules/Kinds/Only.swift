import Project
import SwiftSource

/// A check that only some files use something.
package struct UsageCheck: RuleCheck, Hashable {
  /// The files whose types it is about, all when nil.
  package var declared: Selector.Scope?
  package var filter: ReferenceFilter
  /// The files that may use it.
  package var allowed: Selector.Scope

  package init(
    declared: Selector.Scope?, filter: ReferenceFilter, allowed: Selector.Scope
  ) {
    self.declared = declared
    self.filter = filter
    self.allowed = allowed
  }

  package var needs: CheckNeeds { .references }
}

extension UsageCheck {
  /// The names of types that the check is about, as far as they are no globs.
  package var plainNames: [String] {
    (filter.names?.patterns ?? []).filter { name in
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about types that only some files may use.
  static let only: RuleKind = RuleKind(
    [
      .checks(
        "only", of: UsageCheck.self, "Types of the project that only some files may use.",
        example: "{types: [Keychain], by: {layers: [Data]}}")
    ],
    mappings: [UsageCheck.mapping.info], compile: { checks, _ in UsageProgram(checks) })
}

extension UsageCheck: MappingValue {
  package static let mappingName = "only"

  package static let mapping: Mapping<UsageCheck> = Mapping(
    "Types of the project that only some files may use. It has `types`, `in` or both.",
    keys: [
      Key(
        "by", { $0.allowed = $1 }, .mapping, "The files that may use them.",
        example: "{layers: [Data]}",
        isRequired: true),
      Key(
        "in", { $0.declared = $1 }, .mapping, "The files that declare them.",
        example: "{paths: [Internal/**]}", default: "all files"),
    ], ReferenceFilter.keys(\.filter),
    needs: .oneOrMore(of: ["types", "in"]),
    make: {
      UsageCheck(declared: nil, filter: ReferenceFilter(), allowed: Selector.Scope())
    },
    check: { check, node, decoder in
      if check.declared != nil || check.filter.names != nil { return true }
      decoder.problem("'only' needs 'types', or 'in' to say where they are declared", at: node)
      return false
    })
}

// MARK: - Program

/// All checks of restricted types in a run.
struct UsageProgram: KindProgram {
  private let checks: [OwnedCheck<UsageCheck>]

  init(_ checks: [OwnedCheck<UsageCheck>]) { self.checks = checks }

  var phases: Phases { .references }

  func violations(in references: ProjectReferences) -> [(file: Int, violation: Violation)] {
    checks.flatMap { violations(of: $0, in: references) }
  }

  private func violations(
    of owned: OwnedCheck<UsageCheck>, in references: ProjectReferences
  ) -> [(file: Int, violation: Violation)] {
    let check = owned.check
    let places = references.places
    let isDeclared = places.map { check.declared?.holds(at: $0, references.layers) ?? true }
    let isAllowed = places.map { check.allowed.holds(at: $0, references.layers) }
    return references.each(check.filter) { file, symbol, target in
      // A file among those that declare the types may use them.
      guard isDeclared[target], !isAllowed[file], check.declared == nil || !isDeclared[file] else {
        return nil
      }
      return references.violation(
        of: owned.rule, file, symbol, from: places[file].path, to: nil,
        "'{name}' must not be used here")
    }
  }
}
