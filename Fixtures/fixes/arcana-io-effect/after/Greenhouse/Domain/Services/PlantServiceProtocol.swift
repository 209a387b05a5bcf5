/// What can be done with plants.
protocol PlantServiceProtocol: Sendable {
  func plants(page: Int) async throws -> [Plant]
  func rename(_ plant: Plant, to name: String) async throws
}
