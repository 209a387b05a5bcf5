import Testing

@testable import Garden

@Suite("Plants repository")
struct PlantsRepositoryTests {
  @Test("Fetches all plants")
  func fetchSuccess() async throws {
    let plants = try await InMemoryPlantsRepository().fetchPlants()
    #expect(plants.count == 2)
  }

  @Test("Is empty without plants")
  func fetchEmpty() async throws {
    let plants = try await InMemoryPlantsRepository(plants: []).fetchPlants()
    #expect(plants.isEmpty)
  }

  @Test("Throws an error for a plant that is gone")
  func updateError() async throws {
    let repository = InMemoryPlantsRepository(plants: [])
    await #expect(throws: AppError.notFound) { try await repository.update(Plant.mocks[0]) }
  }
}
