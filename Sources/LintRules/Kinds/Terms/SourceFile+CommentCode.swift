import SwiftSource

extension SourceFile {
  /// Returns true if the words at `found` are in code that a comment shows: between fences, in an
  /// indented block, or in a line that reads like a statement.
  ///
  /// - Parameter paragraph: the comment, or the line comments on lines that follow each other.
  func isCode(_ found: Range<Int>, inComment paragraph: Range<Int>) -> Bool {
    var isFenced = false
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      let end =
        buffer.padded[start..<paragraph.upperBound].firstIndex(of: 0x0A) ?? paragraph.upperBound
      let line = CommentLine(text(start..<end))
      if found.lowerBound < end { return isFenced || line.isIndented || line.isStatement }
      if line.isFence { isFenced.toggle() }
      start = end + 1
    }
    return false
  }
}

/// A line of a comment without the marks in front of it.
private struct CommentLine {
  private let text: Substring
  private let spaces: Int

  init(_ line: String) {
    let marked = line.drop { $0 == " " || $0 == "\t" }
    let rest = marked.drop { $0 == "/" || $0 == "*" || $0 == "!" }
    text = rest.drop { $0 == " " || $0 == "\t" }
    // What has no marks, inside of a block comment, is indented as the comment is.
    spaces = rest.count == marked.count ? 0 : rest.count - text.count
  }

  var isFence: Bool { text.hasPrefix("```") || text.hasPrefix("~~~") }

  /// True for an indented code block of Markdown, after the space that follows the marks.
  var isIndented: Bool { spaces >= 5 }

  /// True if the line calls a function, assigns something or opens or ends a block.
  var isStatement: Bool {
    if text.contains(" = ") || text.last == "{" || text.last == "}" || text.last == ";" {
      return true
    }
    var previous: Character = " "
    for character in text {
      if character == "(", previous.isLetter || previous.isNumber || previous == "_" { return true }
      previous = character
    }
    return false
  }
}
