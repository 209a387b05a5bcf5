import Project
import SwiftSource

/// Runs all rules about layers on one file: the modules that it imports and their layers.
struct LayerPass: Sendable {
  private let entries: [(rule: Int, check: LayerCheck)]
  private let layers: LayerSet

  init(_ rules: [Rule], layers: LayerSet) {
    self.layers = layers
    entries = rules.enumerated().flatMap { index, rule in
      rule.checks.compactMap { check in
        guard case .layers(let check) = check, check.means.contains(.imports) else { return nil }
        return (index, check)
      }
    }
  }

  /// - Parameter moduleLayers: the layers of each module's files, as indices into the layers.
  func check(_ file: SourceFile, _ run: inout FileRun, moduleLayers: [String: [Int]]) {
    guard !entries.isEmpty, let layer = run.place.layer else { return }
    let source = layers.layers[layer]
    for declaration in file.outline.declarations where declaration.kind == .import {
      let module = file.identifier(Int(declaration.name.start))
      guard module != run.place.module else { continue }
      let targets = Set(layers.indices(ofModule: module) + (moduleLayers[module] ?? []))
      for (rule, check) in entries where run.isActive(rule) {
        let broken = targets.sorted().filter { check.forbids(from: source, to: layers.layers[$0]) }
        guard let target = broken.first, broken.count == targets.count else { continue }
        run.emit(
          FileRun.Draft(
            rule: rule, token: Int(declaration.introducer),
            range: file.bytes(
              of: TokenRange(Int(declaration.introducer), Int(declaration.range.end))),
            subject: "import \(module)",
            values: [
              "module": module, "from": source.name, "to": layers.layers[target].name,
              "name": module,
            ],
            message: run.rules[rule].value.message
              ?? MessageTemplate("{from} imports '{module}' of {to}, which it must not know")),
          in: file)
      }
    }
  }
}
