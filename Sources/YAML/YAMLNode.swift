/// A value in a YAML text, with its place; a class, because nodes are handed on far more often than they
/// are made.
package final class YAMLNode: Hashable, Sendable {
  /// The contents of a node.
  package enum Content: Hashable, Sendable {
    /// A text, number, truth value or nothing.
    case scalar(YAMLScalar)
    /// A list of values.
    case sequence([YAMLNode])
    /// Pairs of keys and values in the order of the text. No two keys are the same byte for byte.
    case mapping([YAMLEntry])
  }

  /// The contents of the node.
  package let content: Content
  /// The first character: of a block collection its first `-` or key, of a quoted text its quote.
  /// A value that is left out starts right after its `:` or `-`.
  package let start: YAMLMark
  /// The place after the last character, line breaks and comments after it not included.
  package let end: YAMLMark
  /// True if a scalar in it has a `$`; most texts have none, and a search for names passes them over.
  package let hasDollar: Bool

  /// A node from its parts.
  package init(content: Content, start: YAMLMark, end: YAMLMark) {
    self.content = content
    self.start = start
    self.end = end
    hasDollar =
      switch content {
      case .scalar(let scalar): scalar.hasDollar
      case .sequence(let items): items.contains { $0.hasDollar }
      case .mapping(let entries): entries.contains { $0.value.hasDollar || $0.key.hasDollar }
      }
  }

  package static func == (left: YAMLNode, right: YAMLNode) -> Bool {
    left === right
      || left.start == right.start && left.end == right.end && left.content == right.content
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(content)
  }

  /// The same value with the place of another node, all that it contains included.
  package func moved(to node: YAMLNode) -> YAMLNode {
    let content: Content =
      switch content {
      case .scalar: content
      case .sequence(let items): .sequence(items.map { $0.moved(to: node) })
      case .mapping(let entries):
        .mapping(
          entries.map {
            YAMLEntry(key: $0.key.moved(to: node), value: $0.value.moved(to: node))
          })
      }
    return YAMLNode(content: content, start: node.start, end: node.end)
  }

  /// The value of a key of a mapping, nil if there is none.
  package func member(_ name: String) -> YAMLNode? {
    mapping?.first { $0.key.scalar?.text == name }?.value
  }

  /// The scalar, or nil for a collection.
  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The values of a sequence, or nil for anything else.
  package var sequence: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The entries of a mapping, or nil for anything else.
  package var mapping: [YAMLEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }
}

/// A key and its value.
package struct YAMLEntry: Hashable, Sendable {
  /// The key: always a scalar, never a left out one.
  package let key: YAMLNode
  /// The value: an empty plain scalar where the text has none.
  package let value: YAMLNode

  /// An entry from its parts.
  package init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}
