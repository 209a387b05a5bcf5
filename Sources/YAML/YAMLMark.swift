/// A place in a YAML text.
package struct YAMLMark: Hashable, Sendable, Comparable {
  /// The number of bytes before the place, a byte order mark included.
  package let offset: Int
  /// The line, from 1. Line feed, carriage return and the two together end a line.
  package let line: Int
  /// The column, from 1, in UTF-8 bytes. A byte order mark has no column.
  package let column: Int

  /// A place from its three coordinates, which the caller keeps consistent.
  package init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Places of one text in the order of the text.
  package static func < (left: YAMLMark, right: YAMLMark) -> Bool {
    left.offset < right.offset
  }
}
