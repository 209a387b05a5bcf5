struct Row { var identifier: UUID { UUID() } }  // expect: stable-identifiers
extension Tide: Identifiable { var id: UUID { .init() } }  // expect: stable-identifiers
func makeSnapshot() -> Snapshot {
  var snapshot = Snapshot()
  snapshot.appendSections([.low])
  let rows = tides.map { Row(id: UUID(), tide: $0) }  // expect: stable-identifiers
  snapshot.appendItems(rows)
  return snapshot
}
