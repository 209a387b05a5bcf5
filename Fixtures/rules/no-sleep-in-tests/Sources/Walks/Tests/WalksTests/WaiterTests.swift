import XCTest

final class WaiterTests: XCTestCase {
  func testArrival(limit: Double) {
    _ = XCTWaiter().wait(for: [arrived], timeout: limit)
    _ = XCTWaiter.wait(for: [arrived], timeout: limit)
    _ = XCTWaiter().wait(for: [arrived], timeout: 2)  // expect: no-sleep-in-tests
    _ = XCTWaiter.wait(for: [arrived], timeout: 2)  // expect: no-sleep-in-tests
  }
}
