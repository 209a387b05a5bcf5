import Results
import Testing

@testable import Reporting

@Suite("Pictures and pages of graphs")
struct GraphPictureTests {
  private func graph(_ edges: [(Int, Int, Int)], findings: Int = 0) -> ProjectGraph {
    let names = ["Models", "Services", "Screens", "<script>"]
    return ProjectGraph(
      level: "folder", nodes: names.map { ProjectGraph.Node(name: $0, files: 2) },
      edges: edges.map {
        ProjectGraph.Edge(
          from: $0, to: $1, references: $2, imports: 0, findings: findings,
          places: ["A.swift uses </script>"])
      })
  }

  private func text(_ format: GraphFormat, _ graph: ProjectGraph) -> String {
    String(decoding: format.render(graph), as: UTF8.self)
  }

  @Test("What uses something is left of it")
  func columns() {
    let layout = GraphLayout(graph([(2, 1, 9), (1, 0, 9), (2, 0, 3)]))
    #expect(layout.boxes[2].x < layout.boxes[1].x)
    #expect(layout.boxes[1].x < layout.boxes[0].x)
    #expect(layout.isBackward == [false, false, false])
  }

  @Test("An edge against the order is red, and so is one with findings")
  func red() {
    let layout = GraphLayout(graph([(2, 1, 9), (1, 2, 1)]))
    #expect(layout.isBackward == [false, true])
    #expect(text(.svg, graph([(2, 1, 9), (1, 2, 1)])).contains("class=\"edge red\""))
    #expect(!text(.svg, graph([(2, 1, 9)])).contains("class=\"edge red\""))
    #expect(text(.svg, graph([(2, 1, 9)], findings: 1)).contains("class=\"edge red\""))
  }

  @Test("Edges are as wide as they have references")
  func width() {
    let svg = text(.svg, graph([(2, 1, 1), (1, 0, 1_000)]))
    #expect(svg.contains("stroke-width=\"1\""))
    #expect(svg.contains("stroke-width=\"6\""))
  }

  @Test(
    "Boxes of one column do not overlap, with five and with two hundred nodes", arguments: [5, 200])
  func boxes(count: Int) {
    let nodes = (0..<count).map { ProjectGraph.Node(name: "Folder\($0)", files: 1) }
    let edges = (1..<count).map {
      ProjectGraph.Edge(from: $0, to: $0 / 7, references: $0, imports: 0, findings: 0)
    }
    let layout = GraphLayout(ProjectGraph(level: "folder", nodes: nodes, edges: edges))
    #expect(layout.boxes.count == count)
    let places = Set(layout.boxes.map { "\($0.x) \($0.y)" })
    #expect(places.count == count)
    #expect(layout.boxes.allSatisfy { $0.x + $0.width <= layout.width })
    #expect(layout.boxes.allSatisfy { $0.y + GraphLayout.height <= layout.height })
  }

  @Test("Names are text, and the page loads nothing")
  func safety() {
    for format in [GraphFormat.svg, .html] {
      let text = text(format, graph([(2, 3, 9)]))
      #expect(!text.contains("<script>9"))
      #expect(text.contains("&lt;script&gt;"))
    }
    let page = text(.html, graph([(2, 3, 9)]))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("uses </script>"))
    #expect(!page.contains("http://") || page.contains("http://www.w3.org/2000/svg"))
  }

  @Test("A graph without nodes is a picture too")
  func empty() {
    let empty = ProjectGraph(level: "folder", nodes: [], edges: [])
    #expect(text(.svg, empty).hasPrefix("<svg"))
    #expect(text(.html, empty).contains("Nothing goes against the order."))
  }
}
