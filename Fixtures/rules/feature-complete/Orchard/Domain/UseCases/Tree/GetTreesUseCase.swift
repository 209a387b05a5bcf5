protocol GetTreesUseCaseProtocol {
  func execute() async throws -> [TreeModel]
}

final class GetTreesUseCase: GetTreesUseCaseProtocol {
  private let repository: any TreeRepositoryProtocol

  func execute() async throws -> [TreeModel] { [] }
}
