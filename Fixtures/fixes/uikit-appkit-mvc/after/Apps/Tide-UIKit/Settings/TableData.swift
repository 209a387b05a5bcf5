/// All sections of a table.
struct TableData<CellID: Hashable> {
  let sections: [TableSection<CellID>]
}
