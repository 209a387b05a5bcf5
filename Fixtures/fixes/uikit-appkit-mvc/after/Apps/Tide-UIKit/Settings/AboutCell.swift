/// The rows that say who has made the app.
enum AboutCell: Hashable {  // expect: static-table-cell-hashable
  case version
  case authors
}
