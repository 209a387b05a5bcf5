import SwiftSource

extension SourceFile {
  /// The line of the bytes in `range`, the line break at its end included; of a line that nobody
  /// reads, for its length, what lies nearest.
  package func lineRange(of range: Range<Int>) -> Range<Int> {
    let longest = 10_000
    // A byte order mark is part of no line: it stays the first character of the file.
    let first = max(buffer.startOfText, range.lowerBound - longest)
    let last = min(buffer.count, range.upperBound + longest)
    var start = range.lowerBound
    while start > first, buffer.padded[start - 1] != 0x0A, buffer.padded[start - 1] != 0x0D {
      start -= 1
    }
    var end = range.upperBound
    while end < last, buffer.padded[end] != 0x0A, buffer.padded[end] != 0x0D { end += 1 }
    if end < last {
      end += buffer.padded[end] == 0x0D && buffer.padded[end + 1] == 0x0A ? 2 : 1
    }
    return start..<end
  }
}
