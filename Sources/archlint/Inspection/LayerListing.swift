import Engine
import LintRules
import Project
import Reporting
import Results

/// The layers of a project as text: their files, what they may use, and what they do use.
struct LayerListing {
  let layers: LayerSet
  let places: [Place]
  let graph: ProjectGraph

  var text: String {
    guard !layers.layers.isEmpty else { return "the project has no layers\n" }
    let swift = places.filter { $0.path.hasSuffix(".swift") }
    var lines: [String] = []
    for (index, layer) in layers.layers.enumerated() {
      lines += block(layer.name, swift.filter { $0.layer == index })
    }
    let rest = swift.filter { $0.layer == nil }
    if !rest.isEmpty { lines += block("in no layer", rest) }
    let dependencies = dependencies()
    if !dependencies.isEmpty { lines += ["dependencies"] + dependencies }
    return lines.joined(separator: "\n") + "\n"
  }

  private func block(_ name: String, _ places: [Place]) -> [String] {
    ["\(name): \(counted(places.count, "file"))"] + places.map { "  \($0.path.visible)" } + [
      ""
    ]
  }

  /// Each pair of layers between which there is a dependency, or may be one.
  private func dependencies() -> [String] {
    layers.layers.flatMap { from in
      layers.layers.compactMap { to -> String? in
        guard from.name != to.name else { return nil }
        let edge = graph.edges.first {
          graph.nodes[$0.from].name == from.name && graph.nodes[$0.to].name == to.name
        }
        return state(from.uses?.contains(to.name), edge).map {
          "  \(from.name) -> \(to.name): \($0)"
        }
      }
    }
  }

  /// - Parameter isAllowed: nil if the layer does not state which layers it uses.
  private func state(_ isAllowed: Bool?, _ edge: ProjectGraph.Edge?) -> String? {
    switch (isAllowed, edge.map { count($0) }) {
    case (true?, nil): "allowed, never used"
    case (true?, let count?): "allowed, \(count)"
    case (false?, let count?): "not allowed, \(count)"
    case (nil, let count?): "not ruled, \(count)"
    case (_, nil): nil
    }
  }

  private func count(_ edge: ProjectGraph.Edge) -> String {
    let references = counted(edge.references, "reference")
    return edge.imports == 0
      ? references : "\(references), \(counted(edge.imports, "import"))"
  }
}
