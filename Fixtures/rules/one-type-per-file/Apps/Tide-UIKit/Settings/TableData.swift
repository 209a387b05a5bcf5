struct TableData<CellID: Hashable> { let sections: [TableSection<CellID>] }
struct TableSection<CellID: Hashable> { let cells: [CellID] }
