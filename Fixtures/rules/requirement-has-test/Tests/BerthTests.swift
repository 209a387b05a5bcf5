import Testing

@Suite struct BerthTests {
  // SRS-001: berths are listed
  @Test func list() {}

  @Test("SRS-006: a crane can be moved") func move() {}

  @Test func test_SDD_002_ships() {}

  @Test func repair() {
    // SRS-011
  }
}
