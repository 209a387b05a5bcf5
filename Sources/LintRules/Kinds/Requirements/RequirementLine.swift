import Matching
import SwiftSource

/// A line that names a requirement, read for whether it defines the requirement.
struct RequirementLine {
  /// A box of a checklist, ticked or not, with the byte of its mark.
  private(set) var box: (isTicked: Bool, mark: Int)?
  private(set) var isStruckOut = false
  /// The bytes of the text that the line gives to the id, nil where the line does not start with
  /// the id or says something about it.
  private(set) var title: Range<Int>?
  private(set) var isHeading = false
  private var isRow = false
  private var isItem = false

  /// - Parameters:
  ///   - line: the bytes of the line, without its comment marks.
  ///   - id: the bytes of the id.
  ///   - isHeading: true for a line that is a heading without a mark of its own.
  init(
    _ line: Range<Int>, id: Range<Int>, isHeading: Bool = false,
    _ bytes: ContiguousArray<UInt8>
  ) {
    self.isHeading = isHeading
    guard readStart(line.lowerBound..<id.lowerBound, bytes) else { return }
    title = titleBehind(id.upperBound..<max(id.upperBound, line.upperBound), bytes)
    if let title, bytes[id.upperBound..<title.lowerBound].contains(UInt8(ascii: "~")) {
      isStruckOut = true
    }
  }

  /// A row of a table with a column for ids and one for what they ask.
  ///
  /// - Parameter title: the bytes of the cell that says what the id asks.
  init(row title: Range<Int>) {
    self.title = title
  }

  /// Reads the marks before the id; returns false where there is something else.
  private mutating func readStart(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "#"), UInt8(ascii: "="): isHeading = true
      case UInt8(ascii: "|"): isRow = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"): isItem = true
      case UInt8(ascii: "*"), UInt8(ascii: "."):
        let isFollowed = offset + 1 < range.upperBound && bytes[offset + 1] == 0x20
        if byte == UInt8(ascii: "."), !isFollowed { return false }
        isItem = isItem || isFollowed
      case UInt8(ascii: "~"): isStruckOut = true
      case UInt8(ascii: "["):
        if offset + 2 < range.upperBound, bytes[offset + 2] == UInt8(ascii: "]"),
          [0x20, UInt8(ascii: "x"), UInt8(ascii: "X")].contains(bytes[offset + 1])
        {
          box = (bytes[offset + 1] != 0x20, offset + 1)
          offset += 2
        }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard let end = number(at: offset, range.upperBound, bytes) else { return false }
        isItem = true
        offset = end
      case UInt8(ascii: ">"): break
      case UInt8(ascii: "<"):
        guard let end = bytes.endOfTag(at: offset, range.upperBound) else { return false }
        offset = end - 1
      case 0x80...:
        // A symbol such as a tick, and no letter.
        guard let end = bytes.endOfSymbol(at: offset, range.upperBound) else { return false }
        offset = end - 1
      default:
        guard let end = bytes.endOfRequirementWord(at: offset, range.upperBound) else {
          guard MarkdownOutline.isMark(byte) else { return false }
          break
        }
        offset = end - 1
      }
      offset += 1
    }
    return true
  }

  /// The offset of the mark behind the number of a list item or a section, or behind the cell with
  /// the number of a row; nil for other numbers.
  private func number(
    at offset: Int, _ limit: Int, _ bytes: ContiguousArray<UInt8>
  ) -> Int? {
    var end = offset
    while end < limit, (0x30...0x39).contains(bytes[end]) { end += 1 }
    while isRow, end < limit, bytes[end] == 0x20 { end += 1 }
    guard end < limit else { return nil }
    if isRow { return bytes[end] == UInt8(ascii: "|") ? end : nil }
    // A section such as `1.2`.
    let isPart = offset > 0 && bytes[offset - 1] == UInt8(ascii: ".")
    let ends = [0x2E, 0x29].contains(bytes[end]) || (isHeading || isPart) && bytes[end] == 0x20
    return ends ? end : nil
  }

  /// The text after the id, nil where it does not describe the id.
  private func titleBehind(_ rest: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Range<Int>? {
    var offset = rest.lowerBound
    let rest = withoutAttributes(rest, bytes)
    var isMarked = false
    while offset < rest.upperBound {
      if MarkdownOutline.isMark(bytes[offset]) || bytes[offset] == UInt8(ascii: "]") {
        isMarked = isMarked || bytes[offset] != 0x20
        offset += 1
      } else if let end = bytes.endOfTag(at: offset, rest.upperBound) {
        offset = end
      } else {
        break
      }
    }
    // A link, or a remark such as `(must)` or `[must]`.
    if offset < rest.upperBound, let closing = Self.closings[bytes[offset]],
      let close = (offset..<rest.upperBound).first(where: { bytes[$0] == closing })
    {
      let behind = close + 1..<rest.upperBound
      offset = behind.first { !MarkdownOutline.isMark(bytes[$0]) } ?? rest.upperBound
    }
    guard offset < rest.upperBound else { return isHeading || isRow ? offset..<offset : nil }
    guard let separator = separator(at: offset, rest.upperBound, bytes) else {
      let startsSentence = bytes.startsSentence(at: offset, rest.upperBound)
      let isText = isHeading || (isItem || isMarked) && startsSentence && offset > rest.lowerBound
      return isText ? trimmed(offset..<rest.upperBound, bytes) : nil
    }
    var end = rest.upperBound
    if bytes[offset] == UInt8(ascii: "|") {
      end = (separator..<end).first { bytes[$0] == UInt8(ascii: "|") } ?? end
    } else if isRow {
      return nil
    }
    return trimmed(separator..<end, bytes)
  }

  /// The marks that close a remark, by those that open it.
  private static let closings: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
  ]

  /// The text of a heading without its attributes, such as `{#login}`.
  private func withoutAttributes(
    _ range: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Range<Int> {
    guard isHeading, !range.isEmpty, bytes[range.upperBound - 1] == UInt8(ascii: "}"),
      let open = range.last(where: { bytes[$0] == UInt8(ascii: "{") })
    else { return range }
    return range.lowerBound..<open
  }

  /// The end of a mark between an id and its title.
  private func separator(
    at offset: Int, _ end: Int, _ bytes: ContiguousArray<UInt8>
  ) -> Int? {
    switch bytes[offset] {
    case UInt8(ascii: "."):
      // A range such as `SRS-001..SRS-005`.
      return offset + 1 < end && bytes[offset + 1] == bytes[offset] ? nil : offset + 1
    case UInt8(ascii: ":"):
      // The term of a definition in AsciiDoc.
      return offset + 1 < end && bytes[offset + 1] == bytes[offset] ? offset + 2 : offset + 1
    case UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "="):
      return offset + 1
    case 0xE2
    where offset + 2 < end && bytes[offset + 1] == 0x80
      && (0x90...0x95).contains(bytes[offset + 2]):
      // Dashes.
      return offset + 3
    default: return nil
    }
  }

  /// The bytes without white space and marks around them.
  private func trimmed(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, MarkdownOutline.isMark(bytes[start]) { start += 1 }
    while end > start, MarkdownOutline.isMark(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}

extension ContiguousArray<UInt8> {
  /// The offset after a tag such as `<a id="login">`, nil where there is none.
  fileprivate func endOfTag(at offset: Int, _ limit: Int) -> Int? {
    guard self[offset] == UInt8(ascii: "<") else { return nil }
    return (offset..<limit).first { self[$0] == UInt8(ascii: ">") }.map { $0 + 1 }
  }

  /// The offset after a symbol that is neither ASCII nor a letter, nil where there is none.
  fileprivate func endOfSymbol(at offset: Int, _ limit: Int) -> Int? {
    guard let scalar = scalar(at: offset, limit), !scalar.properties.isAlphabetic else {
      return nil
    }
    return offset + UTF8.width(scalar)
  }

  /// True if the text starts with an upper-case letter or a quote.
  fileprivate func startsSentence(at offset: Int, _ limit: Int) -> Bool {
    scalar(at: offset, limit).map {
      $0.properties.isUppercase || "«“„\"".unicodeScalars.contains($0)
    }
      ?? false
  }

  private func scalar(at offset: Int, _ limit: Int) -> Unicode.Scalar? {
    String(decoding: self[offset..<Swift.min(offset + 4, limit)], as: UTF8.self).unicodeScalars
      .first
  }

  /// The offset after a word that says that an id follows, as in `Requirement SRS-001`.
  fileprivate func endOfRequirementWord(at offset: Int, _ limit: Int) -> Int? {
    for word in Self.requirementWords where offset + word.count < limit {
      let found = self[offset..<offset + word.count]
      if zip(found, word).allSatisfy({ $0 | 0x20 == $1 }),
        [0x20, UInt8(ascii: ":"), UInt8(ascii: ".")].contains(self[offset + word.count])
      {
        return offset + word.count + 1
      }
    }
    return nil
  }

  private static let requirementWords: [[UInt8]] = ["requirement", "requisito", "req"].map {
    Array($0.utf8)
  }
}
