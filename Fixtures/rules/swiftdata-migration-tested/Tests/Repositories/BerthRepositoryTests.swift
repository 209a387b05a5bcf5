final class BerthRepositoryTests: XCTestCase {
  func testOpen_ShouldOpen() { print(BerthRepository.self) }
}
