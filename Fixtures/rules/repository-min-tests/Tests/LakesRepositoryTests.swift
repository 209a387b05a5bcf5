import XCTest

final class LakesRepositoryTests: XCTestCase {
  func testÉxito() {}
  func testVacío() {}
  func testFails() {}
}
