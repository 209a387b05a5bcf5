import SwiftSource

/// Turns bytes of one file into lines and columns; a class, because each finding asks it.
package final class Locator {
  private let file: SourceFile
  private let lines: LineTable
  /// Where columns were counted up to last, of starts and of ends: on a long line with many findings
  /// the next count goes on from there.
  private var starts = Mark()
  private var ends = Mark()

  /// The texts of the findings of the file.
  let pool = TextPool()
  /// The texts of lines by their numbers, so that findings on one line share its text.
  private var lineTexts: [Int: PooledText] = [:]

  /// A place on a line with the UTF-16 code units before it.
  private struct Mark {
    var line = -1
    var offset = 0
    var count = 0
  }

  package init(_ file: SourceFile) {
    self.file = file
    lines = LineTable(file.buffer)
  }

  /// How many bytes the file has.
  package var byteCount: Int { file.buffer.count }

  /// How much of a line a report shows, in bytes.
  static let maximumLineLength = 500

  package func region(_ range: Range<Int>) -> Location.Region {
    let start = point(range.lowerBound, &starts)
    return Location.Region(
      bytes: range, start: start, end: point(range.upperBound, &ends),
      line: text(ofLine: start.line))
  }

  /// The code on a line; nil if the file has no such line.
  ///
  /// - Parameter number: 1-based.
  package func region(ofLine number: Int) -> Location.Region? {
    guard lines.starts.indices.contains(number - 1) else { return nil }
    var bytes = bytes(ofLine: number)
    let space: Set<UInt8> = [0x20, 0x09]
    let code = file.buffer.padded[bytes].drop(while: space.contains)
    bytes = code.startIndex..<bytes.upperBound
    return region(bytes)
  }

  private func point(_ offset: Int, _ mark: inout Mark) -> Location.Point {
    let (line, column) = lines.position(of: offset)
    if mark.line != line || mark.offset > offset {
      mark.line = line
      mark.offset = Int(lines.starts[line - 1])
      mark.count = 0
    }
    let count = mark.count + utf16Count(mark.offset..<offset)
    // A count goes on where a character starts, never within one.
    if offset == file.buffer.count || file.buffer.padded[offset] & 0xC0 != 0x80 {
      mark.offset = offset
      mark.count = count
    }
    return Location.Point(line: line, column: column, utf16Column: count + 1)
  }

  /// How many UTF-16 code units the bytes take; what is ill-formed counts as the replacement that a
  /// reader shows for it.
  private func utf16Count(_ range: Range<Int>) -> Int {
    let bytes = file.buffer.padded[range]
    return bytes.allSatisfy { $0 < 0x80 } ? bytes.count : file.text(range).utf16.count
  }

  private func text(ofLine line: Int) -> PooledText {
    if let known = lineTexts[line] { return known }
    let text = pool.add(file.buffer.padded[bytes(ofLine: line)])
    lineTexts[line] = text
    return text
  }

  /// The bytes of a line that a report shows.
  private func bytes(ofLine line: Int) -> Range<Int> {
    let start = Int(lines.starts[line - 1])
    var end = line < lines.starts.count ? Int(lines.starts[line]) : file.buffer.count
    while end > start, [0x0A, 0x0D].contains(file.buffer.padded[end - 1]) { end -= 1 }
    guard end - start > Self.maximumLineLength else { return start..<end }
    end = start + Self.maximumLineLength
    // Not within a character: back to its first byte.
    while end > start, file.buffer.padded[end] & 0xC0 == 0x80 { end -= 1 }
    return start..<end
  }
}
