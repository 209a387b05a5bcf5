/// Types and values named like the words are no calls of them.
struct Sheet {
  let rows: [Row]

  struct Row {
    let width = 0
  }

  var first: Row { rows[0] }
  func find(_ number: Int) -> Row { rows[number] }
  func widest() -> Row? { nil }
  func each(_ body: (Row) -> Void) { rows.forEach { Row in body(Row) } }
  func cast(_ value: Any) -> Bool {
    if value is Row { return true }
    if let row = value as? Row { return row.width > 0 }
    return false
  }
  func all<T>(_ value: T) -> [T] where T == Row { [value] }
}

extension Sheet.Row {
  var isEmpty: Bool { width == 0 }
}
