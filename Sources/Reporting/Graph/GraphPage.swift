import Results

extension GraphFormat {
  package static let html = GraphFormat("html", "one file for a browser, to look around in") {
    GraphPage.render($0)
  }
}

/// A graph as one HTML file that needs nothing else. Where scripts do not run, it is a picture with a list of
/// the edges against the order.
enum GraphPage {
  static func render(_ graph: ProjectGraph) -> [UInt8] {
    let layout = GraphLayout(graph)
    return HTMLTemplate(
      template: template, style: style, script: script, styleHash: styleHash, scriptHash: scriptHash
    ).filled { name in
      switch name {
      case "title": Array("Dependencies between \(graph.level)s".html.utf8)
      case "drawing": Array(SVGGraph.render(graph, isPage: true).utf8)
      case "plain": Array(plain(graph, layout).utf8)
      case "data": HTMLTemplate.inert(data(graph, layout))
      default: nil
      }
    }
  }

  /// How many edges the list has.
  private static let mostListed = 40

  /// The edges against the order, for those who see no drawing.
  private static func plain(_ graph: ProjectGraph, _ layout: GraphLayout) -> String {
    let red = graph.edges.indices.filter { SVGGraph.isRed(graph, layout, $0) }
    guard !red.isEmpty else { return "<p>Nothing goes against the order.</p>" }
    let items = red.prefix(mostListed).map { number -> String in
      let edge = graph.edges[number]
      let ends = "\(graph.nodes[edge.from].name.visible) → \(graph.nodes[edge.to].name.visible)"
      return "<li>\("\(ends): \(edge.label)".html)</li>"
    }
    let more = red.count > mostListed ? "<p>\(red.count - mostListed) more</p>" : ""
    return "<h3>against the order</h3><ul>\(items.joined())</ul>\(more)"
  }

  /// The files by the folders that they are in.
  private static func folders(of paths: [String], to json: inout JSONWriter) {
    let folders = Dictionary(grouping: paths) { path in
      path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
    for (folder, paths) in folders.sorted(by: { $0.key < $1.key }) {
      json.object { json in
        json.member("path", folder.onOneLine.visible)
        json.key("files")
        json.strings(
          paths.map { path in
            let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
            return String(name).onOneLine.visible
          })
      }
    }
  }

  private static func data(_ graph: ProjectGraph, _ layout: GraphLayout) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("nodes")
      json.array { json in
        for (node, paths) in zip(graph.nodes, graph.paths) {
          json.object { json in
            json.member("name", node.name.visible)
            json.member("files", node.files)
            json.key("folders")
            json.array { json in folders(of: paths, to: &json) }
          }
        }
      }
      json.key("edges")
      json.array { json in
        for (number, edge) in graph.edges.enumerated() {
          json.object { json in
            json.member("from", edge.from)
            json.member("to", edge.to)
            json.member("references", edge.references)
            json.member("imports", edge.imports)
            json.member("findings", edge.findings)
            json.member("backward", layout.isBackward[number])
            json.member("red", SVGGraph.isRed(graph, layout, number))
            json.key("places")
            json.strings(edge.places.map { $0.onOneLine.visible })
            json.member("more", edge.hiddenPlaces)
          }
        }
      }
    }
    return json.bytes
  }
}
