struct WaterPlantUseCase: Sendable {  // expect: repository-min-tests
  let repository: any PlantsRepositoryProtocol

  func run(_ plant: Plant) async throws {
    var watered = plant
    watered.isWatered = true
    try await repository.update(watered)
  }
}
