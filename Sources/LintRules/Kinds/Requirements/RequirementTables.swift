import Matching
import SwiftSource

/// The tables of a document that list requirements in a column of their own, behind others:
/// `| Priority | ID | Requirement |`.
struct RequirementTables {
  /// A row with its cells, and the columns of its table.
  private struct Row {
    let cells: [Range<Int>]
    let id: Int
    let title: Int
  }

  /// The rows by their lines.
  private let rows: [Int: Row]
  private let file: SourceFile

  init(_ outline: MarkdownOutline, _ file: SourceFile) {
    self.file = file
    var rows: [Int: Row] = [:]
    for table in outline.tables(in: outline.lines.indices, file.buffer) {
      let names = table.heading.cells.map { MarkdownOutline.plain($0, file.buffer).lowercased() }
      // A table that starts with tests says which of them cover what.
      guard let id = names.firstIndex(where: Self.isOfIDs), let first = names.first,
        !Self.tests.contains(where: first.contains),
        let title = names.indices.first(where: { $0 != id && Self.titles.contains(names[$0]) })
      else { continue }
      for row in table.rows where row.cells.count > max(id, title) {
        rows[row.line] = Row(cells: row.cells, id: id, title: title)
      }
    }
    self.rows = rows
  }

  /// The cell that says what an id asks; nil where the line is no row, or the id is in another column or not
  /// alone.
  func title(of id: Range<Int>, onLine line: Int) -> Range<Int>? {
    guard let row = rows[line], row.cells[row.id].contains(id.lowerBound),
      MarkdownOutline.plain(row.cells[row.id], file.buffer) == file.text(id)
    else { return nil }
    return row.cells[row.title]
  }

  private static func isOfIDs(_ name: String) -> Bool {
    ids.contains(name) || name.hasSuffix(" id") || name.hasSuffix("-id")
  }

  private static let ids: Set<String> = ["id", "key", "no", "no.", "nr", "nr.", "#", "number"]
  private static let titles: Set<String> = [
    "requirement", "requirements", "title", "name", "description", "statement", "text", "summary",
    "feature", "anforderung", "beschreibung", "requisito", "descripción", "exigence",
  ]
  private static let tests = ["test", "suite", "evidence"]
}
