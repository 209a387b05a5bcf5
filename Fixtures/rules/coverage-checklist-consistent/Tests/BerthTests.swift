final class HarborBerthTests: XCTestCase {
  // SRS-001: berths are listed
  func testList() {}
}

final class OtherTests: XCTestCase {}
