import XCTest

final class WalksTests: XCTestCase {
  func testWalk() {  // expect: test-given-when-then
    let walk = Walk()
    walk.start()
    walk.stop()
    XCTAssertEqual(walk.length, 1)
    XCTAssertEqual(walk.count, 1)
  }

  func testament() -> Walk {
    let walk = Walk()
    walk.start()
    walk.stop()
    return walk
  }
}
