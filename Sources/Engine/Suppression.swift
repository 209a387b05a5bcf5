import LintRules
import SwiftSource

/// A comment that suppresses findings: `archlint:disable RULE[, RULE] -- reason`.
///
/// A trailing comment applies to its statement, a comment on a line of its own to the declaration or
/// statement that follows. `archlint:disable-next-line` applies to the next line, and
/// `archlint:disable-file` to the whole file.
struct Suppression: Sendable, Hashable {
  /// The ids of the rules, none of a comment that suppresses nothing.
  let rules: [String]
  /// The mistake in the comment, nil if it is well formed.
  let mistake: SuppressionMistake?
  /// Why the findings do not count, empty if the comment suppresses nothing.
  let reason: String
  /// The bytes that it covers.
  let range: Range<Int>
  /// The bytes of the comment.
  let comment: Range<Int>
  /// The bytes of its words, from `archlint:` on.
  let directive: Range<Int>
  /// True if it applies to the whole file.
  let isAboutFile: Bool

  /// The suppressions in the comments of `file`.
  static func suppressions(in file: SourceFile) -> [Suppression] {
    file.source.comments.compactMap { comment in
      guard let (text, directive) = directive(in: comment, of: file) else { return nil }
      return Suppression(
        text, comment: comment.range, directive: directive, file: 0..<file.buffer.count + 1
      ) { $0 == .nextLine ? lineBehind(comment, in: file) : reach(of: comment, in: file) }
    }
  }

  /// The suppression in the text of a comment from `archlint` on, nil if there is none.
  ///
  /// - Parameters:
  ///   - file: all bytes of the file, and the place after them.
  ///   - reach: gives the bytes that a comment with this extent applies to, but for those of the file.
  init?(
    _ text: Substring, comment: Range<Int>, directive: Range<Int>, file: Range<Int>,
    reach: (SuppressionText.Extent) -> Range<Int>
  ) {
    guard let text = SuppressionText(text) else { return nil }
    range = text.extent == .file ? file : reach(text.extent)
    mistake = text.mistake
    rules = text.mistake == nil ? text.rules : []
    reason = text.mistake == nil ? text.reason : ""
    self.comment = comment
    self.directive = directive
    isAboutFile = text.extent == .file
  }

  /// Returns the text from `archlint:` on at the start of a comment.
  private static func directive(
    in comment: Comment, of file: SourceFile
  ) -> (text: Substring, range: Range<Int>)? {
    var start = comment.range.lowerBound + 2
    let end = comment.range.upperBound
    let bytes = file.buffer.padded
    while start < end, [0x20, 0x09, 0x2F, 0x2A].contains(bytes[start]) { start += 1 }
    guard SuppressionText.mayStart(bytes, at: start) else { return nil }
    var last = end
    if comment.kind == .block || comment.kind == .docBlock { last -= 2 }
    while last > start, bytes[last - 1] <= 0x20 { last -= 1 }
    return (Substring(file.text(start..<max(start, last))), start..<max(start, last))
  }

  /// The line after a comment.
  private static func lineBehind(_ comment: Comment, in file: SourceFile) -> Range<Int> {
    nextLine(after: comment.range.upperBound, in: file.buffer)
  }

  /// The bytes of the line after the one that has `offset`.
  static func nextLine(after offset: Int, in buffer: SourceBuffer) -> Range<Int> {
    let bytes = buffer.padded
    func end(from start: Int) -> Int {
      var end = start
      while end < buffer.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      return end
    }
    var start = end(from: offset)
    if start < buffer.count, bytes[start] == 0x0D { start += 1 }
    if start < buffer.count, bytes[start] == 0x0A { start += 1 }
    return start..<max(start + 1, end(from: start))
  }

  /// The bytes that a comment covers.
  private static func reach(of comment: Comment, in file: SourceFile) -> Range<Int> {
    let tokens = file.tokens
    if comment.isTrailing {
      let first = startOfStatement(before: Int(comment.nextToken), in: file)
      return Int(tokens[first].offset)..<comment.range.lowerBound
    }
    let next = Int(comment.nextToken)
    guard tokens[next].kind != .endOfFile else { return comment.range }
    let start = Int(tokens[next].offset)
    if let declaration = declaration(at: next, in: file) {
      return start..<file.bytes(of: declaration.range).upperBound
    }
    return start..<endOfStatement(from: next, in: file)
  }

  /// The outermost declaration that starts at the token.
  private static func declaration(at token: Int, in file: SourceFile) -> Declaration? {
    let declarations = file.outline.declarations
    let index = declarations.partitioningIndex { Int($0.range.start) >= token }
    guard index < declarations.count, Int(declarations[index].range.start) == token else {
      return nil
    }
    return declarations[index]
  }

  /// The first token of the statement whose last line ends before `index`: back over brackets and
  /// lines that start with a dot to a token that starts a line.
  private static func startOfStatement(before index: Int, in file: SourceFile) -> Int {
    let tokens = file.tokens
    var first = max(0, index - 1)
    while first > 0 {
      if tokens[first].kind.closes, tokens[first].partner < first {
        first = tokens[first].partner
      } else if tokens[first].startsLine, tokens[first].kind != .period {
        break
      }
      // A bracket may start a line itself, as one of a list does.
      if tokens[first].kind.opens, tokens[first].startsLine { break }
      first -= 1
    }
    return first
  }

  /// After the last token of the statement that starts at `index`.
  private static func endOfStatement(from index: Int, in file: SourceFile) -> Int {
    let tokens = file.tokens
    var end = index
    while tokens[end].kind != .endOfFile {
      if end > index, tokens[end].startsLine, tokens[end].kind != .period { break }
      if end > index, tokens[end].kind.closes { break }
      end = tokens[end].kind.opens ? tokens.endOfGroup(at: end) : end + 1
    }
    return tokens[max(index, end - 1)].range.upperBound
  }

  /// Returns true if the comment covers a finding of `rule` that starts at `offset`.
  func covers(_ rule: String, at offset: Int) -> Bool {
    range.contains(offset) && rules.contains(rule)
  }
}
