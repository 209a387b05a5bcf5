import LintRules
import SwiftSource

/// A comment that says that findings do not count: `archlint:disable rule-id -- reason`.
///
/// Behind code it speaks of the statement that it stands on, on a line of its own of the
/// declaration or statement that follows; `archlint:disable-file` speaks of the whole file.
struct Suppression: Sendable, Hashable {
  /// The ids of the rules.
  let rules: [String]
  /// Why they do not count, empty when the comment does not say.
  let reason: String
  /// The bytes of which it speaks.
  let range: Range<Int>
  /// The bytes of the comment.
  let comment: Range<Int>
  /// The bytes of its words, from `archlint:` on.
  let directive: Range<Int>
  /// Whether it speaks of the whole file.
  let isAboutFile: Bool

  /// The suppressions in the comments of `file`.
  static func suppressions(in file: SourceFile) -> [Suppression] {
    file.source.comments.compactMap { comment in
      guard let (text, directive) = directive(in: comment, of: file) else { return nil }
      return Suppression(
        text, comment: comment.range, directive: directive, file: 0..<file.buffer.count + 1
      ) { reach(of: comment, in: file) }
    }
  }

  /// The suppression that stands behind `archlint:` in a comment, nil where there is none.
  ///
  /// - Parameters:
  ///   - file: all bytes of the file, and the place behind them.
  ///   - reach: gives the bytes that a comment speaks of that is not about the file.
  init?(
    _ text: Substring, comment: Range<Int>, directive: Range<Int>, file: Range<Int>,
    reach: () -> Range<Int>
  ) {
    let words = text.split(separator: "--", maxSplits: 1)
    guard let command = words.first?.split(whereSeparator: { $0 == " " || $0 == "\t" }).first
    else { return nil }
    switch command {
    case "disable-file": range = file
    case "disable": range = reach()
    default: return nil
    }
    rules = words[0].dropFirst(command.count).split { ", \t".contains($0) }.map(String.init)
    reason = words.count > 1 ? words[1].trimmed : ""
    self.comment = comment
    self.directive = directive
    isAboutFile = command == "disable-file"
  }

  /// What stands behind `archlint:` at the start of a comment.
  private static func directive(
    in comment: Comment, of file: SourceFile
  ) -> (text: Substring, range: Range<Int>)? {
    let marker = Array("archlint:".utf8)
    var start = comment.range.lowerBound + 2
    let end = comment.range.upperBound
    let bytes = file.buffer.padded
    while start < end, [0x20, 0x09, 0x2F, 0x2A].contains(bytes[start]) { start += 1 }
    guard end - start > marker.count,
      bytes[start..<start + marker.count].elementsEqual(marker)
    else { return nil }
    var last = end
    if comment.kind == .block || comment.kind == .docBlock { last -= 2 }
    let text = Substring(file.text(start + marker.count..<max(last, start + marker.count)))
    while last > start, bytes[last - 1] <= 0x20 { last -= 1 }
    return (text, start..<last)
  }

  /// The bytes that a comment speaks of.
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

  /// Behind the last token of the statement that starts at `index`.
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

  /// Whether the comment speaks of a finding of `rule` that starts at `offset`.
  func covers(_ rule: String, at offset: Int) -> Bool {
    range.contains(offset) && rules.contains(rule)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
