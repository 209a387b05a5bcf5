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
    try parse(try YAMLText(bytes))
  }

  /// Reads the one document of a text, like ``parse(_:)-(BufferView<UInt8>)``.
  package static func parse(_ text: String) throws(YAMLError) -> YAMLNode {
    try parse(try YAMLText(text))
  }

  /// Reads the one document of a text that git may have left a conflict in: between brackets, its markers are
  /// parts of texts.
  package static func parseMerged(_ text: String) throws(YAMLError) -> YAMLNode {
    let text = try YAMLText(text)
    if let conflict = MergeConflict.error(in: text) { throw conflict }
    return try parse(text)
  }

  private static func parse(_ text: YAMLText) throws(YAMLError) -> YAMLNode {
    var parser = Parser(text)
    do {
      return try parser.parseDocument()
    } catch {
      // A conflict explains whatever else is wrong.
      throw MergeConflict.error(in: text) ?? error
    }
  }
}
