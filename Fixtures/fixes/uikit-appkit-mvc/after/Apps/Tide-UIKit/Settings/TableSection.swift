/// A section of a table that is known when the app is built.
struct TableSection<CellID> {  // expect: static-table-cell-hashable
  let header: String?  // expect: static-table-structural
  let cells: [CellID]
}
