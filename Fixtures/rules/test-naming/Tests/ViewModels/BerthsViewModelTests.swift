import XCTest

final class BerthsViewModelTests: XCTestCase {
  override func setUp() {}
  func testRefreshWithoutNetwork_ShouldShowError() {}
  func testRefresh() async {}  // expect: test-naming
  func test_refresh_shouldShowBerths() {}  // expect: test-naming
  func testScrollingPerformance() {}
  func testReading() { measure {} }
  func tested(_ berth: String) -> Bool { true }
  private func testData() -> String { "" }
}

class HarborTestCase: XCTestCase {}

final class CranesViewModelTests: HarborTestCase {
  func testLift() throws {}  // expect: test-naming
}

@Suite struct TidesTests {
  @Test("rises twice a day") func testRise() {}
}
