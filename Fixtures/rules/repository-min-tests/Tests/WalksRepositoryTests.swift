import XCTest

final class WalksRepositoryTests: XCTestCase {
  func testSuccess() {}
  func testError() {}
  func testErrorAgain() {}
  func emptyHelper() {}
}
