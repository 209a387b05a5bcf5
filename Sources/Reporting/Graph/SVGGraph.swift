import Results

extension GraphFormat {
  package static let svg = GraphFormat("svg", "a picture for documents and pull requests") {
    Array((SVGGraph.render($0, isPage: false) + "\n").utf8)
  }
}

/// A graph as a picture: nodes in columns, each to the left of what it uses. Edges are as wide as they have
/// references; those against the order or with findings are red.
enum SVGGraph {
  /// - Parameter isPage: true for the picture of a page, whose styles are those of the page and whose parts
  ///   can be chosen.
  /// - Parameter hasStyle: true for a picture that stands alone and brings its styles.
  static func render(_ graph: ProjectGraph, isPage: Bool, hasStyle: Bool = true) -> String {
    let layout = GraphLayout(graph)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(layout.width) \(layout.height)\" "
        + "width=\"\(layout.width)\" height=\"\(layout.height)\" role=\"\(isPage ? "group" : "img")\" "
        + "aria-label=\"Dependencies between \(graph.level)s\">"
    ]
    if !isPage, hasStyle {
      lines.append("<style>\(style)</style><rect class=\"ground\" width=\"100%\" height=\"100%\"/>")
    }
    let order = graph.edges.indices.sorted {
      (isRed(graph, layout, $0) ? 1 : 0, $0) < (isRed(graph, layout, $1) ? 1 : 0, $1)
    }
    for number in order { lines.append(edge(number, graph, layout, isPage)) }
    for (number, node) in graph.nodes.enumerated() {
      lines.append(box(layout.boxes[number], number, node, isPage))
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n")
  }

  /// True for an edge that leads up, or that a rule forbids.
  static func isRed(_ graph: ProjectGraph, _ layout: GraphLayout, _ edge: Int) -> Bool {
    graph.edges[edge].findings > 0 || layout.isBackward[edge]
  }

  private static func edge(
    _ number: Int, _ graph: ProjectGraph, _ layout: GraphLayout, _ isPage: Bool
  ) -> String {
    let edge = graph.edges[number]
    let (from, to) = (layout.boxes[edge.from], layout.boxes[edge.to])
    let middle = GraphLayout.height / 2
    let path: String
    if from.column < to.column {
      let (x1, y1, x2, y2) = (from.x + from.width, from.y + middle, to.x, to.y + middle)
      let bend = max(40, (x2 - x1) / 2)
      path = "M\(x1) \(y1)C\(x1 + bend) \(y1) \(x2 - bend) \(y2) \(x2) \(y2)"
    } else {
      // Back to a column on the left, or within one: below the boxes.
      let (x1, x2) = (from.x + from.width / 2, to.x + to.width / 2)
      let (y1, y2) = (from.y + GraphLayout.height, to.y + GraphLayout.height)
      let bend = min(GraphLayout.deepestBend, 26 + abs(x1 - x2) / 12)
      path = "M\(x1) \(y1)C\(x1) \(y1 + bend) \(x2) \(y2 + bend) \(x2) \(y2)"
    }
    let weight = max(1, edge.references + edge.imports)
    // One pixel more for each doubling.
    let width = 1 + (Int.bitWidth - weight.leadingZeroBitCount) / 2
    let isRed = isRed(graph, layout, number)
    let title =
      "\(graph.nodes[edge.from].name.visible) → \(graph.nodes[edge.to].name.visible): \(edge.label)"
    return "<path class=\"edge\(isRed ? " red" : "")\" d=\"\(path)\" stroke-width=\"\(width)\""
      + (isPage ? " data-edge=\"\(number)\"" : "") + "><title>\(title.html)</title></path>"
  }

  private static func box(
    _ box: GraphLayout.Box, _ number: Int, _ node: ProjectGraph.Node, _ isPage: Bool
  ) -> String {
    let page =
      isPage
      ? " data-node=\"\(number)\" tabindex=\"0\" role=\"button\" aria-label=\"\(node.label.visible.html)\""
      : ""
    return "<g class=\"node\"\(page)><title>\(node.label.visible.html)</title>"
      + "<rect x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(GraphLayout.height)\" rx=\"6\"/>"
      + "<text x=\"\(box.x + 11)\" y=\"\(box.y + 19)\">\(box.text.html)</text></g>"
  }

  /// The styles of a picture that stands alone.
  private static let style = """
    svg{color-scheme:light dark;font:12px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}\
    .ground{fill:#fff}.edge{fill:none;stroke:#8b94a3;opacity:.55}.edge.red{stroke:#c0271d;opacity:.9}\
    .node rect{fill:#eef1f6;stroke:#c3cad6}.node text{fill:#1a1d23}\
    @media(prefers-color-scheme:dark){.ground{fill:#14161a}.edge{stroke:#7d8794}.edge.red{stroke:#ff7a6e}\
    .node rect{fill:#262a32;stroke:#434a56}.node text{fill:#e8eaee}}
    """
}
