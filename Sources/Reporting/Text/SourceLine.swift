/// A line of source as a terminal shows it, with a marked part: tabs expanded, hidden characters
/// spelled out, and cut around the mark when it is too long.
struct SourceLine {
  /// The text to show.
  let text: String
  /// The columns of the mark in ``text``, 0-based; at least one, possibly just after the text.
  let mark: Range<Int>

  /// The distance between tab stops in columns.
  private static let tabWidth = 4

  /// One character with what is shown for it.
  private struct Cell {
    let text: String
    let columns: Range<Int>
  }

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - line: the line, or as much of it as there is.
  ///   - bytes: the marked bytes of the line; they may start and end past what there is.
  ///   - width: how many columns there are, more than 10.
  init(_ line: String, marking bytes: Range<Int>, width: Int) {
    if line.utf8.count <= width, line.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) {
      let start = min(bytes.lowerBound, line.utf8.count)
      text = line
      mark = start..<max(start + 1, min(bytes.upperBound, line.utf8.count))
      return
    }
    let (cells, marked) = Self.cells(of: line, marking: bytes)
    let total = cells.last?.columns.upperBound ?? 0
    let shown = Self.window(total: total, mark: marked, width: width)
    var text = ""
    var columns = shown.lowerBound..<shown.lowerBound
    for cell in cells where shown.contains(cell.columns) {
      if columns.isEmpty { columns = cell.columns }
      columns = columns.lowerBound..<cell.columns.upperBound
      text += cell.text
    }
    let isCutBefore = shown.lowerBound > 0
    let shift = columns.lowerBound - (isCutBefore ? 1 : 0)
    let start = max(marked.lowerBound, columns.lowerBound)
    let end = max(start + 1, min(marked.upperBound, columns.upperBound))
    self.text = (isCutBefore ? "…" : "") + text + (shown.upperBound < total ? "…" : "")
    mark = (start - shift)..<(end - shift)
  }

  /// The characters of a line with the columns they take, and the columns of the marked bytes.
  private static func cells(
    of line: String, marking bytes: Range<Int>
  ) -> (cells: [Cell], mark: Range<Int>) {
    var cells: [Cell] = []
    var offset = 0
    var column = 0
    var start: Int?
    var end: Int?
    for character in line {
      let (text, width) = shown(character, at: column, isFirst: offset == 0)
      let next = offset + character.utf8.count
      if start == nil && bytes.lowerBound < next { start = column }
      cells.append(Cell(text: text, columns: column..<column + width))
      offset = next
      column += width
      if end == nil && bytes.upperBound <= next { end = column }
    }
    let first = start ?? column
    return (cells, first..<max(first + 1, end ?? column))
  }

  /// The text that is shown for a character, and its width.
  private static func shown(
    _ character: Character, at column: Int, isFirst: Bool
  ) -> (text: String, width: Int) {
    let text = String(character)
    let byte = text.utf8.first ?? 0
    if text.utf8.count == 1 && byte >= 0x20 && byte != 0x7F { return (text, 1) }
    if byte == UInt8(ascii: "\t") {
      let width = tabWidth - column % tabWidth
      return (String(repeating: " ", count: width), width)
    }
    // A byte order mark is no part of the text.
    if isFirst && text.unicodeScalars.first == "\u{FEFF}" {
      let rest = String(text.unicodeScalars.dropFirst()).visible
      return (rest, rest.displayWidth)
    }
    let visible = text.visible
    return (visible, visible.displayWidth)
  }

  /// The columns of a line of `total` columns that are shown, so that the mark is among them.
  private static func window(total: Int, mark: Range<Int>, width: Int) -> Range<Int> {
    if total <= width { return 0..<total }
    if mark.upperBound < width { return 0..<width - 1 }
    // Both ends are cut, and what the mark leaves is shared between them.
    let room = max(0, width - 2 - mark.count)
    let start = max(0, mark.lowerBound - max(room / 2, 4))
    if start == 0 { return 0..<width - 1 }
    if start + width - 1 >= total { return total - (width - 1)..<total }
    return start..<start + width - 2
  }
}

extension Range<Int> {
  /// Returns true if the range contains all of `other`.
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
