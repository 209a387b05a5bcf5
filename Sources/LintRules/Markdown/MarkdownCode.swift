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
          if isComment(bytes[line]), let mark = mark(in: text(line)) { isWrong = mark == .wrong }
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

  private static let wrongSigns: Set<Unicode.Scalar> = [
    "\u{274C}", "\u{2717}", "\u{2718}", "\u{1F6AB}", "\u{26D4}",
  ]
  private static let rightSigns: Set<Unicode.Scalar> = ["\u{2705}", "\u{2713}", "\u{2714}"]

  /// The mark in a line of text; where it has both, the sign decides, or the first word.
  private static func mark(in text: String, otherPlatforms: Bool = false) -> Mark? {
    if text.utf8.contains(where: { $0 >= 0x80 }) {
      if text.unicodeScalars.contains(where: { wrongSigns.contains($0) }) { return .wrong }
      if text.unicodeScalars.contains(where: { rightSigns.contains($0) }) { return .right }
    }
    for word in text.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" }) {
      if wrongWords.contains(word) { return .wrong }
      if otherPlatforms, platformWords.contains(word) { return .wrong }
      if rightWords.contains(word) { return .right }
    }
    return nil
  }

  /// Returns true if the line of code consists of a comment.
  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let first = text.first else { return false }
    guard first == UInt8(ascii: "/") else { return first == UInt8(ascii: "#") }
    let second = text.dropFirst().first
    return second == UInt8(ascii: "/") || second == UInt8(ascii: "*")
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
