protocol PlantTreeUseCaseProtocol {  // expect: feature-complete
  func execute(_ name: String) async throws -> PlanModel
}

struct PlantTreeUseCase: PlantTreeUseCaseProtocol {  // expect: feature-complete
  private let repository: SeedRepositoryProtocol
  private let trees: TreeRepository

  func execute(_ name: String) async throws -> PlanModel { PlanModel() }
}
