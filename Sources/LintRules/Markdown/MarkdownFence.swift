/// The line that opens a code block.
struct MarkdownFence {
  private let byte: UInt8
  private let count: Int
  /// The bytes after the marks, which name the language.
  let info: Range<Int>

  init?(_ line: Range<Int>, _ bytes: ContiguousArray<UInt8>) {
    let (byte, count, rest) = Self.marks(line, bytes)
    let tick = UInt8(ascii: "`")
    guard byte == tick || byte == UInt8(ascii: "~"), count >= 3 else { return nil }
    // Backticks that close on their own line are code within a paragraph (CommonMark, 4.5).
    if byte == tick, bytes[rest..<line.upperBound].contains(tick) { return nil }
    self.byte = byte
    self.count = count
    info = rest..<line.upperBound
  }

  func isClosed(by line: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let (byte, count, rest) = Self.marks(line, bytes)
    return byte == self.byte && count >= self.count
      && bytes[rest..<line.upperBound].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The first mark of the line, how often it is repeated, and the offset after.
  private static func marks(
    _ line: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> (byte: UInt8, count: Int, rest: Int) {
    var start = line.lowerBound
    while start < line.upperBound, [0x20, 0x09, 0x3E].contains(bytes[start]) { start += 1 }
    guard start < line.upperBound else { return (0, 0, start) }
    var end = start
    while end < line.upperBound, bytes[end] == bytes[start] { end += 1 }
    return (bytes[start], end - start, end)
  }
}
