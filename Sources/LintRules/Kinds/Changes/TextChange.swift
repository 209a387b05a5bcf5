import Buffers
import Matching
import Project
import SwiftSource

/// The difference that a change makes to the text that an expression matches in a file.
///
/// The text before and after is compared, not lines of a diff: text that only moves within the file
/// is neither added nor removed.
struct TextChange {
  /// A match, or all matches on a line.
  struct Occurrence {
    /// Equal for matches that are the same.
    let key: String
    /// The text for people.
    let found: String
    let range: Range<Int>
  }

  let added: [Occurrence]
  let removed: [Occurrence]

  init(of expression: RegularExpression, in diff: FileDiff, _ check: ChangeCheck) {
    let isCode = check.isAboutCode && diff.change.path.hasSuffix(".swift")
    let old = Self.occurrences(of: expression, in: SourceText(diff.old, isCode: isCode), check)
    let new = Self.occurrences(of: expression, in: SourceText(diff.new, isCode: isCode), check)
    added =
      check.needsNewText
      ? new.filter { text in !old.contains { $0.key == text.key } }
      : Self.subtract(old, from: new)
    removed = Self.subtract(new, from: old)
  }

  /// Returns true if text is added where the old line was.
  func hasAddition(besides oldLine: Int, _ diff: FileDiff) -> Bool {
    guard let hunk = diff.hunks.first(where: { $0.old.contains(oldLine) }) else { return false }
    return added.contains { hunk.new.contains(diff.new.line(at: $0.range.lowerBound)) }
  }

  private static func subtract(_ others: [Occurrence], from all: [Occurrence]) -> [Occurrence] {
    var counts: [String: Int] = [:]
    for other in others { counts[other.key, default: 0] += 1 }
    return all.filter { occurrence in
      guard let count = counts[occurrence.key], count > 0 else { return true }
      counts[occurrence.key] = count - 1
      return false
    }
  }

  private static func occurrences(
    of expression: RegularExpression, in text: SourceText, _ check: ChangeCheck
  ) -> [Occurrence] {
    let blocks = check.block.map { Self.blocks($0, in: text) }
    var found: [Occurrence] = []
    var lastLine = -1
    for match in expression.matches(in: text.bytes.view) where !match.range.isEmpty {
      if let blocks, !blocks.contains(where: { $0.contains(match.range.lowerBound) }) { continue }
      let first = text.lines.line(at: match.range.lowerBound)
      let last = text.lines.line(at: match.range.upperBound - 1)
      let whole = text.lines[first].lowerBound..<text.lines[last].upperBound
      let line = String(decoding: text.bytes[whole], as: UTF8.self)
      if check.notLines.contains(where: { $0.hasMatch(in: line) }) { continue }
      let group = match.capture(named: "found")
      if let same = match.capture(named: "same") ?? group {
        let key = String(decoding: text.bytes[same], as: UTF8.self)
        found.append(
          Occurrence(key: key, found: Self.shortened(key), range: group ?? match.range))
      } else if first != lastLine {
        let words = String(decoding: text.bytes[match.range], as: UTF8.self)
        found.append(
          Occurrence(
            key: key(line, check.ignored), found: Self.shortened(words), range: match.range))
        lastLine = last
      }
    }
    return found
  }

  /// The line without white space and without what does not count.
  private static func key(_ line: String, _ ignored: [RegularExpression]) -> String {
    var bytes = Array(line.utf8)
    for expression in ignored {
      for match in expression.matches(in: String(decoding: bytes, as: UTF8.self)).reversed() {
        bytes.removeSubrange(match.range)
      }
    }
    return SourceText.compact(bytes)
  }

  /// The first line of the text, and no more than fits a message.
  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let words = line.drop { $0.isWhitespace }
    return words.count > 40 ? "\(words.prefix(40))…" : String(words)
  }

  // MARK: - Blocks

  private static func blocks(
    _ expression: RegularExpression, in text: SourceText
  ) -> [Range<Int>] {
    expression.matches(in: text.bytes.view).map { match in
      let start = match.range.upperBound
      guard start > 0, let close = closing[text.bytes[start - 1]] else {
        return start..<indentedEnd(after: match.range, in: text)
      }
      var depth = 1
      var offset = start
      while offset < text.bytes.count {
        if text.bytes[offset] == text.bytes[start - 1] { depth += 1 }
        if text.bytes[offset] == close { depth -= 1 }
        if depth == 0 { break }
        offset += 1
      }
      return start..<offset
    }
  }

  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "("): UInt8(ascii: ")"),
    UInt8(ascii: "["): UInt8(ascii: "]"),
  ]

  /// The end of the lines below the match that are indented, or are items of a list.
  private static func indentedEnd(after range: Range<Int>, in text: SourceText) -> Int {
    var line = text.lines.line(at: range.lowerBound) + 1
    var end = range.upperBound
    while line < text.lines.count {
      let bytes = text.lines[line]
      let first = bytes.first.map { text.bytes[$0] } ?? 0x20
      guard
        first == 0x20 || first == 0x09 || first == UInt8(ascii: "-")
          || first == UInt8(ascii: "#")
      else { break }
      end = bytes.upperBound
      line += 1
    }
    return end
  }
}
