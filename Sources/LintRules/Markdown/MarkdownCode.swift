import SwiftSource

/// The code blocks of a Markdown file that show code as it should be.
enum MarkdownCode {
  /// The code between fences, without blocks in the language of another platform and without the
  /// lines that are marked as wrong.
  ///
  /// A mark is in the line above the fence, in what it says of itself, or in a comment in it, and
  /// then counts up to the next mark.
  static func readCode(in buffer: SourceBuffer) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var fence: MarkdownFence?
    var isWrong = false
    var isRead = false
    var above: Range<Int> = 0..<0
    var heading: Range<Int> = 0..<0
    var code: Range<Int>?
    let bytes = buffer.padded
    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self).lowercased()
    }
    func finish() {
      if let code { found.append(code) }
      code = nil
    }
    for line in lines(of: buffer) {
      if let open = fence {
        if open.isClosed(by: line, bytes) {
          finish()
          fence = nil
        } else if isRead {
          if let mark = mark(inComment: text(line)) { isWrong = mark == .wrong }
          if isWrong {
            finish()
          } else {
            code = (code?.lowerBound ?? line.lowerBound)..<line.upperBound
          }
        }
      } else if let open = MarkdownFence(line, bytes) {
        fence = open
        let info = text(open.info).split(whereSeparator: { $0 == " " || $0 == "{" })
        isRead = info.first.map { languages.contains(String($0)) } ?? true
        isWrong = [open.info, above, heading].contains {
          mark(in: text($0), otherPlatforms: true) == .wrong
        }
        if mark(in: text(above)) == .right { isWrong = false }
      } else if bytes[line].first == UInt8(ascii: "#") {
        (heading, above) = (line, 0..<0)
      } else if !bytes[line].allSatisfy({ $0 <= 0x20 }) {
        above = line
      }
    }
    return found
  }

  /// The languages of fences that are read, beside those that name none.
  private static let languages: Set<String> = ["swift", "text", "txt", "plaintext", "plain"]

  private enum Mark { case wrong, right }

  /// Words of which one, alone between other characters, marks code as wrong or right.
  private static let wrongWords: Set<Substring> = [
    "wrong", "bad", "incorrect", "incorrecto", "incorrecta", "avoid", "don't", "don\u{2019}t",
    "never", "before", "antes", "old", "mal", "evitar", "forbidden",
    "prohibido", "deprecated", "legacy", "nunca",
  ]
  /// Words of which one, above a block, says that its code is for another platform.
  private static let platformWords: Set<Substring> = ["android", "compose", "jetpack", "kotlin"]
  private static let rightWords: Set<Substring> = [
    "right", "good", "correct", "correcto", "correcta", "after", "bien", "better", "ios", "swiftui",
    "despu\u{E9}s", "nuevo",
  ]

  /// The mark in a line of text; where it has both, the sign decides, or the first word.
  private static func mark(in text: String, otherPlatforms: Bool = false) -> Mark? {
    if text.contains(where: { "\u{274C}\u{2717}\u{2718}\u{1F6AB}\u{26D4}".contains($0) }) {
      return .wrong
    }
    if text.contains(where: { "\u{2705}\u{2713}\u{2714}".contains($0) }) { return .right }
    for word in text.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" }) {
      if wrongWords.contains(word) { return .wrong }
      if otherPlatforms, platformWords.contains(word) { return .wrong }
      if rightWords.contains(word) { return .right }
    }
    return nil
  }

  /// The mark in the comment that a line of code consists of.
  private static func mark(inComment line: String) -> Mark? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix("//") || text.hasPrefix("#") || text.hasPrefix("/*") else { return nil }
    return mark(in: String(text))
  }

  private static func lines(of buffer: SourceBuffer) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < buffer.count {
      var end = start
      while end < buffer.count, buffer.padded[end] != 0x0A, buffer.padded[end] != 0x0D { end += 1 }
      lines.append(start..<end)
      let isPair =
        end < buffer.count && buffer.padded[end] == 0x0D && buffer.padded[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    return lines
  }
}
