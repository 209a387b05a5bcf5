final class LookTests: XCTestCase {
  func testLook() {
    XCTAssert(XCUIScreen.main.screenshot().pngRepresentation == expected)  // expect: no-screenshot-tests
    XCTAssertEqual(expected, app.screenshot().pngRepresentation)  // expect: no-screenshot-tests
  }
}
