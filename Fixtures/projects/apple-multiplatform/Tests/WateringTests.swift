import Testing

@testable import Garden

@Suite("Watering")
struct WateringTests {
  @Test func waters() async throws {  // expect: test-display-names
    try await Task.sleep(for: .milliseconds(50))  // expect: no-sleep-in-tests
  }

  @Test("Waters every plant")
  func watersAll() async throws {  // expect: test-given-when-then
    let repository = InMemoryPlantsRepository()
    let plants = try await repository.fetchPlants()
    try await WaterPlantUseCase(repository: repository).run(plants[0])
    #expect(plants.count == 2)
    #expect(plants[0].isWatered)
  }
}
