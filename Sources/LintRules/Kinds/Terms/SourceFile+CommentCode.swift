import SwiftSource

extension SourceFile {
  /// The lines of code that a comment shows, in order: between fences, in an indented block, and
  /// those that read like a statement.
  ///
  /// - Parameter paragraph: the comment, or the line comments on lines that follow each other.
  func codeLines(inComment paragraph: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var isFenced = false
    var start = paragraph.lowerBound
    let margin = margin(inBlock: paragraph)
    while start < paragraph.upperBound {
      let end =
        buffer.padded[start..<paragraph.upperBound].firstIndex(of: 0x0A) ?? paragraph.upperBound
      let line = CommentLine(text(start..<end), margin: margin)
      if line.isFence { isFenced.toggle() }
      if isFenced || line.isIndented || line.isStatement { lines.append(start..<end) }
      start = end + 1
    }
    return lines
  }

  /// The least indentation of the lines of a block comment that have no marks, without the first one.
  private func margin(inBlock paragraph: Range<Int>) -> Int {
    let lines = text(paragraph).split(whereSeparator: \.isNewline).dropFirst()
    let margins = lines.compactMap { line -> Int? in
      let text = line.drop { $0 == " " || $0 == "\t" }
      return text.isEmpty || text.hasPrefix("*") ? nil : line.count - text.count
    }
    return margins.min() ?? 0
  }
}

extension [Range<Int>] {
  /// Returns true if a position is in one of the ranges, which are in order.
  func hold(_ position: Int) -> Bool {
    let index = partitioningIndex { $0.upperBound > position }
    return index < count && self[index].lowerBound <= position
  }
}

/// A line of a comment without the marks in front of it.
private struct CommentLine {
  private let text: Substring
  private let spaces: Int

  /// - Parameter margin: how far the lines without marks are indented at least.
  init(_ line: String, margin: Int) {
    let marked = line.drop { $0 == " " || $0 == "\t" }
    let rest = marked.drop { $0 == "/" || $0 == "*" || $0 == "!" }
    text = rest.drop { $0 == " " || $0 == "\t" }
    // What has no marks, inside of a block comment, is indented as the comment is, and code further.
    spaces =
      rest.count == marked.count
      ? line.count - marked.count - margin + 1 : rest.count - text.count
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
