import SwiftSource

extension SourceFile {
  /// The bytes of `range`, an empty range where it has no tokens.
  func byteRange(of range: TokenRange) -> Range<Int> { range.isEmpty ? 0..<0 : bytes(of: range) }

  /// The text of `range` up to its first bracket, without white space and comments.
  func calleeText(of range: TokenRange) -> String {
    let end = range.indices.first { $0 > Int(range.start) && tokens[$0].kind.opens }
    return compactText(of: TokenRange(Int(range.start), end ?? Int(range.end)))
  }

  /// Returns the range to delete for the code in `range`: its whole lines if they hold nothing
  /// else, otherwise the code with the white space between it and its neighbors.
  func rangeToDelete(_ range: Range<Int>) -> Range<Int> {
    let bytes = buffer.padded
    let line = lineRange(of: range)
    let lines = max(line.lowerBound, buffer.startOfText)..<line.upperBound
    func isBlank(_ part: Range<Int>) -> Bool { part.allSatisfy { bytes[$0] <= 0x20 } }
    if isBlank(lines.lowerBound..<range.lowerBound), isBlank(range.upperBound..<lines.upperBound) {
      return linesToDelete(lines)
    }
    var end = range.upperBound
    while end < lines.upperBound, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    guard isBlank(end..<lines.upperBound) else { return range.lowerBound..<end }
    var start = range.lowerBound
    while start > lines.lowerBound, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 {
      start -= 1
    }
    return start..<end
  }

  /// The lines that are deleted with `lines`: where two empty lines would meet, or an empty line would
  /// start or end the file or start a block, one of them goes too.
  func linesToDelete(_ lines: Range<Int>) -> Range<Int> {
    func isEmpty(_ line: Range<Int>) -> Bool {
      !line.isEmpty && line.allSatisfy { buffer.padded[$0] <= 0x20 }
    }
    let below = lineRange(of: lines.upperBound..<lines.upperBound)
    let above = line(above: lines)
    let isFirst = lines.lowerBound <= buffer.startOfText
    let isAtStart = above.map { isEmpty($0) || opensBlock($0) } ?? isFirst
    if lines.upperBound < buffer.count, isEmpty(below), isAtStart {
      return lines.lowerBound..<below.upperBound
    }
    if lines.upperBound == buffer.count, let above, isEmpty(above) {
      return above.lowerBound..<lines.upperBound
    }
    return lines
  }

  /// Returns true if the line ends with an opening brace.
  private func opensBlock(_ line: Range<Int>) -> Bool {
    line.reversed().first { buffer.padded[$0] > 0x20 }
      .map { buffer.padded[$0] == UInt8(ascii: "{") } ?? false
  }

  /// The line above, nil for the first one.
  func line(above lines: Range<Int>) -> Range<Int>? {
    guard lines.lowerBound > buffer.startOfText else { return nil }
    let last = lines.lowerBound - 1
    let isTwoBytes =
      buffer.padded[last] == 0x0A && last > 0 && buffer.padded[last - 1] == 0x0D
    let end = isTwoBytes ? last - 1 : last
    return lineRange(of: end..<end)
  }

  /// Returns true if a comment is in `range` outside all of `parts`.
  package func hasComment(in range: Range<Int>, outside parts: [Range<Int>]) -> Bool {
    let comments = source.comments
    let first = comments.partitioningIndex { Int($0.offset) >= range.lowerBound }
    return comments[first...].prefix { Int($0.offset) < range.upperBound }.contains { comment in
      !parts.contains { $0.contains(Int(comment.offset)) }
    }
  }
}
