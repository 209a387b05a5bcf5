import Buffers

extension YAMLNode {
  /// Reads the one document of a text.
  ///
  /// A text with nothing but comments is an empty plain scalar, as is every value left out.
  /// The work is linear in the number of bytes, and the depth of the result at most
  /// ``Parser/maximumDepth`` collections.
  ///
  /// - Parameter bytes: the text as UTF-8, with or without byte order mark.
  /// - Throws: the first mistake, or the first use of a feature that is not supported.
  package static func parse(_ bytes: BufferView<UInt8>) throws(YAMLError) -> YAMLNode {
    var parser = Parser(try YAMLText(bytes))
    return try parser.parseDocument()
  }

  /// Reads the one document of a text, like ``parse(_:)-(BufferView<UInt8>)``.
  package static func parse(_ text: String) throws(YAMLError) -> YAMLNode {
    var parser = Parser(try YAMLText(text))
    return try parser.parseDocument()
  }
}
