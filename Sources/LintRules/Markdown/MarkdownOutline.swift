import SwiftSource

/// A Markdown file as its readers see it: its lines, and the sections that its headings open.
struct MarkdownOutline {
  /// One line.
  struct Line {
    enum Kind {
      case blank, text, heading, code
      /// The line that opens or closes a code block.
      case fence
      /// Front matter, or a comment.
      case hidden
    }

    var kind: Kind
    /// The bytes without white space around them and without a comment after them.
    let range: Range<Int>
    /// How many columns stand before them.
    let indent: Int
    /// The language that a code block names, empty for all other lines.
    var language: Range<Int>
  }

  /// A heading with everything up to the next one of its level or of a higher level.
  struct Section {
    /// The index of the heading among the lines.
    let line: Int
    let level: Int
    /// The bytes of the heading's text.
    let title: Range<Int>
    /// The index after its last line that is not blank.
    var end: Int
    /// The section around it, -1 for none.
    let parent: Int
  }

  private(set) var lines: [Line] = []
  /// In the order of their headings.
  private(set) var sections: [Section] = []
  /// The innermost section of each line, -1 for none.
  private(set) var sectionOfLine: [Int] = []

  init(_ buffer: SourceBuffer) {
    readLines(buffer)
    findSections(buffer.padded)
  }

  /// The lines of the file, or of a section without its heading.
  func body(of section: Int?) -> Range<Int> {
    section.map { sections[$0].line + 1..<sections[$0].end } ?? 0..<lines.count
  }

  /// The section and those around it, innermost first.
  func chain(of section: Int) -> [Int] {
    var chain: [Int] = []
    var index = section
    while index >= 0 {
      chain.append(index)
      index = sections[index].parent
    }
    return chain
  }

  // MARK: - Lines

  private mutating func readLines(_ buffer: SourceBuffer) {
    let bytes = buffer.padded
    let text = MarkdownBlock.endOfFrontMatter(buffer)
    var fence: MarkdownFence?
    var isInComment = false
    // Behind a list item indented lines belong to it and are no code.
    var isInList = false
    var start = buffer.startOfText
    while start < buffer.count {
      var end = start
      while end < buffer.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      let whole = start..<end
      start = end + (end < buffer.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A ? 2 : 1)
      if whole.lowerBound < text {
        append(.hidden, whole, bytes)
      } else if let open = fence {
        let isClosed = open.isClosed(by: whole, bytes)
        if isClosed { fence = nil }
        append(isClosed ? .fence : .code, whole, bytes)
      } else if isInComment {
        isInComment = bytes.firstOffset(of: Self.commentEnd, in: whole) == nil
        append(.hidden, whole, bytes)
      } else if let open = MarkdownFence(whole, bytes) {
        fence = open
        append(.fence, whole, bytes)
        lines[lines.count - 1].language = Self.trimmed(open.info, bytes)
      } else {
        let isCode =
          !isInList && MarkdownBlock.isIndented(whole, bytes)
          && lines.last.map { $0.kind == .blank || $0.kind == .code } ?? true
        let shown = Self.withoutComment(whole, bytes, &isInComment)
        append(isCode && !shown.isEmpty ? .code : .text, shown, bytes)
        if lines[lines.count - 1].kind == .text, !MarkdownBlock.isIndented(whole, bytes) {
          let continues = isInList && lines.dropLast().last?.kind == .text
          isInList = MarkdownBlock.startsListItem(whole, bytes) || continues
        }
      }
    }
  }

  mutating func append(
    _ kind: Line.Kind, _ whole: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) {
    let range = Self.trimmed(whole, bytes)
    let isBlank = kind == .text && range.isEmpty
    lines.append(
      Line(
        kind: isBlank ? .blank : kind, range: range, indent: range.lowerBound - whole.lowerBound,
        language: range.upperBound..<range.upperBound))
  }

  private static let commentStart = Array("<!--".utf8)
  private static let commentEnd = Array("-->".utf8)

  /// The line up to a comment that nothing follows.
  private static func withoutComment(
    _ line: Range<Int>, _ bytes: ContiguousArray<UInt8>, _ isOpen: inout Bool
  ) -> Range<Int> {
    var start = line.lowerBound
    while let open = bytes.firstOffset(of: commentStart, in: start..<line.upperBound) {
      guard let close = bytes.firstOffset(of: commentEnd, in: open..<line.upperBound) else {
        isOpen = true
        return line.lowerBound..<open
      }
      if trimmed(close + commentEnd.count..<line.upperBound, bytes).isEmpty {
        return line.lowerBound..<open
      }
      start = close
    }
    return line
  }

  /// The bytes without white space around them.
  static func trimmed(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return start..<end
  }

  // MARK: - Sections

  private mutating func findSections(_ bytes: ContiguousArray<UInt8>) {
    var found: [(line: Int, level: Int, title: Range<Int>)] = []
    for index in lines.indices where lines[index].kind == .text {
      if let (level, title) = heading(at: index, bytes) {
        lines[index].kind = .heading
        found.append((index, level, title))
      } else if let level = underline(at: index, bytes) {
        lines[index].kind = .hidden
        lines[index - 1].kind = .heading
        found.append((index - 1, level, lines[index - 1].range))
      }
    }
    findSections(found)
  }

  /// Finds the sections that the headings open.
  mutating func findSections(_ headings: [(line: Int, level: Int, title: Range<Int>)]) {
    var open: [Int] = []
    for heading in headings { add(heading.level, heading.title, line: heading.line, &open) }
    for section in open { sections[section].end = lines.count }
    sectionOfLine = Array(repeating: -1, count: lines.count)
    for index in sections.indices {
      for line in sections[index].line..<sections[index].end { sectionOfLine[line] = index }
      while sections[index].end > sections[index].line + 1,
        lines[sections[index].end - 1].kind == .blank
      {
        sections[index].end -= 1
      }
    }
  }

  private mutating func add(
    _ level: Int, _ title: Range<Int>, line: Int, _ open: inout [Int]
  ) {
    while let last = open.last, sections[last].level >= level {
      sections[last].end = line
      open.removeLast()
    }
    sections.append(
      Section(line: line, level: level, title: title, end: lines.count, parent: open.last ?? -1))
    open.append(sections.count - 1)
  }

  /// The level and the text of a heading that starts with `#`.
  private func heading(
    at index: Int, _ bytes: ContiguousArray<UInt8>
  ) -> (level: Int, title: Range<Int>)? {
    let range = lines[index].range
    guard lines[index].indent < 4 else { return nil }
    let level = bytes[range].prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(level), level == range.count || bytes[range.lowerBound + level] <= 0x20
    else { return nil }
    var title = Self.trimmed(range.lowerBound + level..<range.upperBound, bytes)
    let closing = bytes[title].reversed().prefix { $0 == UInt8(ascii: "#") }.count
    if closing > 0, closing < title.count, bytes[title.upperBound - closing - 1] == 0x20 {
      title = Self.trimmed(title.lowerBound..<title.upperBound - closing, bytes)
    }
    return (level, title)
  }

  /// The level of a heading whose underline is at the index: a line of `=` or `-` below a paragraph
  /// of one line.
  private func underline(at index: Int, _ bytes: ContiguousArray<UInt8>) -> Int? {
    let range = lines[index].range
    guard range.count >= 2, let mark = bytes[range].first,
      mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-"),
      bytes[range].allSatisfy({ $0 == mark }), index > 0, lines[index - 1].kind == .text,
      index == 1 || lines[index - 2].kind != .text
    else { return nil }
    let above = lines[index - 1].range
    guard !MarkdownBlock.startsListItem(above, bytes), !bytes[above].contains(UInt8(ascii: "|"))
    else { return nil }
    return mark == UInt8(ascii: "=") ? 1 : 2
  }
}

extension ContiguousArray<UInt8> {
  /// The first offset of `text` in the range.
  fileprivate func firstOffset(of text: [UInt8], in range: Range<Int>) -> Int? {
    guard range.count >= text.count else { return nil }
    return (range.lowerBound...range.upperBound - text.count).first { offset in
      self[offset..<offset + text.count].elementsEqual(text)
    }
  }
}
