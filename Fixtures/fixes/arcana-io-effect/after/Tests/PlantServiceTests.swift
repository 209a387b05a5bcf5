// expect-file: test-directory-layout
import XCTest

final class PlantServiceTests: XCTestCase {
  // SRS-003: A plant that needs water is marked
  func testDryPlant_ShouldBeMarked() async {}
}
