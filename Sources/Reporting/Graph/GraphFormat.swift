import Engine

/// The forms in which a graph can be written.
package enum GraphFormat: String, CaseIterable, Sendable {
  case mermaid, dot, json

  /// The graph in this form.
  package func render(_ graph: ProjectGraph) -> [UInt8] {
    switch self {
    case .mermaid: Array(MermaidGraph.render(graph).utf8)
    case .dot: Array(DotGraph.render(graph).utf8)
    case .json: JSONGraph.render(graph)
    }
  }
}

extension ProjectGraph.Edge {
  /// What the edge rests on, in few words.
  var label: String {
    var parts: [String] = []
    if references > 0 || imports == 0 { parts.append("\(references)") }
    if imports > 0 { parts.append(imports == 1 ? "1 import" : "\(imports) imports") }
    if findings > 0 { parts.append(findings == 1 ? "1 finding" : "\(findings) findings") }
    return parts.joined(separator: ", ")
  }
}

extension ProjectGraph.Node {
  /// The name and the number of its files.
  var label: String { "\(name) (\(files == 1 ? "1 file" : "\(files) files"))" }
}
