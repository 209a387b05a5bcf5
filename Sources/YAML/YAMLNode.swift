/// A value in a YAML text, with its place.
package struct YAMLNode: Hashable, Sendable {
  /// What a node holds.
  package enum Content: Hashable, Sendable {
    /// A text, number, truth value or nothing.
    case scalar(YAMLScalar)
    /// A list of values.
    case sequence([YAMLNode])
    /// Pairs of keys and values in the order of the text. No two keys are the same byte for byte.
    case mapping([YAMLEntry])
  }

  /// What the node holds.
  package let content: Content
  /// The first character: of a block collection its first `-` or key, of a quoted text its quote.
  /// A value that is left out stands right after the `:` or `-` that it belongs to.
  package let start: YAMLMark
  /// The place after the last character, line breaks and comments behind it not included.
  package let end: YAMLMark

  /// A node from its parts.
  package init(content: Content, start: YAMLMark, end: YAMLMark) {
    self.content = content
    self.start = start
    self.end = end
  }

  /// The value of a key of a mapping, nil where there is none.
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

extension YAMLNode {
  /// Reads the one document of a text.
  ///
  /// A text with nothing but comments is an empty plain scalar, as is every value left out.
  /// The work is linear in the number of bytes, and the depth of the result at most
  /// ``Parser/maximumDepth`` collections.
  ///
  /// - Parameter bytes: the text as UTF-8, with or without byte order mark.
  /// - Throws: the first mistake, or the first use of a feature that is not supported.
  package static func parse(_ bytes: Span<UInt8>) throws(YAMLError) -> YAMLNode {
    var parser = Parser(try YAMLText(bytes))
    return try parser.parseDocument()
  }

  /// Reads the one document of a text, like ``parse(_:)-(Span<UInt8>)``.
  package static func parse(_ text: String) throws(YAMLError) -> YAMLNode {
    try parse(ContiguousArray(text.utf8).span)
  }
}
