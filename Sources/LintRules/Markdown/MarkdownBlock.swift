import SwiftSource

/// A paragraph, heading, list item or table of a Markdown file; code blocks are left out.
struct MarkdownBlock {
  /// The bytes of the block.
  let range: Range<Int>
  /// The lines of the block.
  let lines: [Range<Int>]
  /// The columns of a table that hold the wrong words, by number from 0.
  let wrongColumns: Set<Int>

  /// The blocks of a file. Fenced and indented code and front matter are none.
  static func blocks(of buffer: SourceBuffer) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var lines: [Range<Int>] = []
    var fence: MarkdownFence?
    // After a list item indented lines belong to it and are no code, up to where code in it starts.
    var isInList = false
    var codeInList = 0
    let bytes = buffer.padded
    var start = endOfFrontMatter(buffer)
    while start < buffer.count {
      var end = start
      while end < buffer.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      let line = start..<end
      if let open = fence {
        if open.isClosed(by: line, bytes) { fence = nil }
      } else if let open = MarkdownFence(line, bytes) {
        finish()
        fence = open
      } else if line.allSatisfy({ bytes[$0] == 0x20 || bytes[$0] == 0x09 }) {
        finish()
      } else if !(lines.isEmpty && isIndented(line, bytes)
        && (!isInList || indentation(of: line, bytes) >= codeInList))
      {
        // Each item of a list is a block of its own.
        if startsListItem(line, bytes) {
          finish()
          codeInList = indentation(ofItem: line, bytes) + 4
        }
        if !isIndented(line, bytes) {
          isInList = startsListItem(line, bytes) || (isInList && !lines.isEmpty)
        }
        // A table may follow a heading or a paragraph without an empty line.
        if lines.count > 1, isDelimiterRow(line, bytes) {
          let heading = lines.removeLast()
          finish()
          lines = [heading]
        }
        lines.append(line)
      }
      start = end + (end < buffer.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A ? 2 : 1)
    }
    finish()
    return blocks

    func finish() {
      guard let first = lines.first, let last = lines.last else { return }
      blocks.append(
        MarkdownBlock(
          range: first.lowerBound..<last.upperBound, lines: lines,
          wrongColumns: wrongColumns(of: lines, bytes)))
      lines = []
    }
  }

  /// After the lines from `---` to `---` at the start of the file.
  static func endOfFrontMatter(_ buffer: SourceBuffer) -> Int {
    let bytes = buffer.padded
    func isRule(_ line: Range<Int>) -> Bool {
      bytes[line].filter { $0 != 0x0D && $0 != 0x20 } == [0x2D, 0x2D, 0x2D]
    }
    var start = buffer.startOfText
    var isFirst = true
    while start < buffer.count {
      var end = start
      while end < buffer.count, bytes[end] != 0x0A { end += 1 }
      if isRule(start..<end) {
        if !isFirst { return end }
      } else if isFirst {
        return 0
      }
      isFirst = false
      start = end + 1
    }
    return 0
  }

  /// Returns true if the line starts with the white space that makes it code outside a list.
  static func isIndented(_ line: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes[line].first == 0x09 || bytes[line].prefix(4).elementsEqual([0x20, 0x20, 0x20, 0x20])
  }

  /// The column of the first character that is no white space.
  private static func indentation(of line: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Int {
    bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }.reduce(0) { column, byte in
      byte == 0x09 ? (column / 4 + 1) * 4 : column + 1
    }
  }

  /// The column at which the text of a list item starts.
  private static func indentation(ofItem line: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Int {
    let marker = bytes[line].drop { $0 == 0x20 || $0 == 0x09 }.prefix { $0 > 0x20 }.count
    return indentation(of: line, bytes) + marker + 1
  }

  static func startsListItem(_ line: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let text = bytes[line].drop { $0 == 0x20 }
    if let first = text.first, [0x2D, 0x2A, 0x2B].contains(first) {
      return [0x20, 0x09].contains(text.dropFirst().first)
    }
    let rest = text.drop { $0 >= 0x30 && $0 <= 0x39 }
    return rest.count < text.count && (rest.first == 0x2E || rest.first == 0x29)
  }

  /// The parts of the block in which a word counts: all but the wrong column of a table of terms.
  func prose(in bytes: ContiguousArray<UInt8>) -> [Range<Int>] {
    guard !wrongColumns.isEmpty else { return [range] }
    return lines.flatMap { line in
      Self.cells(of: line, bytes).enumerated().filter { !wrongColumns.contains($0.offset) }
        .map(\.element)
    }
  }

  /// The columns whose heading says that their words are wrong.
  private static func wrongColumns(
    of lines: [Range<Int>], _ bytes: ContiguousArray<UInt8>
  ) -> Set<Int> {
    guard lines.count > 1, isDelimiterRow(lines[1], bytes) else { return [] }
    var columns: Set<Int> = []
    for (index, cell) in cells(of: lines[0], bytes).enumerated() {
      let heading = String(decoding: bytes[cell], as: UTF8.self).lowercased()
        .trimmingPrefix { !$0.isLetter }.prefix { $0.isLetter }
      if ["incorrecto", "incorrect", "before", "wrong", "antes"].contains(heading) {
        columns.insert(index)
      }
    }
    return columns
  }

  /// Returns true if the line is the one between the heading of a table and its rows.
  static func isDelimiterRow(_ line: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes[line].contains(UInt8(ascii: "|")) && bytes[line].contains(UInt8(ascii: "-"))
      && bytes[line].allSatisfy { [0x09, 0x20, 0x2D, 0x3A, 0x7C].contains($0) }
  }

  /// The cells of a line of a table.
  static func cells(of line: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = line.lowerBound
    var isFirst = true
    for offset in line where bytes[offset] == UInt8(ascii: "|") && bytes[max(offset - 1, 0)] != 0x5C
    {
      let isLeading = isFirst && bytes[start..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
      if !isLeading { cells.append(start..<offset) }
      isFirst = false
      start = offset + 1
    }
    if start < line.upperBound { cells.append(start..<line.upperBound) }
    return cells
  }
}
