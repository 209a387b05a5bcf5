import SwiftSource

/// Lines of a text file that belong together, with their context.
package struct TextPassage {
  /// The lines without comments.
  let lines: [Range<Int>]
  /// The text in which words count as near: the passage, its heading and the heading above that.
  let context: [Range<Int>]

  /// The passages of a file: the blocks of Markdown, the lines of other files. The context of a
  /// line in YAML is its job.
  static func passages(of buffer: SourceBuffer, path: String) -> [TextPassage] {
    if path.hasSuffix(".md") { return blocks(of: buffer) }
    let lines = lines(of: buffer, path: path)
    let isYAML = path.hasSuffix(".yml") || path.hasSuffix(".yaml")
    return isYAML ? YAMLJobs.passages(of: lines.map { $0.lines[0] }, buffer) : lines
  }

  /// The lines of a Markdown file that are no code, with an empty one after each block.
  package static func lines(ofMarkdown buffer: SourceBuffer) -> [Range<Int>] {
    MarkdownBlock.blocks(of: buffer).flatMap { block in
      block.lines + [block.range.upperBound..<block.range.upperBound]
    }
  }

  /// The lines of a text file without its comments. A line that ends with a backslash goes on with the
  /// next one. Markdown keeps its code.
  static func logicalLines(of buffer: SourceBuffer, path: String) -> [String] {
    var lines: [String] = []
    var isOpen = false
    for range in Self.lines(of: buffer, path: path).flatMap(\.lines) {
      var text = String(decoding: buffer.padded[range], as: UTF8.self)
      let goesOn = text.last == "\\"
      if goesOn { text.removeLast() }
      if isOpen, !lines.isEmpty { lines[lines.count - 1] += text } else { lines.append(text) }
      isOpen = goesOn
    }
    return lines
  }

  private static func blocks(of buffer: SourceBuffer) -> [TextPassage] {
    var headings: [(level: Int, range: Range<Int>)] = []
    return MarkdownBlock.blocks(of: buffer).flatMap { block in
      // A heading may be right above its paragraph, as one block with it.
      var passages: [TextPassage] = []
      var lines: [Range<Int>] = []
      func finish() {
        guard !lines.isEmpty else { return }
        let near = headings.suffix(2).map(\.range)
        passages.append(TextPassage(lines: lines, context: near + lines))
        lines = []
      }
      for line in block.lines {
        if let level = headingLevel(line, buffer) {
          finish()
          headings.removeAll { $0.level >= level }
          headings.append((level, line))
          passages.append(TextPassage(lines: [line], context: headings.suffix(2).map(\.range)))
        } else {
          lines.append(line)
        }
      }
      finish()
      return passages
    }
  }

  /// How many `#` the line starts with, nil if it is not a heading.
  private static func headingLevel(_ line: Range<Int>, _ buffer: SourceBuffer) -> Int? {
    let level = buffer.padded[line].prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(level), level < line.count,
      buffer.padded[line.lowerBound + level] == 0x20
    else { return nil }
    return level
  }

  private static func lines(of buffer: SourceBuffer, path: String) -> [TextPassage] {
    let marks = CommentMarks(path: path)
    var passages: [TextPassage] = []
    var start = 0
    while start < buffer.count {
      var end = start
      while end < buffer.count, buffer.padded[end] != 0x0A, buffer.padded[end] != 0x0D { end += 1 }
      let line = start..<(marks.start(in: start..<end, buffer.padded) ?? end)
      let lines = [line]
      if !line.isEmpty { passages.append(TextPassage(lines: lines, context: lines)) }
      start = end + 1
    }
    return passages
  }
}

/// How a text file marks comments, by its name.
package struct CommentMarks: Sendable {
  /// The start of a comment that ends with its line, nil if the language has none.
  package let line: [UInt8]?
  /// The start and the end of a comment over several lines.
  package let block: (start: [UInt8], end: [UInt8])?

  package init(path: String) {
    let name = path.split(separator: "/").last ?? ""
    if name.hasSuffix(".xcconfig") {
      (line, block) = (Array("//".utf8), nil)
    } else if name.hasSuffix(".pbxproj") {
      (line, block) = (Array("//".utf8), (Array("/*".utf8), Array("*/".utf8)))
    } else if name.hasSuffix(".md") || name.hasSuffix("plist") {
      (line, block) = (nil, (Array("<!--".utf8), Array("-->".utf8)))
    } else {
      (line, block) = (name.hasSuffix(".xctestplan") ? nil : Array("#".utf8), nil)
    }
  }

  /// Where a comment starts on the line that ends with it: at its start or after white space.
  package func start(in line: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Int? {
    guard let mark = self.line else { return nil }
    return line.first { offset in
      bytes[offset] == mark[0] && offset + mark.count <= line.upperBound
        && bytes[offset..<offset + mark.count].elementsEqual(mark)
        && (offset == line.lowerBound || bytes[offset - 1] <= 0x20)
    }
  }
}
