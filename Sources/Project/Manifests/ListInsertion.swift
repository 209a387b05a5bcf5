import SwiftSource

/// A place at which a list in Swift takes another entry.
package struct ListInsertion: Sendable, Hashable {
  /// Where a comma ends the entry before, nil if ``prefix`` has it or none is needed.
  package let comma: Int?
  /// Where the entry goes.
  package let offset: Int
  /// The text to insert before the entry.
  package let prefix: String
  /// The text to insert after the entry.
  package let suffix: String

  package init(comma: Int? = nil, offset: Int, prefix: String, suffix: String) {
    self.comma = comma
    self.offset = offset
    self.prefix = prefix
    self.suffix = suffix
  }
}

extension SourceFile {
  /// Where a list takes another entry behind this one. Comments at the end of a line stay with what they
  /// are about, and an entry gets a line for itself where the one before it has one.
  ///
  /// - Parameter entry: the tokens of the entry before, without its comma.
  package func placeInList(behind entry: TokenRange) -> ListInsertion {
    let hasComma = tokens[Int(entry.end)].kind == .comma
    let anchor = Int(hasComma ? entry.end : entry.end - 1)
    let start = tokens[anchor].range.upperBound
    let next = tokens[anchor + 1]
    // A comment behind the comma is about what follows it.
    let comments = hasComma && !next.startsLine ? [] : commentsOnLine(behind: anchor)
    let end = comments.last?.range.upperBound ?? start
    let isOnLine = tokens[Int(entry.start)].startsLine
    let endsLine = comments.last.map { $0.kind == .line || $0.kind == .docLine } ?? false
    guard isOnLine || endsLine else {
      return ListInsertion(
        offset: end, prefix: hasComma ? " " : ", ", suffix: hasComma ? "," : "")
    }
    let line = lineBreak + margin(of: Int(entry.start))
    let isApart = !hasComma && !comments.isEmpty
    return ListInsertion(
      comma: isApart ? start : nil, offset: end, prefix: (hasComma || isApart ? "" : ",") + line,
      suffix: hasComma ? "," : "")
  }

  /// The comments that start on the line where a token ends, behind it.
  private func commentsOnLine(behind token: Int) -> [Comment] {
    let end = tokens[token].range.upperBound
    let limit = tokens[token + 1].offset
    let first = source.comments.partitioningIndex { Int($0.offset) >= end }
    return source.comments[first...].prefix { $0.offset < limit && $0.isTrailing }
      .map(\.self)
  }

  /// The white space at the start of the line of a token.
  private func margin(of token: Int) -> String {
    var start = Int(tokens[token].offset)
    while start > buffer.startOfText, ![0x0A, 0x0D].contains(buffer.padded[start - 1]) {
      start -= 1
    }
    var end = start
    while [0x20, 0x09].contains(buffer.padded[end]) { end += 1 }
    return text(start..<end)
  }
}
