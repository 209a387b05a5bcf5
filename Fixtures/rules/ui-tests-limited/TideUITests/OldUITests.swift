import XCTest

final class OldUITests: XCTestCase {
  func testOld() { XCUIApplication().launch() }
}
