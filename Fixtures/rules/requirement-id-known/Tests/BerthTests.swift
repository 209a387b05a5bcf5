final class BerthTests: XCTestCase {
  // SRS-001, SRS-002 and https://harbor.dev/SRS-055
  func testList() {}

  // SRS-010: berths are painted  // expect: requirement-id-known
  func testPaint() {}

  func test_SRS_011_book() {}  // expect: requirement-id-known
}
