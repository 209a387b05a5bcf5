import XCTest

class HarborCase: XCTestCase {
  let berths = MockBerthService()
}
