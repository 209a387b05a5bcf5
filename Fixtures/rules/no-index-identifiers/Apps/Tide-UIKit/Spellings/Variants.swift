func reload() {
  snapshot.appendItems(Array(0...3), toSection: .low)  // expect: no-index-identifiers
  snapshot.insertItems(Array(tides.indices), beforeItem: first)  // expect: no-index-identifiers
  snapshot.appendItems([0, 1, 2])  // expect: no-index-identifiers
}
struct Row {
  let id: Int
  init(index: Int) { self.id = index }  // expect: no-index-identifiers
}

func hexadecimal() {
  snapshot.appendItems([0x0, 0x1])  // expect: no-index-identifiers
}
