import SnapshotTesting  // expect: no-screenshot-tests
import XCTest

final class ChartTests: XCTestCase {
  func testChart() {
    assertSnapshot(of: chart, as: .image)  // expect: no-screenshot-tests
    let picture = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
    // assertSnapshot(of: chart)
  }
}
final class OldTests: FBSnapshotTestCase {}  // expect: no-screenshot-tests
