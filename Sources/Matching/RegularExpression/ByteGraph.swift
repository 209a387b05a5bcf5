/// The UTF-8 forms of the characters of a set, as a graph that takes one byte at each node.
///
/// A node holds the bytes that may follow a common start, so a byte leads to one node at most.
/// Equal ends are shared.
struct ByteGraph: Sendable {
  /// Where the bytes from `low` to `high` lead: to a node before this one, or out of the graph.
  struct Edge: Hashable, Sendable {
    let low: UInt8
    let high: UInt8
    let node: Int?
  }

  /// The edges of each node, lowest first. The graph is entered at the last node.
  private(set) var nodes: [[Edge]] = []

  /// The graph of `set`; for an empty set, a node without edges.
  init(_ set: ScalarSet) {
    var shared: [[Edge]: Int] = [:]
    let sequences = set.ranges.flatMap(UTF8Sequence.sequences)
    _ = addNode(for: sequences[...], at: 0, &shared)
  }

  /// Adds the node for the bytes from `depth` on of sequences that are equal before, and gives its
  /// index. Recursive, as deep as a character has bytes.
  private mutating func addNode(
    for sequences: ArraySlice<UTF8Sequence>, at depth: Int, _ shared: inout [[Edge]: Int]
  ) -> Int {
    var edges: [Edge] = []
    var rest = sequences
    while let first = rest.first {
      let bytes = first.bytes[depth]
      let group = rest.prefix { $0.bytes[depth] == bytes }
      rest = rest[group.endIndex...]
      let isLast = depth == first.bytes.count - 1
      let node = isLast ? nil : addNode(for: group, at: depth + 1, &shared)
      var low = bytes.lowerBound
      if let last = edges.last, last.node == node, last.high + 1 == low {
        low = last.low
        edges.removeLast()
      }
      edges.append(Edge(low: low, high: bytes.upperBound, node: node))
    }
    if let known = shared[edges] { return known }
    nodes.append(edges)
    shared[edges] = nodes.count - 1
    return nodes.count - 1
  }
}

/// The UTF-8 forms of a range of scalars that differ in the range of each byte only.
private struct UTF8Sequence {
  /// One range for each byte, the lead byte first.
  let bytes: [ClosedRange<UInt8>]

  /// The fewest sequences that cover the scalars of `range`, lowest first. No surrogate may be
  /// in it.
  static func sequences(of range: ClosedRange<UInt32>) -> [UTF8Sequence] {
    var sequences: [UTF8Sequence] = []
    var pending = [range]
    while let range = pending.popLast() {
      if let middle = split(range) {
        pending.append((middle + 1)...range.upperBound)
        pending.append(range.lowerBound...middle)
      } else {
        let pairs = zip(encode(range.lowerBound), encode(range.upperBound))
        sequences.append(UTF8Sequence(bytes: pairs.map { $0...$1 }))
      }
    }
    return sequences
  }

  /// Where `range` must be cut in two for its lower part to be closer to a sequence, or nil.
  private static func split(_ range: ClosedRange<UInt32>) -> UInt32? {
    let (low, high) = (range.lowerBound, range.upperBound)
    for last: UInt32 in [0x7F, 0x7FF, 0xFFFF] where low <= last && last < high {
      return last
    }
    guard high > 0x7F else { return nil }
    for bits: UInt32 in [6, 12, 18] {
      let mask: UInt32 = (1 << bits) - 1
      guard low & ~mask != high & ~mask else { continue }
      if low & mask != 0 { return low | mask }
      if high & mask != mask { return (high & ~mask) - 1 }
    }
    return nil
  }

  private static func encode(_ scalar: UInt32) -> [UInt8] {
    let continuation = { (bits: UInt32) in UInt8(0x80 | (scalar >> bits) & 0x3F) }
    return switch scalar {
    case ...0x7F: [UInt8(scalar)]
    case ...0x7FF: [UInt8(0xC0 | scalar >> 6), continuation(0)]
    case ...0xFFFF: [UInt8(0xE0 | scalar >> 12), continuation(6), continuation(0)]
    default:
      [UInt8(0xF0 | scalar >> 18), continuation(12), continuation(6), continuation(0)]
    }
  }
}
