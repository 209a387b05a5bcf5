import Discovery
import LintRules
import Results

extension DiscoveryFormat {
  package static let html = DiscoveryFormat("html", "one file for a browser, to choose from") {
    DiscoveryHTML.render($0)
  }
}

/// Conventions as one HTML file that needs nothing else. Without scripts it is a list to read.
enum DiscoveryHTML {
  static func render(_ page: DiscoveryPage) -> [UInt8] {
    HTMLTemplate(
      template: template, style: style, script: script, styleHash: styleHash, scriptHash: scriptHash
    ).filled { name in
      switch name {
      case "title": Array("Conventions of \(page.project)".html.utf8)
      case "about": Array("learned from \(Convention.grouped(page.files)) Swift files".utf8)
      case "conventions": Array(page.conventions.map(card).joined(separator: "\n").utf8)
      default: nil
      }
    }
  }

  private static func card(_ convention: Convention) -> String {
    let places = convention.exceptions.enumerated().map { index, exception in
      let position = convention.position(ofException: index)
      return "<li>\((exception.path.onOneLine.visible + position).html)</li>"
    }
    let list =
      places.isEmpty
      ? ""
      : "<details><summary>\(counted(places.count, "exception"))</summary><ul>\(places.joined())</ul></details>"
    let details = convention.details.map { "<p class=\"muted\">\($0.onOneLine.visible.html)</p>" }
    let width = Int((convention.share * 128).rounded())
    return
      "<section class=\"convention\" data-id=\"\(convention.id)\" data-kind=\"\(convention.kind.rawValue)\" "
      + "data-departures=\"\(convention.departures)\"><h2><label><input type=\"checkbox\"> "
      + "<span>\(sentence(convention.says))</span></label></h2>"
      + "<p class=\"muted\"><svg class=\"share\" viewBox=\"0 0 128 8\" aria-hidden=\"true\">"
      + "<rect width=\"\(width)\" height=\"8\"/></svg> \(convention.evidence) "
      + "\(convention.unit.rawValue) · \(convention.kind.rawValue) · <code>\(convention.id)</code></p>"
      + details.joined() + drawing(convention) + list + "</section>"
  }

  /// The sentence with its code marked.
  private static func sentence(_ text: String) -> String {
    let parts = text.onOneLine.visible.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index % 2 == 1 ? "<code>\(String(part).html)</code>" : String(part).html
    }.joined()
  }

  /// The layers as a graph.
  private static func drawing(_ convention: Convention) -> String {
    let layers = convention.layers
    guard !layers.isEmpty else { return "" }
    let numbers = Dictionary(layers.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let edges = layers.enumerated().flatMap { from, layer in
      layer.uses.compactMap { use in
        numbers[use.name].map {
          ProjectGraph.Edge(from: from, to: $0, references: use.references, imports: 0, findings: 0)
        }
      }
    }
    let nodes = layers.map { ProjectGraph.Node(name: $0.name, files: $0.files) }
    return SVGGraph.render(
      ProjectGraph(level: "layer", nodes: nodes, edges: edges), isPage: false, hasStyle: false)
  }
}
