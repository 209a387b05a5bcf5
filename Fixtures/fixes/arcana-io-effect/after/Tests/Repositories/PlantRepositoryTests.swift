import XCTest

final class PlantRepositoryTests: XCTestCase {
  // SRS-002: A plant can be renamed without a network
  // SDD-001: Plants are stored with SwiftData
  func testRenameOffline_ShouldStoreName() async {}
}
