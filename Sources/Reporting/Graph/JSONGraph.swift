import Results

extension GraphFormat {
  package static let json = GraphFormat("json", "nodes and edges, for scripts") {
    JSONGraph.render($0)
  }
}

/// A graph as JSON: nodes, and edges that name their ends.
enum JSONGraph {
  static func render(_ graph: ProjectGraph) -> [UInt8] {
    var json = JSONWriter()
    render(graph, to: &json)
    json.finish()
    return json.bytes
  }

  static func render(_ graph: ProjectGraph, to json: inout JSONWriter) {
    json.object(.lines) { json in
      json.member("level", graph.level)
      if graph.hiddenEdges > 0 { json.member("hiddenEdges", graph.hiddenEdges) }
      json.key("nodes")
      json.array(.lines) { json in
        for node in graph.nodes { render(node, to: &json) }
      }
      json.key("edges")
      json.array(.lines) { json in
        for edge in graph.edges { render(edge, of: graph, to: &json) }
      }
    }
  }

  private static func render(_ node: ProjectGraph.Node, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", node.name)
      json.member("files", node.files)
    }
  }

  private static func render(
    _ edge: ProjectGraph.Edge, of graph: ProjectGraph, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("from", graph.nodes[edge.from].name)
      json.member("to", graph.nodes[edge.to].name)
      json.member("references", edge.references)
      json.member("imports", edge.imports)
      json.member("findings", edge.findings)
    }
  }
}
