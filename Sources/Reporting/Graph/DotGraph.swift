import Results

extension GraphFormat {
  package static let dot = GraphFormat("dot", "the language of Graphviz") {
    Array(DotGraph.render($0).utf8)
  }
}

/// A graph in the language of Graphviz; edges with findings are red.
///
/// Source: the Graphviz documentation, "DOT Language".
enum DotGraph {
  static func render(_ graph: ProjectGraph) -> String {
    var lines = ["digraph \"\(graph.level)s\" {", "  node [shape=box]"]
    if graph.hiddenEdges > 0 { lines.append("  // \(graph.hiddenEdgesNote)") }
    for (number, node) in graph.nodes.enumerated() {
      lines.append("  n\(number) [label=\"\(escaped(node.label))\"]")
    }
    for edge in graph.edges {
      let look = edge.findings > 0 ? ", color=red, fontcolor=red, penwidth=2" : ""
      lines.append("  n\(edge.from) -> n\(edge.to) [label=\"\(escaped(edge.label))\"\(look)]")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// The text between quotes; Graphviz reads numbers of HTML there.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "&", "#": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
