import SwiftSource

/// A table of a Markdown file.
struct MarkdownTable {
  /// A line of cells.
  struct Row {
    /// The index of the line.
    let line: Int
    /// The bytes of each cell, without white space.
    let cells: [Range<Int>]
  }

  let heading: Row
  let rows: [Row]
}

/// A name with a value, as documents write them: `Name: value`, `- **Name:** value`, or a row of a
/// table with two columns.
struct MarkdownField {
  /// The name, without marks around it.
  let name: String
  /// The bytes of the name.
  let range: Range<Int>
  /// True if nothing is said under the name.
  let isEmpty: Bool
}

extension MarkdownOutline {
  /// The tables in a range of lines.
  func tables(in body: Range<Int>, _ buffer: SourceBuffer) -> [MarkdownTable] {
    let bytes = buffer.padded
    func row(_ line: Int) -> MarkdownTable.Row {
      MarkdownTable.Row(
        line: line,
        cells: MarkdownBlock.cells(of: lines[line].range, bytes).map { Self.trimmed($0, bytes) })
    }
    var tables: [MarkdownTable] = []
    var index = body.lowerBound
    while index + 1 < body.upperBound {
      guard lines[index].kind == .text, bytes[lines[index].range].contains(UInt8(ascii: "|")),
        lines[index + 1].kind == .text, MarkdownBlock.isDelimiterRow(lines[index + 1].range, bytes)
      else {
        index += 1
        continue
      }
      var end = index + 2
      while end < body.upperBound, lines[end].kind == .text,
        bytes[lines[end].range].contains(UInt8(ascii: "|"))
      {
        end += 1
      }
      tables.append(MarkdownTable(heading: row(index), rows: (index + 2..<end).map(row)))
      index = end
    }
    return tables
  }

  /// The fields in a range of lines.
  func fields(in body: Range<Int>, _ buffer: SourceBuffer) -> [MarkdownField] {
    var fields: [MarkdownField] = []
    for index in body where lines[index].kind == .text {
      guard let (name, value) = field(lines[index].range, buffer.padded) else { continue }
      let isEmpty = value.isEmpty && !hasValue(behind: index, in: body, buffer)
      fields.append(
        MarkdownField(name: Self.plain(name, buffer), range: name, isEmpty: isEmpty))
    }
    return fields
  }

  /// The bytes of the name and of the value on one line.
  private func field(
    _ line: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> (name: Range<Int>, value: Range<Int>)? {
    if bytes[line].first == UInt8(ascii: "|") {
      let cells = MarkdownBlock.cells(of: line, bytes).map { Self.trimmed($0, bytes) }
      return cells.count < 2 ? nil : (cells[0], cells[1])
    }
    guard let colon = line.first(where: { bytes[$0] == UInt8(ascii: ":") }) else { return nil }
    var value = colon + 1
    while value < line.upperBound, Self.isMark(bytes[value]) { value += 1 }
    return (line.lowerBound..<colon, Self.trimmed(value..<line.upperBound, bytes))
  }

  /// Returns true if the lines after a field without a value on its own line give it one: a block
  /// of code, a paragraph, or lines that are indented further.
  private func hasValue(behind index: Int, in body: Range<Int>, _ buffer: SourceBuffer) -> Bool {
    guard
      let next = (index + 1..<max(index + 1, body.upperBound)).first(where: {
        lines[$0].kind != .blank && lines[$0].kind != .hidden
      })
    else { return false }
    switch lines[next].kind {
    case .fence, .code: return true
    case .text:
      if lines[next].indent > lines[index].indent { return true }
      let bytes = buffer.padded
      let isRule = bytes[lines[next].range].allSatisfy { Self.isMark($0) || $0 == 0x2D }
      return !isRule && !MarkdownBlock.startsListItem(lines[next].range, bytes)
        && field(lines[next].range, bytes) == nil
    default: return false
    }
  }

  /// The text without the marks of lists, emphasis and code around it.
  static func plain(_ range: Range<Int>, _ buffer: SourceBuffer) -> String {
    let bytes = buffer.padded
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isMark(bytes[start]) || [0x2D, 0x2B, 0x3E].contains(bytes[start]) {
      start += 1
    }
    while end > start, isMark(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: ":") { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// White space, or a mark of emphasis, code or deleted text.
  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
