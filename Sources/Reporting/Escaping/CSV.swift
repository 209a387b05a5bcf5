/// Comma-separated values.
///
/// Source: RFC 4180. A cell that a spreadsheet would take for a formula starts with an apostrophe.
package enum CSV {
  /// A line with these cells.
  package static func line(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\n"
  }

  private static func quoted(_ cell: String) -> String {
    var cell = cell.onOneLine.visible
    if let first = cell.utf8.first, "=+-@".utf8.contains(first) { cell = "'" + cell }
    guard cell.utf8.contains(where: { "\",;".utf8.contains($0) }) else { return cell }
    return "\"\(cell.replacing("\"", with: "\"\""))\""
  }
}
