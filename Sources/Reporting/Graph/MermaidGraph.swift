import Results

extension GraphFormat {
  package static let mermaid = GraphFormat("mermaid", "a flow chart that Markdown viewers draw") {
    Array(MermaidGraph.render($0).utf8)
  } limit: {
    MermaidGraph.warning($0, String(decoding: $1, as: UTF8.self))
  }
}

/// A graph as a Mermaid flow chart, which Markdown viewers draw; edges with findings are red.
///
/// Source: the Mermaid documentation, "Flowcharts - Basic Syntax".
enum MermaidGraph {
  /// The most edges and characters that Mermaid draws unless its host raises the limits.
  ///
  /// Source: Mermaid's configuration schema, `maxEdges` and `maxTextSize`.
  static let maximumEdges = 500
  static let maximumCharacters = 50_000

  /// Why viewers refuse a graph, and what to do about it; nil for one that they draw.
  static func warning(_ graph: ProjectGraph, _ text: String) -> String? {
    let characters = text.utf16.count
    let reason: String
    if graph.edges.count > maximumEdges {
      reason = "\(graph.edges.count) edges, and Mermaid draws at most \(maximumEdges)"
    } else if characters > maximumCharacters {
      reason = "\(characters) characters, and Mermaid draws at most \(maximumCharacters)"
    } else {
      return nil
    }
    let coarser = ["file": "folder", "folder": "module"][graph.level]
    let level = coarser.map { "choose a coarser level such as --level \($0), " } ?? ""
    let fewer = graph.hiddenEdges == 0 ? "leave out edges with --hide-transitive, " : ""
    return "the graph has \(reason); \(level)\(fewer)show one \(graph.level) with --focus NAME, "
      + "or write it with --format dot"
  }

  static func render(_ graph: ProjectGraph) -> String {
    let text = drawing(graph)
    guard let warning = warning(graph, text) else { return text }
    return "%% \(warning.prefix(1).uppercased())\(warning.dropFirst())\n" + text
  }

  private static func drawing(_ graph: ProjectGraph) -> String {
    var lines = ["flowchart LR"]
    if graph.hiddenEdges > 0 { lines.append("  %% \(graph.hiddenEdgesNote)") }
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
