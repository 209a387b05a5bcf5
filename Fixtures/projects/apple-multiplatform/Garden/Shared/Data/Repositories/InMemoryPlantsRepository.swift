import Foundation

actor InMemoryPlantsRepository: PlantsRepositoryProtocol {
  private var plants: [Plant]
  private let delay: Duration

  init(plants: [Plant] = Plant.mocks, delay: Duration = .zero) {
    self.plants = plants
    self.delay = delay
  }

  func fetchPlants() async throws -> [Plant] {
    try await Task.sleep(for: delay)
    return plants
  }

  func update(_ plant: Plant) async throws {
    guard let index = plants.firstIndex(where: { $0.id == plant.id }) else {
      throw AppError.notFound
    }
    plants[index] = plant
  }
}
