import Buffers
import LintRules
import Matching
import SwiftSource

/// Suppressions in files other than Swift, in the comments that such files have.
extension Suppression {
  private static let marker = Array("archlint".utf8)
  private static let search = try? RegularExpression("archlint")

  /// The suppressions in a text file.
  ///
  /// After text the comment covers its line, on a line of its own the next line, in Markdown of the
  /// next paragraph, and in a property list of the next key with its value.
  static func suppressions(inText buffer: SourceBuffer, path: String) -> [Suppression] {
    let whole = buffer.padded.view.extracting(0..<buffer.count)
    guard search?.mayMatch(in: whole) == true else { return [] }
    let marks = CommentMarks(path: path)
    let isMarkdown = path.hasSuffix(".md")
    let lines = isMarkdown ? TextPassage.lines(ofMarkdown: buffer) : allLines(of: buffer)
    return lines.indices.compactMap { index in
      guard let comment = comment(in: lines[index], marks, buffer) else { return nil }
      let text = String(decoding: buffer.padded[comment.directive], as: UTF8.self)
      return Suppression(
        Substring(text), comment: comment.range, directive: comment.directive,
        file: 0..<buffer.count + 1
      ) { extent in
        if extent == .nextLine {
          return nextLine(after: comment.directive.upperBound, in: buffer)
        }
        if comment.isTrailing { return lines[index].lowerBound..<comment.range.lowerBound }
        let following = lines[(index + 1)...].drop { isBlank($0, buffer) }
        let count =
          isMarkdown
          ? following.prefix { !isBlank($0, buffer) }.count
          : path.hasSuffix("plist") ? 2 : 1
        let reach = following.prefix(count)
        guard let first = reach.first, let last = reach.last else { return comment.range }
        return first.lowerBound..<last.upperBound
      }
    }
  }

  private struct TextComment {
    let range: Range<Int>
    /// From `archlint` on.
    let directive: Range<Int>
    let isTrailing: Bool
  }

  /// The comment on a line that starts with `archlint`.
  private static func comment(
    in line: Range<Int>, _ marks: CommentMarks, _ buffer: SourceBuffer
  ) -> TextComment? {
    let bytes = buffer.padded
    func find(_ text: [UInt8], from start: Int) -> Int? {
      guard line.upperBound - start >= text.count else { return nil }
      return (start...line.upperBound - text.count).first {
        bytes[$0..<$0 + text.count].elementsEqual(text)
      }
    }
    let block = marks.block
    let marks = [marks.line, block?.start].compactMap(\.self)
    var next = find(marker, from: line.lowerBound)
    while let found = next {
      var start = found
      while start > line.lowerBound, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 {
        start -= 1
      }
      let opening = marks.first { mark in
        start - line.lowerBound >= mark.count
          && bytes[start - mark.count..<start].elementsEqual(mark)
      }
      if let opening {
        var end = line.upperBound
        if let block, opening == block.start { end = find(block.end, from: found) ?? end }
        while end > found, bytes[end - 1] <= 0x20 { end -= 1 }
        let first = start - opening.count
        return TextComment(
          range: first..<line.upperBound, directive: found..<end,
          isTrailing: bytes[line.lowerBound..<first].contains { $0 > 0x20 })
      }
      next = find(marker, from: found + marker.count)
    }
    return nil
  }

  private static func allLines(of buffer: SourceBuffer) -> [Range<Int>] {
    let starts = LineTable(buffer).starts.map { Int($0) } + [buffer.count]
    return zip(starts, starts.dropFirst()).map { $0..<$1 }
  }

  private static func isBlank(_ line: Range<Int>, _ buffer: SourceBuffer) -> Bool {
    buffer.padded[line].allSatisfy { $0 <= 0x20 }
  }
}
