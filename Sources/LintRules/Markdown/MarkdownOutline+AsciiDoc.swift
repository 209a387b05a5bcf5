import SwiftSource

extension MarkdownOutline {
  /// The lines and sections of a document in AsciiDoc, which has other marks for headings, blocks
  /// and comments.
  init(asciiDoc buffer: SourceBuffer) {
    let bytes = buffer.padded
    // The delimiter that ends the block around a line.
    var open: ArraySlice<UInt8>?
    var start = buffer.startOfText
    var found: [(line: Int, level: Int, title: Range<Int>)] = []
    while start < buffer.count {
      var end = start
      while end < buffer.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      let range = Self.trimmed(start..<end, bytes)
      start = end + (end < buffer.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A ? 2 : 1)
      if let delimiter = open {
        if bytes[range] == delimiter { open = nil }
        append(.code, range, bytes)
      } else if Self.isDelimiter(range, bytes) {
        open = bytes[range]
        append(.fence, range, bytes)
      } else if Self.isHidden(range, bytes) {
        append(.hidden, range, bytes)
      } else if let (level, title) = Self.asciiDocHeading(range, bytes) {
        found.append((lines.count, level, title))
        append(.heading, range, bytes)
      } else {
        append(.text, range, bytes)
      }
    }
    findSections(found)
  }

  /// True for the first line of a block whose text is shown as it is, or not at all.
  private static func isDelimiter(_ line: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    guard let mark = bytes[line].first, bytes[line].allSatisfy({ $0 == mark }) else { return false }
    switch mark {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "/"):
      return line.count >= 4
    case UInt8(ascii: "`"): return line.count >= 3
    default: return false
    }
  }

  /// True for a comment, and for the attributes of what follows, such as `[#login]`.
  private static func isHidden(_ line: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    guard let first = bytes[line].first, let last = bytes[line].last else { return false }
    return first == UInt8(ascii: "[") && last == UInt8(ascii: "]")
      || bytes[line].starts(with: "//".utf8)
  }

  private static func asciiDocHeading(
    _ line: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> (level: Int, title: Range<Int>)? {
    let level = bytes[line].prefix { $0 == UInt8(ascii: "=") }.count
    guard (1...6).contains(level), level < line.count, bytes[line.lowerBound + level] == 0x20 else {
      return nil
    }
    return (level, trimmed(line.lowerBound + level..<line.upperBound, bytes))
  }
}
