import XCTest

final class PickTests: XCTestCase {
  func testFour() {}
  func testFive() {}
  func testSix() {}
}
