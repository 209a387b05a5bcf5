import XCTest

final class BerthsViewModelTests: XCTestCase {
  // SRS-001: berths are listed
  func testRefresh_ShouldListBerths() {}

  // Berths are listed.
  func testRefreshTwice_ShouldListBerths() {}  // expect: test-references-requirement

  func testClose_ShouldClose() {}  // expect: test-references-requirement

  func testOpen_ShouldOpen() {}  // SDD-002
  func testScrollingPerformance() { measure {} }
  func makeBerth() -> String { "" }
}
