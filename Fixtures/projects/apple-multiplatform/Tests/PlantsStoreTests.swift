import Testing

@testable import Garden

@Suite("Plants store")
@MainActor
struct PlantsStoreTests {
  @Test("Shows the plants once they are loaded")
  func loads() async {
    // Given
    let store = PlantsStore(repository: InMemoryPlantsRepository())
    #expect(store.state == .loading)
    // When
    await store.load()
    // Then
    #expect(store.state == .content(Plant.mocks))
  }

  @Test("Shows that there are no plants")
  func isEmpty() async {
    let store = PlantsStore(repository: InMemoryPlantsRepository(plants: []))
    await store.load()
    #expect(store.state == .empty)
  }

  @Test("Tries again")
  func retries() async {
    let store = PlantsStore(repository: InMemoryPlantsRepository())
    await store.retry()
    #expect(store.state == .content(Plant.mocks))
  }
}
