import XCTest

final class BookingUITests: XCTestCase {
  func testBooking() { XCUIApplication().launch() }
}
