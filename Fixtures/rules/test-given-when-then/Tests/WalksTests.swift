import XCTest

final class WalksTests: XCTestCase {
  func testWalk() {  // expect: test-given-when-then
    let walk = Walk()
    walk.start()
    walk.stop()
    XCTAssertEqual(walk.length, 1)
    XCTAssertEqual(walk.count, 1)
  }

  /// - Given: a walk
  /// - When: it starts and stops
  /// - Then: it has a length
  @MainActor
  func testDocumentedWalk() {
    let walk = Walk()
    walk.start()
    walk.stop()
    XCTAssertEqual(walk.length, 1)
    XCTAssertEqual(walk.count, 1)
  }

  /// Walks have a length.
  func testWalkWithOtherDocumentation() {  // expect: test-given-when-then
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
