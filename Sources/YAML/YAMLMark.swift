/// A place in a YAML text.
package struct YAMLMark: Hashable, Sendable, Comparable {
  /// The number of bytes before the place, a byte order mark included.
  package var offset: Int { Int(bytes) }
  /// The line, from 1. Line feed, carriage return and the two together end a line.
  package var line: Int { Int(lines) }
  /// The column, from 1, in UTF-8 bytes. A byte order mark has no column.
  package var column: Int { Int(columns) }

  // A text has thousands of nodes with two marks each.
  private let bytes: UInt32
  private let lines: UInt32
  private let columns: UInt32

  /// A place from its three coordinates, which the caller keeps consistent.
  package init(offset: Int, line: Int, column: Int) {
    bytes = Self.clamped(offset)
    lines = Self.clamped(line)
    columns = Self.clamped(column)
  }

  /// `UInt32(clamping:)` without generic code, which took a twentieth of a start in debug builds.
  private static func clamped(_ coordinate: Int) -> UInt32 {
    coordinate < 0 ? 0 : coordinate > 0xFFFF_FFFF ? .max : UInt32(coordinate)
  }

  /// Places of one text in the order of the text.
  package static func < (left: YAMLMark, right: YAMLMark) -> Bool {
    left.offset < right.offset
  }
}
