/// Works with plants that are stored.
@MainActor
final class PlantService: PlantServiceProtocol {
  private let plants: any PlantRepositoryProtocol

  init(plants: any PlantRepositoryProtocol) { self.plants = plants }

  func plants(page: Int) async throws -> [Plant] { plants.getPlants() }

  func rename(_ plant: Plant, to name: String) async throws {
    var renamed = plant
    renamed.name = name
    try await plants.updatePlant(renamed)
  }
}
