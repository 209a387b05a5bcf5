import XCTest

final class ChartUITests: XCTestCase {
  func testChart() { XCUIApplication().launch() }  // expect: ui-tests-limited
}
