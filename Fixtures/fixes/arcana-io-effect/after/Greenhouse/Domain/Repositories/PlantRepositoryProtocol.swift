/// Where plants are kept.
@MainActor
protocol PlantRepositoryProtocol {
  func getPlants() -> [Plant]
  func updatePlant(_ plant: Plant) async throws
}
