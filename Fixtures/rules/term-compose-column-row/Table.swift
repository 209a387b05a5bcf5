import SwiftUI

/// Column 3 of the table, Row 4 of the CSV file. Columns have names.
struct ResultTable: View {
  let results: [ItemRow]
  let row = 1
  let Column = "Column"

  // The Row of the database.

  // Compose letters here, away from the paragraph above.
  var body: some View {
    Grid {
      GridRow { Text("Row") }
      UserRow { Text("row of a Composable") }
    }
    Table(results) {
      TableColumn("Column") { item in Text(item.name) }
    }
    Text("Row { Column { } }")
    Text(
      """
      Column {
        Row { }
      }
      """)
  }

  func cell(Row number: Int, Column other: Int) -> String { cell(Row: number, Column: other) }
  func count() -> Int { results.filter { $0.row == Kind.Row }.count }
}

enum Kind { case Row, Column }

// A composed column: rows are drawn before columns, with the modifier of each.
struct ItemRow: Identifiable {
  let id: Int
  let name: String
  let row = Kind.Column
}

struct UserRow<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content }
}
