func testRows() {
  let snapshot = dataSource.snapshot()
  XCTAssertEqual(snapshot.itemIdentifiers, ids)
}
