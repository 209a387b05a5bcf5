import Discovery
import Results

/// Where the nodes of a graph are in a drawing: in columns, each to the left of what it uses.
struct GraphLayout {
  /// A node with its rectangle, in pixels.
  struct Box {
    let column: Int
    let x: Int
    let y: Int
    let width: Int
    let text: String
  }

  /// The height of a node, and the gaps between columns and rows, in pixels.
  static let height = 30
  /// How far below the boxes the control points of an edge are that leads back.
  static let deepestBend = 140
  private static let columnGap = 76
  private static let rowGap = 20
  private static let margin = 24
  /// The number of characters of a name that are shown.
  private static let longestName = 34
  /// The width of a character and of the space around a name, in pixels.
  private static let characterWidth = 7
  private static let padding = 22
  /// The rows of a column before it is continued in the next one.
  private static let mostRows = 24

  let boxes: [Box]
  /// True for each edge that leads from a lower node to a higher one.
  let isBackward: [Bool]
  let width: Int
  let height: Int

  init(_ graph: ProjectGraph) {
    let count = graph.nodes.count
    var weights = [[Int]](repeating: [Int](repeating: 0, count: count), count: count)
    for edge in graph.edges {
      weights[edge.from][edge.to] += max(1, edge.references + edge.imports)
    }
    let row = LinearOrder.row(weights)
    var place = [Int](repeating: 0, count: count)
    for (position, node) in row.enumerated() { place[node] = position }
    isBackward = graph.edges.map { place[$0.from] < place[$0.to] }
    // From the top of the row on, each node is right of all that use it.
    var column = [Int](repeating: 0, count: count)
    for node in row.reversed() {
      for (other, weight) in weights[node].enumerated()
      where weight > 0 && place[other] < place[node] {
        column[other] = max(column[other], column[node] + 1)
      }
    }
    let columns = Self.columns(column, weights)
    var boxes = [Box?](repeating: nil, count: count)
    var x = Self.margin
    var bottom = 0
    let tallest = columns.map(\.count).max() ?? 0
    for (number, nodes) in columns.enumerated() {
      let texts = nodes.map { Self.shortened(graph.nodes[$0].name.visible) }
      let width = (texts.map(\.count).max() ?? 0) * Self.characterWidth + Self.padding
      let step = Self.height + Self.rowGap
      var y = Self.margin + (tallest - nodes.count) * step / 2
      for (node, text) in zip(nodes, texts) {
        boxes[node] = Box(column: number, x: x, y: y, width: width, text: text)
        y += step
      }
      bottom = max(bottom, y)
      x += width + Self.columnGap
    }
    self.boxes = boxes.compactMap(\.self)
    width = max(320, x - Self.columnGap + Self.margin)
    // A curve reaches three quarters of the way to its control points.
    let room = isBackward.contains(true) ? Self.deepestBend * 3 / 4 : 0
    height = bottom + Self.margin + room
  }

  /// The nodes of each column, those with common neighbors near each other.
  private static func columns(_ column: [Int], _ weights: [[Int]]) -> [[Int]] {
    var columns = [[Int]](repeating: [], count: (column.max() ?? -1) + 1)
    for node in column.indices { columns[column[node]].append(node) }
    var height = [Double](repeating: 0, count: column.count)
    func note() {
      for nodes in columns {
        for (row, node) in nodes.enumerated() {
          height[node] = Double(row) - Double(nodes.count) / 2
        }
      }
    }
    note()
    for _ in 0..<6 {
      for number in columns.indices {
        let wanted = columns[number].map { node -> (Double, Int) in
          var sum = 0.0
          var weight = 0.0
          for other in column.indices where weights[node][other] + weights[other][node] > 0 {
            sum += height[other]
            weight += 1
          }
          return (weight == 0 ? 0 : sum / weight, node)
        }
        columns[number] = wanted.sorted { $0 < $1 }.map(\.1)
      }
      note()
    }
    return columns.flatMap { nodes in
      stride(from: 0, to: nodes.count, by: mostRows).map {
        Array(nodes[$0..<min($0 + mostRows, nodes.count)])
      }
    }
  }

  /// The end of a long name, which tells more than its start.
  private static func shortened(_ name: String) -> String {
    name.count <= longestName ? name : "…" + name.suffix(longestName - 1)
  }
}
