import Project
import SwiftSource

/// A check that layers do not use each other against the rules.
package struct LayerCheck: RuleCheck, Hashable {
  /// The ways in which one layer uses another.
  package enum Means: String, Sendable, CaseIterable {
    /// An import of a module that belongs to the layer.
    case imports
    /// A name of a type that is declared in the layer.
    case references
  }

  /// The layers whose files are checked, empty for all that say what they use.
  package var from: [String]
  /// The layers that those files must not use; empty for all that their layer does not list.
  package var to: [String]
  package var means: Set<Means>
  package var filter: ReferenceFilter
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init(
    from: [String] = [], to: [String] = [], means: Set<Means> = Set(Means.allCases),
    filter: ReferenceFilter = ReferenceFilter()
  ) {
    self.from = from
    self.to = to
    self.means = means
    self.filter = filter
  }

  package var needs: CheckNeeds { means.contains(.references) ? .references : [] }

  /// Returns true if a file of layer `source` must not use layer `target`.
  func forbids(from source: Layer, to target: Layer) -> Bool {
    guard source.name != target.name, from.isEmpty || from.contains(source.name) else {
      return false
    }
    if !to.isEmpty { return to.contains(target.name) }
    guard let uses = source.uses else { return false }
    return !uses.contains(target.name)
  }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about the direction of dependencies between layers.
  static let layers: RuleKind = RuleKind(
    [
      .checks(
        "layers", of: LayerCheck.self,
        "Layers that must not use each other. Without `from` and `to` every layer may use only "
          + "those that it lists under `uses`.",
        example: "{from: Domain, to: [Data, Presentation]}")
    ],
    mappings: [LayerCheck.mapping.info], compile: { LayerProgram($0, &$1) })
}

extension LayerCheck: MappingValue {
  package static let mappingName = "layers of a rule"

  package static let mapping: Mapping<LayerCheck> = Mapping(
    what: "'layers'", "A check of the direction of dependencies between layers.",
    keys: [
      Key(
        "from", { $0.from = $1 }, .layers, "The layers whose files are checked.",
        example: "[Domain]",
        default: "all layers with `uses`"),
      Key(
        "to", { $0.to = $1 }, .layers, "The layers that those files must not use.",
        example: "[Data]",
        default: "all layers that their `uses` does not list"),
      Key(
        "by", { $0.means = $1 }, .choices(), "The ways in which a layer uses another.",
        example: "[imports]", default: "imports and references"),
    ], ReferenceFilter.keys(\.filter),
    .findingKeys(\.severity, \.message, example: "{from} uses '{name}' of {to}"),
    make: { LayerCheck() })
}

// MARK: - Program

/// All checks of layers in a run.
struct LayerProgram: KindProgram {
  private let entries: [OwnedCheck<LayerCheck>]
  private let layers: LayerSet
  let phases: Phases

  init(_ checks: [OwnedCheck<LayerCheck>], _ builder: inout ProgramBuilder) {
    layers = builder.layers
    entries = checks
    // Known once: every file asks for them.
    var phases: Phases = []
    if checks.contains(where: { $0.check.means.contains(.imports) }) {
      phases.insert(.firstLook)
    }
    if checks.contains(where: { $0.check.means.contains(.references) }) {
      phases.insert(.references)
    }
    self.phases = phases
  }

  /// Checks the imports of a file.
  func check(_ file: SourceFile, _ run: inout FileRun, scratch: AnyObject?) {
    guard let layer = run.place.layer else { return }
    let source = layers.layers[layer]
    for declaration in file.outline.declarations where declaration.kind == .import {
      let module = file.identifier(Int(declaration.name.start))
      guard module != run.place.module else { continue }
      let targets = Set(layers.indices(ofModule: module) + (run.modules.layers[module] ?? []))
      for entry in entries where entry.check.means.contains(.imports) && run.isActive(entry.rule) {
        let broken = targets.sorted().filter {
          entry.check.forbids(from: source, to: layers.layers[$0])
        }
        guard let target = broken.first, broken.count == targets.count else { continue }
        let range = TokenRange(Int(declaration.introducer), Int(declaration.range.end))
        run.report(
          Finding(
            rule: entry.rule, token: Int(declaration.introducer), range: file.bytes(of: range),
            subject: "import \(module)",
            values: [
              "module": module, "from": source.name, "to": layers.layers[target].name,
              "name": module,
            ],
            severity: entry.check.severity,
            message: entry.check.message ?? run.programs[entry.rule].rule.message
              ?? MessageTemplate("{from} imports '{module}' of layer {to}, which it must not use")),
          in: file)
      }
    }
  }

  func violations(in references: ProjectReferences) -> [(file: Int, violation: Violation)] {
    entries.filter { $0.check.means.contains(.references) }.flatMap {
      violations(of: $0, in: references)
    }
  }

  private func violations(
    of entry: OwnedCheck<LayerCheck>, in references: ProjectReferences
  ) -> [(file: Int, violation: Violation)] {
    let all = layers.layers
    let forbidden = all.indices.map { from in
      all.indices.map { entry.check.forbids(from: all[from], to: all[$0]) }
    }
    let places = references.places
    return references.each(entry.check.filter) { file, symbol, target in
      guard let from = places[file].layer, let to = places[target].layer, forbidden[from][to] else {
        return nil
      }
      var violation = references.violation(
        of: entry.rule, file, symbol, from: all[from].name, to: all[to].name,
        "'{name}' belongs to {to}, which {from} must not use")
      violation.own = Violation.Own(severity: entry.check.severity, message: entry.check.message)
      return violation
    }
  }
}

extension Rule {
  /// The names of the layers that the rule or a part of it speaks of.
  package var layerNames: Set<String> {
    let selectors = [selector] + checks.flatMap(\.selectors)
    var names = Set(selectors.flatMap { $0.included.layers + $0.excluded.layers })
    for check in checks(of: LayerCheck.self) { names.formUnion(check.from + check.to) }
    return names
  }
}
