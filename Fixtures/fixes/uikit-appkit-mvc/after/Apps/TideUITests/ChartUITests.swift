import XCTest

final class ChartUITests: XCTestCase {
  func testChart() {
    // expect-next: swiftlint-disable-needs-reason
    // swiftlint:disable:next force_try
    XCUIApplication().launch()  // expect: ui-tests-limited
  }
}
