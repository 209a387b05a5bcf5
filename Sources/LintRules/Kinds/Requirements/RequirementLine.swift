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

  /// Reads the marks before the id; returns false where there is something else.
  private mutating func readStart(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "#"): isHeading = true
      case UInt8(ascii: "|"): isRow = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"): isItem = true
      case UInt8(ascii: "*"):
        isItem = isItem || offset + 1 < range.upperBound && bytes[offset + 1] == 0x20
      case UInt8(ascii: "~"): isStruckOut = true
      case UInt8(ascii: "["):
        if offset + 2 < range.upperBound, bytes[offset + 2] == UInt8(ascii: "]"),
          [0x20, UInt8(ascii: "x"), UInt8(ascii: "X")].contains(bytes[offset + 1])
        {
          box = (bytes[offset + 1] != 0x20, offset + 1)
          offset += 2
        }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // The number of a list item or a section, or the cell with the number of a row.
        var end = offset
        while end < range.upperBound, (0x30...0x39).contains(bytes[end]) { end += 1 }
        while isRow, end < range.upperBound, bytes[end] == 0x20 { end += 1 }
        guard end < range.upperBound,
          isRow
            ? bytes[end] == UInt8(ascii: "|")
            : [0x2E, 0x29].contains(bytes[end]) || isHeading && bytes[end] == 0x20
        else { return false }
        isItem = true
        offset = end
      case UInt8(ascii: ">"): break
      default: guard MarkdownOutline.isMark(byte) else { return false }
      }
      offset += 1
    }
    return true
  }

  /// The text after the id, nil where it does not describe the id.
  private func titleBehind(_ rest: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Range<Int>? {
    var offset = rest.lowerBound
    var isMarked = false
    while offset < rest.upperBound, MarkdownOutline.isMark(bytes[offset]) || bytes[offset] == 0x5D {
      isMarked = isMarked || bytes[offset] != 0x20
      offset += 1
    }
    // A link, or a remark such as `(must)`.
    if offset < rest.upperBound, bytes[offset] == UInt8(ascii: "("),
      let close = (offset..<rest.upperBound).first(where: { bytes[$0] == UInt8(ascii: ")") })
    {
      offset = close + 1
      while offset < rest.upperBound, MarkdownOutline.isMark(bytes[offset]) { offset += 1 }
    }
    guard offset < rest.upperBound else { return isHeading || isRow ? offset..<offset : nil }
    guard let separator = separator(at: offset, rest.upperBound, bytes) else {
      let startsSentence = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[offset])
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

  /// The end of a mark between an id and its title.
  private func separator(
    at offset: Int, _ end: Int, _ bytes: ContiguousArray<UInt8>
  ) -> Int? {
    switch bytes[offset] {
    case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: "."),
      UInt8(ascii: ")"), UInt8(ascii: "="):
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

/// Words of a requirement, to compare the meanings of two texts.
struct RequirementWords {
  private let words: Set<String>
  /// The pairs of neighbouring letters, without the spaces: `log in` is `login`.
  private let pairs: Set<String>

  /// Words that say nothing about what is wanted.
  private static let fillers: Set<String> = [
    "a", "an", "the", "and", "or", "of", "to", "in", "on", "for", "with", "by", "from", "at", "as",
    "is", "are", "be", "it", "its", "s", "can", "must", "shall", "should", "will", "may", "able",
    "user", "app", "application", "system", "we", "they", "their", "each", "all", "every", "when",
    "use", "using", "implement", "support", "allow", "provide", "display", "show", "new",
  ]

  init(_ text: String) {
    var words: Set<String> = []
    let parts = Self.spaced(text).lowercased()
    for part in parts.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      var word = String(part)
      if Self.fillers.contains(word) { continue }
      if word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") { word.removeLast() }
      if !Self.fillers.contains(word) { words.insert(word) }
    }
    self.words = words
    let letters = text.lowercased().filter { $0.isLetter || $0.isNumber }
    pairs = Set(zip(letters, letters.dropFirst()).map { "\($0)\($1)" })
  }

  /// The text with spaces between the words of names such as `LoginScreen`; `iOS` and `iCloud`
  /// are one word.
  private static func spaced(_ text: String) -> String {
    let characters = Array(text)
    var result = ""
    for (index, character) in characters.enumerated() {
      let startsWord =
        character.isUppercase && index >= 2 && index + 1 < characters.count
        && characters[index + 1].isLowercase && characters[index - 1].isLowercase
        && characters[index - 2].isLetter
      if startsWord { result.append(" ") }
      result.append(character)
    }
    return result
  }

  /// True if fewer than half of the words of the shorter text are in the other one, and the texts
  /// are not spelled alike.
  func differ(from other: RequirementWords) -> Bool {
    let shorter = min(words.count, other.words.count)
    guard shorter > 0, words.intersection(other.words).count * 2 < shorter else { return false }
    // Two of three pairs, as in `sign in` and `signing in`.
    return pairs.intersection(other.pairs).count * 3 < min(pairs.count, other.pairs.count) * 2
  }
}
