import Testing

@testable import Garden

@Suite("Watering")
struct WateringTests {
  @Test func waters() async throws {  // expect: test-display-names
    try await Task.sleep(for: .milliseconds(50))  // expect: no-sleep-in-tests
  }
}
