@testable import Shop
import XCTest

final class BasketTests: XCTestCase {
  func testChanges() {
    token = basket.changes.sink(receiveValue: { print($0) })  // expect: no-combine-operators
  }
}
