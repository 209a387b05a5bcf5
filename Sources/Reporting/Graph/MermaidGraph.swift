import Engine

/// A graph as a Mermaid flow chart, which Markdown viewers draw; edges with findings are red.
///
/// Source: the Mermaid documentation, "Flowcharts - Basic Syntax".
enum MermaidGraph {
  static func render(_ graph: ProjectGraph) -> String {
    var lines = ["flowchart LR"]
    for (number, node) in graph.nodes.enumerated() {
      lines.append("  n\(number)[\"\(escaped(node.label))\"]")
    }
    for edge in graph.edges {
      let arrow = edge.findings > 0 ? "==>" : "-->"
      lines.append("  n\(edge.from) \(arrow)|\"\(escaped(edge.label))\"| n\(edge.to)")
    }
    let broken = graph.edges.indices.filter { graph.edges[$0].findings > 0 }
    if !broken.isEmpty {
      let numbers = broken.map(String.init).joined(separator: ",")
      lines.append("  linkStyle \(numbers) stroke:#c00,color:#c00")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text between quotes; what has a meaning there is written as a number. Comments and
  /// directives, which start with `%%`, are looked for everywhere.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "\"", "#", "<", ">", "&", "`", "\\", "%", "$": result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
