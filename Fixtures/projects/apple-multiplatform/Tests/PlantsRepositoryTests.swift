import Testing

@testable import Garden

@Suite("Plants repository")
struct PlantsRepositoryTests {
  @Test("Fetches all plants")
  func fetchSuccess() async throws {
    let plants = try await InMemoryPlantsRepository().fetchPlants()
    #expect(plants.count == 2)
  }
}
